import TapInteraction
import TapLayout

extension TouchRouter {
  /// Finds all that may watch a new touch, in the order in which they are asked.
  ///
  /// That is the link that was hit, then the recognizers of the view that was hit and of those above
  /// it, the deepest first (GR-10); then, for the gestures that a text's policy does not keep, the
  /// same of the views behind it.
  func findCandidates(for event: PointerEvent, on hit: View, among kinds: GestureKinds) {
    var kinds = kinds
    let rank = -hit.depth
    defer {
      for index in candidates.indices { candidates[index].recognizer?.isCandidate = false }
    }
    addCandidates(on: hit, for: event.pointer, kinds, isFront: kinds == .all, frontRank: rank)
    guard hit is TextView else { return }
    window.forEachLayer(at: event.location) { view in
      if view !== hit {
        addCandidates(on: view, for: event.pointer, kinds, isFront: false, frontRank: rank)
      }
      guard let text = view as? TextView else { return false }
      let passedOn = text.gesturesPassedOn(at: event.location, kind: event.kind)
      var rest = passedOn.fallThrough
      if let background = text.background, background.window === window {
        let named = passedOn.background.intersection(kinds)
        addCandidates(on: background, for: event.pointer, named, isFront: false, frontRank: rank)
      } else {
        rest.formUnion(passedOn.background)
      }
      kinds.formIntersection(rest)
      return !kinds.isEmpty
    }
  }

  /// Finds those on a view and above it; of the ones behind a text only those of some kinds.
  private func addCandidates(
    on hit: View, for pointer: PointerID, _ kinds: GestureKinds, isFront: Bool, frontRank: Int
  ) {
    guard !kinds.isEmpty else { return }
    // However deep it is, what is behind is asked after what is in front.
    var rank = max(-hit.depth, frontRank)
    if let text = hit as? TextView {
      candidates.append(
        ArenaMember(kind: .link(text), pointer: pointer, gestures: kinds, hit: hit, rank: rank))
    }
    var view: View? = hit
    var depth = hit.depth
    while let current = view {
      rank = max(-depth, frontRank)
      for recognizer in current.gestureRecognizers where !recognizer.isCandidate {
        guard isFront || recognizer.kind.map(kinds.contains) == true else { continue }
        recognizer.isCandidate = true
        candidates.append(
          ArenaMember(
            kind: .recognizer(recognizer), pointer: pointer, gestures: kinds, hit: hit, rank: rank))
      }
      view = current.superview
      depth -= 1
    }
  }
}
