import TapDraw
package import TapInteraction
import TapLayout
package import TapText
package import TapViews
import TapControls

/// A window with a random tree: texts over each other, in scroll views, beside controls, over views
/// that watch gestures.
///
/// The same choices give the same window, so that a script can be played twice.
package struct RandomWindow {
  /// The window, 300 by 200.
  package let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  /// All texts, from behind to front.
  package private(set) var texts: [TextView] = []
  /// All scroll views.
  package private(set) var scrollViews: [ScrollView] = []
  /// All recognizers, but those of scroll views.
  package private(set) var recognizers: [GestureRecognizer] = []
  private var count = 0

  /// Makes a window.
  package init(_ choices: inout some Choices) {
    window.profile = choices.pick([.uikit, .android, .flutter, .gtk])
    let background = View(frame: window.bounds)
    add(background, to: window, "background")
    watch(background, &choices)
    for _ in 0..<1 + choices.number(below: 3) { addSubtree(to: window, depth: 0, &choices) }
  }

  private mutating func add(_ view: View, to parent: View, _ name: String) {
    view.identifier = "\(name)\(count)"
    count += 1
    parent.addSubview(view)
  }

  private mutating func watch(_ view: View, _ choices: inout some Choices) {
    for _ in 0..<choices.number(below: 4) {
      let recognizer: GestureRecognizer
      switch choices.number(below: 5) {
      case 0, 1:
        let tap = TapGestureRecognizer()
        tap.numberOfTapsRequired = 1 + choices.number(below: 3)
        tap.numberOfTouchesRequired = choices.once(in: 5) ? 2 : 1
        recognizer = tap
      case 2, 3:
        let press = LongPressGestureRecognizer()
        if choices.once(in: 4) { press.minimumPressDuration = 0.3 }
        press.numberOfTapsRequired = choices.once(in: 6) ? 1 : 0
        recognizer = press
      default: recognizer = HoverGestureRecognizer()
      }
      recognizer.delaysTouchesBegan = choices.once(in: 5)
      recognizer.cancelsTouchesInView = !choices.once(in: 5)
      if choices.once(in: 3), let other = recognizers.last { recognizer.require(toFail: other) }
      view.addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
  }

  private mutating func addSubtree(to parent: View, depth: Int, _ choices: inout some Choices) {
    let frame = Rect(
      x: Double(choices.number(below: 120)), y: Double(choices.number(below: 80)),
      width: Double(40 + choices.number(below: 220)),
      height: Double(20 + choices.number(below: 140)))
    switch choices.number(below: depth < 2 ? 5 : 3) {
    case 0, 1: addText(frame, to: parent, &choices)
    case 2: add(Control(frame: frame), to: parent, "control")
    case 3:
      let scroll = ScrollView(frame: frame)
      add(scroll, to: parent, "scroll")
      scrollViews.append(scroll)
      addText(Rect(x: 0, y: 0, width: 200, height: 400), to: scroll, &choices)
      scroll.contentSize = Size(width: 200, height: 400)
    default:
      let view = View(frame: frame)
      add(view, to: parent, "view")
      if choices.once(in: 3) { view.transform = .rotation(0.5) }
      if choices.once(in: 4) { view.transform = .scale(x: 2, y: 0.5) }
      watch(view, &choices)
      addSubtree(to: view, depth: depth + 1, &choices)
    }
  }

  private mutating func addText(_ frame: Rect, to parent: View, _ choices: inout some Choices) {
    let text = TextView(frame: frame)
    text.typeface.shaper = CellShaper(width: 10, height: 20)
    text.text = Self.text(&choices)
    text.policy = Self.policy(&choices)
    add(text, to: parent, "text")
    texts.append(text)
    if choices.once(in: 4) { watch(text, &choices) }
  }

  /// A short text with a few links, whose identities are small numbers.
  package static func text(_ choices: inout some Choices) -> AttributedText {
    var text = AttributedText(TextPool.text(of: 1 + choices.number(below: 30), &choices))
    RandomLayout.decorate(&text, &choices)
    return text
  }

  /// A policy: mostly that which everyone uses.
  package static func policy(_ choices: inout some Choices) -> InteractionPolicy {
    var policy = InteractionPolicy.linksOnly
    switch choices.number(below: 6) {
    case 0: policy = .linksOnlyBackgroundLongPress
    case 1: policy[.link, .longPress] = .ignore
    case 2: policy[.text, .tap] = .ignore
    case 3: policy.repetition = .every
    default: break
    }
    return policy
  }
}
