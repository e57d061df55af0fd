import Foundation
import TapCairo
import TapMarkup
import TapShaping
import Tapline

// A picture of a Markdown page as a PNG file, made without a display or a toolkit.
// Usage: server-picture PAGE.md PICTURE.png

guard CommandLine.arguments.count == 3 else {
  print("usage: server-picture PAGE.md PICTURE.png")
  exit(2)
}
let source = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
let shaper = try HarfBuzzShaper(FontCollection.system(), family: "DejaVu Sans", size: 16)
let layout = TextLayout(
  try MarkdownParser.parse(Array(source)), width: 400, shaper: shaper)
let page = layout.bounds.inset(by: -10)
guard let image = CairoImage(width: page.width, height: page.height, scale: 2) else {
  print("the page is too large for a picture: \(page.width)x\(page.height) points")
  exit(1)
}
image.draw { surface in
  surface.fill(Rect(x: 0, y: 0, width: page.width, height: page.height), with: .white)
  surface.draw(layout, at: Point(x: 10, y: 10), in: page)
}
try Data(image.png() ?? []).write(to: URL(filePath: CommandLine.arguments[2]))
print("\(image.width)x\(image.height) pixels, \(layout.text.links.count) links")
