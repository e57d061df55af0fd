import TapText
import TapUnicode

extension LinkDisplay {
  /// Shows a URL: without user name, with its host in letters that can't be mistaken for others.
  init(of url: URLRecord, by safety: LinkSafety) {
    let prefix = url.prefix(withCredentials: false)
    guard let host = url.host, host != .empty else {
      self.init(text: prefix + url.suffix)
      return
    }
    guard case .domain(let name) = host else {
      let text = prefix + host.serialized
      let range = prefix.utf8.count..<text.utf8.count
      self.init(text: text + url.suffix, host: range, emphasis: range)
      return
    }
    let shown = safety.display(of: name)
    let start = prefix.utf8.count
    let end = start + shown.text.utf8.count
    self.init(text: prefix + shown.text + url.suffix, host: start..<end)
    emphasis = start + shown.emphasized.lowerBound..<end
    if shown.host.hasRightToLeftLetters { isolates = shown.host.labelRanges(from: start) }
  }

  /// Shows a mail's recipients; of a single one the domain that says who owns it.
  init(of mail: MailDestination, by safety: LinkSafety) {
    self.init(text: mail.canonical)
    guard mail.recipients.count == 1, let at = mail.canonical.utf8.firstIndex(of: UInt8(ascii: "@"))
    else { return }
    let bytes = mail.canonical.utf8
    let start = bytes.distance(from: bytes.startIndex, to: at) + 1
    let rest = bytes.dropFirst(start).prefix { $0 != UInt8(ascii: "?") }
    let name = String(decoding: rest, as: UTF8.self)
    guard let url = URLRecord("https://\(name)/"), url.host == .domain(name) else { return }
    let owner = safety.publicSuffixes.registrableDomain(of: name) ?? name
    host = start..<start + name.utf8.count
    emphasis = start + name.utf8.count - owner.utf8.count..<start + name.utf8.count
  }
}

extension LinkSafety {
  /// Shows the name of a host.
  func display(of name: String) -> DomainDisplay {
    entry(for: name).display
  }
}

extension DisplayedHost {
  /// Whether a letter is written from right to left.
  var hasRightToLeftLetters: Bool {
    text.unicodeScalars.contains { ScalarProperties.shared[$0.value].needsBidi }
  }

  /// Where the labels are, from an offset on.
  func labelRanges(from start: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = start
    for label in labels {
      let end = offset + label.text.utf8.count
      if end > offset { ranges.append(offset..<end) }
      offset = end + 1
    }
    return ranges
  }
}
