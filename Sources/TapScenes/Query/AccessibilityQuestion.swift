import TapInteraction
import TapLayout
import TapText
import TapViews

/// `accessibility`: what assistive technology finds of a text in its window, the words and the
/// links.
struct AccessibilityQuestion: SceneQuestion {
  private let view: String
  private let spoken: String?
  private let links: [LinkExpectation]?
  private let laws: Set<Law>

  /// Something that is true of every link that is found.
  private enum Law: String, CaseIterable {
    /// Its activation point hits it.
    case pointsHit
  }

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, on board: SceneBoard
  ) throws(SceneError) {
    let (view, text) = try board.text(&fields)
    self.view = view
    spoken = try expected.take("text")?.string()
    laws = try expected.takeLaws(Law.self)
    guard let items = try expected.take("links")?.items() else {
      links = nil
      return
    }
    var links: [LinkExpectation] = []
    for item in items { links.append(try LinkExpectation(reading: item, in: text)) }
    self.links = links
  }

  func failures(on liveScene: LiveScene) -> [String] {
    guard let text = liveScene.textView(view) else { return ["the text is gone"] }
    let nodes = liveScene.window.accessibilityNodes.flatMap { $0.elements(of: text) }
    var failures: [String] = []
    let value = nodes.first { $0.role == .text }?.value
    if let spoken, value != spoken {
      failures.append("text: expected \(words(spoken)), got \(words(value))")
    }
    let found = nodes.filter { $0.role == .link }
    if let links {
      let names = found.compactMap(\.link).map { liveScene.logName(of: $0, in: text) }
      if found.map(\.link) != links.map(\.link.id) {
        let wanted = links.map(\.link.name)
        failures.append("links: expected \(Self.list(wanted)), got \(Self.list(names))")
      }
      for link in links {
        guard let node = found.first(where: { $0.link == link.link.id }) else { continue }
        failures += link.failures(node, in: text)
      }
    }
    return laws.contains(.pointsHit) ? failures + pointFailures(found, on: liveScene) : failures
  }
}

extension AccessibilityQuestion {
  private func pointFailures(_ found: [AccessibilityNode], on liveScene: LiveScene) -> [String] {
    guard !found.isEmpty else { return ["pointsHit: no link is found"] }
    return found.compactMap { node in
      guard let link = node.link, let text = node.view as? TextView else { return nil }
      let target = node.activationPoint.map { WindowTarget(at: $0, kind: .touch, on: liveScene) }
      return target?.view == view && target?.link?.link.id == link
        ? nil : "pointsHit: \(liveScene.logName(of: link, in: text)) is not at its point"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension AccessibilityNode {
  /// The elements of a text view among this one and those within.
  fileprivate func elements(of text: TextView) -> [AccessibilityNode] {
    (view === text ? [self] : []) + children.flatMap { $0.elements(of: text) }
  }
}

extension LiveScene {
  /// The word by which a log speaks of a link: its name, else its index.
  fileprivate func logName(of link: LinkID, in text: TextView) -> String {
    name(of: link, in: text) ?? text.layout.text.linkIndex(withID: link).map { "\($0)" } ?? "-"
  }
}
