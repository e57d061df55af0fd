import TapInteraction
import TapLayout
import TapText
import TapViews

/// One event of a script.
struct SceneEvent: Sendable {
  /// When, in seconds.
  var time: Double
  var action: Action
  /// The JSON pointer of the event.
  var pointer: String

  /// What happens.
  enum Action: Sendable {
    /// A step of a pointer, at a position given by the point.
    case pointer(PointerEvent, ScenePoint)
    /// A mouse or pen above the window; without a point it has left.
    case hover(ScenePoint?, PointerKind)
    /// A wheel that turned by so many points.
    case scroll(Point, ScenePoint)
    /// A key.
    case key(KeyEvent)
    /// Assistive technology that asks for something.
    case accessibility(AccessibilityAction, view: String, link: LinkReference?)
    /// Time that passes.
    case advance
    /// A view that changes.
    case change(SceneChange)
    /// A view that comes, or comes back, to where the scene has it.
    case addition(view: String)
    /// A view that is taken out.
    case removal(view: String)
    /// Something that is done to the screens.
    case effect(SceneEffect)
    /// The window, which changes.
    case window(SceneWindowChange)
    /// A recognizer that is turned on or off.
    case enabling(recognizer: String, Bool)
  }
}

extension SceneEvent {
  /// The new text that the event brings, where it brings one.
  var text: SceneText? {
    if case .change(let change) = action { change.text } else { nil }
  }
}

/// What changes about a view; what is `nil` stays as it is.
struct SceneChange: Sendable {
  var view: String
  var looks = SceneLooks()
  var scroll: SceneScrollView?
  var centering: SceneCenteringScrollView?
  var segmented: SceneSegmentedControl?
  /// The index of the screen that a container shows.
  var selectedScreen: Int?
  var text: SceneText?
  var layout: LayoutConfiguration?
  var policy: InteractionPolicy?
  var isUsable: Bool?
  var isFolded: Bool?
  var isAtScrollEdge: Bool?
}
