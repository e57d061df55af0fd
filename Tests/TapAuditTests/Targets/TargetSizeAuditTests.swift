import TapInteraction
import TapLayout
import TapTestSupport
import TapText
import Testing
import TapAudit

@Suite struct TargetSizeAuditTests {
  private func target(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    shape: AuditTarget.Shape = .rectangle, context: AuditTarget.Context = .standalone,
    owner: Int? = nil
  ) -> AuditTarget {
    AuditTarget(
      name: "target", bounds: Rect(x: x, y: y, width: width, height: height), shape: shape,
      context: context, owner: owner)
  }

  private func minimum(_ targets: AuditTarget...) -> [TargetSizeOutcome] {
    TargetSizeAudit(targets).results.map(\.minimum)
  }

  private func enhanced(_ targets: AuditTarget...) -> [TargetSizeOutcome] {
    TargetSizeAudit(targets).results.map(\.enhanced)
  }

  @Test func `WCAG-1: a target of 24 by 24 or more passes`() {
    #expect(minimum(target(0, 0, 30, 24), target(30, 0, 30, 24)) == [.pass, .pass])
    #expect(enhanced(target(0, 0, 44, 44), target(44, 0, 43, 44)) == [.pass, .fail])
  }

  @Test func `WCAG-2: a small link in a sentence passes by the inline exception`() {
    let results = TargetSizeAudit(LinkedLayout.make("see [the] docs")).results
    #expect(results.map(\.target.bounds) == [Rect(x: 40, y: 0, width: 30, height: 20)])
    #expect(results.map(\.target.context) == [.sentence])
    #expect(results.map(\.minimum) == [.inline] && results.map(\.enhanced) == [.inline])
  }

  @Test func `WCAG-3: rows of 20 fail at a pitch of 20 and pass by spacing at one of 24`() {
    let rows = "[first]\n[later]\n[third]"
    let dense = TargetSizeAudit(LinkedLayout.make(rows))
    #expect(dense.results.map(\.minimum) == [.fail, .fail, .fail])
    #expect(!dense.passes(at: .minimum))
    let loose = TargetSizeAudit(LinkedLayout.make(rows) { $0.paragraphSpacing = 4 })
    #expect(loose.results.map(\.minimum) == [.spacing, .spacing, .spacing])
    #expect(loose.passes(at: .minimum) && !loose.passes(at: .enhanced))
    let near = TargetSizeAudit(LinkedLayout.make(rows) { $0.paragraphSpacing = 3.9 })
    #expect(near.results.map(\.minimum) == [.fail, .fail, .fail])
  }

  @Test func `WCAG-4: a small target whose circle meets a large one fails`() {
    // The circle reaches from 12 left of x 8 to 12 right of it.
    #expect(minimum(target(0, 0, 16, 16), target(19, 0, 100, 100)) == [.fail, .pass])
    #expect(minimum(target(0, 0, 16, 16), target(20, 0, 100, 100)) == [.spacing, .pass])
    #expect(minimum(target(0, 0, 16, 16), target(17, 17, 100, 100)) == [.spacing, .pass])
  }

  @Test func `WCAG-5: a square must fit into the shape, not its box alone`() {
    let cell = target(0, 0, 80, 49)
    let item = target(0, 100, 80, 60)
    #expect(enhanced(cell, item) == [.pass, .pass])
    #expect(enhanced(target(0, 0, 56, 56)) == [.pass])
    // The largest square in a circle of 56 has sides of 39.6.
    #expect(enhanced(target(0, 0, 56, 56, shape: .ellipse)) == [.fail])
    #expect(enhanced(target(0, 0, 62.3, 62.3, shape: .ellipse)) == [.pass])
    #expect(minimum(target(0, 0, 33.9, 33.9, shape: .ellipse)) == [.spacing])
    #expect(minimum(target(0, 0, 34, 34, shape: .ellipse)) == [.pass])
    #expect(minimum(target(0, 0, 100, 24, shape: .ellipse)) == [.spacing])
  }

  @Test func `WCAG-5: spacing looks at the shape of the other target`() {
    // A corner of the box reaches into the circle, the ellipse does not.
    let small = target(0, 0, 16, 16)
    #expect(minimum(small, target(14, 14, 60, 60)) == [.fail, .pass])
    #expect(minimum(small, target(14, 14, 60, 60, shape: .ellipse)) == [.spacing, .pass])
    #expect(minimum(small, target(10, -22, 60, 60, shape: .ellipse)) == [.fail, .pass])
  }

