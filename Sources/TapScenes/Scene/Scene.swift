import TapLayout

/// What a case shows: a window with views in it, or a bare text as if in a window of its own.
struct Scene: Sendable {
  /// The window; a bare text's has no size of its own.
  var window = SceneWindow()

  /// The views in the window, from behind to front.
  var views: [SceneView] = []

  /// Whether the file gives a text and no views.
  ///
  /// Then the views are a text view `text` in front of a view `background`, and points are those
  /// of the layout: the text stands at the window's origin, with room on all sides.
  var isBare = false

  /// The view with an identifier.
  func view(_ id: String) -> SceneView? {
    for view in views {
      if let found = view.view(id) { return found }
    }
    return nil
  }

  /// The text views, from behind to front, those that hold others first.
  var textViews: [SceneView] { views.flatMap(\.all).filter { $0.text != nil } }
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

  /// A platform.
  enum Profile: String, Sendable, CaseIterable {
    case uikit, android, flutter, gtk
  }
}
