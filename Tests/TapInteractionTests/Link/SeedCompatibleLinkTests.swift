import TapInteraction
import TapLayout
import TapTestSupport
import Testing

/// Asks for links by both rules.
private func links(_ layout: TextLayout, _ x: Double, _ y: Double = 10) -> [Bool] {
  var interaction = LinkInteraction()
  interaction.policy.geometry = .seedCompatible
  let point = Point(x: x, y: y)
  let seed = interaction.linkID(at: point, on: layout, kind: .touch)
  interaction.policy.geometry = .exact
  return [seed != nil, interaction.linkID(at: point, on: layout, kind: .touch) != nil]
}

@Suite struct SeedCompatibleLinkTests {
  @Test(
    arguments: [
      (199, false, false), (199.999, false, false), (200, false, true), (204, false, true),
      (205, true, true), (239.9, true, true), (239.999, true, true), (240, true, false),
      (244, true, false), (244.9, true, false), (245, false, false), (1000, false, false),
    ] as [(Double, Bool, Bool)])
  func `LINK-1, LINK-2, LINK-3: the seed is off by half a character, we are not`(
    x: Double, seed: Bool, exact: Bool
  ) {
    let layout = LinkedLayout.make("this textview has a [link] test.")
    #expect(links(layout, x) == [seed, exact])
  }

  @Test(arguments: [(240, 10), (244, 10), (399, 10), (500, 10), (230, 60), (230, 1e9)])
  func `LINK-4: blank space beside and below a last link is a link to the seed alone`(
    x: Double, y: Double
  ) {
    #expect(links(LinkedLayout.make("this textview has a [link]"), x, y) == [true, false])
  }

  @Test(arguments: [240.0, 399, 500])
  func `LINK-4: blank space beside any line that ends in a link is a link to the seed`(x: Double) {
    #expect(links(LinkedLayout.make("this textview has a [link]\nend"), x) == [true, false])
  }

  @Test(
    arguments: [
      (-50, false, false), (-1, false, false), (0, false, true), (4, false, true), (5, true, true),
      (40, true, false), (45, false, false),
    ] as [(Double, Bool, Bool)])
  func `LINK-5: the seed loses the first half of a text's first character`(
    x: Double, seed: Bool, exact: Bool
  ) {
    #expect(links(LinkedLayout.make("[link] test"), x) == [seed, exact])
  }

  @Test func `LINK-3: insets and gaps belong to some line to the seed`() {
    let layout = LinkedLayout.make("[link] one\n[link] two") {
      $0.insets.top = 30
      $0.paragraphSpacing = 40
    }
    for y in [0.0, 29, 55, 85] { #expect(links(layout, 20, y) == [true, false]) }
  }

  @Test func `the seed asks for the link of a whole character by its first unit`() {
    let layout = LinkedLayout.make("e[\u{301}x]y")
    #expect(links(layout, 5) == [false, false])
    #expect(links(layout, 15) == [true, true])
    #expect(layout.seedCompatibleLink(at: Point(x: 15, y: 10)) == 0)
  }

  @Test(arguments: ["", "\n", "\n\n\n", "[]"])
  func `LINK-6: a text without letters has no link anywhere`(text: String) {
    for point in [(0.0, 0.0), (5, 10), (-5, -5), (1e300, 1e300)] {
      #expect(links(LinkedLayout.make(text), point.0, point.1) == [false, false])
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `LINK-23: a point that is not finite has no link`(odd: Double) {
    let layout = LinkedLayout.make("[link]")
    #expect(links(layout, odd, 10) == [false, false])
    #expect(links(layout, 20, odd) == [false, false])
  }
}
