import TapControls
import TapLayout
import TapText
import TapViews
import Testing

@testable import TapGTK

/// The identities by which GTK knows the elements of a window.
@Suite struct ElementTableTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))

  /// Shows items of a list, each a paragraph with a link, from the top on.
  private func showItems(_ count: Int) -> TextView {
    var text = AttributedText()
    for number in 0..<count {
      let start = text.utf8Count + "• ".utf8.count
      text.append("• item \(number)\n")
      text.addLink(
        Link(id: LinkID(rawValue: UInt64(number + 1)), destination: "https://example.com/"),
        over: start..<text.utf8Count - 1)
    }
    var style = ParagraphStyle()
    style.block = BlockStyle(prefix: "• ".utf8.count)
    text.updateAttributes(in: 0..<text.utf8Count) { $0.paragraph = style }
    let view = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 20 * Double(count)))
    view.typeface.shaper = CellShaper(width: 10, height: 20)
    view.text = text
    window.addSubview(view)
    return view
  }

  /// Lists the elements of now, and returns their identities.
  private func ids(_ table: inout ElementTable) -> [UInt64] {
    func list(_ elements: [VisibleElement], _ table: inout ElementTable) -> [UInt64] {
      var ids: [UInt64] = []
      for element in elements {
        ids.append(table.id(of: element))
        ids += list(element.children, &table)
      }
      return ids
    }
    table.begin()
    defer { table.end() }
    return list(window.visibleElements, &table)
  }

  @Test func `elements keep their identities, each its own and none 0`() {
    _ = showItems(5)
    var table = ElementTable()
    let first = ids(&table)
    #expect(first.count == 16)
    #expect(Set(first).count == first.count && !first.contains(0))
    #expect(ids(&table) == first)
  }

  @Test func `a list that is scrolled stays the list that its items are in`() {
    let text = showItems(200)
    var table = ElementTable()
    var last = ids(&table)
    for step in 1...40 {
      text.frame.y = -50 * Double(step)
      let next = ids(&table)
      #expect(next.first == last.first)
      #expect(Set(next).intersection(last).count > last.count * 3 / 4)
      last = next
    }
  }

  @Test func `an element is found by its identity as long as it is there`() throws {
    let text = showItems(3)
    var table = ElementTable()
    let link = try #require(ids(&table).last)
    #expect(table.element(link, in: window.visibleElements)?.link == LinkID(rawValue: 3))
    text.removeFromSuperview()
    #expect(table.element(link, in: window.visibleElements) == nil)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func `a rectangle that is beyond all screens does no harm`(value: Double) {
    let button = Button(title: "a\u{0}b")
    button.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    window.addSubview(button)
    var elements = window.visibleElements
    elements[0].rect = Rect(x: value, y: value, width: value, height: value)
    var table = ElementTable()
    #expect(ElementList(elements, &table).strings.count == 4)
  }
}
