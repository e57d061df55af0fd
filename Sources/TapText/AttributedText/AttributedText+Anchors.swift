import TapUnicode

extension TextAttributes {
  /// The name of the tag that holds the names by which links of the same text lead to a location,
  /// separated by spaces.
  ///
  /// A reader of a markup sets it on headings and on elements with an `id`.
  public static let anchorTag = "anchor"

  /// The name of the tag that holds the level of a heading, `1` to `6`.
  public static let headingTag = "markup.heading"
}

extension AttributedText {
  /// Returns the UTF-8 offset at which the text with a name begins, or `nil` if nothing has the name.
  ///
  /// The name is a fragment as an address writes it, with or without `#`: an exact match comes
  /// first, then one without percent escapes, then one whose letters differ in case, as on GitHub.
  /// The empty name and `top` are the start of the text, as in HTML (HTML standard, 7.4.6.4).
  ///
  /// - Complexity: O(number of attribute runs).
  public func offset(ofAnchor name: String) -> Int? {
    let fragment = name.hasPrefix("#") ? String(name.dropFirst()) : name
    let decoded = Self.percentDecoded(fragment)
    let folded = decoded.lowercased()
    var best: (rank: Int, offset: Int)?
    for run in attributeRuns(in: 0..<utf8Count) {
      guard let names = run.attributes.tags[TextAttributes.anchorTag] else { continue }
      for name in names.split(separator: " ") {
        let rank =
          name == fragment ? 0 : name == decoded ? 1 : name.lowercased() == folded ? 2 : 3
        if rank < best?.rank ?? 3 { best = (rank, run.utf8Range.lowerBound) }
      }
      if best?.rank == 0 { break }
    }
    if let best { return best.offset }
    return folded.isEmpty || folded == "top" ? 0 : nil
  }

  private static func percentDecoded(_ string: String) -> String {
    guard string.utf8.contains(UInt8(ascii: "%")) else { return string }
    let bytes = Array(string.utf8)
    var decoded: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%"), offset + 2 < bytes.count,
        let high = ASCII.hexValue(bytes[offset + 1]), let low = ASCII.hexValue(bytes[offset + 2])
      {
        decoded.append(high << 4 | low)
        offset += 3
      } else {
        decoded.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
