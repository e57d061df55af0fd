import TapLayout
import TapScenes
import TapShaping
import TapTestSupport
import TapText
import Testing

@Suite struct LayoutFontsTests {
  @Test(arguments: [
    ("DejaVu Sans", false), ("./a", true), ("/usr/a", true), ("a.ttf", true), ("A.OTF", true),
    ("b.Ttc", true), ("ttf", false), ("a.ttf2", false), ("", false),
  ])
  func `a name is a file by its slash or its ending`(name: String, isFile: Bool) {
    #expect(LayoutFonts.isFile(name) == isFile)
  }

  @Test func `a case says its fonts and their size`() throws {
    let file = try TestFonts.path(of: "DejaVuSans.ttf")
    for names in ["\"\(file)\"", "[\"\(file)\"]"] {
      let json = "{\"font\": \(names), \"size\": 32}"
      let layout = try LayoutConfiguration(json: Array(json.utf8))
      #expect(layout.fonts == (try LayoutFonts([file], size: 32)))
      let line = layout.layout(AttributedText("ii")).line(at: 0)
      #expect(abs(line.rect.width - 32.0 * 2 * 569 / 2048) < 0.01)
    }
  }

  @Test func `equal fonts share one shaper`() throws {
    let file = try TestFonts.path(of: "DejaVuSans.ttf")
    let fonts = try LayoutFonts([file], size: 12)
    #expect(try LayoutFonts([file], size: 12).shaper.identity == fonts.shaper.identity)
    #expect(try LayoutFonts([file], size: 13).shaper.identity != fonts.shaper.identity)
  }

  @Test func `files alone leave out what is installed`() throws {
    let thai = try TestFonts.path(of: "NotoSansThai-Regular.ttf")
    let latin = try TestFonts.path(of: "DejaVuSans.ttf")
    func path(_ names: [String]) throws -> String? {
      let fonts = try LayoutFonts(names)
      let layout = TextLayout(AttributedText("\u{E01}"), width: 100, shaper: fonts.shaper)
      var path: String?
      layout.forEachRun(inLine: 0) { run in
        path = run.font.flatMap { fonts.shaper.describe($0).path }
      }
      return path
    }
    #expect(try path([latin]) == latin)
    #expect(try path([latin, thai]) == thai)
    #expect(try path([latin, "DejaVu Sans"]) != latin)
  }

  @Test func `a text of a case is drawn in its font wherever it plays`() throws {
    let file = try TestFonts.path(of: "DejaVuSans.ttf")
    let json = """
      {"text": "iiii docs", "layout": {"font": "\(file)"},
       "links": [{"id": "L", "destination": "https://a.example", "text": "docs"}],
       "queries": [{"query": "hit", "point": [30, 8], "expect": {"link": "L"}}],
       "events": [{"at": 0, "tap": [30, 8]}],
       "expect": {"activations": {"L": 1}}}
      """
    #expect(try CaseFile.read(Array(json.utf8)).run().failures == [])
  }
}
