extension OptionTable {
  /// The options that say what a picture shows and where it goes.
  static let picture = [
    Option(
      "--output", "-o", value: .file("OUT.svg"),
      help: "The file that gets the picture; - for standard output, the default.",
      commands: [.render]
    ) { value, settings in settings.output = value },
    Option(
      "--show", value: .text("PARTS"),
      help: "What is shown, with commas between; text,links,points by default.",
      commands: [.render]
    ) { (value, settings) throws(UnfitValue) in
      settings.shown = try Values.parts(value)
    },
    Option(
      "--background", value: .text("COLOR"),
      help: "The color of the page as #rrggbb or #rgb, or none; white by default.",
      commands: [.render]
    ) { (value, settings) throws(UnfitValue) in
      settings.background = try Values.color(value)
    },
  ]
}