  @Test func `WCAG-6: a line excuses the size across it, which is the width in columns`() {
    for (width, height, flow, expected) in [
      (30.0, 16.0, AuditTarget.Flow.horizontal, TargetSizeOutcome.inline),
      (16, 20, .horizontal, .fail), (16, 20, .vertical, .fail), (30, 16, .vertical, .fail),
    ] {
      let small = target(0, 0, width, height, context: .line(flow))
      let neighbor = target(0, height + 1, 100, 100)
      #expect(minimum(small, neighbor)[0] == expected)
    }
    #expect(minimum(target(0, 0, 16, 30, context: .line(.vertical)))[0] == .inline)
    #expect(enhanced(target(0, 0, 16, 30, context: .line(.vertical))) == [.fail])
  }

  @Test(arguments: [
    ("[home] | [about] | [contact]", AuditTarget.Context.standalone),
    ("\u{2022} [home]\n1. [about]", .standalone), ("[home]\nwords", .standalone),
    ("[home] page", .sentence), ("see [a very long link that wraps] here", .sentence),
    ("\u{8A73}\u{7D30}[home]", .sentence),
  ])
  func `a link stands in a sentence where its paragraph has other words`(
    marked: String, context: AuditTarget.Context
  ) {
    let targets = LinkedLayout.make(marked, width: 120).auditTargets
    #expect(!targets.isEmpty && targets.allSatisfy { $0.context == context })
  }

  @Test func `fragments of one link are targets that do not disturb each other`() {
    let layout = LinkedLayout.make("[alpha beta gamma]", width: 60)
    let audit = TargetSizeAudit(layout)
    #expect(audit.results.map(\.target.owner) == [0, 0, 0])
    #expect(audit.results.map(\.minimum) == [.spacing, .spacing, .spacing])
    #expect(
      audit.results.map(\.target.name) == [
        "alpha beta gamma", "alpha beta gamma", "alpha beta gamma",
      ])
    #expect(
      minimum(target(0, 0, 9, 9, owner: .max), target(9, 0, 9, 9, owner: 1)) == [.fail, .fail])
  }

  @Test func `pieces of a link that touch are one target`() {
    let results = TargetSizeAudit(LinkedLayout.make("[ab אב]")).results
    #expect(results.map(\.target.bounds.width) == [50])
  }

  @Test func `a text without links has nothing to fail`() {
    let audit = TargetSizeAudit(LinkedLayout.make("words"))
    #expect(audit.results.isEmpty && audit.passes(at: .enhanced))
  }

  @Test(arguments: 0..<100)
  func `spacing is what comparing each pair gives`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let targets = (0..<random.number(below: 60)).map { _ in
      target(
        Double(random.number(below: 300)), Double(random.number(below: 300)),
        Double(random.number(below: 40)), Double(random.number(below: 40)),
        owner: random.flag() ? random.number(below: 8) : nil)
    }
    for (index, result) in TargetSizeAudit(targets).results.enumerated() {
      #expect(result.minimum == slowOutcome(index, targets))
    }
  }

  private func slowOutcome(_ index: Int, _ targets: [AuditTarget]) -> TargetSizeOutcome {
    func isSmall(_ target: AuditTarget) -> Bool {
      min(target.bounds.width, target.bounds.height) < 24
    }
    func center(_ target: AuditTarget) -> Point {
      let box = target.bounds
      return Point(x: box.x + box.width / 2, y: box.y + box.height / 2)
    }
    let own = targets[index]
    guard isSmall(own) else { return .pass }
    let point = center(own)
    for (other, target) in targets.enumerated()
    where other != index && (own.owner == nil || target.owner != own.owner) {
      let box = target.bounds
      let dx = max(box.x - point.x, point.x - box.maxX, 0)
      let dy = max(box.y - point.y, point.y - box.maxY, 0)
      if dx * dx + dy * dy < 144 - 0.1 { return .fail }
      let far = center(target)
      let (cx, cy) = (far.x - point.x, far.y - point.y)
      if isSmall(target), cx * cx + cy * cy < 576 - 0.1 { return .fail }
    }
    return .spacing
  }

  @Test func `the audit of many links asks for few pairs`() {
    // Comparing each pair would take minutes.
    let line = (0..<10_000).map { target(Double($0) * 24, 0, 20, 20) }
    let column = (0..<10_000).map { target(0, 100 + Double($0) * 24, 20, 20) }
    let pile = (0..<10_000).map { target(-1000, Double($0) / 10_000, 20, 20) }
    let results = TargetSizeAudit(line + column + pile).results
    #expect(results.prefix(20_000).allSatisfy { $0.minimum == .spacing })
    #expect(results.suffix(10_000).allSatisfy { $0.minimum == .fail })
  }
}
