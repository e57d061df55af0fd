import TapLayout
import TapViews

/// What a case shows: a window with views in it, or a bare text as if in a window of its own.
struct Scene: Sendable {
  /// The window; a bare text's has no size of its own.
  var window = SceneWindow()

  /// The views in the window, from behind to front.
  var views: [SceneView] = []

  /// The root controller, whose view is in front of the others.
  var controller: SceneController?

  /// The controllers that are not shown at first.
  var screens: [SceneController] = []

  /// What is called how.
  var references = SceneReferences()

  /// Whether the file gives a text and no views.
  ///
  /// Then the views are a text view `text` in front of a view `background`, and points are those of
  /// the layout: the text is at the window's origin, with room on all sides.
  var isBare = false

  /// The view with an identifier.
  func view(_ id: String) -> SceneView? { allViews.first { $0.id == id } }

  /// Whether a view, a controller or an item has an identifier.
  func has(_ id: String) -> Bool {
    references.views.contains(id) || (isBare && view(id) != nil)
  }

  /// All views, from behind to front, those that hold others first; those of screens that may come
  /// are the last.
  var allViews: [SceneView] {
    let controllers = ((controller.map { [$0] } ?? []) + screens).flatMap(\.all)
    return (views + controllers.flatMap(\.ownViews)).flatMap(\.all)
  }

  /// The text views, from behind to front, those that hold others first.
  var textViews: [SceneView] { allViews.filter { $0.text != nil } }
}

extension Scene {
  /// The identifier of a bare text's view.
  static let bareText = "text"

  /// The identifier of the view behind a bare text.
  static let bareBackground = "background"

  /// The space around a bare text in its window, in points.
  static let margin = 100.0
}

/// The window of a scene.
struct SceneWindow: Sendable {
  /// The width and height in points; `nil` is what a bare text needs.
  var size: Size?
  /// The platform whose times and distances count.
  var profile = Profile.uikit
  /// The device pixels in a point.
  var scale = 1.0
  /// What covers the edges.
  var insets = Insets()
  /// What the views must know about where they are; `nil` follows from the size.
  var traits: Traits?
  /// Whether animations end as soon as they begin.
  var reducesMotion = false

  /// A platform.
  enum Profile: String, Sendable, CaseIterable {
    case uikit, android, flutter, gtk
  }
}
