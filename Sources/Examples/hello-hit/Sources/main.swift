import Tapline

// What is under four points of a text with one link, in cells of 10 by 20 points.
var text = AttributedText("see the docs now")
text.addLink(destination: "https://example.org/docs", over: 8..<12)
let layout = TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 20))
for (x, y) in [(85.0, 10.0), (135, 10), (300, 10), (85, 50)] {
  let hit = layout.hit(at: Point(x: x, y: y))
  let link = layout.link(for: hit)?.link.destination ?? "no link"
  print("\(x),\(y)", hit.region.name, link)
}
