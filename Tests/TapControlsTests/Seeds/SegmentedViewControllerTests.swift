import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

/// What the article's screens print.
private final class Printer {
  var lines: [String] = []
}

/// One of the article's two screens, which prints when it comes and goes.
private final class SampleViewController: TapControls.ViewController {
  private let printer: Printer

  init(_ number: Int, _ printer: Printer) {
    self.printer = printer
    super.init()
    identifier = "Sample\(number)ViewController"
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    printer.lines.append("\(identifier ?? "") Will Appear")
  }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    printer.lines.append("\(identifier ?? "") Will Disappear")
  }
}

/// The article's parent, nearly line by line: what stands in a storyboard there is made in code.
private final class ViewController: TapControls.ViewController {

  // MARK: - Property

  let segmentedControl = SegmentedControl(items: ["Sample1", "Sample2"])
  let printer = Printer()

  private lazy var sample1ViewController: SampleViewController = {
    let viewController = SampleViewController(1, printer)
    add(asChildViewController: viewController)
    return viewController
  }()

  private lazy var sample2ViewController: SampleViewController = {
    let viewController = SampleViewController(2, printer)
    add(asChildViewController: viewController)
    return viewController
  }()

  // MARK: - View Life Cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    setupView()
  }

  // MARK: - View Methods

  private func setupView() {
    updateView()
  }

  private func updateView() {
    if segmentedControl.selectedSegmentIndex == 0 {
      remove(asChildViewController: sample2ViewController)
      add(asChildViewController: sample1ViewController)
    } else {
      remove(asChildViewController: sample1ViewController)
      add(asChildViewController: sample2ViewController)
    }
  }

  // MARK: - Action

  func tapSegmentedControl(_ sender: SegmentedControl) {
    updateView()
  }

  // MARK: - Child View Controller Operation Methods

  private func add(asChildViewController viewController: TapControls.ViewController) {
    addChild(viewController)
    view.addSubview(viewController.view)
    viewController.view.frame = view.bounds
    viewController.notifyDidMove(to: self)
  }

  private func remove(asChildViewController viewController: TapControls.ViewController) {
    viewController.notifyWillMove(to: nil)
    viewController.view.removeFromSuperview()
    viewController.removeFromParent()
  }
}

/// The same screen by means of ``SegmentedContainer``, which does what the article means.
private final class MendedViewController: SegmentedContainer {
  let printer: Printer

  init(segmentedControl: SegmentedControl) {
    let printer = Printer()
    self.printer = printer
    super.init(
      segmentedControl: segmentedControl,
      children: [{ SampleViewController(1, printer) }, { SampleViewController(2, printer) }])
  }
}

/// A window with a bar on top, in which the control stands, over a parent.
private struct Screen {
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let control: SegmentedControl
  private let log = TestWindow.Log()

  init(_ parent: TapControls.ViewController, _ control: SegmentedControl) {
    self.control = control
    control.selectedSegmentIndex = 0
    control.frame = Rect(x: 60, y: 6, width: 200, height: 32)
    parent.identifier = "parent"
    window.observer = { [log] entry in
      log.lines.append(entry.line.split(separator: " ").dropFirst().joined(separator: " "))
    }
    window.rootViewController = parent
    window.addSubview(control)
  }

  func tap(_ index: Int) {
    let point = control.convertToRoot(control.rect(ofSegment: index).center)
    window.tap(point.x, point.y, at: window.time + 1)
  }

  /// How often something was logged so far.
  func count(_ line: String) -> Int { log.lines.count { $0 == line } }
}

@Suite struct SegmentedViewControllerTests {
  private static func article() -> (ViewController, Screen) {
    let parent = ViewController()
    parent.segmentedControl.onChange = { [unowned parent] in parent.tapSegmentedControl($0) }
    return (parent, Screen(parent, parent.segmentedControl))
  }

  private static func mended() -> (MendedViewController, Screen) {
    let control = SegmentedControl(items: ["Sample1", "Sample2"])
    let parent = MendedViewController(segmentedControl: control)
    return (parent, Screen(parent, control))
  }

  @Test func `what the article prints when segments are tapped`() {
    let (article, screen) = Self.article()
    let (mended, mendedScreen) = Self.mended()
    for index in [1, 0, 1] {
      screen.tap(index)
      mendedScreen.tap(index)
    }
    let taps = [
      "Sample1ViewController Will Disappear", "Sample2ViewController Will Appear",
      "Sample2ViewController Will Disappear", "Sample1ViewController Will Appear",
      "Sample1ViewController Will Disappear", "Sample2ViewController Will Appear",
    ]
    #expect(article.printer.lines.suffix(6) == taps[...])
    #expect(mended.printer.lines == ["Sample1ViewController Will Appear"] + taps)
  }

  @Test func `SEG-1: the article makes both screens at once, though it says it does not`() {
    let (article, screen) = Self.article()
    #expect(screen.count("Sample2ViewController viewDidLoad") == 1)
    #expect(article.children.count == 1)
    let (mended, mendedScreen) = Self.mended()
    #expect(mendedScreen.count("Sample2ViewController viewDidLoad") == 0)
    #expect(mended.childIfMade(at: 1) == nil)
  }

  @Test func `SEG-13: the article adds its first screen twice`() {
    let (_, screen) = Self.article()
    #expect(screen.count("Sample1ViewController didMove parent") == 2)
    let (_, mendedScreen) = Self.mended()
    #expect(mendedScreen.count("Sample1ViewController didMove parent") == 1)
  }

  @Test func `SEG-12: the article tells a screen to leave that is not there`() {
    let (_, screen) = Self.article()
    #expect(screen.count("Sample2ViewController willMove nil") == 1)
    let (_, mendedScreen) = Self.mended()
    #expect(mendedScreen.count("Sample2ViewController willMove nil") == 0)
  }

  @Test func `SEG-8: the article takes no segment for the second`() {
    let (article, _) = Self.article()
    article.segmentedControl.selectedSegmentIndex = SegmentedControl.noSegment
    article.tapSegmentedControl(article.segmentedControl)
    #expect(article.children.map(\.identifier) == ["Sample2ViewController"])
    let (mended, _) = Self.mended()
    mended.select(SegmentedControl.noSegment)
    #expect(mended.children.isEmpty)
  }

  @Test func `SEG-11: the screens fit the parent in both`() {
    let (article, screen) = Self.article()
    let (mended, mendedScreen) = Self.mended()
    screen.tap(1)
    mendedScreen.tap(1)
    let whole = Rect(x: 0, y: 0, width: 320, height: 480)
    #expect(article.children.map(\.view.frame) == [whole])
    #expect(mended.children.map(\.view.frame) == [whole])
  }
}
