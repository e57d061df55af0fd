import TapInteraction
import TapLayout

extension Window {
  /// Through how many texts a touch is looked for at most: more stand over each other nowhere but in
  /// an attack.
  private static let mostLayers = 64

  /// Calls `body` with the view that is hit at a point and, as long as that is a text and `body`
  /// answers yes, with the view that would be hit without it.
  func forEachLayer(at point: Point, _ body: (View) -> Bool) {
    let first = passedOver.count
    while passedOver.count - first < Self.mostLayers, let view = hitTest(point), body(view),
      let text = view as? TextView
    {
      text.isPassedOver = true
      passedOver.append(text)
    }
    while passedOver.count > first { passedOver.removeLast().isPassedOver = false }
  }
}
