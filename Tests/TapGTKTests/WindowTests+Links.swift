import TapLayout
import Testing

extension WindowTests {
  @Suite struct Links {
    static let seed = "this textview has a [link](https://example.com/seed) test."
    static let activate = "text activate 0 https://example.com/seed"
    static let menu = "text menu 0 https://example.com/seed"

    /// Opens the first page with the pointer away from everything, and gives the points of the link
    /// and beside it.
    private func onSeed(
      _ body: (GalleryProcess, _ link: Point, _ beside: Point) throws -> Void
    )
      throws
    {
      try GalleryProcess.run(page: "seed") { gallery in
        let link = try gallery.point(in: Self.seed)
        let beside = Point(x: link.x + 100, y: link.y)
        try gallery.pointer(at: beside)
        gallery.forget()
        try body(gallery, link, beside)
      }
    }

    @Test func `a click on a link activates it once, and one beside it nothing`() throws {
      try onSeed { gallery, link, beside in
        try gallery.click(beside)
        try gallery.click(link)
        let events = try gallery.events(upTo: "text activate")
        #expect(events == ["text hover 0", "text press 0", "text focus 0", Self.activate])
        try gallery.click(beside)
        try gallery.pointer(at: link)
        let later = try gallery.events(upTo: "text hover 0")
        #expect(later == ["text hover none", "text hover 0"])
      }
    }

    @Test func `a press on a link that is dragged off it activates nothing`() throws {
      try onSeed { gallery, link, beside in
        try gallery.pointer(at: link, "mousedown", "1")
        _ = try gallery.events(upTo: "text focus 0")
        try gallery.pointer(at: beside, "mouseup", "1")
        try gallery.pointer(at: link)
        let events = try gallery.events(upTo: "text hover 0")
        #expect(events == ["text leave 0", "text hover none", "text hover 0"])
      }
    }

    @Test func `a long press on plain text is the background's`() throws {
      try onSeed { gallery, _, beside in
        try gallery.pointer(at: beside, "mousedown", "1")
        let began = try gallery.events(upTo: "background")
        try gallery.xdotool("mouseup", "1")
        let ended = try gallery.events(upTo: "background")
        let words = (began + ended).map { $0.split(separator: " ").prefix(3) }
        #expect(
          words == [["background", "longPress", "began"], ["background", "longPress", "ended"]])
      }
    }

    @Test func `a long press on a link shows its menu`() throws {
      try onSeed { gallery, link, _ in
        try gallery.pointer(at: link, "mousedown", "1")
        let events = try gallery.events(upTo: "text menu")
        try gallery.xdotool("mouseup", "1")
        #expect(events == ["text hover 0", "text press 0", "text focus 0", Self.menu])
      }
    }

    @Test func `a click of the right button on a link shows its menu`() throws {
      try onSeed { gallery, link, beside in
        try gallery.pointer(at: beside, "click", "3")
        // It opens where the button goes down.
        try gallery.pointer(at: link, "mousedown", "3")
        #expect(try gallery.events(upTo: "text menu") == ["text hover 0", Self.menu])
        try gallery.xdotool("mouseup", "3")
      }
    }

    @Test func `a pointer hovers again at once after a menu closed`() throws {
      try onSeed { gallery, link, _ in
        try gallery.pointer(at: link, "click", "3")
        try gallery.waitForWindows(2)
        gallery.forget()
        // A menu takes the pointer; the next move comes from nobody.
        try gallery.xdotool("key", "Escape")
        try gallery.waitForWindows(1)
        try gallery.pointer(at: Point(x: link.x + 100, y: link.y))
        let events = try gallery.events(upTo: "text hover none")
        #expect(events.last == "text hover none")
        #expect(!events.contains(Self.activate))
      }
    }

    @Test func `a double click activates a link once`() throws {
      try onSeed { gallery, link, beside in
        try gallery.pointer(at: link, "click", "--repeat", "2", "--delay", "20", "1")
        try gallery.pointer(at: beside)
        let events = try gallery.events(upTo: "text hover none")
        #expect(events.filter { $0 == Self.activate }.count == 1, "\(events)")
        #expect(events.filter { $0 == "text press 0" }.count == 2, "\(events)")
      }
    }

    @Test func `a pointer over a link hovers, and no longer once it left`() throws {
      try onSeed { gallery, link, beside in
        try gallery.pointer(at: link)
        try gallery.pointer(at: beside)
        #expect(
          try gallery.events(upTo: "text hover none") == ["text hover 0", "text hover none"])
        // GTK drops all but the last of the moves that come within a frame.
        try gallery.pointer(at: link)
        #expect(try gallery.events(upTo: "text hover 0") == ["text hover 0"])
        // Out of the widget, to the list of pages.
        try gallery.pointer(at: Point(x: 4, y: 4))
        #expect(try gallery.events(upTo: "text hover none") == ["text hover none"])
      }
    }
  }
}
