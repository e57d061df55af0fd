import TapLayout
import TapMarkup
import TapTestSupport
import TapText
import Testing

/// Tables: cells side by side in columns that their content sizes.
@Suite struct TableTests {
  private let cells = CellShaper(width: 10, height: 20)

  private func markdown(_ source: String, width: Double) throws -> TextLayout {
    TextLayout(try MarkdownParser.parse(source), width: width, shaper: cells)
  }

  /// The lines as "x y text", in cells.
  private func lines(_ layout: TextLayout) -> [String] {
    (0..<layout.lineCount).map { index in
      let line = layout.line(at: index)
      let text = layout.text.string(in: line.utf8Range).filter { !$0.isNewline && $0 != "\t" }
      return "\(Int(line.rect.x / 10)) \(Int(line.rect.y / 20)) \(text)"
    }
  }

  private let table = """
    | Name | What it does | n |
    |:-----|:------------:|--:|
    | a    | long text of several words | 1 |
    | bb   |              | 1000 |
    """

  @Test func `columns are as wide as their widest cells, and aligned as Markdown says`() throws {
    #expect(
      lines(try markdown(table, width: 600)) == [
        "0 0 Name", "14 0 What it does", "39 0 n", "0 2 a", "7 2 long text of several words",
        "39 2 1", "0 3 bb", "20 3 ", "36 3 1000",
      ])
  }

  @Test func `cells wrap in their columns where the page is too narrow`() throws {
    #expect(
      lines(try markdown(table, width: 300)) == [
        "0 0 Name", "9 0 What it does", "29 0 n", "0 2 a", "9 2 long text of ",
        "8 3 several words", "29 2 1", "0 4 bb", "15 4 ", "26 4 1000",
      ])
  }

  @Test func `words break only on a page that is too narrow for them`() throws {
    #expect(
      lines(try markdown("| aaaa | bbbb |\n|--|--|\n| c | d |", width: 70)) == [
        "0 0 aa", "0 1 aa", "5 0 bb", "5 1 bb", "0 3 c", "5 3 d",
      ])
  }

  @Test func `copied text is rows with tabs`() throws {
    let layout = try markdown(table, width: 300)
    #expect(
      layout.text.string(in: 0..<layout.text.utf8Count)
        == "Name\tWhat it does\tn\na\tlong text of several words\t1\nbb\t\t1000")
  }

  @Test func `a table of a list begins behind the marker, one of a quote behind its indent`() throws
  {
    #expect(
      lines(try markdown("- | x | y |\n  |---|---|\n  | 1 | 2 |", width: 300)) == [
        "0 0 \u{2022} ", "3 0 x", "7 0 y", "0 2   ", "3 2 1", "7 2 2",
      ])
    let quote = try markdown("> | x | y |\n> |---|---|\n> | 1 | 2 |", width: 300)
    #expect(lines(quote).contains("7 2 2"))
    #expect(quote.block(ofLine: 4)?.bars == [0])
  }

  @Test func `HTML and Markdown make the same table`() throws {
    let html = try HTMLParser.parse(
      "<table><tr><th>x<th align=right>y<tr><td>1<td align=right>2</table>")
    let layout = TextLayout(html, width: 300, shaper: cells)
    let other = try markdown("| x | y |\n|---|--:|\n| 1 | 2 |", width: 300)
    #expect(lines(layout) == lines(other))
    #expect(layout.tableRow(ofLine: 0)?.row.role == .header)
    #expect(layout.tableRow(ofLine: 2)?.row.role == .body)
  }

  @Test func `a line break in a cell of HTML stays in the cell`() throws {
    let html = try HTMLParser.parse(
      "<table><tr><td>one<br>two<td>x<tr><td><td>y<br></table>after")
    #expect(
      lines(TextLayout(html, width: 300, shaper: cells)) == [
        "0 0 one", "0 1 two", "6 0 x", "0 2 ", "6 2 y", "0 3 ", "0 4 after",
      ])
  }

  @Test func `a table from right to left begins on the right`() throws {
    let layout = try markdown("| \u{5D0} | \u{5D1}\u{5D2} |\n|--|--|\n| \u{5D3} | e |", width: 200)
    #expect(
      lines(layout) == ["19 0 \u{5D0}", "14 0 \u{5D1}\u{5D2}", "19 2 \u{5D3}", "14 2 e"])
  }

  @Test func `between cells is a gap, beside the text of one its margin`() throws {
    let layout = try markdown(table, width: 300)
    func region(_ x: Double, _ y: Double) -> Region {
      layout.hit(at: Point(x: x * 10 + 5, y: y * 20 + 10)).region
    }
    #expect(region(0, 0) == .cluster)
    #expect(region(4, 0) == .tableGap)
    #expect(region(1, 2) == .trailingMargin)
    #expect(region(0, 3) == .tableGap)
    #expect(region(5, 2) == .tableGap)
    #expect(region(27, 2) == .leadingMargin)
    #expect(region(10, 1) == .tableGap)
    #expect(layout.hit(at: Point(x: 55, y: 50)).line == 3)
    #expect(layout.caret(nearest: Point(x: 55, y: 50)).offset == 21)
    #expect(layout.caret(nearest: Point(x: 5, y: 70)).line == 3)
  }

  @Test func `a link in a cell is hit on both of its lines and nowhere else`() throws {
    let layout = try markdown("| a | b |\n|---|---|\n| c | [long link](/x) of words |", width: 120)
    var rects: [Rect] = []
    layout.rects(ofLink: 0, into: &rects)
    #expect(rects.map(\.y) == [40, 60])
    #expect(LayoutLaws.violation(in: layout) == nil)
    var links: [Int] = []
    layout.links(in: Rect(x: 0, y: 40, width: 20, height: 100), into: &links)
    #expect(links.isEmpty)
    layout.links(in: Rect(x: 45, y: 40, width: 20, height: 10), into: &links)
    #expect(links == [0])
  }

  @Test func `a caption is over all columns, and decides on none`() {
    var text = AttributedText("a long caption of a table\nx\ty\n")
    for (range, role) in [(0..<26, TableRow.Role.caption), (26..<30, .body)] {
      text.updateAttributes(in: range) { attributes in
        attributes.paragraph = ParagraphStyle()
        attributes.paragraph?.block = BlockStyle(table: TableRow(table: 1, role: role))
      }
    }
    let layout = TextLayout(text, width: 300, shaper: cells)
    #expect(
      lines(layout) == [
        "0 0 a long ", "0 1 caption ", "1 2 of a ", "1 3 table", "0 4 x", "5 4 y", "0 5 ",
      ])
    #expect(LayoutLaws.violation(in: layout) == nil)
  }
}

