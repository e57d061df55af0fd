import TapDraw
import TapLayout
import TapText

/// A view of a scene, described.
struct SceneView: Sendable {
  /// A name of its own within the scene.
  var id: String
  var kind: Kind
  /// The appearance and state, which events may change.
  var looks = SceneLooks()
  /// The point about which it is transformed, as parts of its bounds.
  var anchor = Point(x: 0.5, y: 0.5)
  /// Whether drawing is cut off at the bounds; `nil` is what is usual for the kind.
  var clips: Bool?
  /// Where a plain view takes points, in its own coordinates; `nil` is in its bounds.
  var hitBounds: Rect?
  var recognizers: [SceneRecognizer] = []
  /// Whether it is there from the start.
  var isShown = true
  /// The views within, from behind to front.
  var views: [SceneView] = []

  /// What makes a view special.
  enum Kind: Sendable {
    case view
    case text(SceneTextView)
    /// A scroll view with one text that sizes itself.
    case document(SceneTextView)
    case scroll(SceneScrollView)
    /// A scroll view that shows its one view in the middle, or from its start.
    case centering(SceneCenteringScrollView)
    /// A control, and whether it can be used.
    case control(isUsable: Bool)
    case segmentedControl(SceneSegmentedControl)
    /// A container that shows one of the views within at a time.
    case segmented(SceneSegmentedContainer)
    case label(SceneLabel)
    case button(SceneButton)
    indirect case tabBar(SceneTabBar)
  }
}

extension SceneView {
  /// The text, where it is a text view.
  var text: SceneTextView? {
    switch kind {
    case .text(let text), .document(let text): text
    default: nil
    }
  }

  /// What scrolls, where it is a scroll view of either kind.
  var scroll: SceneScrollView? {
    switch kind {
    case .scroll(let scroll): scroll
    case .centering(let centering): centering.scroll
    default: nil
    }
  }

  /// Whether it is a scroll view of any kind, a document too.
  var isScrollView: Bool {
    if case .document = kind { true } else { scroll != nil }
  }

  /// The number of segments that it begins with; `nil` where it has none.
  var segmentCount: Int? {
    if case .segmentedControl(let control) = kind { control.segments?.count ?? 0 } else { nil }
  }

  /// The view and all within, each before those that it holds.
  var all: [SceneView] { [self] + parts + views.flatMap(\.all) }

  /// The views that the view holds for itself.
  private var parts: [SceneView] {
    if case .tabBar(let bar) = kind { bar.centerButton.map { [$0] } ?? [] } else { [] }
  }
}

/// The appearance and state of a view; what is `nil` stays as it is.
struct SceneLooks: Sendable {
  /// The rectangle in the superview's coordinates, before the transform.
  var frame: Rect?
  var transform: Transform?
  var isHidden: Bool?
  var alpha: Double?
  var isEnabled: Bool?
  var background: Color?
}

/// What a scroll view shows; what is `nil` stays as it is.
struct SceneScrollView: Sendable {
  var contentSize: Size?
  var contentInset: Insets?
  var contentOffset: Point?
  var delaysContentTouches: Bool?
  var canCancelContentTouches: Bool?
}
