import TapTestSupport
import TapText

/// Replaces, inserts or deletes a piece that begins and ends between scalars.
func edit(_ text: inout AttributedText, _ random: inout SeededGenerator) {
  let string = text.string(in: 0..<text.utf8Count)
  let scalars = random.range(within: string.unicodeScalars.count)
  let start = text.offset(at: ScalarOffset(scalars.lowerBound))
  let end = text.offset(at: ScalarOffset(scalars.upperBound))
  var piece = AttributedText(random.flag() ? TextPool.text(of: 3, &random) : "")
  if random.once(in: 4) { RandomLayout.decorate(&piece, &random) }
  text.replaceSubrange(start..<end, with: piece)
}
