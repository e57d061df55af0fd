import CSDL
import TapMarkup
import TapShaping
import Tapline
// A text over a background in a window of SDL. Usage: sdl-window [PIXELS-TO-A-POINT]
let scale = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 1
guard let host = SDLHost(title: "Tapline in SDL", width: 400, height: 240, scale: scale) else {
  print("SDL opened no window; set DISPLAY or WAYLAND_DISPLAY")
  exit(1)
}
let source = """
  Click [the docs](https://example.org/docs), slide off before you let go, or hold the mouse
  button down beside it. \(String(repeating: "Scroll down with the wheel. ", count: 40))
  """
let (background, scroll, page) = (View(), ScrollView(), TextView())
page.typeface.shaper = try HarfBuzzShaper(FontCollection.system(), family: "DejaVu Sans", size: 16)
page.text = try MarkdownParser.parse(Array(source.utf8))
page.delegate = host.driver.linkOpener
background.addGestureRecognizer(LongPressGestureRecognizer { print("long press", $0.state) })
scroll.addSubview(page)
background.addSubview(scroll)
host.driver.window.addSubview(background)
host.layoutHandler = { bounds in
  (background.frame, scroll.frame) = (bounds, bounds)
  page.frame = Rect(x: 0, y: 0, width: bounds.width, height: page.height(atWidth: bounds.width))
  scroll.contentSize = Size(width: bounds.width, height: page.frame.height)
}
host.driver.window.observer = { print($0.line) }
host.run()
