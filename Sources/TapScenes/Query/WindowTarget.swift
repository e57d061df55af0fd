import TapInteraction
import TapLayout
import TapText
import TapViews
import TapControls

/// What is under a point of a scene's window.
struct WindowTarget {
  /// The identifier of the view that is hit; `nil` is none but the window itself.
  let view: String?
  /// What of a text is under the point; `nil` where no text is hit.
  let hit: Hit?
  /// The link under the point.
  let link: LinkSpan?
  /// The segment of a control under the point.
  let segment: Int?
  /// The words for what is hit.
  let words: String

  init(at point: Point, kind: PointerKind, on liveScene: LiveScene) {
    let found = liveScene.window.hitTest(point, for: kind)
    view = found === liveScene.window ? nil : found?.identifier
    let control = found as? SegmentedControl
    segment = control?.convertFromRoot(point).flatMap { control?.segmentIndex(at: $0) }
    guard let text = found as? TextView, let local = text.convertFromRoot(point) else {
      hit = nil
      link = nil
      words = view ?? "none"
      return
    }
    let hit = text.hit(at: local, for: kind)
    self.hit = hit
    link = hit.link.map { text.layout.text.link(at: $0) }
    words =
      link.map { link in
        text.identifier.flatMap { liveScene.contents[$0]?.name(of: link.link.id) }
          ?? link.link.destination
      } ?? view ?? "none"
  }
}
