import TapInteraction
import TapLayout
import TapScenes
import TapText
import TapViews

/// Where a part of a text is, and where to tap it.
struct Placement {
  var rects: [Rect]
  /// A point that taps it; `nil` if there is none.
  var tapPoint: Point?
  /// Why it can't be tapped.
  var obstacle: String?
}

extension InputTextView {
  /// Where rectangles of the text are in the window, as far as they show.
  ///
  /// The tap point is one at which this very text is found, and at which, for a link, that link is.
  /// Plain text that falls through by policy counts as found: nothing covers it.
  func placement(of rects: [Rect], tapPoint: Point?, link: LinkID?) -> Placement {
    var placement = Placement(rects: rects.compactMap(visible))
    guard let tapPoint else {
      placement.obstacle = "no part of it is visible"
      return placement
    }
    if finds(tapPoint, link: link) {
      placement.tapPoint = text.convertToRoot(tapPoint)
    } else {
      placement.tapPoint = otherPoint(in: rects, link: link).map(text.convertToRoot)
      if placement.tapPoint == nil { placement.obstacle = obstacle(at: tapPoint, link: link) }
    }
    return placement
  }

  /// The part of a rectangle that shows in the window: the smallest upright one around it.
  private func visible(_ rect: Rect) -> Rect? {
    var rect = rect
    var view: View = text
    while let parent = view.superview {
      if view.clipsToBounds {
        guard let part = rect.intersection(view.bounds) else { return nil }
        rect = part
      }
      rect = view.convertToSuperview(rect)
      view = parent
    }
    return rect.intersection(liveScene.window.bounds)
  }

  /// Whether whatever points at a point of the text's own coordinates finds the text, and there a
  /// link.
  private func finds(_ point: Point, link: LinkID?) -> Bool {
    let place = text.convertToRoot(point)
    return Self.kinds.allSatisfy { finds(place, with: $0, link: link) }
  }

  /// Whether a pointer of some kind finds the text at a point of the window, and there a link.
  private func finds(_ place: Point, with kind: PointerKind, link: LinkID?) -> Bool {
    let window = liveScene.window
    if window.hitTest(place, for: kind) === text {
      guard let link else { return true }
      let hit = text.convertFromRoot(place).map { text.hit(at: $0, for: kind) }
      return hit?.link.map { text.layout.linkID(at: $0) } == link
    }
    guard link == nil, window.obstacle(to: text, at: place, for: kind)?.isByPolicy == true else {
      return false
    }
    return passesOn(place, kind)
  }

  /// Whether the text is asked for a point, as nothing in front of it takes it, and passes it on.
  private func passesOn(_ place: Point, _ kind: PointerKind) -> Bool {
    liveScene.window.route(at: place, for: kind).passes.contains { $0.view === text }
  }

  /// What may point: a finger may land on a link in front that a mouse misses.
  private static let kinds = [PointerKind.mouse, .touch]

  /// Another point at which it is found, for a text that is covered or cut off in part.
  private func otherPoint(in rects: [Rect], link: LinkID?) -> Point? {
    for rect in rects {
      var x = rect.x
      while x < rect.maxX {
        let box = text.layout.hit(at: Point(x: x.nextUp, y: rect.y + rect.height / 2)).box
        let end = min(max(box.maxX, x + 1), rect.maxX)
        for part in Self.parts {
          let point = Point(x: x + part.x * (end - x), y: rect.y + part.y * rect.height)
          if finds(point, link: link) { return point }
        }
        x = end
      }
    }
    return nil
  }

  /// Parts of a box: its middle, then what is around.
  private static let parts = [0.5, 0.25, 0.75].flatMap { y in
    [0.5, 0.25, 0.75].map { Point(x: $0, y: y) }
  }

  /// Why a point of the text's own coordinates does not find the text.
  private func obstacle(at point: Point, link: LinkID?) -> String {
    let place = text.convertToRoot(point)
    let window = liveScene.window
    guard let kind = Self.kinds.first(where: { !finds(place, with: $0, link: link) }) else {
      return "no part of it is visible"
    }
    let view = window.hitTest(place, for: kind)
    // What its policy lets fall through, a view in front may have taken.
    if let own = window.obstacle(to: text, at: place, for: kind),
      view == nil || !own.isByPolicy || passesOn(place, kind)
    {
      return own.words
    }
    return view.map { "covered by \($0.identifier ?? "the window")" } ?? "outside the window"
  }
}

extension HitRoute.Pass {
  /// Whether the view is hit, but its policy lets touches there fall through.
  var isByPolicy: Bool {
    if case .policy = reason { true } else { false }
  }

  /// A message why the view was skipped.
  var words: String {
    let name = view.identifier ?? "the window"
    return switch reason {
    case .hidden: "\(name) is hidden"
    case .disabled: "\(name) is disabled"
    case .transparent: "\(name) is transparent"
    case .animating: "\(name) is being animated"
    case .flat: "\(name) is scaled to nothing"
    case .outside: "outside \(name)"
    case .policy(let place): "the policy of \(name) lets touches on \(place.words) fall through"
    }
  }
}

extension PolicyRegion {
  /// The name of the region for messages.
  fileprivate var words: String {
    switch self {
    case .link: "links"
    case .text: "plain text"
    case .object: "objects"
    case .ellipsis: "the ellipsis"
    case .token: "the truncation token"
    case .blank: "blank space"
    }
  }
}
