import TapDraw
import TapLayout
import TapScenes
import TapText
import TapViews
import TapAudit

extension CommandRun {
  /// Draws the window of a scene with all views in it, and over each text what is asked for.
  func render(_ screen: SceneInput) throws(Failure) -> ExitCode {
    let window = screen.liveScene.window
    var surface = surface(of: window.bounds)
    if settings.shown.contains(.text) {
      window.render(on: &surface, visible: window.frame)
    }
    for page in try pages(of: screen) {
      guard let text = page.textView?.text else { continue }
      var diagram = LayoutDiagram(page.layout)
      diagram.parts = settings.shown.subtracting([.text, .points])
      diagram.heat = heatMap(of: page)
      surface.withSavedState { surface in
        surface.clip(toAncestorsOf: text)
        surface.concatenate(text.transformToRoot)
        surface.drawAreas(of: diagram)
        surface.drawMarks(of: diagram)
      }
    }
    if settings.shown.contains(.points) {
      let points = settings.points.map { point in
        let answer = ScreenHit(at: point, scale: settings.scale, on: screen, settings)
        return (unscaled(point), answer.name)
      }
      surface.draw(
        points, in: window.bounds, lettersLike: screen.liveScene.textViews.first?.view.layout)
    }
    try save(surface.svg)
    return .answered
  }
}

extension ScreenHit {
  /// The view under the point, and what of its text is there.
  fileprivate var name: String {
    let name = view?.identifier ?? "no view"
    return text.map { "\(name): \($0.hit.caption)" } ?? name
  }
}

extension View {
  /// The way from the view's own coordinates to the window's.
  fileprivate var transformToRoot: Transform {
    // What an affine map does to three points tells all of it.
    let origin = convertToRoot(Point(x: 0, y: 0))
    let right = convertToRoot(Point(x: 1, y: 0))
    let down = convertToRoot(Point(x: 0, y: 1))
    return Transform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
      tx: origin.x, ty: origin.y)
  }
}

extension Surface {
  /// Keeps only what the views around a view let show of it.
  fileprivate mutating func clip(toAncestorsOf view: View) {
    var next: View? = view
    while let current = next {
      if current.clipsToBounds {
        let box = current.bounds
        clip(
          to: Path(box).applying(current.transformToRoot))
      }
      next = current.superview
    }
  }
}
