import CSDL
import TapHost
import TapMarkup
import TapShaping
import Tapline

// A text with links over a background, in a window of SDL: only the links react.
// Usage: sdl-window [SCALE]

let scale = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 1
guard let host = SDLHost(title: "Tapline in SDL", width: 400, height: 240, scale: scale) else {
  fatalError("SDL opens no window: is there a display?")
}
let source = """
  # Only links react
  Click [the docs](https://example.org/docs), slide off before you let go, or hold the mouse
  button down beside it.

  \(String(repeating: "Scroll down with the wheel. ", count: 40))
  """
let page = TextView()
page.typeface.shaper = try HarfBuzzShaper(FontCollection.system(), family: "DejaVu Sans", size: 16)
page.text = try MarkdownParser.parse(Array(source.utf8))
page.delegate = host.driver.linkOpener

let background = View()
background.addGestureRecognizer(LongPressGestureRecognizer { print("long press", $0.state) })
let scroll = ScrollView()
scroll.addSubview(page)
host.driver.window.addSubview(background)
host.driver.window.addSubview(scroll)
host.layoutHandler = { bounds in
  background.frame = bounds
  scroll.frame = bounds
  page.frame = Rect(
    x: 10, y: 10, width: bounds.width - 20, height: page.height(atWidth: bounds.width - 20))
  scroll.contentSize = Size(width: bounds.width, height: page.frame.height + 20)
  print("layout", bounds.width, bounds.height)
}
host.driver.window.observer = { entry in print(entry.line) }
host.run()
