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
  package var linkNames: [LinkID: String] = [:]
}
