import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

/// The screen of the article that this project began with, built step by step as it builds it: a
/// text view whose links can be tapped and in which nothing else can be done, over a view that takes
/// the long presses.
///
/// The article subclasses `UITextView`; here the stock ``TextView`` does all of it. What it overrides
/// is asked for by name, and what it prints is kept in `printed`.
private final class ViewController {
  let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let backgroundView = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let textView = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 100))
  private(set) var printed: [String] = []

  init(geometry: InteractionPolicy.Geometry) {
    window.addSubview(backgroundView)
    window.addSubview(textView)
    setupViews(geometry)
    setupGesture()
  }

  /// Where the article sets `isEditable` and `isSelectable`, there is nothing to set.
  private func setupViews(_ geometry: InteractionPolicy.Geometry) {
    textView.delegate = self
    textView.typeface.shaper = CellShaper(width: 10, height: 20)
    textView.policy.geometry = geometry

    var attributedString = AttributedText("this textview has a link test.")
    let start = attributedString.offset(at: UTF16Offset(20))
    let end = attributedString.offset(at: UTF16Offset(24))
    attributedString.addLink(destination: "https://www.google.com", over: start..<end)
    textView.text = attributedString
  }

  /// The long presses go to a view behind, since they can't be watched on the text itself.
  private func setupGesture() {
    let longPressGesture = LongPressGestureRecognizer { [unowned self] sender in
      printed.append(sender.state.rawValue.description)
    }
    backgroundView.addGestureRecognizer(longPressGesture)
  }
}

extension ViewController: TextViewDelegate {
  func textView(_ textView: TextView, didActivate activation: LinkActivation) {
    printed.append(activation.span.link.destination)
  }

  func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {
    printed.append("menu")
  }
}

// What a user does.
extension ViewController {
  func tap(_ x: Double, _ y: Double, times: Int = 1) {
    for _ in 0..<times { press(x, y, for: 0.06) }
    window.advance(to: window.time + 1)
  }

  func longPress(_ x: Double, _ y: Double) { press(x, y, for: 0.7) }

  private func press(_ x: Double, _ y: Double, for duration: Double) {
    let start = window.time + 0.1
    let place = Point(x: x, y: y)
    window.send(.pointer(PointerEvent(.down, at: place, time: start)))
    window.send(.pointer(PointerEvent(.up, at: place, time: start + duration)))
  }

  /// What the article's `point(inside:with:)` answers.
  func isInside(_ x: Double, _ y: Double) -> Bool { textView.contains(Point(x: x, y: y)) }
}

@Suite struct UnselectableTextViewTests {
  private static let geometries: [InteractionPolicy.Geometry] = [.exact, .seedCompatible]

  @Test(arguments: geometries)
  func `condition 1: a tap on the link opens it once, and elsewhere nothing reacts`(
    geometry: InteractionPolicy.Geometry
  ) {
    let screen = ViewController(geometry: geometry)
    screen.tap(220, 10)
    #expect(screen.printed == ["https://www.google.com"])
    for place in [(50.0, 10.0), (195, 10), (250, 10), (350, 10), (50, 60)] {
      screen.tap(place.0, place.1)
    }
    #expect(screen.printed == ["https://www.google.com"])
  }

  @Test(arguments: geometries)
  func `condition 2: double and triple taps select nothing`(geometry: InteractionPolicy.Geometry) {
    let screen = ViewController(geometry: geometry)
    for times in 2...3 {
      screen.tap(50, 10, times: times)
      #expect(screen.textView.selectedRange == nil)
    }
    #expect(screen.printed.isEmpty)
    // On the link they open it, once each.
    screen.tap(220, 10, times: 2)
    #expect(screen.printed == ["https://www.google.com"])
    #expect(screen.textView.selectedRange == nil)
  }

  @Test(arguments: geometries)
  func `condition 3: a long press on the text does nothing to it`(
    geometry: InteractionPolicy.Geometry
  ) {
    let screen = ViewController(geometry: geometry)
    #expect(!screen.textView.becomeFirstResponder())
    screen.longPress(50, 10)
    #expect(screen.textView.selectedRange == nil)
    #expect(!screen.printed.contains("menu"))
  }

  @Test(arguments: geometries)
  func `the view behind handles long presses, from 1, began, to 3, ended`(
    geometry: InteractionPolicy.Geometry
  ) {
    let screen = ViewController(geometry: geometry)
    screen.longPress(50, 10)
    #expect(screen.printed == ["1", "3"])
    screen.longPress(200, 200)
    #expect(screen.printed == ["1", "3", "1", "3"])
  }

  @Test func `a long press on the link asks for its menu, or is the background's by policy`() {
    let screen = ViewController(geometry: .exact)
    screen.longPress(220, 10)
    #expect(screen.printed == ["menu"])
    screen.textView.policy = .linksOnlyBackgroundLongPress
    screen.longPress(220, 10)
    #expect(screen.printed == ["menu", "1", "3"])
  }

  @Test func `the text takes exactly the four letters of the link`() {
    let screen = ViewController(geometry: .exact)
    for x in stride(from: 0.25, to: 400, by: 0.5) {
      #expect(screen.isInside(x, 10) == (200..<240).contains(x), "\(x)")
      #expect(!screen.isInside(x, 20))
    }
  }

  @Test func `the article's text takes half a letter to the right, at any height`() {
    let screen = ViewController(geometry: .seedCompatible)
    for x in stride(from: 0.25, to: 400, by: 0.5) {
      for y in [10.0, 50, 99] {
        #expect(screen.isInside(x, y) == (205..<245).contains(x), "\(x), \(y)")
      }
    }
    #expect(!screen.isInside(220, 100))
  }
}
