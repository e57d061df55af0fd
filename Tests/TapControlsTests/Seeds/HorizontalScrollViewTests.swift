import TapInteraction
import TapLayout
import TapViews
import TapTestSupport
import Testing
import TapControls

/// The article's view that centers what is narrower than the screen and scrolls what is wider, built
/// step by step as it builds it.
///
/// The article sets constraints through SnapKit; here ``CenteringScrollView`` is what its last four
/// lines come to, so that of `setupConstraint()` only the edges are left.
private final class HorizontalScrollView: View {
  private let scrollView = CenteringScrollView()

  override init(frame: Rect = Rect(x: 0, y: 0, width: 0, height: 0)) {
    super.init(frame: frame)
    setupViews()
  }

  private func setupViews() {
    // The content view of the article is the one that `setup(_:)` puts in.
    addSubview(scrollView)
    scrollView.identifier = "scrollView"
    // As the article does, whatever the direction of the layout.
    scrollView.start = .left
  }

  /// `$0.edges.equalToSuperview()`.
  override func layoutSubviews() {
    scrollView.frame = bounds
  }

  func setup(_ view: View) {
    scrollView.setContent(view)
  }
}

/// The article's view in a screen of 320 by 100, with a row of buttons of 80 by 44.
private final class ViewController: TapControls.ViewController {
  let horizontalScrollView = HorizontalScrollView()
  let row = View()

  init(buttons: Int) {
    super.init()
    row.frame.width = 80 * Double(buttons)
    for index in 0..<buttons {
      let button = Button(title: "\(index)")
      button.frame = Rect(x: 80 * Double(index), y: 0, width: 80, height: 44)
      button.onActivate = { [unowned self] _ in pressed.append(index) }
      row.addSubview(button)
    }
  }

  private(set) var pressed: [Int] = []

  override func viewDidLoad() {
    view.addSubview(horizontalScrollView)
    horizontalScrollView.setup(row)
  }

  /// Shows the screen, and returns its window.
  func show(width: Double = 320) -> Window {
    let window = Window(frame: Rect(x: 0, y: 0, width: width, height: 100))
    window.rootViewController = self
    horizontalScrollView.frame = Rect(x: 0, y: 20, width: width, height: 44)
    return window
  }
}

@Suite struct HorizontalScrollViewTests {
  @Test func `what is narrower than the screen is shown in the middle`() {
    let screen = ViewController(buttons: 2)
    let window = screen.show()
    #expect(screen.row.convertToRoot(Point(x: 0, y: 0)) == Point(x: 80, y: 20))
    for (index, x) in [79.5, 80, 159.5, 160, 239.5, 240].enumerated() {
      window.tap(x, 40, at: Double(index))
    }
    #expect(screen.pressed == [0, 0, 1, 1])
  }

  @Test func `what is wider begins at the left and can be scrolled to its end`() {
    let screen = ViewController(buttons: 8)
    let window = screen.show()
    #expect(screen.row.convertToRoot(Point(x: 0, y: 0)) == Point(x: 0, y: 20))
    window.tap(10, 40, at: 0)
    window.send(.scroll(dx: 1000, dy: 0, at: Point(x: 10, y: 40), time: 1))
    window.tap(310, 40, at: 2)
    #expect(screen.pressed == [0, 7])
    #expect(screen.row.convertToRoot(Point(x: 640, y: 0)).x == 320)
  }

  @Test func `the same row is centered on a wide screen and scrolls on a narrow one`() {
    let screen = ViewController(buttons: 5)
    let window = screen.show(width: 600)
    #expect(screen.row.convertToRoot(Point(x: 0, y: 0)).x == 100)
    screen.horizontalScrollView.frame.width = 320
    #expect(screen.row.convertToRoot(Point(x: 0, y: 0)).x == 0)
    window.send(.scroll(dx: 30, dy: 0, at: Point(x: 10, y: 40), time: 1))
    #expect(screen.row.convertToRoot(Point(x: 0, y: 0)).x == -30)
  }

  @Test func `what is put in stays as high as the view`() {
    let screen = ViewController(buttons: 3)
    let window = screen.show()
    #expect(screen.row.frame.height == 44)
    screen.horizontalScrollView.frame.height = 60
    #expect(screen.row.frame.height == 60)
    #expect(window.hitTest(Point(x: 160, y: 79)) === screen.row)
  }
}
