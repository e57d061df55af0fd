import TapLayout
import TapText
import Testing

@Suite struct DescriptionTests {
  @Test func `values print as people write them`() {
    var text = AttributedText("see docs")
    text.addLink(destination: "https://a.example", over: 4..<8)
    let layout = TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 20))
    #expect("\(Point(x: 40, y: 0.5))" == "40,0.5")
    #expect("\(Rect(x: -1, y: 2, width: 44, height: 20.25))" == "-1,2 44x20.25")
    #expect("\(Point(x: .nan, y: 1e300))" == "nan,1e+300")
    #expect("\(layout.hit(at: Point(x: 45, y: 10)))" == "cluster 4..<5, line 0, link 0")
    #expect("\(layout.hit(at: Point(x: 300, y: 10)))" == "trailingMargin, line 0")
    #expect("\(layout.hit(at: Point(x: -1, y: 10)))" == "outside")
    #expect("\(layout.caret(at: 4))" == "4 downstream at 40,0")
  }

  @Test func `a hit leads to its link, with the destination and the range`() {
    var text = AttributedText("see docs")
    text.addLink(destination: "https://a.example", over: 4..<8)
    let layout = TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 20))
    let link = layout.link(for: layout.hit(at: Point(x: 45, y: 10)))
    #expect(link?.destination == "https://a.example")
    #expect(link?.utf8Range == 4..<8)
    #expect(layout.link(for: layout.hit(at: Point(x: 5, y: 10))) == nil)
  }
}
