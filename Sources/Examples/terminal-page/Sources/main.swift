import TapHost
import TapMarkup
import TapTerminal
import Tapline

// A page of Markdown in the terminal: Tab and Enter or the mouse choose a link, which is printed.
let source = """
  # Choose a page

  Read [the docs](https://example.org/docs), or [the code](https://example.org/code).
  \(String(repeating: "\n\nScroll down with the wheel or the space bar.", count: 40))
  """
let host = try TerminalHost()  // throws where there is no terminal
let (scroll, page) = (ScrollView(), TextView())
page.text = try MarkdownParser.parse(Array(source.utf8))
page.textColor = host.theme.foreground
page.delegate = host.driver.linkOpener
scroll.addSubview(page)
host.driver.window.addSubview(scroll)
host.reservedRows = 1
host.onResize = { bounds in
  scroll.frame = bounds
  page.frame = Rect(x: 0, y: 0, width: bounds.width, height: page.height(atWidth: bounds.width))
  scroll.contentSize = Size(width: bounds.width, height: page.frame.height)
}
host.onThemeChange = { page.textColor = $0.foreground }
host.onDraw = { surface in
  let row = surface.rows - 1
  surface.clear(row: row, style: CellStyle(isInverse: true))
  surface.write(
    " Tab, Enter: choose   Ctrl-C: end", column: 0, row: row, style: CellStyle(isInverse: true))
}
var chosen: String?
host.onOpen = { destination in
  chosen = destination
  host.stop()
}
try host.run()
print(chosen ?? "nothing chosen")
