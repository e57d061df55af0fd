import TapShaping
import Testing

@Suite struct FontFaceTests {
  @Test func `a file that is no font is refused with its name`() {
    #expect(throws: FontError(.malformed, name: "/etc/passwd")) {
      try FontFace(file: "/etc/passwd")
    }
    #expect(throws: FontError(.unreadable, name: "/nowhere.ttf")) {
      try FontFace(file: "/nowhere.ttf")
    }
  }
}
