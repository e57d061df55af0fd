import TapTestSupport
import TapText
import Testing

@Suite struct SharingTests {
  private static func shared(_ old: AttributedText, _ new: AttributedText) -> Int {
    let known = Set((0..<old.chunkCount).map { ObjectIdentifier(old.chunk($0)) })
    return (0..<new.chunkCount).count { known.contains(ObjectIdentifier(new.chunk($0))) }
  }

  @Test(arguments: [
    "some words\n", "one paragraph without an end ", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{65E5}\u{672C}\u{8A9E}",
  ])
  func `an edit makes new chunks only where it is`(piece: String) {
    let old = AttributedText(String(repeating: piece, count: 1_000_000 / piece.utf8.count))
    let count = old.clusterCount
    for place in [0, count / 2, count - 1, count] {
      var new = old
      new.insert("x", at: old.offset(at: ClusterIndex(place)))
      #expect(Self.shared(old, new) >= old.chunkCount - 2)
      new.append("more\n")
      #expect(Self.shared(old, new) >= old.chunkCount - 4)
      new.addLink(destination: "d", over: 10..<20)
      new.removeSubrange(0..<new.offset(at: ClusterIndex(1)))
      #expect(Self.shared(old, new) >= old.chunkCount - 5)
    }
  }

  @Test func `many small appends make chunks of fair size`() {
    var text = AttributedText()
    for _ in 0..<3_000 { text.append("a line of words that come one by one\n") }
    #expect(text.chunkCount <= text.utf8Count / 16_384)
    #expect(text.invariantViolations() == [])
  }

  @Test func `large texts join by their chunks`() {
    let piece = AttributedText(String(repeating: "some words\n", count: 30_000))
    var text = piece
    text.append(piece)
    text.insert(piece, at: 165_000)
    #expect(Self.shared(piece, text) >= piece.chunkCount * 3 - 8)
    #expect(text.utf8Count == piece.utf8Count * 3)
    #expect(text.invariantViolations() == [])
  }

  @Test func `flags are paired anew over many chunks`() {
    let flags = String(repeating: "\u{1F1E7}\u{1F1F7}", count: 60)
    var text = AttributedText(flags, chunkSize: 32)
    #expect(text.clusterCount == 60)
    text.insert("\u{1F1E7}", at: 0)
    #expect(text.invariantViolations() == [])
    #expect(text.clusterCount == 61)
    text.removeSubrange(4..<8)
    #expect(text.invariantViolations() == [])
    #expect(text.clusterCount == 60)
  }
}
