/// What the bytes of an input file mean.
enum InputFormat: String, CaseIterable {
  case markdown
  case plain
  case scene

  /// The formats by the extensions that say so.
  private static let byExtension: [String: InputFormat] = [
    "md": .markdown, "markdown": .markdown, "json": .scene,
  ]

  /// Reads the value of `--format`.
  init(argument: String) throws(UnfitValue) {
    guard let format = InputFormat(rawValue: argument) else {
      let known = Values.oneOf(Self.allCases.map(\.rawValue))
      let later = argument == "html" ? " (HTML is not supported yet)" : ""
      throw UnfitValue(expectation: known + later)
    }
    self = format
  }

  /// The format that the extension of a path says; plain where it says nothing.
  static func of(path: String, for command: CommandName) throws(Failure) -> InputFormat {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .plain }
    let suffix = name[name.index(after: dot)...].lowercased()
    guard suffix != "html", suffix != "htm" else {
      throw .usage(
        "\(PlainText.quoted(path)) is HTML, which is not supported yet; --format plain reads its "
          + "source as text", in: command)
    }
    return byExtension[suffix] ?? .plain
  }
}
