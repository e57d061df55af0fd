import TapInteraction
import TapText
import Testing

@Suite struct LinkStylesTests {
  @Test func `a stronger state overrides what it names and leaves the rest`() {
    let colors = (0..<6).map { Color(red: Float($0), green: 0, blue: 0) }
    let styles = LinkStyles(
      normal: LinkStyle(foreground: colors[0], isUnderlined: true),
      visited: LinkStyle(foreground: colors[1]), hovered: LinkStyle(background: colors[2]),
      focused: LinkStyle(foreground: colors[3], isUnderlined: false),
      pressed: LinkStyle(background: colors[4]), inert: LinkStyle(foreground: colors[5]))
    #expect(styles.style(for: []) == LinkStyle(foreground: colors[0], isUnderlined: true))
    #expect(
      styles.style(for: [.inert, .visited])
        == LinkStyle(foreground: colors[5], isUnderlined: true))
    #expect(
      styles.style(for: [.visited, .hovered])
        == LinkStyle(foreground: colors[1], background: colors[2], isUnderlined: true))
    #expect(
      styles.style(for: [.visited, .hovered, .focused, .pressed])
        == LinkStyle(foreground: colors[3], background: colors[4], isUnderlined: false))
  }

  @Test func `styles that name nothing leave the text as it is`() {
    for bits in 0..<(UInt8(1) << 5) {
      #expect(LinkStyles().style(for: LinkState(rawValue: bits)) == LinkStyle())
    }
  }
}
