import Testing

@testable import TaplineGallery

@Suite struct GalleryArgumentsTests {
  @Test func `the command line names the file, the page, the letters and the window`() throws {
    let parsed = try GalleryArguments.parse([
      "text.md", "--page", "chat", "--font", "DejaVu Sans", "--font", "Noto Sans CJK JP",
      "--messages", "7", "--size", "300x200", "--bare", "--regions", "--trace", "--windows", "3",
    ])
    #expect((parsed.file, parsed.page, parsed.messageCount) == ("text.md", "chat", 7))
    #expect(parsed.families == ["DejaVu Sans", "Noto Sans CJK JP"])
    #expect(parsed.size == (300, 200))
    #expect(parsed.isBare && parsed.showsRegions && parsed.isTraced)
    #expect(parsed.cycleCount == 3)
  }

  @Test(arguments: [
    ["--page", "none"], ["--page"], ["--messages", "0"], ["--messages", "many"], ["--size", "10"],
    ["--size", "10x10"], ["--size", "300x"], ["--size", "300x200x100"], ["--windows", "-1"],
    ["--unknown"], ["one.md", "two.md"], ["--font"],
  ])
  func `a command line that says something else is refused`(words: [String]) {
    #expect(throws: GalleryArguments.Complaint.self) { try GalleryArguments.parse(words) }
  }
}
