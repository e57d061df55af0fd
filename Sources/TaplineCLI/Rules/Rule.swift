/// A rule that code, tests and output cite by its id.
struct Rule: Hashable {
  /// The id, such as `LINK-12` or `LS-T1`.
  let id: String

  /// The letters that the ids of a family begin with, such as `LINK` or `LS-T`.
  let family: String

  /// What the rule says, as Markdown.
  let text: String

  /// The names of the tests that show it.
  let tests: [String]

  /// The first sentence of the text, on one line.
  ///
  /// A sentence ends at a period that white space follows, or at the end of a paragraph.
  var summary: String {
    let paragraph = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }.joined(separator: " ")
    var last: Character?
    let end = paragraph.indices.first { index in
      defer { last = paragraph[index] }
      return last == "." && paragraph[index] == " "
    }
    return String(paragraph[..<(end ?? paragraph.endIndex)])
  }
}
