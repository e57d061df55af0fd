package import TapText

/// The text of a case in two forms: ours, and a string whose offsets the standard library counts,
/// so that a case's numbers never rest on the conversions that the case checks.
package struct SceneText: Sendable {
  package var text: AttributedText
  package let string: String
  /// Finds words in the text.
  let search = WordSearch()

  package init(_ text: AttributedText) {
    self.text = text
    var string = text.string(in: 0..<text.utf8Count)
    string.makeContiguousUTF8()
    self.string = string
  }

  /// The names that a case gives its links.
  package private(set) var linkNames: [LinkID: String] = [:]
  /// The links that have names.
  private(set) var namedLinks: [String: LinkID] = [:]

  /// Gives a link a name that no other link of the text has.
  mutating func name(_ link: LinkID, _ name: String) {
    linkNames[link] = name
    namedLinks[name] = link
  }
}
