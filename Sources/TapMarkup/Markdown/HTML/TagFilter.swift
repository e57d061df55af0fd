import TapUnicode

/// The tags that GFM shows as text, since they change how all that follows is read (GFM 0.29, 6.11).
enum TagFilter {
  /// A part of raw HTML: a `<` that is shown as a letter, or what is between.
  struct Part {
    let range: Range<Int>
    let isFiltered: Bool
  }

  private static let names = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ].map { Array($0.utf8) }

  /// Cuts raw HTML at the brackets of such tags.
  ///
  /// - Complexity: O(*n*).
  static func parts(of html: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    var start = html.startIndex
    var offset = start
    while let open = html[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = open + 1
      guard isFiltered(html[offset...]) else { continue }
      if start < open { parts.append(Part(range: start..<open, isFiltered: false)) }
      parts.append(Part(range: open..<offset, isFiltered: true))
      start = offset
    }
    if start < html.endIndex { parts.append(Part(range: start..<html.endIndex, isFiltered: false)) }
    return parts
  }

  /// Returns whether what follows a bracket is the name of such a tag.
  private static func isFiltered(_ html: ArraySlice<UInt8>) -> Bool {
    let rest = html.first == UInt8(ascii: "/") ? html.dropFirst() : html
    return names.contains { name in
      guard rest.count >= name.count, zip(rest, name).allSatisfy({ $0 | 0x20 == $1 }) else {
        return false
      }
      let end = rest.dropFirst(name.count)
      guard let next = end.first else { return true }
      return ASCII.isSpace(next) || next == UInt8(ascii: ">")
        || next == UInt8(ascii: "/") && end.dropFirst().first == UInt8(ascii: ">")
    }
  }
}
