import FoundationEssentials
import TapLayout
@testable import TapScenes
import TapTestSupport
import TapText
import Testing

/// The reports again, in a real font whose letters are as wide as the cells of the case.
///
/// What holds in cells must hold in a font as far as the geometry is the same: where every
/// letter is of ASCII, for then each is a cell wide in a font of one width at the right size.
@Suite struct FontCaseTests {
  @Test func `reports that hold in cells hold in a font of their widths`() throws {
    let font = try TestFonts.path(of: "DejaVuSansMono.ttf")
    var asked = 0
    for file in CorpusFile.all(in: "reports") {
      let given = try CaseFile.read([UInt8](Data(contentsOf: URL(filePath: file.path))))
      guard let inFont = try inFont(given, font) else { continue }
      asked += 1
      for failure in inFont.run().failures { Issue.record("\(file): \(failure)") }
    }
    print("reports in a real font: \(asked)")
    #expect(asked >= 60)
  }

  /// A case in a font; `nil` where its geometry would be another.
  private func inFont(_ given: Case, _ font: String) throws -> Case? {
    guard given.scene.isBare, given.pending == nil, given.bareText?.advances == nil,
      let index = given.scene.views.firstIndex(where: { $0.id == Scene.bareText }),
      var text = given.scene.views[index].text, isASCII(text.content),
      given.events.allSatisfy({ $0.text == nil }), text.content.layout.fonts == nil
    else { return nil }
    let cell = text.content.layout.cell
    // Each letter of the font is 1,233 of 2,048 units wide.
    text.content.layout.fonts = try LayoutFonts([font], size: cell.width * 2048 / 1233)
    // The font's own height differs from the cell's.
    text.content.layout.options.lineHeight =
      switch text.content.layout.options.lineHeight {
      case .absolute(let points) where points > 0: .absolute(points)
      case .multiple(let factor) where factor > 0: .absolute(cell.height * factor)
      default: .absolute(cell.height)
      }
    var result = given
    result.scene.views[index].kind = .text(text)
    return result
  }

  private func isASCII(_ content: TextContent) -> Bool {
    let text = content.text
    return text.withUTF8(in: 0..<text.utf8Count) { bytes in
      bytes.indices.allSatisfy { (0x20..<0x7F).contains(bytes[$0]) || bytes[$0] == 0x0A }
    }
  }
}
