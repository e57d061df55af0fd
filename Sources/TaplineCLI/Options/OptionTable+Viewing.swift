import TapTerminal

extension OptionTable {
  /// The options that say what a page in the terminal does.
  static let viewing = [
    Option(
      "--open", help: "Opens links of the web and mail with xdg-open; else nothing is opened.",
      commands: [.view]
    ) { _, settings in settings.opensLinks = true },
    Option(
      "--print-link",
      help: "Prints the address of the chosen link and exits; 1 if none was chosen.",
      commands: [.view]
    ) { _, settings in settings.printsLink = true },
    Option(
      "--color", value: .choice(ColorDepth.allCases.map(\.rawValue)),
      help: "The colors of the terminal; by NO_COLOR, COLORTERM and TERM by default.",
      commands: [.view]
    ) { (value, settings) throws(UnfitValue) in
      settings.colorDepth = try Values.choice(value, of: ColorDepth.self)
    },
  ]
}
