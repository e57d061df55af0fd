import TapLayout
import Testing

extension WindowTests {
  /// Segments and strips in a real window.
  @Suite struct Segments {
    @Test func `each segment shows its screen, and hides the one before`() throws {
      try GalleryProcess.run(page: "segmented") { gallery in
        // The text of the first screen stands 24 points in, under the bar of 56.
        let text = try gallery.place().corner
        let bar = Point(x: text.x - 24, y: text.y - 80)
        gallery.forget()
        for segment in [1, 2, 0] {
          try gallery.click(Point(x: bar.x + 84 + 120 * Double(segment), y: bar.y + 28))
          let events = try gallery.events(upTo: "sample\(segment + 1) didMove container")
          #expect(events.first == "control valueChanged \(segment)")
          #expect(events.contains("sample\(segment + 1) viewDidAppear"))
          #expect(events.count { $0.hasSuffix("viewDidDisappear") } == 1)
        }
        // On the segment that is chosen nothing happens, nor below the control.
        try gallery.click(Point(x: bar.x + 84, y: bar.y + 28))
        try gallery.click(Point(x: bar.x + 204, y: bar.y + 50))
        try gallery.click(Point(x: bar.x + 204, y: bar.y + 28))
        let events = try gallery.events(upTo: "sample2 didMove container")
        #expect(events.count { $0.hasPrefix("control ") } == 1)
      }
    }

    @Test func `a link of the screen that shows is followed`() throws {
      let markdown =
        "This is sample1. It was made when it was first shown, and is kept: "
        + "[a link](https://example.com/sample1)."
      try GalleryProcess.run(page: "segmented") { gallery in
        let link = try gallery.point(in: markdown)
        gallery.forget()
        try gallery.click(link)
        let events = try gallery.events(upTo: "sample1-text activate")
        #expect(events.last == "sample1-text activate 0 https://example.com/sample1")
      }
    }

    @Test func `a strip that fits is hit in the middle, and its margins are not its content`()
      throws
    {
      try GalleryProcess.run(page: "centering") { gallery in
        let (text, width) = try gallery.place()
        let (left, room) = (text.x - 24, width + 48)
        let start = left + (room - 272) / 2
        let y = text.y - 24 + 96 + 22
        gallery.forget()
        try gallery.click(Point(x: start - 20, y: y))
        try gallery.click(Point(x: start + 4, y: y))
        for chip in 0..<3 {
          try gallery.click(Point(x: start + 48 + 88 * Double(chip), y: y))
        }
        let events = try gallery.events(upTo: "narrow-2 action")
        #expect(events == ["narrow-0 action", "narrow-1 action", "narrow-2 action"])
      }
    }

    @Test func `a strip that is too wide is scrolled by the wheel, and hit where it shows`() throws
    {
      try GalleryProcess.run(page: "centering") { gallery in
        let text = try gallery.place().corner
        let (left, y) = (text.x - 24, text.y - 24 + 160 + 22)
        gallery.forget()
        try gallery.click(Point(x: left + 48, y: y))
        #expect(try gallery.events(upTo: "wide-0 action") == ["wide-0 action"])
        try gallery.xdotool("click", "7")
        let moved = try gallery.events(upTo: "wide contentOffset").last
        let offset = try #require(
          moved?.split(separator: " ").last?.split(separator: ",").first.flatMap { Double($0) })
        #expect(offset > 0)
        let chip = ((offset + 100) / 88).rounded(.up)
        try gallery.click(Point(x: left + 8 + 40 + 88 * chip - offset, y: y))
        let events = try gallery.events(upTo: "wide-\(Int(chip)) action")
        #expect(events.last == "wide-\(Int(chip)) action")
      }
    }
  }
}
