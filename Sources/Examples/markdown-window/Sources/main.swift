import Foundation
import TapGTK
import TapLinks
import TapMarkup
import TapShaping
import Tapline

// A Markdown page in a window of GTK 4: it scrolls, its links open, and nothing is selected.
// Usage: markdown-window PAGE.md

guard CommandLine.arguments.count == 2 else {
  print("usage: markdown-window PAGE.md")
  exit(2)
}
let source = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
guard GTKLoop.start() else {
  print("GTK found no display; set DISPLAY or WAYLAND_DISPLAY")
  exit(1)
}
let page = TextView()
page.typeface.shaper = try HarfBuzzShaper(FontCollection.system(), family: "DejaVu Sans", size: 16)
page.text = try MarkdownParser.parse(Array(source))
page.options.insets = Insets(top: 16, left: 16, bottom: 16, right: 16)
page.assessor = LinkSafety()

let widget = TapWidget()
page.delegate = widget.driver.linkOpener
let scroll = ScrollView()
scroll.addSubview(page)
widget.window.addSubview(scroll)
widget.layoutHandler = {
  scroll.frame = widget.window.bounds
  let width = scroll.frame.width
  page.frame = Rect(x: 0, y: 0, width: width, height: page.height(atWidth: width))
  scroll.contentSize = Size(width: width, height: page.frame.height)
}

let window = GTKWindow(title: CommandLine.arguments[1], width: 640, height: 480)
window.setChild(widget)
window.closeHandler = { GTKLoop.quit() }
window.present()
GTKLoop.run()
