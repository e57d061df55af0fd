import TapInteraction
import TapLayout
import TapText
import TapViews

/// `route`: who gets a touch, a link or a view.
struct RouteQuestion: SceneQuestion {
  private let points: ScenePointList
  private let owner: Owner
  private var kind = PointerKind.touch

  /// Who gets a touch.
  private enum Owner: Sendable, Equatable {
    case link(LinkReference, view: String)
    /// A view, but none of its links.
    case view(String)
    /// No text at all.
    case behind
    case nobody
  }

  init(
    _ fields: inout JSONFields, expecting expected: inout JSONFields, on board: SceneBoard
  ) throws(SceneError) {
    points = try ScenePointList(&fields, on: board)
    if let value = fields.take("kind") {
      kind = try value.choice(PointerKind.allCases.map { ("\($0)", $0) })
    }
    owner = try Self.owner(try expected.require("owner"), on: board)
  }

  private static func owner(
    _ cursor: JSONCursor, on board: SceneBoard
  ) throws(SceneError) -> Owner {
    guard let named = cursor.unlessNull else { return .nobody }
    if case .string(let word) = named.value {
      if word == SceneReferences.behind { return .behind }
      if board.scene.has(word) { return .view(word) }
    }
    let (view, link) = try board.link(named, in: nil)
    return .link(link, view: view)
  }

  func failures(on liveScene: LiveScene) -> [String] {
    points.complaints(on: liveScene) { point in
      let target = WindowTarget(at: point, kind: kind, on: liveScene)
      return isRight(target) ? nil : "owner: expected \(words), got \(target.words)"
    }
  }

  private func isRight(_ target: WindowTarget) -> Bool {
    switch owner {
    case .link(let link, let view): target.view == view && target.link?.link.id == link.id
    case .view(let view): target.view == view && target.link == nil
    case .behind: target.hit == nil
    case .nobody: target.view == nil
    }
  }

  private var words: String {
    switch owner {
    case .link(let link, _): link.name
    case .view(let view): view
    case .behind: SceneReferences.behind
    case .nobody: "none"
    }
  }
}
