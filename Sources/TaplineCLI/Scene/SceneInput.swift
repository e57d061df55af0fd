import TapInteraction
import TapLayout
import TapScenes
import TapText
import TapViews

/// A scene of views that a file shows.
struct SceneInput {
  /// The path as given.
  let path: String

  /// The scene as it comes before its events.
  let liveScene: LiveScene

  private let shown: Case

  /// Creates the views of a case.
  init(path: String, _ shown: Case) {
    self.path = path
    self.shown = shown
    liveScene = LiveScene(shown)
  }

  /// A page for each text view, or for the one that is named.
  func pages(named id: String?) -> [TextInput] {
    liveScene.textViews.filter { id == nil || $0.id == id }.map { text in
      TextInput(
        path: path, textView: InputTextView(liveScene: liveScene, id: text.id, text: text.view))
    }
  }

  /// A description of each member of the arena of a pointer that goes down at a point.
  func watchers(of kind: PointerKind, at point: Point) -> [String] {
    let fresh = LiveScene(shown)
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
struct InputTextView {
  let liveScene: LiveScene
  let id: String
  let text: TextView

  /// The name of a link, where the scene gives one.
  func name(of link: LinkID) -> String? { liveScene.name(of: link, in: text) }

  /// The names that the scene gives links.
  var linkNames: [LinkID: String] { liveScene.linkNames(in: text) }
}
