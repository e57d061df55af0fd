import Foundation
import TapLayout
import Testing

extension WindowTests {
  /// What assistive technology finds in a window, over AT-SPI.
  @Suite(
    .enabled(
      if: AssistiveTechnology.isInstalled,
      "skipped: needs dbus-daemon, at-spi2-core and python3-pyatspi"))
  struct Accessibility {
    @Test func `a page has its headings, paragraphs, lists and links, in the order of reading`()
      throws
    {
      try AssistiveTechnology.run(page: "document") { _, assistive in
        let page = try assistive.page("A long document") { $0.all("link").count == 2 }
        #expect(
          page.outline(indent: "").dropFirst() == [
            "  heading Tapline",
            "  label Only links react; everything else falls through to what is behind. Name a file of "
              + "Markdown on the command line to see it here.",
            "  link links",
            "  list ",
            "    list item ",
            "      label • Press a link and let go beside it: nothing happens.",
            "    list item ",
            "      label • Hold a link: its menu opens.",
            "      link its menu",
            "    list item ",
            "      label • Turn the wheel, or use the keys: Tab goes from link to link.",
          ])
        #expect(page.all("link").map(\.description).first == "https://example.com/links")
        for text in page.all("label") + page.all("heading") { #expect(text.name == text.text) }
      }
    }

    @Test(arguments: [
      "Some words, [a link](https://example.com/a) and [more](https://example.com/b).",
      "هذا نص عربي فيه [رابط إلى صفحة](https://example.com/a) واحد، و[رابط آخر](https://example.com/b).",
      "one two three four five six seven eight nine ten [a link that is so long that it needs more "
        + "than a line of the window for itself alone](https://example.com/a) and on",
    ])
    func `A11Y-3: a link is where the command line locates it`(markdown: String) throws {
      let count = markdown.count { $0 == "[" }
      try Self.onDocument(markdown) { gallery, assistive in
        let place = try gallery.place()
        let page = try assistive.page("A long document") { $0.all("link").count == count }
        for (index, link) in page.all("link").enumerated() {
          let box = try Locator.box(ofLink: index, in: markdown, width: place.width)
          #expect(link.extents == Self.whole(box, at: place.corner))
        }
      }
    }

    @Test func `A11Y-4: the action of a link follows it, and it is visited then`() throws {
      try AssistiveTechnology.run(page: "seed") { gallery, assistive in
        let page = try assistive.page("A link, and what is behind") { !$0.all("link").isEmpty }
        let link = try #require(page.all("link").first)
        #expect(link.name == "link")
        #expect(link.actions == ["link.activate"])
        gallery.forget()
        #expect(try assistive.perform("link.activate", of: link))
        #expect(try gallery.events(upTo: "text activate").last == Links.activate)
        let visited = try assistive.page("A link, and what is behind") {
          $0.all("link").first?.description.hasPrefix("visited") == true
        }
        #expect(
          visited.all("link").map(\.description) == ["visited, https://example.com/seed"])
      }
    }

    @Test func `KEY-2: each Tab moves the focus to the next link, though it has the same name`()
      throws
    {
      let markdown = """
        [docs](https://example.com/1) and [docs](https://example.com/2)

        - [docs](https://example.com/3)
        """
      try Self.onDocument(markdown) { gallery, assistive in
        _ = try assistive.page("A long document") { $0.all("link").count == 3 }
        for number in [1, 2, 3] {
          try gallery.xdotool("key", "Tab")
          let event = try assistive.next("focused", "link")
          #expect(event.name == "docs")
          #expect(event.description == "https://example.com/\(number)")
        }
        gallery.forget()
        try gallery.xdotool("key", "Return")
        let events = try gallery.events(upTo: "text activate")
        #expect(events.last == "text activate 2 https://example.com/3")
        let page = try assistive.page("A long document") { $0.all("link").count == 3 }
        #expect(page.all("link").map { $0.states.contains("focused") } == [false, false, true])
      }
    }

