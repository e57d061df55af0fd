import TapDraw
import TapLayout
import TapText
import Testing

@Suite struct RecordingSurfaceTests {
  private static let box = Rect(x: 1, y: 2.5, width: 3, height: 4)
  private static let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.3)
  private static let run = GlyphRun(
    text: "a\n", clusters: [GlyphRun.Cluster(utf8Range: 0..<2, minX: 8, maxX: 16)], baseline: 13,
    direction: .rightToLeft, font: Font(family: "F", size: 12, weight: 700, isItalic: true),
    color: .white, isUnderlined: true, isStruckThrough: true)

  @Test(arguments: [
    (DrawCommand.save, "save"), (.restore, "restore"),
    (.concatenate(.translation(x: 1, y: -0.5)), "concatenate translation 1,-0.5"),
    (.concatenate(.scale(x: 2, y: 3)), "concatenate 2 0 0 3 0 0"),
    (.clip(box), "clip 1,2.5 3x4"), (.clipPath(Path(box)), "clip M1 2.5L4 2.5L4 6.5L1 6.5Z"),
    (.fill(box, .black), "fill 1,2.5 3x4 #000000"),
    (.fillPath(Path(), blue), "fill  #0000ff alpha 0.3"),
    (.stroke(Path(box), .white, width: 1.5), "stroke M1 2.5L4 2.5L4 6.5L1 6.5Z #ffffff width 1.5"),
    (.image(Image(source: "a\"b", width: 1, height: 1), box), "image \"a\\\"b\" 1,2.5 3x4"),
    (
      .text(run),
      "text \"a\\n\" 8..16 at 13 #ffffff 12pt \"F\" weight 700 italic underlined struck through "
        + "right to left"
    ),
  ])
  func `each command reads as one line`(command: DrawCommand, line: String) {
    #expect(command.description == line)
  }

  @Test func `calls are recorded in order and listed with the indent of their saves`() {
    var surface = RecordingSurface()
    surface.withSavedState { surface in
      surface.clip(to: Self.box)
      surface.clip(to: Path(Self.box))
      surface.concatenate(.identity)
    }
    surface.fill(Self.box, with: .black)
    surface.fill(Path(Self.box), with: .black)
    surface.stroke(Path(Self.box), with: .black, width: 1)
    surface.draw(Self.run)
    surface.draw(Image(source: "", width: 0, height: 0), in: Self.box)
    #expect(
      surface.commands == [
        .save, .clip(Self.box), .clipPath(Path(Self.box)), .concatenate(.identity), .restore,
        .fill(Self.box, .black), .fillPath(Path(Self.box), .black),
        .stroke(Path(Self.box), .black, width: 1), .text(Self.run),
        .image(Image(source: "", width: 0, height: 0), Self.box),
      ])
    let lines = surface.description.split(separator: "\n")
    #expect(lines.prefix(2) == ["save", "  clip 1,2.5 3x4"] && lines[4] == "restore")
  }

  @Test func `a restore without a save is the caller's mistake`() async {
    await #expect(processExitsWith: .failure) {
      var surface = RecordingSurface()
      surface.save()
      surface.restore()
      surface.restore()
    }
    await #expect(processExitsWith: .failure) {
      var surface = SVGSurface(bounds: .zero)
      surface.concatenate(.scale(x: 2, y: 2))
      surface.restore()
    }
  }

  @Test func `the lines of a run lie below and through its letters, as wide as its clusters`() {
    let (underline, strikethrough) = (Self.run.underline, Self.run.strikethrough)
    #expect(underline.map { $0.x == 8 && $0.maxX == 16 && $0.y > 13 && $0.y < 16 } == true)
    #expect(strikethrough.map { $0.x == 8 && $0.maxX == 16 && $0.y < 13 && $0.y > 6 } == true)
    let plain = GlyphRun(text: "", clusters: [], baseline: 0)
    #expect(plain.underline == nil && plain.strikethrough == nil)
  }
}
