import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing

/// What holds for the elements of any text, however it is laid out.
@Suite struct AccessibilityLawsTests {
  @Test(arguments: 0..<300)
  func `A11Y-3: an activation point hits its own link`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let layout = LinkedLayout.random(&random) { if seed % 3 == 0 { $0.clips = true } }
    for element in TextAccessibility(layout).links {
      #expect(layout.hit(at: element.activationPoint).link == element.index)
      #expect(element.rects.contains { $0.contains(element.activationPoint) })
    }
  }

  @Test(arguments: 0..<300)
  func `the rectangles of an element cover the clusters of its link and no others`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let layout = LinkedLayout.random(&random)
    let elements = TextAccessibility(layout).links
    let clip = layout.options.clips ? layout.bounds : nil
    var areas: [Int: Double] = [:]
    for line in 0..<layout.lineCount {
      let rect = layout.line(at: line).rect
      layout.forEachBox(inLine: line) { box in
        guard box.maxX - box.minX > 0.1 else { return }
        let center = Point(x: (box.minX + box.maxX) / 2, y: rect.y + rect.height / 2)
        if clip?.contains(center) ?? (rect.height > 0) {
          let owners = elements.filter { $0.rects.contains { $0.contains(center) } }
          #expect(owners.map(\.index) == (box.link.map { [$0] } ?? []))
        }
        if let link = box.link { areas[link, default: 0] += (box.maxX - box.minX) * rect.height }
      }
    }
    guard clip == nil else { return }
    for element in elements {
      let area = element.rects.reduce(0) { $0 + $1.width * $1.height }
      #expect(abs(area - areas[element.index, default: 0]) < 0.5)
    }
  }

  @Test(arguments: 0..<100)
  func `steps, numbers and characters agree with the list of links`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let layout = LinkedLayout.random(&random)
    let accessibility = TextAccessibility(layout)
    let links = accessibility.links
    #expect(accessibility.linkCount == links.count)
    for (number, link) in links.enumerated() {
      #expect(accessibility.linkElement(at: number) == link)
      #expect(accessibility.next(after: link.id) == (links.dropFirst(number + 1).first))
      #expect(accessibility.previous(before: link.id) == links.prefix(number).last)
      #expect(accessibility.element(at: link.activationPoint) == .link(link))
      let hit = layout.hit(at: link.activationPoint)
      if let start = hit.utf8Range?.lowerBound {
        let character = layout.text.scalarOffset(at: start)
        #expect(accessibility.linkIndex(atCharacter: character) == number)
        #expect(accessibility.characterRange(of: link).contains(character))
      }
    }
  }
}
