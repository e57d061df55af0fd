import Foundation
import Testing

/// Pictures: `tapline render`.
@Suite struct RenderTests {
  let folder: TemporaryFolder
  let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("see [docs](https://a.example) now", to: "a.md")
  }

  private func picture(_ arguments: String..., path: String? = nil) throws -> String {
    let outcome = try Tool.run(["render", path ?? file] + arguments)
    #expect(outcome.code == 0 && outcome.messages.isEmpty, "\(outcome)")
    return outcome.output
  }

  @Test func `a picture goes to standard output or to a file, the same each time`() throws {
    let path = folder.path + "/out.svg"
    let picture = try picture()
    #expect(try self.picture("-o", "-") == picture)
    #expect(try self.picture("--output", path) == "")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == picture)
    // What was there before is gone, however long it was.
    try Data(repeating: 65, count: 1 << 20).write(to: URL(fileURLWithPath: path))
    _ = try self.picture("-o", path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == picture)
  }

  @Test func `a heat map colors the places near links, and has a legend`() throws {
    let (plain, heat) = (try picture(), try picture("--heat"))
    let (finger, mouse) = (try picture("--heat=finger"), try picture("--heat=mouse"))
    let large = try picture("--heat", "--ppmm", "3")
    #expect(heat == finger && heat != plain && heat != mouse && heat != large)
    #expect(heat.contains("100 %") || heat.contains(">%<"))
    // The legend is below the layout.
    #expect(plain.contains(#"height="48""#) && heat.contains(#"height="82""#))
  }

  @Test func `a file that cannot be written is told`() throws {
    let outcome = try Tool.run(["render", file, "-o", folder.path])
    #expect(outcome.code == 3 && outcome.output.isEmpty)
    #expect(outcome.messages.contains("cannot be written: Is a directory"))
  }

  @Test func `the picture has the coordinates of the text, with room around`() throws {
    #expect(
      try picture("--width", "100").contains(
        #"width="132" height="48" viewBox="-16 -16 132 48""#))
    #expect(
      try picture("--width", "100", "--scale", "2").contains(
        #"width="264" height="96" viewBox="-16 -16 132 48""#))
  }

  @Test func `each part is shown where it is asked for`() throws {
    let parts = ["text", "lines", "links", "clusters", "carets", "points"]
    let signs = [
      #"font-family="#, ##"fill="#7ba0d0""##, ##"fill="#4f86e8" fill-opacity="0.18""##,
      ##"fill="#5f83b5""##,
      ##"fill="#12908b""##, ##"stroke="#d9304f""##,
    ]
    for (part, sign) in zip(parts, signs) {
      #expect(try picture("--show", part, "--at", "4,4").contains(sign), "\(part)")
      let others = parts.filter { $0 != part }.joined(separator: ",")
      let rest = try picture("--show", others, "--at", "4,4")
      // Labels are text too.
      if part != "text" { #expect(!rest.contains(sign), "\(part)") }
    }
    #expect(try picture("--show", "lines,links") == picture("--show", "links,lines"))
  }

  @Test func `points are named by what is under them`() throws {
    func names(_ picture: String) -> String {
      picture.split(separator: "<tspan").dropFirst().compactMap { span in
        span.firstIndex(of: ">").map { String(span[span.index(after: $0)...].prefix(1)) }
      }.joined()
    }
    let picture = try picture("--at", "36,8", "--at", "300,8", "--show", "points")
    #expect(names(picture) == "cluster, link 0trailingMargin")
    #expect(picture.contains(##"fill="#ffb400""##))
    // In pixels, of which two make a point.
    #expect(
      names(try self.picture("--at", "72,16", "--scale", "2", "--show", "points"))
        == "cluster, link 0")
  }

  @Test func `the page has the color that is asked for, and letters that show on it`() throws {
    #expect(try picture("--background", "#123").contains(##"fill="#112233""##))
    #expect(try picture("--background", "#112233") == picture("--background", "#123"))
    #expect(try picture("--background", "#000").contains(##"fill="#ffffff""##))
    let page = ##"<rect x="-16" y="-16" width="432" height="48" fill="##
    #expect(try picture().contains(page))
    #expect(try !picture("--background", "none").contains(page))
  }

  @Test func `a scene is drawn as its window shows it`() throws {
    let scene = try folder.write(
      #"""
      {"window": {"size": [200, 100]}, "views": [
        {"kind": "view", "id": "back", "frame": [0, 0, 200, 100], "background": [1, 0, 0, 1]},
        {"kind": "text", "id": "page", "frame": [20, 10, 100, 40], "text": "see docs",
         "links": [{"id": "L", "destination": "https://a.example", "text": "docs"}]}]}
      """#, to: "a.json")
    let picture = try picture("--at", "60,14", "--at", "150,90", path: scene)
    #expect(picture.contains(#"viewBox="0 0 200 100""#))
    #expect(picture.contains(##"fill="#ff0000""##))
    #expect(picture.contains("translate(20 10)"))
    #expect(picture.contains(##"fill="#4f86e8" fill-opacity="0.18""##))
    #expect(picture.contains(##"stroke="#d9304f""##))
    #expect(try !self.picture("--show", "links", path: scene).contains(##"fill="#ff0000""##))
  }

  @Test func `a case is drawn in its own layout`() throws {
    let path = try folder.write(
      #"{"text": "ab", "layout": {"width": 40, "cell": [10, 20]}}"#, to: "b.json")
    #expect(try picture(path: path).contains(#"viewBox="-16 -16 72 52""#))
  }

  @Test func `in a font the letters are outlines`() throws {
    let picture = try picture("--font", "DejaVu Sans", "--size", "20")
    #expect(picture.contains(#"<path id="g1" d="m"#))
    #expect(picture.contains(##"<use xlink:href="#g1""##))
    #expect(!picture.contains("font-family"))
    #expect(picture.contains(#"aria-label="docs""#))
  }
}
