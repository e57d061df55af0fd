import TapInteraction
import TapLayout
import TapTestSupport
import TapViews
import TapControls

/// A window of 320 by 480 with a control of three segments over a container `P` of the screens `0`
/// to `2`, whose log tells of everything without times.
final class TestContainer {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let control: SegmentedControl
  let container: SegmentedContainer
  private let screens: Screens

  /// What makes the screens, and writes the log.
  private final class Screens {
    var lines: [String] = []
    var didHear: ((String) -> Void)?

    func make(_ index: Int) -> ViewController {
      lines.append("\(index) init")
      let screen = Screen { [unowned self] call in didHear?("\(index) \(call)") }
      screen.identifier = "\(index)"
      return screen
    }
  }

  /// Puts up the container, in sight unless told otherwise.
  init(selected: Int = 0, isShown: Bool = true) {
    let screens = Screens()
    self.screens = screens
    control = SegmentedControl(
      items: ["A", "B", "C"], frame: Rect(x: 10, y: 10, width: 300, height: 32))
    control.identifier = "control"
    control.selectedSegmentIndex = selected
    window.observer = { [screens] entry in
      screens.lines.append(entry.line.split(separator: " ").dropFirst().joined(separator: " "))
    }
    let makers = (0..<3).map { index in { [screens] in screens.make(index) } }
    container = SegmentedContainer(segmentedControl: control, children: makers)
    container.identifier = "P"
    window.addSubview(control)
    if isShown { show() }
  }

  /// Brings the container into sight, below the control, which stays in front.
  func show() {
    window.rootViewController = container
    window.bringSubviewToFront(control)
  }

  /// Hears of what the screens hear, at that moment.
  var didHear: ((String) -> Void)? {
    get { screens.didHear }
    set { screens.didHear = newValue }
  }

  /// A screen that passes on what it hears.
  private final class Screen: ViewController {
    private let hear: (String) -> Void

    init(_ hear: @escaping (String) -> Void) {
      self.hear = hear
      super.init()
    }

    override func viewWillAppear() { hear("viewWillAppear") }
    override func viewDidAppear() { hear("viewDidAppear") }
    override func viewWillDisappear() { hear("viewWillDisappear") }
    override func viewDidDisappear() { hear("viewDidDisappear") }
  }

  /// The log since the last call.
  func words() -> [String] {
    defer { screens.lines = [] }
    return screens.lines
  }

  /// Taps the middle of a segment.
  func tap(_ index: Int) {
    let point = control.convertToRoot(control.rect(ofSegment: index).center)
    window.tap(point.x, point.y, at: window.time + 1)
  }

  /// What is logged when a screen is shown for the first time, and each time after that.
  static func show(_ name: Int, isNew: Bool) -> [String] {
    isNew
      ? [
        "\(name) init", "\(name) willMove P", "\(name) viewDidLoad", "\(name) viewWillAppear",
        "\(name) viewDidAppear", "\(name) didMove P",
      ]
      : [
        "\(name) willMove P", "\(name) viewWillAppear", "\(name) viewDidAppear",
        "\(name) didMove P",
      ]
  }

  /// What is logged when a screen is hidden.
  static func hide(_ name: Int) -> [String] {
    [
      "\(name) willMove nil", "\(name) viewWillDisappear", "\(name) viewDidDisappear",
      "\(name) didMove nil",
    ]
  }
}
