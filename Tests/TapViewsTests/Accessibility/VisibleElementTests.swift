import TapControls
import TapInteraction
import TapLayout
import TapMarkup
import TapTestSupport
import TapText
import TapViews
import Testing

@Suite struct VisibleElementTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))

  /// Shows a text in cells of 10 by 20.
  private func show(_ text: AttributedText, height: Double? = nil) -> TextView {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 0))
    view.typeface.shaper = CellShaper(width: 10, height: 20)
    view.text = text
    view.frame.height = height ?? view.layout.bounds.height
    window.addSubview(view)
    return view
  }

  private func markdown(_ source: String) throws -> AttributedText {
    try MarkdownParser.parse(Array(source.utf8))
  }

  private func flat(_ elements: [VisibleElement]) -> [VisibleElement] {
    elements.flatMap { [$0] + flat($0.children) }
  }

  private func outline(_ elements: [VisibleElement], indent: String = "") -> [String] {
    elements.flatMap {
      ["\(indent)\($0.role) \($0.text.isEmpty ? $0.name : $0.text)"]
        + outline($0.children, indent: indent + "  ")
    }
  }

  private func box(_ node: AccessibilityNode) -> Rect {
    node.rects.dropFirst().reduce(node.rects.first ?? .zero) { $0.union($1) }
  }

  @Test(arguments: CorpusFile.all(in: "markup").filter { $0.description.hasSuffix(".md") })
  func `where all of a window is in sight, its links are those of the whole tree`(
    _ file: CorpusFile
  ) throws {
    let text = show(try markdown(file.text()))
    window.frame.height = text.frame.maxY
    let nodes = text.ownAccessibilityNodes
    let links = flat(window.visibleElements).filter { $0.role == .link }
    #expect(links.map(\.link) == nodes.map(\.link))
    #expect(links.map(\.name) == nodes.map(\.name))
    #expect(links.map(\.rect) == nodes.map(box))
    #expect(links.map(\.traits) == nodes.map(\.traits))
  }

  @Test(arguments: CorpusFile.all(in: "markup").filter { $0.description.hasSuffix(".md") })
  func `the paragraphs of a text are all of its words`(_ file: CorpusFile) throws {
    let text = show(try markdown(file.text()))
    window.frame.height = text.frame.maxY
    let said = flat(window.visibleElements).map(\.text).joined().filter { !$0.isWhitespace }
    let words = try #require(text.ownAccessibilityNode?.value)
    #expect(said == words.filter { !$0.isWhitespace && $0 != "─" })
  }

  @Test func `a document has headings, paragraphs, lists of items, and links after their text`()
    throws
  {
    let source = """
      ## Title
      Words with a [link](https://example.com/1).

      - one
      - two [more](https://example.com/2)

        and on

      > quoted

      ---
      end
      """
    let text = show(try markdown(source))
    window.frame.height = text.frame.maxY
    #expect(
      outline(window.visibleElements) == [
        "heading Title", "text Words with a link.", "link link", "list ", "  listItem ",
        "    text • one", "  listItem ", "    text • two more", "    link more",
        "    text   and on",
        "text   quoted", "text end",
      ])
    #expect(window.visibleElements.first?.level == 2)
  }

  @Test func `what is more than a screen away is left out, and its number costs nothing`() throws {
    let scroll = ScrollView(frame: window.bounds)
    let rows = View(frame: Rect(x: 0, y: 0, width: 400, height: 400_000))
    for number in 0..<10_000 {
      let button = Button(title: "\(number)")
      button.frame = Rect(x: 0, y: 40 * Double(number), width: 400, height: 40)
      rows.addSubview(button)
    }
    scroll.contentSize = Size(width: 400, height: 400_000)
    scroll.addSubview(rows)
    window.addSubview(scroll)
    for offset in [0.0, 40, 1_010, 399_700] {
      scroll.contentOffset.y = offset
      let names = window.visibleElements.filter { $0.role == .button }.compactMap { Int($0.name) }
      let first = max(0, Int((offset - 300) / 40))
      let last = min(9_999, Int((offset + 600) / 40) - 1)
      #expect(Set(names).isSuperset(of: max(0, first)...last), "\(offset)")
      #expect(names.count <= last - first + 4)
    }
  }

  @Test func `what is hidden is left out`() throws {
    let text = show(try markdown("[a](https://example.com/)"))
    #expect(!window.visibleElements.isEmpty)
    text.isHidden = true
    #expect(window.visibleElements.isEmpty)
    text.isHidden = false
    text.accessibilityElementsHidden = true
    #expect(window.visibleElements.isEmpty)
  }

  @Test func `an element is known by the same key after a scroll, and after an edit elsewhere`()
    throws
  {
    let text = show(try markdown("[a](https://example.com/1) [b](https://example.com/2)\n\nnext"))
    let before = window.visibleElements.map(\.key)
    text.frame.y = -10
    #expect(window.visibleElements.map(\.key) == before)
    text.text = try markdown("[a](https://example.com/1) [b](https://example.com/2)\n\nlast")
    #expect(window.visibleElements.map(\.key) == before)
    #expect(Set(before).count == before.count)
  }

  @Test func `LS-A2, A11Y-9: a link says where it leads, and whether it does anything`() throws {
    let text = show(
      try markdown("[a](https://example.com/ \"Title\") and [b](javascript:alert(1))"))
    let links = window.visibleElements.filter { $0.role == .link }
    #expect(links.map(\.note).first == "https://example.com/, “Title”")
    #expect(links.last?.note.hasPrefix("blocked") == true)
    #expect(links.map { $0.traits.contains(.disabled) } == [false, true])
    let link = try #require(links.first?.link)
    text.accessibilityPerform(.activate, of: link)
    let after = window.visibleElements.first { $0.link == link }
    #expect(after?.note == "visited, https://example.com/, “Title”")
  }

  /// A delegate that takes the text away once it is asked.
  private final class Eraser: TextViewDelegate {
    func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction? {
      textView.text = AttributedText("x")
      return .activate
    }
  }

  @Test func `a delegate that is asked about links may take them away`() throws {
    let eraser = Eraser()
    let text = show(try markdown("[a](https://example.com/1) [b](https://example.com/2)\n\nend"))
    text.delegate = eraser
    #expect(window.visibleElements.allSatisfy { $0.role != .link })
    #expect(outline(window.visibleElements) == ["text x"])
  }

  @Test func `a text with a label is a group of that name`() throws {
    let text = show(try markdown("one\n\ntwo"))
    text.accessibilityLabel = "Terms"
    #expect(outline(window.visibleElements) == ["group Terms", "  text one", "  text two"])
  }

  @Test func `of a paragraph that is very long, the lines in sight are one text`() throws {
    let words = (0..<100_000).map { "word\($0)" }.joined(separator: " ")
    _ = show(AttributedText(words))
    let texts = window.visibleElements
    #expect(texts.count == 1)
    #expect((100...4_000).contains(try #require(texts.first).text.utf8.count))
  }
}
