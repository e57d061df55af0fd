import TapDraw
import TapLayout
import TapMarkup
import TapTerminalSupport
import TapTestSupport
import TapText
import Testing

@testable import TapTerminal

@Suite struct CellSurfaceTests {
  /// A text drawn on a surface as wide as a terminal.
  private func surface(
    _ text: AttributedText, columns: Int = 40, rows: Int = 8, theme: TerminalTheme = .light
  ) -> CellSurface {
    var surface = CellSurface(columns: columns, rows: rows, theme: theme)
    CellLaws.draw(text, on: &surface)
    return surface
  }

  @Test func `each cluster is in the cells that the layout gives it`() throws {
    let text = AttributedText("ab世c e\u{301}x 👍🏽!\nשלום(a)")
    let surface = surface(text)
    #expect(surface.text(ofRow: 0) == "ab世c e\u{301}x 👍🏽!")
    #expect(surface.cells[2].width == 2)
    #expect(surface.cells[3].width == 0)
    // In visual order, with the bracket as it looks from right to left.
    #expect(surface.text(ofRow: 1).hasSuffix("(a)םולש"))
  }

  @Test(arguments: 0..<100)
  func `a hit at the center of a cell is on what the cell shows`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = AttributedText(
      TextPool.text(of: 30, from: [.latin, .han, .hebrew, .emoji, .spaces, .marks], &random))
    let layout = TextLayout(text, width: 320, shaper: CellShaper())
    let surface = surface(text)
    for row in 0..<surface.rows {
      for column in 0..<surface.columns {
        let cell = surface.cells[row * surface.columns + column]
        guard cell.glyph != 0 else { continue }
        let hit = layout.hit(at: surface.center(ofColumn: column, row: row))
        let range = hit.utf8Range ?? 0..<0
        let isMirrored = hit.direction == .rightToLeft
        #expect(
          surface.text(of: cell)
            == CellGlyph(text.string(in: range)[...], isMirrored: isMirrored).text)
      }
    }
  }

  @Test func `fills cover letters, and thin ones are lines`() {
    var surface = surface(AttributedText("abcdef"), columns: 6, rows: 3)
    surface.fill(Rect(x: 8, y: 0, width: 16, height: 16), with: .black)
    #expect(surface.text(ofRow: 0) == "a  def")
    surface.fill(Rect(x: 0, y: 23, width: 48, height: 1), with: .black)
    #expect(surface.text(ofRow: 1) == "──────")
    surface.fill(Rect(x: 21, y: 32, width: 1, height: 16), with: .black)
    #expect(surface.text(ofRow: 2) == "  │")
    surface.stroke(
      Path(Rect(x: 0, y: 0, width: 48, height: 48)), with: .black, width: 1)
    #expect(surface.text(ofRow: 0) == "a──def" && surface.text(ofRow: 2) == "└─┼──┘")
  }

  @Test func `the frame of a focused link exchanges the colors of its cells`() {
    var surface = CellSurface(columns: 6, rows: 1)
    surface.stroke(
      Path(Rect(x: 8, y: 0, width: 16, height: 16).inset(by: 1)), with: .white, width: 2)
    #expect(
      surface.cells.map { $0.traits.contains(.inverse) } == [
        false, true, true, false, false, false,
      ])
  }

  @Test func `clips, shifts and opacities hold until they are restored`() {
    var surface = CellSurface(columns: 4, rows: 1, theme: .light)
    surface.withSavedState { surface in
      surface.clip(to: Rect(x: 8, y: 0, width: 8, height: 16))
      surface.concatenate(.translation(x: -8, y: 0))
      surface.fade(to: 0.5)
      surface.fill(Rect(x: 0, y: 0, width: 100, height: 16), with: .black)
    }
    #expect(
      surface.cells.map(\.background) == [
        .standard, CellColor(bits: 0x80_8080), .standard, .standard,
      ])
  }

  @Test(arguments: [TerminalTheme.dark, .light])
  func `no letter is hidden by its color`(theme: TerminalTheme) throws {
    let source = """
      <p style="color:#fff">white <span style="color:#000">black</span>
      <span style="color:#777;background:#787878">gray</span> <a href="https://a.example">x</a>
      """
    let text = try HTMLParser.parse(Array(source.utf8))
    let surface = surface(text, theme: theme)
    for cell in surface.cells where cell.glyph != 0 {
      let behind = cell.background == .standard ? surface.standardBackground : cell.background
      let letter = cell.foreground == .standard ? surface.standardForeground : cell.foreground
      #expect(letter.contrast(to: behind) >= 4.5)
    }
  }

  @Test func `words beside the views are cut off at the edge`() {
    var surface = CellSurface(columns: 8, rows: 1)
    #expect(surface.write("ab世界c", column: 3, row: 0) == 7)
    #expect(surface.text(ofRow: 0) == "   ab世")
    #expect(surface.write("x", column: 0, row: 5) == 0)
    #expect(surface.write("a\u{1B}[31mb\u{7}", column: 0, row: 0) == 6)
    #expect(surface.text(ofRow: 0) == "a[31mb")
  }

  @Test func `surfaces of any size take anything`() {
    for (columns, rows) in [(0, 0), (1, 1), (0, 5), (5, 0), (-3, 2), (1_000, 1_000)] {
      var surface = CellSurface(columns: columns, rows: rows)
      surface.fill(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), with: .black)
      surface.fill(Rect(x: .nan, y: 0, width: 3, height: 3), with: .black)
      surface.fill(Rect(x: 0, y: 0, width: .infinity, height: 1), with: .white)
      surface.stroke(Path(Rect(x: 1e300, y: 0, width: 3, height: 3)), with: .black, width: 1)
      surface.write("wide 世", column: 0, row: 0)
      var writer = FrameWriter(depth: .trueColor)
      var screen = TerminalEmulator(columns: surface.columns, rows: surface.rows)
      screen.take(writer.frame(of: surface))
      #expect(screen.violation == nil)
    }
  }
}
