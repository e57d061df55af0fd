import TapLayout
import TapText
import TapViews

/// What a presented screen is in: it covers the window, and lets no touch through.
final class PresentationView: View {
  /// What a sheet leaves free below the top of the safe area, in points.
  private static let sheetGap = 10.0

  private let isSheet: Bool
  private let content: View

  init(of controller: ViewController, in window: Window) {
    isSheet = controller.modalPresentationStyle == .pageSheet
    content = controller.view
    super.init(frame: window.bounds)
    confinesFocus = true
    identifier = controller.identifier.map { "\($0).backdrop" }
    if isSheet { backgroundColor = Color(red: 0, green: 0, blue: 0, alpha: 0.3) }
    addSubview(content)
    layoutSubviews()
  }

  override var hitBounds: Rect? { bounds }

  override func layoutSubviews() {
    let gap = isSheet ? Self.sheetGap + safeAreaInsets.top : 0
    content.frame = bounds.inset(by: Insets(top: gap))
  }

  // Nothing of what is behind hears of touches beside the content.
  override func touchesBegan(_ touch: Touch) {}
  override func touchesMoved(_ touch: Touch) {}
  override func touchesEnded(_ touch: Touch) {}
  override func touchesCancelled(_ touch: Touch) {}
}
