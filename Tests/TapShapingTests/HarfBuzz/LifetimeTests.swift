import TapLayout
@testable import TapShaping
import TapTestSupport
import TapText
import Testing

@Suite struct LifetimeTests {
  @Test func `a shaper and all that it keeps go when no one holds it`() throws {
    weak var shared: SharedShaping?
    do {
      let shaper = try TestShapers.shaper(["DejaVuSans.ttf"])
      shared = shaper.shared
      let layout = TextLayout(AttributedText("words kept"), width: 100, shaper: shaper)
      #expect(layout.lineCount == 1 && shared != nil)
    }
    #expect(shared == nil)
  }
}
