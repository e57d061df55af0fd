import Foundation
import TapLayout
import Testing

extension WindowTests {
  /// A program that is busy for a while: what counts is when something happened.
  @Suite struct Stalls {
    private typealias Links = WindowTests.Links

    /// Lets a button go down and up on the link of the first page while the gallery stands still,
    /// and returns what came of it.
    private func press(for time: Double, stall: Double, upTo last: String) throws -> [String] {
      var events: [String] = []
      try GalleryProcess.run(page: "seed") { gallery in
        try gallery.pointer(at: try gallery.point(in: Links.seed))
        _ = try gallery.events(upTo: "text hover 0")
        try gallery.standStill {
          try gallery.xdotool("mousedown", "1")
          Thread.sleep(forTimeInterval: time)
          try gallery.xdotool("mouseup", "1")
          Thread.sleep(forTimeInterval: stall)
        }
        events = try gallery.events(upTo: last)
      }
      return events
    }

    @Test func `a tap during a stall of a second is a tap`() throws {
      let events = try press(for: 0, stall: 1, upTo: "text activate")
      #expect(events.filter { !$0.hasPrefix("text focus") } == ["text press 0", Links.activate])
    }

    @Test func `a long press during a stall is a long press`() throws {
      let events = try press(for: 0.8, stall: 0, upTo: "text menu")
      #expect(events.filter { !$0.hasPrefix("text focus") } == ["text press 0", Links.menu])
    }
  }
}
