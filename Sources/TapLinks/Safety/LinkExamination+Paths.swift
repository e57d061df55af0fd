import TapText

extension LinkExamination {
  /// Examines the path of a file that a program printed (LS-S5).
  ///
  /// What the user sees is what opens: so the text must show this path, and a file of another
  /// machine needs a confirmation.
  mutating func runOnPath() {
    guard bytes.count <= Self.longest else {
      return find("LS-P11", "the path is longer than 65,536 bytes", .block)
    }
    checkCharacters()
    destination = written
    display = LinkDisplay(text: PathDisplay.text(written))
    if let host = hostOfPath, !isOwn(host) {
      find("LS-S5", "the file is on another machine, \(PlainWord(host))", .confirm)
    }
    checkShownPath()
    checkSurroundings()
  }

  /// The host that a path of the network names, as in `\\host\share` or `file://host/x`.
  private var hostOfPath: String? {
    let start = ["file://", "FILE://", "\\\\", "//"].first { written.hasPrefix($0) }
    guard let start else { return nil }
    let host = written.dropFirst(start.count).prefix { $0 != "/" && $0 != "\\" }
    return host.isEmpty ? nil : String(host)
  }

  private func isOwn(_ host: String) -> Bool {
    // `\\?\` and `\\.\` begin the long form of a local path.
    let name = host.lowercased()
    return ["localhost", "?", "."].contains(name) || name == policy.ownHost?.lowercased()
  }

  private mutating func checkShownPath() {
    guard let text = context.text else { return }
    func plain(_ text: String) -> [UInt8] {
      text.utf8.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    }
    guard !plain(text).contains(plain(written)) else { return }
    find("LS-T8", "the text shows another path than the link leads to", .confirm)
  }
}

/// A path as people may see it.
enum PathDisplay {
  /// Returns a path with its controls, invisible characters and bidi controls as `\u{…}`.
  static func text(_ path: String) -> String {
    path.unicodeScalars.map { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || Invisible.isBidiControl(scalar.value) || Invisible.contains(scalar.value)
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}
