import TapPictureSupport
import Foundation
import TapGTK
import TapLayout
import Testing
import TapCairo

extension WindowTests {
  /// The pages of the gallery as they look in a window, against pictures that were looked at.
  ///
  /// `TAP_ACCEPT=1` writes the pictures anew; look at what differs before you commit it.
  @Suite struct Pictures {
    /// A page, and what is done to it before it is looked at.
    struct Look: Sendable, CustomTestStringConvertible {
      var name: String
      var page: String
      var theme = "Default"
      var options: [String] = []
      var action = Action.none

      enum Action { case none, pressesTab, opensMenu }

      var testDescription: String { name }
    }

    static let looks = [
      Look(name: "seed", page: "seed"),
      Look(name: "seed-dark", page: "seed", theme: "Default:dark"),
      Look(name: "seed-focused", page: "seed", action: .pressesTab),
      Look(name: "seed-menu", page: "seed", action: .opensMenu),
      Look(name: "document", page: "document"),
      Look(name: "document-regions", page: "document", options: ["--regions"]),
      Look(name: "arabic", page: "arabic"),
      Look(name: "japanese", page: "japanese", options: ["--font", "Noto Sans CJK JP"]),
      Look(name: "chat", page: "chat"),
      Look(name: "button", page: "button"),
      Look(name: "tabs", page: "tabs"), Look(name: "notch", page: "notch"),
      Look(name: "appearance", page: "appearance"), Look(name: "pill", page: "pill"),
      Look(name: "screen", page: "screen"), Look(name: "segmented", page: "segmented"),
      Look(name: "centering", page: "centering"), Look(name: "deceptive", page: "deceptive"),
    ]

    private static let size = (width: 420, height: 260)
    private static let accepts = ProcessInfo.processInfo.environment["TAP_ACCEPT"] == "1"

    @Test(arguments: looks)
    func `a page looks as it did when it was looked at`(look: Look) throws {
      let seen = try Self.show(look)
      let path = Self.folder + look.name + ".png"
      if Self.accepts { try Self.write(seen, to: path) }
      let known = try Self.read(path)
      let difference = seen.share(unlike: known)
      if difference > Self.mostDifference {
        let place = NSTemporaryDirectory() + "tapline-\(look.name).png"
        try Self.write(seen, to: place)
        Issue.record("\(difference * 100) % of the pixels differ: see \(place)")
      }
    }

    @Test(.enabled(if: accepts, "draws the README's picture anew only for TAP_ACCEPT=1"))
    func `the README shows the gallery`() throws {
      let size = (width: 800, height: 560)
      let options = [
        "--size", "\(size.width)x\(size.height)", "--font", "Noto Sans CJK JP", "--regions",
      ]
      try GalleryProcess.run(page: "document", options) { gallery in
        try gallery.xdotool("windowmove", "--sync", gallery.window, "0", "0")
        try gallery.click(try gallery.point(in: "# Tapline\nOnly [links](https://example.com)"))
        _ = try gallery.events(upTo: "text activate")
        try gallery.pointer(at: Point(x: 990, y: 790))
        let picture = try Screen.pictureAtRest(width: size.width, height: size.height)
        let resources = Self.folder + "../../Sources/Tapline/Tapline.docc/Resources/"
        try Self.write(picture, to: resources + "gallery.png")
      }
    }

    /// As much of a picture as may look otherwise: less than the dot of an i.
    private static let mostDifference = 5e-5

    @Test func `a letter, a line or a color that is missing makes a difference`() throws {
      let known = try Self.read(Self.folder + "seed.png")
      // The link alone is blue, and its line is lowest.
      let box = try #require(known.box { Int($0[3]) > Int($0[1]) + 40 })
      var pixels = known.pixels
      let line = (Int(box.maxY) - 1) * known.width
      for column in Int(box.x)..<Int(box.maxX) { pixels[line + column] = pixels[0] }
      let without = Picture(known.width, known.height, pixels)
      #expect(without.share(unlike: known) > Self.mostDifference)
      #expect(known.share(unlike: known) == 0)
    }

    private static func show(_ look: Look) throws -> Picture {
      let options = ["--bare", "--size", "\(size.width)x\(size.height)"] + look.options
      var picture: Picture?
      try GalleryProcess.run(page: look.page, options, theme: look.theme) { gallery in
        try gallery.xdotool("windowmove", "--sync", gallery.window, "0", "0")
        try gallery.pointer(at: Point(x: 990, y: 790))
        if look.action != .none {
          try gallery.xdotool("windowfocus", "--sync", gallery.window)
          try gallery.xdotool("key", "Tab")
          _ = try gallery.events(upTo: "text focus 0")
        }
        if look.action == .opensMenu {
          try gallery.xdotool("key", "shift+F10")
          try gallery.waitForWindows(2)
        }
        picture = try Screen.pictureAtRest(width: size.width, height: size.height)
      }
      return try #require(picture)
    }

    private static var folder: String {
      let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      return (root + ["corpus", "windows", ""]).joined(separator: "/")
    }

    private static func read(_ path: String) throws -> Picture {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
      return Picture(try #require(CairoImage(png: bytes)))
    }

    private static func write(_ picture: Picture, to path: String) throws {
      let image = try #require(
        CairoImage(width: Double(picture.width), height: Double(picture.height)))
      image.draw { surface in
        for (index, pixel) in picture.pixels.enumerated() {
          let place = Rect(
            x: Double(index % picture.width), y: Double(index / picture.width), width: 1, height: 1)
          surface.fill(place, with: Picture.color(pixel))
        }
      }
      let bytes = try #require(image.png())
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
  }
}
