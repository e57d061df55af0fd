/// What the bytes of an input file mean.
enum InputFormat: String, CaseIterable {
  case markdown
  case html
  case ansi
  case plain
  case scene

  /// The formats by the extensions that say so.
  private static let byExtension: [String: InputFormat] = [
    "md": .markdown, "markdown": .markdown, "html": .html, "htm": .html, "ansi": .ansi,
    "json": .scene,
  ]

  /// The format that the extension of a path says; plain where it says nothing.
  static func of(path: String) -> InputFormat {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .plain }
    let suffix = name[name.index(after: dot)...].lowercased()
    return byExtension[suffix] ?? .plain
  }
}
