import Foundation
import TapLayout
import Testing

extension WindowTests {
  /// What is hit is what is drawn, wherever that came to stand.
  @Suite struct Places {
    @Test func `a text in a narrower window is hit where it stands now, not where it stood`() throws
    {
      let words = "one two three four five six seven eight nine ten eleven twelve"
      let markdown = "\(words) [link](https://example.com/resized) and more"
      try Self.onDocument(markdown) { gallery in
        let old = try gallery.point(in: markdown)
        try gallery.resize(width: 500, height: 500)
        let new = try gallery.point(in: markdown)
        #expect(new.y > old.y + 10)
        try gallery.click(old)
        try gallery.click(new)
        let events = try gallery.events(upTo: "text activate")
        #expect(
          events.filter { $0 != "text focus 0" } == [
            "text hover 0", "text press 0", "text activate 0 https://example.com/resized",
          ])
      }
    }

    @Test func `a click in a scrolled text hits what is drawn there`() throws {
      let lines = (0..<200).map { "Line \($0) has [a link](https://example.com/\($0)) in it." }
      let markdown = lines.joined(separator: "\n\n")
      try Self.onDocument(markdown) { gallery in
        try gallery.pointer(at: try gallery.point(ofLink: 0, in: markdown))
        gallery.forget()
        var offset = 0.0
        for _ in 0..<12 { offset = try Self.turnWheel(gallery) }
        let target = try gallery.point(ofLink: 22, in: markdown)
        try gallery.click(Point(x: target.x, y: target.y - offset))
        let events = try gallery.events(upTo: "text activate")
        #expect(events.last == "text activate 22 https://example.com/22")
      }
    }

    /// Turns the wheel by a click and returns how far the text is scrolled then.
    private static func turnWheel(_ gallery: GalleryProcess) throws -> Double {
      try gallery.xdotool("click", "5")
      let line = try gallery.events(upTo: "scroll contentOffset").last
      return try #require(line?.split(separator: ",").last.flatMap { Double($0) })
    }

    @Test(arguments: [
      "هذا نص عربي فيه [رابط إلى صفحة](https://example.com/there) واحد، والباقي لا يستجيب للمس.",
      "この文章には[リンクが一つ](https://example.com/there)あります。ほかの場所は何も起こりません。",
      "# A [heading](https://example.com/there)\nand **bold** words",
    ])
    func `window and command line agree where a link is`(markdown: String) throws {
      try Self.onDocument(markdown) { gallery in
        try gallery.click(try gallery.point(in: markdown))
        let events = try gallery.events(upTo: "text activate")
        #expect(events.last == "text activate 0 https://example.com/there")
      }
    }

    @Test func `a button behind a text gets the clicks beside the link and no others`() throws {
      let markdown =
        "All of this is one text on top of a button. Only [this link](https://example.com/button) "
        + "is the text's; every other click is the button's."
      try GalleryProcess.run(page: "button") { gallery in
        let link = try gallery.point(in: markdown)
        gallery.forget()
        try gallery.click(link)
        try gallery.click(Point(x: link.x - 150, y: link.y))
        let events = try gallery.events(upTo: "button clicked")
        #expect(
          events.filter { !$0.hasPrefix("text focus") } == [
            "text hover 0", "text press 0", "text activate 0 https://example.com/button",
            "text hover none", "button clicked",
          ])
      }
    }

    /// Opens the page of the document with a text.
    private static func onDocument(
      _ markdown: String, _ body: (GalleryProcess) throws -> Void
    ) throws {
      let path = NSTemporaryDirectory() + "tapline-\(UUID().uuidString).md"
      try Data(markdown.utf8).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      try GalleryProcess.run(page: "document", [path]) { gallery in
        _ = try gallery.place()
        gallery.forget()
        try body(gallery)
      }
    }
  }
}
