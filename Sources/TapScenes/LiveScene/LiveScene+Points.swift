import TapLayout
import TapViews
import TapControls

/// The reason why a position of a scene can't be found.
struct PositionError: Error {
  /// The message.
  let reason: String
}

extension LiveScene {
  /// The point of the window where a position is now.
  func resolve(_ place: ScenePoint) throws(PositionError) -> Point {
    switch place {
    case .window(let point): return point
    case .device(let point):
      let scale = scene.window.scale
      return Point(x: point.x / scale, y: point.y / scale)
    case .local(let point, let id): return try view(id).convertToRoot(point)
    case .center(let id):
      let view = try view(id)
      return view.convertToRoot(view.bounds.center)
    case .text(let place, let id):
      guard let run = run(id), let point = place.point(in: run) else {
        throw PositionError(reason: "the layout does not show the position")
      }
      return try view(id).convertToRoot(point)
    case .segment(let index, let id):
      guard let control = try view(id) as? SegmentedControl,
        index < control.numberOfSegments
      else { throw PositionError(reason: "the segment \(index) is gone") }
      return control.convertToRoot(control.rect(ofSegment: index).center)
    case .link(let link, let id):
      guard let run = run(id), let index = link.index(in: run.text) else {
        throw PositionError(reason: "the link \(link.name) is gone")
      }
      guard let point = run.layout.tapPoint(ofLink: index) else {
        throw PositionError(reason: "nothing of the link \(link.name) shows")
      }
      return try view(id).convertToRoot(point)
    case .shifted(let place, let distance):
      let point = try resolve(place)
      return Point(x: point.x + distance.x, y: point.y + distance.y)
    }
  }

  private func view(_ id: String) throws(PositionError) -> View {
    guard let view = findView(id), view.window === window else {
      throw PositionError(reason: "the view \"\(id)\" is not in the window")
    }
    return view
  }
}
