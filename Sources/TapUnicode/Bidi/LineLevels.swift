/// Gives the paragraph's level to the white space at the end of a line (rule L1).
///
/// So end white space, marks of isolates and what rule X9 removes. Levels that come from
/// ``BidiResolver`` have been so treated before each separator and at the end of the paragraph;
/// once lines are known, call this for each.
///
/// - Parameters:
///   - levels: A level for each byte of the text.
///   - text: The text of a paragraph.
///   - line: The range of a line, in bytes. A separator at its end is reset too.
///   - base: The paragraph's level.
/// - Complexity: O(*n*), where *n* is the length of the white space.
package func resetLineEnd(
  _ levels: inout [UInt8], of text: Span<UInt8>, line: Range<Int>, base: UInt8
) {
  let properties = ScalarProperties.shared
  var start = line.upperBound
  while start > line.lowerBound {
    let scalar = text.scalar(before: start)
    guard properties[scalar.value].resetsAtLineEnd else { break }
    start -= scalar.length
  }
  for offset in start..<line.upperBound { levels[offset] = base }
}
