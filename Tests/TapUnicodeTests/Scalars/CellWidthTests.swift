import TapUnicode
import Testing

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("a", 1), (" ", 1), ("\u{A0}", 1), ("\u{E9}", 1), ("e\u{301}", 1), ("\u{301}", 0),
    ("\u{5D0}", 1), ("\u{627}\u{64B}", 1), ("\u{915}\u{94D}\u{937}\u{93F}", 2),
    ("\u{928}\u{93F}", 1), ("\u{E19}\u{E49}\u{E33}", 2), ("\u{3042}", 2), ("\u{65E5}", 2),
    ("\u{FF21}", 2), ("\u{FF71}", 1), ("\u{30AB}\u{3099}", 2), ("\u{3000}", 2),
    ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{1161}", 1), ("\u{AC00}", 2),
    ("\u{1F600}", 2), ("\u{1F44D}\u{1F3FD}", 2), ("\u{231A}", 2), ("\u{2764}", 1),
    ("\u{2764}\u{FE0F}", 2), ("5\u{FE0F}\u{20E3}", 2), ("5\u{20E3}", 1),
    (" \u{FE0F}", 1), ("a\u{FE0F}", 1), ("\u{3042}\u{FE0F}", 2), ("\u{FE0F}", 0),
    ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 2), ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2),
    ("\u{1F1EF}\u{1F1F5}", 2), ("\u{1F1EF}", 1),
    ("\u{AD}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{2066}", 0), ("\u{FEFF}", 0),
    ("\u{0}", 0), ("\t", 0), ("\n", 0), ("\r\n", 0), ("\u{7F}", 0), ("\u{85}", 0), ("\u{2028}", 0),
    ("\u{FFFC}", 1), ("\u{FFFD}", 1), ("\u{E000}", 1), ("\u{378}", 1), ("\u{10FFFF}", 1),
  ])
  func `a cluster takes the cells that its scalars say`(cluster: String, cells: Int) {
    #expect(Self.cellWidth(of: cluster) == cells)
  }

  @Test(arguments: ["\u{B1}", "\u{3B1}", "\u{2026}", "\u{E000}", "\u{2018}"])
  func `an ambiguous cluster is as wide as the caller says`(cluster: String) {
    #expect(Self.cellWidth(of: cluster, ambiguous: 1) == 1)
    #expect(Self.cellWidth(of: cluster, ambiguous: 2) == 2)
  }

  @Test(arguments: ["\u{300}", "\u{AD}"])
  func `an ambiguous mark or format stays without width`(cluster: String) {
    #expect(Self.cellWidth(of: cluster, ambiguous: 2) == 0)
  }

  @Test(arguments: 0..<50)
  func `the width of a range is the width of its bytes`(seed: Int) throws {
    let bytes = Array(randomText(seed: seed, count: 60).utf8)
    var finder = try BoundaryFinder(.cluster)
    var ends: [UInt32] = []
    finder.boundaries(of: bytes.span, into: &ends)
    var start = 0
    for end in ends.map(Int.init) {
      let alone = Self.cellWidth(of: String(decoding: bytes[start..<end], as: UTF8.self))
      #expect(ScalarProperties.shared.cellWidth(of: bytes.span, start..<end) == alone)
      #expect((0...2).contains(alone))
      start = end
    }
  }

  private static func cellWidth(of cluster: String, ambiguous: Int = 1) -> Int {
    let bytes = Array(cluster.utf8)
    return ScalarProperties.shared.cellWidth(
      of: bytes.span, 0..<bytes.count, ambiguous: ambiguous)
  }
}
