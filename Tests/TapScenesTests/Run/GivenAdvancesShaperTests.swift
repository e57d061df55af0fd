import TapLayout
import TapScenes
import TapText
import Testing

@Suite struct GivenAdvancesShaperTests {
  @Test func `each paragraph gets its own advances`() {
    let text = AttributedText("ab\ncd")
    let shaper = GivenAdvancesShaper(
      text: text, advances: [3, 4, 0, 5, 6], cell: CellShaper(width: 10, height: 20))
    let layout = TextLayout(text, width: 100, shaper: shaper)
    #expect(Self.edges(of: layout) == [[0, 3, 7], [0, 5, 11]])
  }

  @Test func `a text that is not the shaper's is measured in cells`() {
    let shaper = GivenAdvancesShaper(
      text: AttributedText("ab"), advances: [3, 4], cell: CellShaper(width: 10, height: 20))
    let layout = TextLayout(AttributedText("xyz"), width: 100, shaper: shaper)
    #expect(Self.edges(of: layout) == [[0, 10, 20, 30]])
  }

  @Test func `one advance a cluster is asked for`() async {
    await #expect(processExitsWith: .failure) {
      _ = GivenAdvancesShaper(text: AttributedText("ab"), advances: [3], cell: CellShaper())
    }
  }

  @Test(arguments: ["[3]", "[3, 4, 5]", "[-1, 4]"]) func `a case with other advances is broken`(
    advances: String
  ) {
    let json = #"{"text": "ab", "advances": \#(advances)}"#
    #expect(throws: SceneError.self) { try CaseFile.read(Array(json.utf8), for: .view) }
  }

  private static func edges(of layout: TextLayout) -> [[Double]] {
    (0..<layout.lineCount).map { line in
      var edges: [Double] = []
      layout.forEachBox(inLine: line) { box in
        if edges.isEmpty { edges.append(box.minX) }
        if box.maxX > box.minX { edges.append(box.maxX) }
      }
      return edges
    }
  }
}
