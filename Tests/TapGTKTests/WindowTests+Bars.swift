import TapLayout
import Testing

extension WindowTests {
  /// Bars and the screens that they select, in a real window.
  @Suite struct Bars {
    private static let size = (width: 420.0, height: 560.0)

    /// Opens a page alone in a window, and gives a way from points of the page to the window's.
    private static func run(
      page: String, _ body: (GalleryProcess, (Double, Double) -> Point) throws -> Void
    ) throws {
      let options = ["--bare", "--size", "\(Int(size.width))x\(Int(size.height))"]
      try GalleryProcess.run(page: page, options) { gallery in
        let corner = try gallery.place().corner
        gallery.forget()
        try body(gallery) { Point(x: corner.x + $0, y: corner.y + $1) }
      }
    }

    @Test func `TAB-14, BDG-2, TAB-26: tabs select, present, fade and carry a badge`() throws {
      let (width, height) = Self.size
      try Self.run(page: "tabs") { gallery, point in
        func tab(_ index: Double) -> Point { point(width * (2 * index + 1) / 6, height - 35) }
        try gallery.click(tab(1))
        #expect(try gallery.events(upTo: "modal viewDidAppear").first == "tabs shouldSelect second")
        // Over the tabs the bar is covered: the middle of the sheet's rows is below its gap.
        let row = 10 + (height - 10) / 2 - 72 + 20
        try gallery.click(point(width / 2, row + 48))
        let events = try gallery.events(upTo: "third viewDidAppear")
        #expect(events.first == "modal.0 action")
        #expect(!events.contains { $0.contains("shouldSelect") })
        try gallery.click(point(width / 2, row + 96))
        _ = try gallery.events(upTo: "modal viewDidDisappear")
        try gallery.click(point(width / 2, (height - 70) / 2 + 20))
        _ = try gallery.events(upTo: "third.0 action")
        try gallery.click(tab(0))
        let last = try gallery.events(upTo: "first viewDidAppear")
        #expect(last.first == "tabs shouldSelect first")
        #expect(last.contains("bar.first bounce"))
      }
    }

    @Test func `NOTCH-3, NOTCH-6: a button in a notch is hit where it is drawn`() throws {
      let (width, height) = Self.size
      try Self.run(page: "notch") { gallery, point in
        let top = height - 48
        try gallery.click(point(width / 2, top - 22))
        try gallery.click(point(width / 2, top + 20))
        #expect(try gallery.events(upTo: "add action") == ["add action"])
        #expect(try gallery.events(upTo: "add action") == ["add action"])
        // The ring, above the bar, the bar beside the notch, then an item.
        try gallery.click(point(width / 2, top + 31))
        try gallery.click(point(20, top - 3))
        try gallery.click(point(width / 2, top + 40))
        try gallery.click(point(width - 30, top + 24))
        let events = try gallery.events(upTo: "bar didSelect 1")
        #expect(events.count { $0.hasPrefix("content tap") } == 2)
        #expect(events.suffix(2) == ["bar shouldSelect 1", "bar didSelect 1"])
        #expect(events.count == 4)
      }
    }

    @Test func `TAB-7: a tab in colors of its own is selected`() throws {
      let (width, height) = Self.size
      try Self.run(page: "appearance") { gallery, point in
        try gallery.click(point(width * 3 / 4, height - 25))
        let events = try gallery.events(upTo: "tabs didSelect trash")
        #expect(events.first == "tabs shouldSelect trash")
      }
    }

    @Test func `SWB-2, SWB-4: a bar of its own width leaves what is beside it to the page`() throws
    {
      let (_, height) = Self.size
      try Self.run(page: "pill") { gallery, point in
        let middle = height - 61
        try gallery.click(point(5, middle))
        #expect(try gallery.events(upTo: "home tap").count == 1)
        try gallery.click(point(12 + 262, middle))
        _ = try gallery.events(upTo: "tabs didSelect news")
        try gallery.click(point(415, middle))
        #expect(try gallery.events(upTo: "news tap").count == 1)
        // The selected item is wider now.
        try gallery.click(point(12 + 300, middle))
        _ = try gallery.events(upTo: "tabs didSelect news")
        try gallery.click(point(12 + 130, middle))
        _ = try gallery.events(upTo: "tabs didSelect favorite")
      }
    }

    @Test func `all together each hears of its own touches`() throws {
      let (width, height) = Self.size
      let markdown =
        "Only [this link](https://example.com/screen) reacts, and the words around it are a hole: "
        + "touch them, and the page hears of it."
      let options = ["--bare", "--size", "\(Int(width))x\(Int(height))"]
      try GalleryProcess.run(page: "screen", options) { gallery in
        let corner = try gallery.place().corner
        let link = try gallery.point(in: markdown)
        // The text stands 24 points in, below two rows of 56.
        let (left, top) = (corner.x - 24, corner.y - 136)
        gallery.forget()
        try gallery.click(link)
        #expect(try gallery.events(upTo: "text activate").last?.hasSuffix("/screen") == true)
        try gallery.click(Point(x: corner.x + 4, y: link.y + 60))
        _ = try gallery.events(upTo: "today tap")
        try gallery.click(Point(x: left + width / 2, y: top + 90))
        #expect(try gallery.events(upTo: "chip1 action").last == "chip1 action")
        try gallery.click(Point(x: left + width * 3 / 4, y: top + 34))
        _ = try gallery.events(upTo: "later didMove pages")
        try gallery.click(Point(x: left + width * 3 / 4, y: top + height - 25))
        _ = try gallery.events(upTo: "tabs didSelect news")
        try gallery.click(Point(x: left + width / 4, y: top + height - 25))
        _ = try gallery.events(upTo: "tabs didSelect read")
      }
    }
  }
}
