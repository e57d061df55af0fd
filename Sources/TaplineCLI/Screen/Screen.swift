import TapInteraction
import TapLayout
import TapScenes
import TapText
import TapViews

/// A scene of views that a file shows.
struct Screen {
  /// The path as given.
  let path: String

  /// The scene as it comes before its events.
  let stage: Stage

  private let shown: Case

  /// Creates the views of a case.
  init(path: String, _ shown: Case) {
    self.path = path
    self.shown = shown
    stage = Stage(shown)
  }

  /// A page for each text view, or for the one that is named.
  func pages(named id: String?) -> [Page] {
    stage.textViews.filter { id == nil || $0.id == id }.map { text in
      Page(path: path, spot: Spot(stage: stage, id: text.id, text: text.view))
    }
  }

  /// A description of each member of the arena of a pointer that goes down at a point.
  func watchers(of kind: PointerKind, at point: Point) -> [String] {
    let fresh = Stage(shown)
    let hit = fresh.window.hitTest(point, for: kind)
    fresh.window.send(.pointer(PointerEvent(.down, at: point, time: 0, kind: kind)))
    return fresh.window.arenaMembers.map { $0.words(hit: hit) }
  }
}

extension ArenaMember {
  /// A description of the member; if it is behind the hit view, on whose behalf.
  fileprivate func words(hit: View?) -> String {
    let name = view.identifier ?? "the window"
    switch kind {
    case .link: return "\(name) receives presses of its link"
    case .recognizer(let recognizer):
      let word = recognizer.kind.map { "\($0)" } ?? "a gesture"
      let isBehind = hit.map { !$0.isDescendant(of: view) } ?? false
      return "\(name) receives \(word)"
        + (isBehind ? ", which \(hit?.identifier ?? "the window") passes on" : "")
    }
  }
}

/// A text view of a scene.
struct Spot {
  let stage: Stage
  let id: String
  let text: TextView

  /// The name of a link, where the scene gives one.
  func name(of link: LinkID) -> String? { stage.name(of: link, in: text) }

  /// The names that the scene gives links.
  var linkNames: [LinkID: String] { stage.linkNames(in: text) }
}
