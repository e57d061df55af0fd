extension OptionTable {
  /// The options that say what a picture shows and where it goes.
  static let picture = [
    Option(
      "--output", "-o", value: .file("OUT.svg"),
      help: "The file that gets the picture; standard output by default, none for diff.",
      commands: [.render, .diff]
    ) { value, settings in settings.output = value },
    Option(
      "--show", value: .text("PARTS"),
      help: "The parts to show, separated by commas; text,links,points by default.",
      commands: [.render]
    ) { (value, settings) throws(UnfitValue) in
      settings.shown = try Values.parts(value)
    },
    Option(
      "--background", value: .text("COLOR"),
      help: "The background color as #rrggbb or #rgb, or none; white by default.",
      commands: [.render]
    ) { (value, settings) throws(UnfitValue) in
      settings.background = try Values.color(value)
    },
  ]
}