/// What holds for any table.
@Suite struct TableLawsTests {
  @Test(arguments: 0..<300)
  func `the laws hold for any table, width and options`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = RandomTable.text(&random)
    let options = RandomLayout.options(&random)
    let layout = TextLayout(text, width: RandomLayout.width(&random), options: options)
    #expect(LayoutLaws.violation(in: layout) == nil)
  }

  @Test(
    arguments: CorpusFile.all(in: "markup").filter { $0.path.contains("table") },
    [nil, WritingDirection.leftToRight, .rightToLeft])
  func `the laws hold for the tables of the corpus`(
    _ file: CorpusFile, _ direction: WritingDirection?
  ) throws {
    let text: AttributedText
    if file.path.hasSuffix(".md") {
      text = try MarkdownParser.parse(file.text())
    } else if file.path.hasSuffix(".html") {
      text = try HTMLParser.parse(file.text())
    } else {
      return
    }
    var options = LayoutOptions()
    options.direction = direction
    for width in [0.0, 30, 90, 200, 1000, .infinity] {
      let layout = TextLayout(text, width: width, options: options)
      #expect(LayoutLaws.violation(in: layout) == nil, "width \(width)")
    }
  }

  @Test(arguments: 0..<200)
  func `an edited table is laid out as if anew`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = RandomTable.text(&random)
    var options = RandomLayout.options(&random)
    options.lineLimit = nil
    let width = RandomLayout.width(&random)
    var layout = TextLayout(text, width: width, options: options)
    for _ in 0..<6 {
      if random.once(in: 3) {
        let place = text.offset(at: ClusterIndex(random.number(below: text.clusterCount + 1)))
        text.replaceSubrange(place..<place, with: RandomTable.text(&random))
      } else {
        edit(&text, &random)
      }
      layout = layout.updated(to: text)
      #expect(
        LayoutLaws.difference(layout, TextLayout(text, width: width, options: options)) == nil)
    }
  }

  @Test(arguments: 0..<100)
  func `another width gives the table of that width`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let text = RandomTable.text(&random)
    let options = RandomLayout.options(&random)
    var layout = TextLayout(text, width: RandomLayout.width(&random), options: options)
    for _ in 0..<3 {
      let width = random.once(in: 6) ? .infinity : RandomLayout.width(&random)
      layout = layout.resized(to: width)
      expectSame(layout, TextLayout(text, width: width, options: options))
    }
  }

  /// A table of many rows, of which the first lines are 100 bytes wide.
  private func longTable(rows: Int, bytes: Int = 20) -> AttributedText {
    var string = ""
    for row in 0..<rows {
      string += "row \(row)\t\(String(repeating: "x", count: row % bytes))\t[\(row)]\n"
    }
    var text = AttributedText(string)
    text.updateAttributes(in: 0..<text.utf8Count) { attributes in
      attributes.paragraph = ParagraphStyle()
      attributes.paragraph?.block = BlockStyle(table: TableRow(table: 1))
    }
    return text
  }

  @Test func `a table of many chunks has one set of columns, however it is laid out`() async throws
  {
    let text = longTable(rows: 600, bytes: 480)
    let whole = TextLayout(text, width: 4000)
    expectSameLines(whole, try await TextLayout(text, width: 4000, tasks: 3))
    var lazy = TextLayout(lazily: text, width: 4000)
    for y in [0.0, 3000, 9000] {
      lazy = lazy.prepared(upTo: y)
      for index in stride(from: 0, to: lazy.lineCount, by: 101) {
        #expect(lazy.line(at: index) == whole.line(at: index))
      }
    }
    let columns = whole.tableRow(ofLine: 0)?.columns
    #expect(whole.tableRow(ofLine: whole.lineCount - 2)?.columns == columns)
    #expect(whole.tableRow(ofLine: whole.lineCount / 2)?.columns == columns)
  }

  /// Compares lines here and there, for the boxes of a long table are very many.
  private func expectSameLines(_ layout: TextLayout, _ other: TextLayout) {
    #expect(layout.lineCount == other.lineCount)
    guard layout.lineCount == other.lineCount else { return }
    for index in stride(from: 0, to: layout.lineCount, by: 7) {
      let (line, otherLine) = (layout.line(at: index), other.line(at: index))
      #expect(line.utf8Range == otherLine.utf8Range)
      #expect(abs(line.rect.x - otherLine.rect.x) < 0.01)
      #expect(abs(line.rect.y - otherLine.rect.y) < 0.01)
    }
  }

  @Test(arguments: 0..<3)
  func `an edit in a table of many chunks leaves the others right`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = longTable(rows: 600, bytes: 480)
    var layout = TextLayout(text, width: 4000)
    for _ in 0..<3 {
      edit(&text, &random)
      layout = layout.updated(to: text)
      expectSameLines(layout, TextLayout(text, width: 4000))
    }
  }

  @Test func `a thousand columns are columns, and what is behind belongs to the last`() {
    let row = (0..<1100).map { "\($0)" }.joined(separator: "\t") + "\n"
    var text = AttributedText(row + "a\tb\n" + row)
    text.updateAttributes(in: 0..<text.utf8Count) { attributes in
      attributes.paragraph = ParagraphStyle()
      attributes.paragraph?.block = BlockStyle(table: TableRow(table: 1))
    }
    let layout = TextLayout(text, width: 300)
    #expect(layout.tableRow(ofLine: 0)?.columns.count == TableRow.maximumColumnCount)
    let last = layout.tableRow(ofLine: 0)?.lines.last ?? 0
    #expect(layout.text.string(in: layout.line(at: last).utf8Range).isEmpty == false)
    #expect(layout.bounds.width == 300 && layout.contentWidth > 300)
  }
}
