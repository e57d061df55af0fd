import TapDraw
import TapInteraction
import TapLayout
package import TapText
package import TapViews
import TapControls

/// A scene put up: views in a window, which play its events and answer about it.
///
/// Views are objects that change, so each run of a case puts the scene up again.
package final class LiveScene {
  let scene: Scene
  /// The window, in which nothing has happened yet.
  package let window: Window
  /// The views by their identifiers; those that were taken out too.
  var views: [String: View] = [:]
  /// What views are in, by their identifiers.
  private(set) var parents: [String: View] = [:]
  /// The controllers by their identifiers.
  var controllers: [String: ViewController] = [:]
  /// The recognizers that have identifiers.
  var recognizers: [String: GestureRecognizer] = [:]
  /// The recognizers with their descriptions.
  var described: [(SceneRecognizer, GestureRecognizer)] = []
  /// The texts as they are now, by the identifiers of their views.
  var contents: [String: TextContent] = [:]
  /// What happened so far.
  private(set) var entries: [ReplayEntry] = []
  /// What takes the events of a script: the window, or a front end around it.
  lazy var send: (InputEvent) -> Void = { [unowned window] in window.send($0) }
  /// What lets time pass.
  lazy var advance: (Double) -> Void = { [unowned window] in window.advance(to: $0) }
  /// The delegates, which views and recognizers do not keep.
  var delegates: [AnyObject] = []

  /// Puts the scene of a case up.
  package convenience init(_ shown: Case) { self.init(shown.scene) }

  init(_ scene: Scene) {
    self.scene = scene
    let size = scene.window.size ?? Size(width: 0, height: 0)
    window = Window(frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    window.profile = scene.window.profile.gestures
    window.deviceInsets = scene.window.insets
    window.traitOverride = scene.window.traits
    window.reducesMotion = scene.window.reducesMotion
    for view in scene.views { add(view, to: window) }
    if scene.isBare { fitBareText() }
    connectContainers()
    connectRecognizers()
    connectTexts()
    window.observer = { [unowned self] entry in note(entry) }
    showController()
  }

  /// A view, or a part of one, that is in the window or was.
  func findView(_ id: String) -> View? { views[id] ?? window.view(withIdentifier: id) }

  /// Adds a view with those in it.
  func add(_ description: SceneView, to parent: View) {
    let view = makeView(description)
    views[description.id] = view
    parents[description.id] = parent
    if description.isShown { put(view, into: parent) }
    for recognizer in description.recognizers { add(recognizer, to: view) }
    for child in description.views { add(child, to: view) }
    // It has something to show only now.
    if case .centering(let centering) = description.kind, let view = view as? CenteringScrollView {
      apply(centering, to: view)
    }
  }

  /// Makes the window of a bare text as large as the text, with room on all sides.
  ///
  /// The text's top left corner is the window's origin, so that both have the same points.
  private func fitBareText() {
    guard let text = textView(Scene.bareText), let content = contents[Scene.bareText] else {
      return
    }
    let layout = content.layOut()
    text.frame = layout.bounds
    text.setLayout(layout, typeface: Typeface(shaper: content.shaper))
    let margin = Scene.margin
    let room = Rect(
      x: -margin, y: -margin, width: layout.bounds.width + 2 * margin,
      height: layout.bounds.height + 2 * margin)
    window.frame = room
    window.bounds = room
    views[Scene.bareBackground]?.frame = room
  }

  private func note(_ entry: LogEntry) {
    entries.append(
      ReplayEntry(entry) { [unowned self] link, text in name(of: link, in: text) })
  }

  /// The text views in the window with their identifiers, from behind to front.
  package var textViews: [(id: String, view: TextView)] {
    scene.textViews.compactMap { description in
      guard let view = textView(description.id), view.window === window else { return nil }
      return (description.id, view)
    }
  }

  /// The name that the scene gives a link of a text view, where it gives one.
  package func name(of link: LinkID, in text: TextView) -> String? {
    text.identifier.flatMap { contents[$0] }?.name(of: link)
  }

  /// The names that the scene gives the links of a text view.
  package func linkNames(in text: TextView) -> [LinkID: String] {
    text.identifier.flatMap { contents[$0] }?.linkNames ?? [:]
  }

  /// A text view by its identifier.
  func textView(_ id: String) -> TextView? {
    views[id] as? TextView ?? (views[id] as? DocumentView)?.textView
  }

  /// A text with its layout as it is now, for questions; `nil` where there is no such text view.
  func run(_ id: String) -> CaseRun? {
    guard let text = textView(id), let content = contents[id] else { return nil }
    return CaseRun(content, layout: text.layout)
  }
}

extension SceneWindow.Profile {
  /// The times and distances of the platform.
  var gestures: GestureProfile {
    switch self {
    case .uikit: .uikit
    case .android: .android
    case .flutter: .flutter
    case .gtk: .gtk
    }
  }
}
