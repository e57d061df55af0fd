import TapPlatform
import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

// The sample of the article about a bar with a button in its middle, as it is printed, beside the bar
// that mends it. In the article's, two views as large as the screen stand in front of everything.

private final class CustomBar: View {
  let barHeight = 48.0

  /// The outline of the article, step by step.
  var path: Path {
    let (screenWidth, screenHeight) = (bounds.width, bounds.height)
    let bottomInset = safeAreaInsets.bottom
    var path = Path()
    let center = Point(x: screenWidth / 2, y: screenHeight - (barHeight + bottomInset))
    let radius = 35.0
    let startAngle = Double.pi * 2 * 180 / 360
    // Not clockwise: the angle falls from half a turn to none.
    path.addArc(center: center, radius: radius, from: startAngle, to: 0)
    path.addLine(to: Point(x: screenWidth, y: screenHeight - (barHeight + bottomInset)))
    path.addLine(to: Point(x: screenWidth, y: screenHeight))
    path.addLine(to: Point(x: 0, y: screenHeight))
    path.addLine(to: Point(x: 0, y: screenHeight - (barHeight + bottomInset)))
    path.close()
    return path
  }

  override func draw(on surface: inout some Surface, visible: Rect) {
    surface.fill(path, with: .white)
  }
}

private final class CustomTabBar: View {
  let middleButton: Button = {
    let button = Button(icon: .symbol(.plus))
    button.fillColor = Color(red: 86 / 255, green: 36 / 255, blue: 228 / 255)
    button.tintColor = .white
    button.cornerRadius = 56 / 2
    button.shadow = Shadow(offset: Point(x: 0, y: 6), radius: 6)
    return button
  }()

  let customBar = CustomBar()

  override init(frame: Rect) {
    super.init(frame: frame)
    customBar.frame = bounds
    addSubview(customBar)
    let (width, height) = (bounds.width, bounds.height)
    let middleButtonWidthHeight = 56.0
    let middleButtonRadius = middleButtonWidthHeight / 2
    middleButton.frame = Rect(
      x: width / 2 - middleButtonRadius, y: height - (customBar.barHeight + middleButtonRadius),
      width: middleButtonWidthHeight, height: middleButtonWidthHeight)
    addSubview(middleButton)
  }
}

@Suite struct CustomTabBarTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let content = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  init() { window.addSubview(content) }

  @Test func `NOTCH-15: the article's outline is that of the bar`() {
    let printed = CustomTabBar(frame: window.bounds)
    let bar = NotchedTabBar(frame: Rect(x: 0, y: 619, width: 375, height: 48))
    for x in stride(from: 0.5, to: 375, by: 3) {
      for y in stride(from: 570.5, to: 667, by: 3) {
        let point = Point(x: x, y: y)
        let inside = printed.customBar.path.contains(point)
        let (dx, dy) = (x - 187.5, y - 619)
        guard abs((dx * dx + dy * dy).squareRoot() - 35) > 0.05 else { continue }
        #expect(inside == bar.shapeContains(Point(x: x, y: y - 619)))
      }
    }
    #expect(printed.middleButton.frame == Rect(x: 159.5, y: 591, width: 56, height: 56))
  }

  @Test func `NOTCH-5: as printed the bar swallows every touch of the screen, ours does not`() {
    let printed = CustomTabBar(frame: window.bounds)
    window.addSubview(printed)
    for point in [Point(x: 100, y: 100), Point(x: 10, y: 618)] {
      #expect(window.hitTest(point) === printed.customBar)
    }
    printed.removeFromSuperview()
    let bar = NotchedTabBar(frame: Rect(x: 0, y: 619, width: 375, height: 48))
    window.addSubview(bar)
    for point in [Point(x: 100, y: 100), Point(x: 10, y: 618)] {
      #expect(window.hitTest(point) === content)
    }
  }
}
