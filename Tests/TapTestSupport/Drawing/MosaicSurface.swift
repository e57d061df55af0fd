package import TapDraw
package import TapLayout
package import TapText

/// A surface that shows in small squares what was drawn there, so that two pictures are compared
/// place by place.
package struct MosaicSurface: Surface {
  /// What was drawn in each square, from the top left along the rows.
  package private(set) var tiles: [Int]
  private let bounds: Rect
  private let side: Double
  private let columns: Int
  private var state: State
  private var saved: [State] = []

  private struct State {
    var transform = Transform.identity
    var clip: Rect?
    /// The clips at an angle, each with the way back to its own coordinates.
    var slantedClips: [(rect: Rect, back: Transform)] = []
    var opacity = 1.0
  }

  /// Makes a surface for a rectangle, of squares of some side.
  package init(_ bounds: Rect, side: Double) {
    self.bounds = bounds
    self.side = side
    columns = Int((bounds.width / side).rounded(.up))
    tiles = Array(repeating: 0, count: columns * Int((bounds.height / side).rounded(.up)))
    state = State(clip: bounds)
  }

  /// The place of a square.
  package func rect(ofTile index: Int) -> Rect {
    Rect(
      x: bounds.x + Double(index % columns) * side, y: bounds.y + Double(index / columns) * side,
      width: side, height: side)
  }

  package mutating func save() { saved.append(state) }
  package mutating func restore() { state = saved.removeLast() }

  package mutating func concatenate(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
  }

  package mutating func clip(to path: Path) {
    let rect = path.bounds ?? .zero
    state.clip = state.clip?.intersection(state.transform.bounds(of: rect))
    guard state.transform.b != 0, let back = state.transform.inverse else { return }
    state.slantedClips.append((rect, back))
  }

  package mutating func fade(to opacity: Double) { state.opacity *= opacity }

  package mutating func fill(_ path: Path, with color: Color) {
    mark(path.bounds ?? .zero, [AnyHashable(path), AnyHashable(color)])
  }

  package mutating func stroke(_ path: Path, with color: Color, width: Double) {
    mark((path.bounds ?? .zero).inset(by: -width), [AnyHashable(path), AnyHashable(color)])
  }

  package mutating func draw(_ run: GlyphRun) {
    // Letters in cells are as high as cells, whatever size a font should have.
    let (top, height) = (run.baseline - 13, 16.0)
    for cluster in run.clusters {
      let look: [AnyHashable] = [
        AnyHashable(run.color), AnyHashable(run.isUnderlined), AnyHashable(run.font),
        AnyHashable(run.text(of: cluster)),
      ]
      mark(
        Rect(x: cluster.minX, y: top, width: cluster.maxX - cluster.minX, height: height), look)
    }
  }

  package mutating func draw(_ image: Image, in rect: Rect) { mark(rect, [AnyHashable(image)]) }

  private mutating func mark(_ rect: Rect, _ look: [AnyHashable]) {
    let whole = state.transform.bounds(of: rect)
    guard let seen = state.clip?.intersection(whole), seen.width > 1e-3, seen.height > 1e-3 else {
      return
    }
    var hasher = Hasher()
    hasher.combine(look)
    hasher.combine(state.opacity)
    // Where it stands counts too: half of a square may be filled.
    hasher.combine(state.transform)
    let mark = hasher.finalize()
    let rows = place(seen.y - bounds.y)...place(seen.maxY - bounds.y - 1e-6)
    for row in rows {
      for column in place(seen.x - bounds.x)...place(seen.maxX - bounds.x - 1e-6) {
        let index = row * columns + column
        guard shows(self.rect(ofTile: index)) else { continue }
        var hasher = Hasher()
        hasher.combine(tiles[index])
        hasher.combine(mark)
        hasher.combine(seen.intersection(self.rect(ofTile: index)))
        tiles[index] = hasher.finalize()
      }
    }
  }

  /// Whether some of five points of a square is in all clips at an angle.
  private func shows(_ tile: Rect) -> Bool {
    guard !state.slantedClips.isEmpty else { return true }
    let corners = [
      (tile.x, tile.y), (tile.maxX, tile.y), (tile.x, tile.maxY), (tile.maxX, tile.maxY),
    ]
    return ([tile.center] + corners.map { Point(x: $0, y: $1) }).contains { point in
      state.slantedClips.allSatisfy { $0.rect.contains($0.back.apply(point)) }
    }
  }

  private func place(_ distance: Double) -> Int { Int((distance / side).rounded(.down)) }
}
