import TapLayout

/// The positions of names beside points: each near its own point and, if possible, over no other.
struct DiagramTags {
  private let bounds: Rect
  private let points: [Point]
  private var taken: [Rect]

  /// Creates positions within bounds that avoid some points and taken rectangles.
  init(in bounds: Rect, around points: [Point], avoiding taken: [Rect]) {
    self.bounds = bounds
    self.points = points
    self.taken = taken
  }

  /// Finds the position of a name of some size.
  mutating func place(_ size: Size, beside point: Point) -> Rect {
    let places = Self.distances.flatMap { distance in
      [
        Rect(x: point.x + distance, y: point.y + distance, width: size.width, height: size.height),
        Rect(
          x: point.x - distance - size.width, y: point.y + distance, width: size.width,
          height: size.height),
        Rect(
          x: point.x + distance, y: point.y - distance - size.height, width: size.width,
          height: size.height),
        Rect(
          x: point.x - distance - size.width, y: point.y - distance - size.height,
          width: size.width, height: size.height),
      ]
    }
    let inside = places.filter(bounds.contains)
    let free = inside.first { place in
      !taken.contains(where: place.intersects) && !points.contains { place.contains($0) }
    }
    let place = free ?? inside.first ?? places[0]
    taken.append(place)
    return place
  }

  private static let distances = stride(from: 5.0, through: 29, by: 6)
}
