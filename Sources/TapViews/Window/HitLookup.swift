public import TapInteraction
public import TapLayout

/// What a window keeps in mind while it looks up what is under a point.
struct HitLookup {
  /// At most so many texts are looked through: more are over each other in an attack only.
  static let maximumLayerCount = 64

  /// What kind of pointer is looked up, since fingers may reach farther than a mouse.
  var pointerKind = PointerKind.mouse
  /// The texts that hit testing skips while the window asks what is behind them.
  var skipped: [TextView] = []
}

extension Window {
  /// The deepest view at a point for what points there.
  ///
  /// Fingers may reach farther than a mouse, where a policy enlarges links for them.
  public func hitTest(_ point: Point, for kind: PointerKind) -> View? {
    pointing(with: kind) { hitTest(point) }
  }

  /// Looks something up as a pointer of some kind.
  func pointing<Answer>(with kind: PointerKind, _ body: () -> Answer) -> Answer {
    let old = lookup.pointerKind
    lookup.pointerKind = kind
    defer { lookup.pointerKind = old }
    return body()
  }

  /// Calls `body` with the view that is hit at a point and, as long as that is a text and `body`
  /// returns true, with the view that would be hit without it.
  func forEachLayer(at point: Point, _ body: (View) -> Bool) {
    let first = lookup.skipped.count
    while lookup.skipped.count - first < HitLookup.maximumLayerCount, let view = hitTest(point),
      body(view), let text = view as? TextView
    {
      text.isSkipped = true
      lookup.skipped.append(text)
    }
    while lookup.skipped.count > first { lookup.skipped.removeLast().isSkipped = false }
  }
}
