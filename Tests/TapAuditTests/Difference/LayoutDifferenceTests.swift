import TapAudit
import TapLayout
import TapTestSupport
import TapText
import Testing

@Suite struct LayoutDifferenceTests {
  /// Two versions of a text with some words, links and options changed.
  private static func versions(_ random: inout SeededGenerator) -> (TextLayout, TextLayout) {
    let words = (0..<(2 + random.number(below: 12))).map { _ in
      String(repeating: random.pick(["a", "b", "ש", "中"]), count: 1 + random.number(below: 6))
    }
    func version(_ random: inout SeededGenerator) -> TextLayout {
      var marked = ""
      for word in words {
        let isLink = random.number(below: 3) > 0
        marked += (isLink ? "[\(word)]" : word) + random.pick([" ", " ", "", "\n"])
      }
      return LinkedLayout.make(marked, width: Double(60 + random.number(below: 200))) {
        if random.flag() { $0.lineHeight = .absolute(Double(15 + random.number(below: 15))) }
      }
    }
    return (version(&random), version(&random))
  }

  @Test(arguments: 0..<300)
  func `equal layouts differ in nothing`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let layout = LinkedLayout.random(&random)
    #expect(LayoutDifference(from: layout, to: layout).isEmpty)
    let copy = layout.resized(to: layout.width + 50).resized(to: layout.width)
    #expect(LayoutDifference(from: layout, to: copy).isEmpty)
  }

  @Test(arguments: 0..<300)
  func `swapping the layouts swaps the sides`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = Self.versions(&random)
    let forward = LayoutDifference(from: one, to: other)
    let back = LayoutDifference(from: other, to: one)
    let areas = back.areas.map {
      DifferentArea(rect: $0.rect, before: $0.after, after: $0.before)
    }
    #expect(Set(forward.areas) == Set(areas))
    let pairs = Set(forward.links.map { [$0.before, $0.after] })
    #expect(pairs.isSuperset(of: []) && forward.links.allSatisfy { $0.before ?? $0.after != nil })
    for link in forward.links where !link.kinds.isDisjoint(with: [.appeared, .vanished, .moved]) {
      let mirror = back.links.first { $0.before == link.after && $0.after == link.before }
      #expect(mirror?.kinds.contains(.moved) == link.kinds.contains(.moved))
      #expect(mirror?.kinds.contains(.vanished) == link.kinds.contains(.appeared))
      #expect(mirror?.kinds.contains(.appeared) == link.kinds.contains(.vanished))
    }
  }

  @Test(arguments: 0..<300)
  func `hits differ inside every area, and nowhere else`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = Self.versions(&random)
    let difference = LayoutDifference(from: one, to: other)
    for area in difference.areas {
      for (x, y) in [(0.5, 0.5), (0.1, 0.1), (0.9, 0.9), (0.1, 0.9)] {
        let point = Point(
          x: area.rect.x + x * area.rect.width, y: area.rect.y + y * area.rect.height)
        #expect(one.hit(at: point).link == area.before)
        #expect(other.hit(at: point).link == area.after)
      }
    }
    let same = Matching(one.text, other.text)
    for _ in 0..<200 {
      let point = Point(
        x: Double(random.number(below: 30_000)) / 100, y: Double(random.number(below: 20_000)) / 100
      )
      let isInside = difference.areas.contains { $0.rect.contains(point) }
      let (before, after) = (one.hit(at: point).link, other.hit(at: point).link)
      #expect(isInside == !same.areSame(before, after), "\(point)")
    }
  }

  /// Which links are the same, written once more and plainly: by destination and text, then by text.
  private struct Matching {
    private var partner: [Int: Int] = [:]

    init(_ one: AttributedText, _ other: AttributedText) {
      for usesDestination in [true, false] {
        for (index, span) in one.links.enumerated() where partner[index] == nil {
          partner[index] = other.links.indices.first { candidate in
            let link = other.links[candidate]
            return !partner.values.contains(candidate)
              && one.string(in: span.utf8Range) == other.string(in: link.utf8Range)
              && (!usesDestination || span.destination == link.destination)
          }
        }
      }
    }

    func areSame(_ before: Int?, _ after: Int?) -> Bool {
      guard let before else { return after == nil }
      return after != nil && partner[before] == after
    }
  }

  @Test func `what happened to each link is told apart`() throws {
    let before = LinkedLayout.make("[one] two [three]\n[four]", width: 400)
    var text = AttributedText("one! two three\nfour five")
    text.addLink(destination: "https://a.example/1", over: 0..<3)
    text.addLink(destination: "https://elsewhere.example", over: 15..<19)
    text.addLink(destination: "https://a.example/5", over: 20..<24)
    let after = TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 20))
    let difference = LayoutDifference(from: before, to: after, minimumSide: 20)
    #expect(difference.links.map(\.kinds) == [[.vanished], [.destination], [.appeared]])
    #expect(difference.links.map(\.before) == [1, 2, nil])
    #expect(difference.links.map(\.after) == [nil, 1, 2])
    #expect(
      difference.areas == [
        DifferentArea(rect: Rect(x: 80, y: 0, width: 50, height: 20), before: 1, after: nil),
        DifferentArea(rect: Rect(x: 50, y: 20, width: 40, height: 20), before: nil, after: 2),
      ])
  }

  @Test func `a link that is smaller, moved and partly another's says so`() throws {
    let before = LinkedLayout.make("[abc][def]", width: 400) { $0.lineHeight = .absolute(30) }
    let after = LinkedLayout.make("x[abc][def]", width: 400) { $0.lineHeight = .absolute(20) }
    let difference = LayoutDifference(from: before, to: after)
    #expect(difference.links[0].kinds == [.moved, .shrank])
    #expect(difference.links[1].kinds == [.moved, .shrank, .lostArea])
    #expect(difference.links[1].lost == [0: 200])
    #expect(difference.links[1].rectsAfter == [Rect(x: 40, y: 0, width: 30, height: 20)])
  }

  @Test(arguments: [1_000, 2_000, 4_000])
  func `the work grows with the number of links`(count: Int) {
    let line = String(repeating: "[a] ", count: 20)
    let text = String(repeating: line + "\n", count: count / 20)
    let before = LinkedLayout.make(text, width: 1_000)
    let after = LinkedLayout.make("x\n" + text, width: 1_000)
    let difference = LayoutDifference(from: before, to: after)
    // Every row of links moves down by one: each link differs, and each column of links overlaps
    // its upper neighbor's old area.
    #expect(difference.links.count == count)
    #expect(difference.areas.count <= 2 * count)
  }
}
