import TapInteraction
import TapLayout

extension Window {
  /// Finds all whom a new touch may concern, in the order in which they may speak.
  ///
  /// That is the link that was hit, then the recognizers of the view that was hit and of those above
  /// it, the deepest first (GR-10); then, for the gestures that a text's policy does not keep, the
  /// same of the views behind it.
  func findCandidates(for event: PointerEvent, on hit: View, among kinds: GestureKinds) {
    var kinds = kinds
    let rank = -hit.depth
    addCandidates(on: hit, kinds, isFront: kinds == .all, frontRank: rank)
    guard hit is TextView else { return }
    forEachLayer(at: event.location) { view in
      if view !== hit { addCandidates(on: view, kinds, isFront: false, frontRank: rank) }
      guard let text = view as? TextView else { return false }
      let passedOn = text.gesturesPassedOn(at: event.location, kind: event.kind)
      var rest = passedOn.fallThrough
      if let background = text.background, background.window === self {
        let named = passedOn.background.intersection(kinds)
        addCandidates(on: background, named, isFront: false, frontRank: rank)
      } else {
        rest.formUnion(passedOn.background)
      }
      kinds.formIntersection(rest)
      return !kinds.isEmpty
    }
  }

  /// Finds those on a view and above it; of the ones behind a text only those of some kinds.
  private func addCandidates(
    on hit: View, _ kinds: GestureKinds, isFront: Bool, frontRank: Int
  ) {
    guard !kinds.isEmpty else { return }
    // However deep it stands, what is behind speaks after what is in front.
    var rank = max(-hit.depth, frontRank)
    if let text = hit as? TextView {
      candidates.append(Candidate(watcher: .link(text, kinds), hit: hit, rank: rank))
    }
    var view: View? = hit
    var depth = hit.depth
    while let current = view {
      rank = max(-depth, frontRank)
      for recognizer in current.gestureRecognizers where !isCandidate(recognizer) {
        guard isFront || recognizer.kind.map(kinds.contains) == true else { continue }
        candidates.append(Candidate(watcher: .recognizer(recognizer), hit: hit, rank: rank))
      }
      view = current.superview
      depth -= 1
    }
  }

  private func isCandidate(_ recognizer: GestureRecognizer) -> Bool {
    candidates.contains {
      if case .recognizer(let other) = $0.watcher { other === recognizer } else { false }
    }
  }
}
