/// Character references in text that the parser leaves as it is written.
enum CharacterReferences {
  /// The longest reference in bytes that the parser reads as one.
  private static let longest = 50

  /// Returns a text with its references resolved; those that name no character stay.
  ///
  /// - Complexity: O(*n*).
  static func resolved(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
    var result: [UInt8] = []
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      let semicolon = rest.prefix(longest).firstIndex(of: UInt8(ascii: ";"))
      let end = semicolon.map { $0 + 1 } ?? start + 1
      let character = end > start + 1 ? MarkdownEvents.character(of: rest[..<end]) : []
      result += character.isEmpty ? [UInt8(ascii: "&")] : character
      rest = rest[(character.isEmpty ? start + 1 : end)...]
    }
    return result + rest
  }
}
