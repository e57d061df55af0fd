import TapLayout
import Testing

/// Expects two layouts to be alike to the last bit.
func expectSame(
  _ left: TextLayout, _ right: TextLayout, at sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(left.lineCount == right.lineCount, sourceLocation: sourceLocation)
  #expect(left.bounds == right.bounds, sourceLocation: sourceLocation)
  #expect(left.hiddenUTF8Range == right.hiddenUTF8Range, sourceLocation: sourceLocation)
  for index in 0..<min(left.lineCount, right.lineCount) {
    #expect(left.line(at: index) == right.line(at: index), sourceLocation: sourceLocation)
    var boxes: [[LineBox]] = [[], []]
    left.forEachBox(inLine: index) { boxes[0].append($0) }
    right.forEachBox(inLine: index) { boxes[1].append($0) }
    #expect(boxes[0] == boxes[1], sourceLocation: sourceLocation)
  }
}
