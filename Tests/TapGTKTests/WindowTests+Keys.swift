import TapLayout
import Testing

extension WindowTests {
  /// The keyboard, and where its focus is.
  @Suite struct Keys {
    private typealias Links = WindowTests.Links

    /// Opens the first page with the keyboard on its window and the pointer away from the link.
    private func onSeed(_ body: (GalleryProcess, _ link: Point) throws -> Void) throws {
      try GalleryProcess.run(page: "seed") { gallery in
        let link = try gallery.point(in: Links.seed)
        try gallery.pointer(at: Point(x: link.x + 100, y: link.y))
        try gallery.xdotool("windowfocus", "--sync", gallery.window)
        try body(gallery, link)
      }
    }

    @Test func `KEY-1, KEY-2, KEY-3: Tab goes to a link and on, and Enter activates it`() throws {
      try onSeed { gallery, _ in
        // Nothing had the focus when the window opened: this is the first event.
        try gallery.xdotool("key", "Tab")
        #expect(try gallery.events(upTo: "text") == ["text focus 0"])
        try gallery.xdotool("key", "Tab")
        #expect(try gallery.events(upTo: "text focus") == ["text focus none"])
        try gallery.xdotool("key", "shift+Tab")
        #expect(try gallery.events(upTo: "text focus") == ["text focus 0"])
        try gallery.xdotool("key", "Return")
        #expect(try gallery.events(upTo: "text activate") == [Links.activate])
      }
    }

    @Test func `KEY-5: the focus is on the link again once its menu is closed by Escape`() throws {
      try onSeed { gallery, _ in
        try gallery.xdotool("key", "Tab")
        try gallery.xdotool("key", "shift+F10")
        #expect(try gallery.events(upTo: "text menu") == ["text focus 0", Links.menu])
        try gallery.waitForWindows(2)
        try gallery.xdotool("key", "Escape")
        try gallery.waitForWindows(1)
        try gallery.xdotool("key", "Return")
        #expect(try gallery.events(upTo: "text activate") == [Links.activate])
      }
    }

    @Test func `the first entry of a link's menu follows it`() throws {
      try onSeed { gallery, _ in
        try gallery.xdotool("key", "Tab")
        try gallery.xdotool("key", "shift+F10")
        try gallery.waitForWindows(2)
        try gallery.xdotool("key", "Return")
        #expect(
          try gallery.events(upTo: "text activate") == ["text focus 0", Links.menu, Links.activate])
      }
    }

    @Test func `KEY-5: arrows and Return act in the menu, and nowhere behind it`() throws {
      try onSeed { gallery, _ in
        try gallery.xdotool("key", "Tab")
        try gallery.xdotool("key", "shift+F10")
        try gallery.waitForWindows(2)
        // The second entry copies the link.
        try gallery.xdotool("key", "Down")
        try gallery.xdotool("key", "Return")
        try gallery.waitForWindows(1)
        // An activation by the menu would count as the same as this one within half a second.
        try gallery.xdotool("sleep", "0.7")
        try gallery.xdotool("key", "Return")
        try gallery.xdotool("key", "Tab")
        #expect(
          try gallery.events(upTo: "text focus none") == [
            "text focus 0", Links.menu, Links.activate, "text focus none",
          ])
      }
    }

    @Test func `a press on a link moves the focus there`() throws {
      try onSeed { gallery, link in
        gallery.forget()
        try gallery.click(link)
        #expect(try gallery.events(upTo: "text activate").contains("text focus 0"))
        try gallery.xdotool("key", "Menu")
        #expect(try gallery.events(upTo: "text menu") == [Links.menu])
      }
    }
  }
}
