import Foundation
import TapMarkup
import TapScenes
import Tapline
import Testing

@Suite struct FoundationCanaryTests {
  @Test func `every library compiles and links beside Foundation`() throws {
    let text = try AttributedText(utf8: Array("canary".utf8))
    #expect(text.utf8Count == Data("canary".utf8).count)
  }
}
