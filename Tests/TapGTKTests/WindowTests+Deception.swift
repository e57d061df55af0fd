@testable import TaplineGallery
import TapLayout
import Testing

extension WindowTests {
  /// What a window says about links before they are followed, and instead.
  @Suite struct Deception {
    /// The links of the page, by their order.
    private enum Index {
      static let honest = 0
      static let otherHost = 1
      static let program = 5
    }

    /// Opens the page of deceptive links alone, with the keyboard on its window and the pointer
    /// outside.
    private func onPage(_ body: (GalleryProcess, (Int) throws -> Point) throws -> Void) throws {
      try GalleryProcess.run(page: "deceptive", ["--bare"]) { gallery in
        _ = try gallery.place()
        try gallery.xdotool("mousemove", "990", "790")
        try gallery.xdotool("windowfocus", "--sync", gallery.window)
        gallery.forget()
        try body(gallery) { try gallery.point(ofLink: $0, in: GalleryTexts.deceptiveSource) }
      }
    }

    /// Presses a key in the window that came last.
    private func press(_ keys: String..., in gallery: GalleryProcess) throws {
      try gallery.waitForWindows(2)
      let dialog = try gallery.frontWindow()
      try gallery.xdotool("windowfocus", "--sync", dialog)
      for key in keys { try gallery.xdotool("key", key) }
      try gallery.waitForWindows(1)
      try gallery.xdotool("windowfocus", "--sync", gallery.window)
    }

    @Test(arguments: ["Return", "Escape", "space"])
    func `LS-A4: a link that asks first is not followed by the next key`(key: String) throws {
      try onPage { gallery, point in
        try gallery.click(try point(Index.otherHost))
        let asked = try gallery.events(upTo: "text confirm").last
        #expect(asked?.hasPrefix("text confirm 1") == true)
        try press(key, in: gallery)
        try gallery.click(try point(Index.honest))
        let events = try gallery.events(upTo: "text activate")
        #expect(events.last == "text activate 0 https://example.com/docs")
      }
    }

    @Test func `a link that asks first is followed by keys alone once one says so`() throws {
      try onPage { gallery, _ in
        for _ in 0..<2 { try gallery.xdotool("key", "Tab") }
        try gallery.xdotool("key", "Return")
        let asked = try gallery.events(upTo: "text confirm").last
        #expect(asked?.hasPrefix("text confirm 1") == true)
        try press("Tab", "Return", in: gallery)
        let events = try gallery.events(upTo: "text activate")
        #expect(events.last == "text activate 1 https://login.evil.example/paypal")
      }
    }

    @Test func `a click on a blocked link is explained, and follows nothing`() throws {
      try onPage { gallery, point in
        try gallery.click(try point(Index.program))
        try press("Return", in: gallery)
        try gallery.click(try point(Index.honest))
        let events = try gallery.events(upTo: "text activate")
        #expect(events.filter { $0.hasPrefix("text activate") }.count == 1, "\(events)")
      }
    }

    @Test func `LS-A2: a tooltip comes where a link is, and goes with the pointer`() throws {
      try onPage { gallery, point in
        for index in [Index.honest, Index.program] {
          let link = try point(index)
          try gallery.pointer(at: link)
          try gallery.pointer(at: Point(x: link.x + 1, y: link.y))
          try gallery.waitForWindows(2)
          try gallery.pointer(at: Point(x: 5, y: 690))
          try gallery.waitForWindows(1)
        }
      }
    }

    @Test func `a menu opens at the pointer`() throws {
      try GalleryProcess.run(page: "seed") { gallery in
        let link = try gallery.point(in: Links.seed)
        try gallery.pointer(at: link, "click", "3")
        try gallery.waitForWindows(2)
        let frame = try gallery.frame(of: gallery.frontWindow())
        let window = try gallery.frame(of: gallery.window)
        // The shadow of a popover belongs to its window.
        let corner = Point(x: window.x + link.x, y: window.y + link.y)
        #expect(frame.inset(by: -4).contains(corner), "\(frame) \(corner)")
        #expect(abs(frame.x - corner.x) < 40 && abs(frame.y - corner.y) < 40, "\(frame) \(corner)")
        // It stays when the button comes up.
        try gallery.xdotool("key", "Escape")
        try gallery.waitForWindows(1)
      }
    }
  }
}
