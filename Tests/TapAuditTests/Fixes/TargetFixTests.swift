import TapAudit
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct TargetFixTests {
  private static func failures(of layout: TextLayout) -> Set<Int> {
    TargetSizeAudit(layout).failingLinks(at: .minimum)
  }

  private static func scaled(_ layout: TextLayout, by factor: Double) -> TextLayout {
    TextLayout(
      layout.text, width: layout.width, options: layout.options,
      shaper: CellShaper(width: 10 * factor, height: 12 * factor))
  }

  private static func list(_ random: inout SeededGenerator) -> TextLayout {
    let words = (0..<(2 + random.number(below: 4))).map { _ in
      "[" + String(repeating: "a", count: 1 + random.number(below: 5)) + "]"
    }
    let text = LinkedLayout.text(words.joined(separator: random.pick(["\n", " ", " | "])))
    return TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 12))
  }

  /// A layout with a change applied, by hand.
  private static func layout(_ layout: TextLayout, with fix: TargetFix) -> TextLayout {
    var options = layout.options
    switch fix.change {
    case .lineHeight: options.lineHeight = .absolute(fix.value)
    case .lineSpacing: options.lineSpacing = fix.value
    case .paragraphSpacing: options.paragraphSpacing = fix.value
    case .textSize: return scaled(layout, by: fix.value)
    }
    return TextLayout(
      layout.text, width: layout.width, options: options,
      shaper: CellShaper(width: 10, height: 12))
  }

  @Test(arguments: 0..<100)
  func `a link passes with each change that is suggested, and not with a smaller one`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let layout = Self.list(&random)
    let failing = Self.failures(of: layout)
    let search = TargetFixSearch(
      layout, scaled: { Self.scaled(layout, by: $0) }, failures: Self.failures(of:))
    #expect(search.fixes.map(\.link) == failing.sorted())
    for (link, fixes) in search.fixes {
      #expect(Set(fixes.map(\.change)).count == fixes.count)
      for fix in fixes {
        #expect(!Self.failures(of: Self.layout(layout, with: fix)).contains(link))
        let step = fix.change == .textSize ? 0.05 : 1
        let smaller = TargetFix(change: fix.change, value: fix.value - step)
        guard smaller.value > (fix.change == .lineHeight ? 12 : fix.change == .textSize ? 1 : 0)
        else { continue }
        #expect(Self.failures(of: Self.layout(layout, with: smaller)).contains(link))
      }
    }
  }

  @Test func `where no single change is enough, there is none`() {
    // Two letters side by side stay 10 wide and 20 apart, however high the lines are.
    let layout = LinkedLayout.make("[a] [b]")
    let search = TargetFixSearch(layout, scaled: { _ in nil }, failures: Self.failures(of:))
    #expect(search.fixes.map(\.link) == [0, 1])
    #expect(search.fixes.allSatisfy { $0.fixes.isEmpty })
    let passing = LinkedLayout.make("[docs]") { $0.lineHeight = .absolute(30) }
    #expect(
      TargetFixSearch(passing, scaled: { _ in nil }, failures: Self.failures(of:)).fixes.isEmpty)
  }
}
