import TapLayout
import TapShaping
import TapTestSupport
import Testing

@Suite struct GlyphShapeTests {
  /// Notes what is drawn, one line a step.
  private struct Notes: OutlinePen, Equatable {
    var steps: [String] = []
    var points: [[Double]] = []
    mutating func move(toX x: Double, y: Double) { add("move", x, y) }
    mutating func line(toX x: Double, y: Double) { add("line", x, y) }
    mutating func quadratic(controlX: Double, controlY: Double, toX x: Double, y: Double) {
      add("quadratic", controlX, controlY, x, y)
    }
    mutating func cubic(
      control1X: Double, control1Y: Double, control2X: Double, control2Y: Double,
      toX x: Double, y: Double
    ) {
      add("cubic", control1X, control1Y, control2X, control2Y, x, y)
    }
    mutating func close() { add("close") }
    private mutating func add(_ step: String, _ numbers: Double...) {
      steps.append(step)
      points.append(numbers)
    }
  }

  private func outline(
    of scalar: Unicode.Scalar, in face: FontFace, size: Double, slant: Double = 0
  ) throws -> Notes {
    var notes = Notes()
    let glyph = try #require(face.glyph(for: scalar))
    let isDrawn = face.standard.draw(glyph, size: size, slant: slant, with: &notes)
    #expect(isDrawn == !notes.steps.isEmpty)
    return notes
  }

  @Test func `an outline is in points from the baseline downwards`() throws {
    let face = try FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))
    let notes = try outline(of: "l", in: face, size: 1024)
    #expect(notes.steps == ["move", "line", "line", "line", "line", "close"])
    #expect(Set(notes.points.dropLast().map { $0[1] }) == [0, -778])
    #expect(Set(notes.points.dropLast().map { $0[0] }) == [96.5, 188.5])
  }

  @Test(arguments: ["DejaVuSerif.ttf", "NotoSansCJK-Regular.ttc", "NotoSansArabic-Regular.ttf"])
  func `each outline is whole, grows with the size and leans with the slant`(
    file: String
  ) throws {
    let face = try FontFace(file: TestFonts.path(of: file))
    for scalar in "aO8漢بلあ@".unicodeScalars where face.covers(scalar) {
      let small = try outline(of: scalar, in: face, size: 16)
      #expect(small.steps.first == "move" && small.steps.last == "close")
      #expect(small.steps.count { $0 == "move" } == small.steps.count { $0 == "close" })
      let large = try outline(of: scalar, in: face, size: 32)
      #expect(large.steps == small.steps)
      #expect(large.points == small.points.map { $0.map { 2 * $0 } })
      let leaning = try outline(of: scalar, in: face, size: 16, slant: 0.25)
      for (point, upright) in zip(leaning.points, small.points) {
        for x in stride(from: 0, to: point.count, by: 2) {
          #expect(abs(point[x] - (upright[x] - 0.25 * upright[x + 1])) < 1e-9)
          #expect(point[x + 1] == upright[x + 1])
        }
      }
    }
  }

  @Test func `spaces, pictures and glyphs that there are not have no outline`() throws {
    let face = try FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))
    #expect(try outline(of: " ", in: face, size: 16).steps.isEmpty)
    var notes = Notes()
    #expect(!face.standard.draw(.max, size: 16, with: &notes))
    let emoji = try FontFace(file: TestFonts.path(of: "NotoColorEmoji.ttf"))
    #expect(try outline(of: "😀", in: emoji, size: 16).steps.isEmpty)
  }

  @Test func `an emoji is a picture that stands on the line`() throws {
    let emoji = try FontFace(file: TestFonts.path(of: "NotoColorEmoji.ttf"))
    let glyph = try #require(emoji.glyph(for: "😀"))
    let picture = try #require(emoji.standard.picture(of: glyph, size: 109))
    #expect(Array(picture.png[1..<4]) == Array("PNG".utf8))
    #expect(picture.png.number(at: 16, bytes: 4) == 136)
    #expect(picture.png.number(at: 20, bytes: 4) == 128)
    #expect(abs(picture.box.x) < 0.1)
    #expect(abs(picture.box.y + 101) < 0.1)
    #expect(abs(picture.box.width - 136) < 0.1)
    #expect(abs(picture.box.height - 128) < 0.1)
    #expect(emoji.standard.picture(of: .max, size: 109) == nil)
    let letters = try FontFace(file: TestFonts.path(of: "DejaVuSans.ttf"))
    #expect(letters.standard.picture(of: 36, size: 109) == nil)
  }
}
