import TapInteraction
import TapLayout
import TapText

/// `accessibility`: what assistive technology finds in a text, the words and the links.
struct AccessibilityQuestion: CaseQuestion {
  private let spoken: String?
  private var links: [LinkReference]?
  private var checks: [Check<TextAccessibility>] = []
  private let laws: Set<Law>

  /// Something that is true of every link that is found.
  private enum Law: String, CaseIterable {
    /// Its activation point hits it.
    case pointsHit
  }

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, in asked: TextContent
  ) throws(SceneError) {
    spoken = try expected.take("text")?.string()
    laws = try expected.takeLaws(Law.self)
    guard let items = try expected.take("links")?.items() else { return }
    var links: [LinkReference] = []
    for item in items {
      var wanted = try JSONFields(item)
      let link = try LinkReference(reading: try wanted.require("link"), in: asked.scene)
      links.append(link)
      try readElement(&wanted, of: link)
      try wanted.finish()
    }
    self.links = links
  }

  func failures(in run: CaseRun) -> [String] {
    let accessibility = TextAccessibility(run.layout)
    var failures: [String] = []
    let value = accessibility.textElement.value
    if let spoken, value != spoken {
      failures.append("text: expected \(words(spoken)), got \(words(value))")
    }
    let found = accessibility.links
    if let links, found.map(\.id) != links.map(\.id) {
      let names = found.map { run.name(ofLink: $0.index) }
      failures.append("links: expected \(Self.list(links.map(\.name))), got \(Self.list(names))")
    }
    failures += checks.compactMap { $0.complaint(accessibility, run) }
    return laws.contains(.pointsHit) ? failures + pointFailures(found, in: run) : failures
  }
}

extension AccessibilityQuestion {
  private func pointFailures(_ found: [LinkElement], in run: CaseRun) -> [String] {
    guard !found.isEmpty else { return ["pointsHit: no link is found"] }
    return found.compactMap { element in
      run.layout.strictHit(at: element.activationPoint).link == element.index
        ? nil : "pointsHit: \(run.name(ofLink: element.index)) is not at its point"
    }
  }

  /// Takes what must be true of one link.
  private mutating func readElement(
    _ wanted: inout JSONFields, of link: LinkReference
  ) throws(SceneError) {
    if let value = wanted.take("name") {
      let name = try value.string()
      check("name of \(link.name)", name, of: link, \.name, ==)
    }
    if let value = wanted.take("point") {
      let point = try value.point()
      check("point of \(link.name)", point, of: link, \.activationPoint) { one, other in
        one.x.isNear(other.x) && one.y.isNear(other.y)
      }
    }
    if let value = wanted.take("rects") {
      check("rects of \(link.name)", try value.rects(), of: link, \.rects, Self.areNear)
    }
    guard let value = wanted.take("focusRects") else { return }
    let rects = try value.rects()
    checks.append(
      Check { accessibility, _ in
        let found = accessibility.focusRects(ofLink: link.id)
        guard !Self.areNear(found, rects) else { return nil }
        return "focusRects of \(link.name): expected \(words(rects)), got \(words(found))"
      })
  }

  private mutating func check<Value: Sendable>(
    _ what: String, _ wanted: Value, of link: LinkReference,
    _ part: @escaping @Sendable (LinkElement) -> Value,
    _ isRight: @escaping @Sendable (Value, Value) -> Bool
  ) {
    checks.append(
      Check { accessibility, _ in
        guard let found = accessibility.linkElement(withID: link.id).map(part) else { return nil }
        return isRight(found, wanted)
          ? nil : "\(what): expected \(words(wanted)), got \(words(found))"
      })
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private static func areNear(_ some: [Rect], _ others: [Rect]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { $0.isNear($1) }
  }
}

extension JSONCursor {
  /// Reads rectangles.
  fileprivate func rects() throws(SceneError) -> [Rect] {
    var rects: [Rect] = []
    for item in try items() { rects.append(try item.rect()) }
    return rects
  }
}