    @Test func `tabs say which of them is selected, and are selected by their action`() throws {
      try AssistiveTechnology.run(page: "tabs") { _, assistive in
        let page = try assistive.page("Tabs") { $0.all("page tab").count == 3 }
        let bar = try #require(page.all("page tab list").first)
        #expect(bar.children.map(\.role) == ["page tab", "page tab", "page tab"])
        #expect(bar.children.map { $0.states.contains("selected") } == [true, false, false])
        #expect(try assistive.perform("control.activate", of: bar.children[2]))
        #expect(try assistive.next("selected", "page tab").name == bar.children[2].name)
        let after = try assistive.page("Tabs") {
          $0.all("push button").map(\.name) == ["Show a badge"]
        }
        #expect(
          after.all("page tab").map { $0.states.contains("selected") } == [false, false, true])
      }
    }

    @Test func `segments say which of them is selected, and each shows its screen`() throws {
      try AssistiveTechnology.run(page: "segmented") { gallery, assistive in
        let page = try assistive.page("Segments") { $0.all("page tab").count == 3 }
        #expect(page.all("page tab").map(\.name) == ["Sample 1", "Sample 2", "Sample 3"])
        let link = try #require(page.all("link").first)
        #expect(link.description == "https://example.com/sample1")
        #expect(try assistive.perform("control.activate", of: page.all("page tab")[1]))
        #expect(try assistive.next("selected", "page tab").name == "Sample 2")
        let after = try assistive.page("Segments") {
          $0.all("link").first?.description == "https://example.com/sample2"
        }
        #expect(
          after.all("page tab").map { $0.states.contains("selected") } == [false, true, false])
      }
    }

    @Test func `what is scrolled into sight is found where it is then, and what is far is not`()
      throws
    {
      let lines = (0..<400).map { "Line \($0) has [link \($0)](https://example.com/\($0)) in it." }
      let markdown = lines.joined(separator: "\n\n")
      try Self.onDocument(markdown) { gallery, assistive in
        let place = try gallery.place()
        let page = try assistive.page("A long document") { !$0.all("link").isEmpty }
        let count = page.all("link").count
        #expect((10..<100).contains(count))
        #expect(page.all("link").map(\.name) == (0..<count).map { "link \($0)" })
        try gallery.pointer(at: try gallery.point(ofLink: 0, in: markdown))
        gallery.forget()
        var offset = 0.0
        for _ in 0..<60 {
          try gallery.xdotool("click", "5")
          let line = try gallery.events(upTo: "scroll contentOffset").last
          offset = try #require(line?.split(separator: ",").last.flatMap { Double($0) })
        }
        let after = try assistive.page("A long document") { page in
          page.all("link").contains { $0.name == "link 80" }
            && !page.all("link").contains { $0.name == "link 0" }
        }
        let link = try #require(after.all("link").first { $0.name == "link 80" })
        let box = try Locator.box(ofLink: 80, in: markdown, width: place.width)
        let corner = Point(x: place.corner.x, y: place.corner.y - offset)
        #expect(link.extents == Self.whole(box, at: corner))
      }
    }

    @Test func `a text that comes is found, by its own words`() throws {
      try AssistiveTechnology.run(page: "chat") { gallery, assistive in
        let page = try assistive.page("30 messages") { !$0.all("label").isEmpty }
        #expect(page.all("label").last?.text?.hasPrefix("Message 29:") == true)
        let send = try assistive.tree { !$0.all("push button").isEmpty }.all("push button")
          .first { $0.name == "Send a message" }
        #expect(try assistive.perform(send?.actions.first ?? "", of: #require(send)))
        let after = try assistive.page("30 messages") {
          $0.all("link").contains { $0.name == "page 30" }
        }
        #expect(
          after.all("label").last?.text
            == "Message 30: see page 30, and tell me what you think.")
      }
    }

    /// Opens the page of the document with a text, and assistive technology that looks at it.
    private static func onDocument(
      _ markdown: String, _ body: (GalleryProcess, AssistiveTechnology) throws -> Void
    ) throws {
      let path = NSTemporaryDirectory() + "tapline-\(UUID().uuidString).md"
      try Data(markdown.utf8).write(to: URL(fileURLWithPath: path))
      defer { try? FileManager.default.removeItem(atPath: path) }
      try AssistiveTechnology.run(page: "document", [path], body)
    }

    /// The whole points that a rectangle of a text at a corner of the window covers.
    private static func whole(_ rect: Rect, at corner: Point) -> [Int] {
      let (left, top) = ((corner.x + rect.x).rounded(.down), (corner.y + rect.y).rounded(.down))
      let right = (corner.x + rect.maxX).rounded(.up)
      let bottom = (corner.y + rect.maxY).rounded(.up)
      return [left, top, right - left, bottom - top].map { Int($0) }
    }
  }
}
