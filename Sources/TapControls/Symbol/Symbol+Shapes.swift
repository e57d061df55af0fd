import TapDraw
import TapLayout
import TapViews

// Plain shapes of our own for what bars and buttons show most.
extension Symbol {
  /// A house.
  public static let house = Symbol("house") {
    $0.lines.addPolyline([(3, 12), (12, 4), (21, 12)])
    $0.lines.addPolyline([(6, 10), (6, 20), (18, 20), (18, 10)])
  }

  /// A heart.
  public static let heart = Symbol("heart") {
    $0.areas.move(to: Point(x: 12, y: 21))
    $0.areas.addCurve(
      to: Point(x: 12, y: 7), control1: Point(x: -3, y: 11), control2: Point(x: 6, y: -1))
    $0.areas.addCurve(
      to: Point(x: 12, y: 21), control1: Point(x: 18, y: -1), control2: Point(x: 27, y: 11))
    $0.areas.close()
  }

  /// A sheet with a picture and lines of text.
  public static let newspaper = Symbol("newspaper") {
    $0.lines.append(Path(Rect(x: 3, y: 4, width: 18, height: 16), cornerRadius: 2))
    $0.areas.append(Path(Rect(x: 6, y: 8, width: 5, height: 5)))
    $0.lines.addPolyline([(14, 9), (18, 9)])
    $0.lines.addPolyline([(14, 12), (18, 12)])
    $0.lines.addPolyline([(6, 16), (18, 16)])
  }

  /// A person.
  public static let person = Symbol("person") {
    $0.areas.append(Path(ellipseIn: Rect(x: 8, y: 3, width: 8, height: 8)))
    $0.areas.move(to: Point(x: 4, y: 21))
    $0.areas.addCurve(
      to: Point(x: 20, y: 21), control1: Point(x: 4, y: 10), control2: Point(x: 20, y: 10))
    $0.areas.close()
  }

  /// A bin.
  public static let trash = Symbol("trash") {
    $0.lines.addPolyline([(4, 6), (20, 6)])
    $0.lines.addPolyline([(9, 6), (9, 3), (15, 3), (15, 6)])
    $0.lines.addPolyline([(6, 6), (7, 21), (17, 21), (18, 6)])
    $0.lines.addPolyline([(10, 10), (10, 17)])
    $0.lines.addPolyline([(14, 10), (14, 17)])
  }

  /// A plus sign.
  public static let plus = Symbol("plus") {
    $0.lines.addPolyline([(12, 4), (12, 20)])
    $0.lines.addPolyline([(4, 12), (20, 12)])
  }

  /// A clock.
  public static let clock = Symbol("clock") {
    $0.lines.append(Path(ellipseIn: Rect(x: 3, y: 3, width: 18, height: 18)))
    $0.lines.addPolyline([(12, 7), (12, 12), (16, 14)])
  }

  /// An arrow down onto a line.
  public static let download = Symbol("download") {
    $0.lines.addPolyline([(12, 3), (12, 15)])
    $0.lines.addPolyline([(7, 10), (12, 15), (17, 10)])
    $0.lines.addPolyline([(4, 20), (20, 20)])
  }

  /// A magnifying glass.
  public static let magnifier = Symbol("magnifier") {
    $0.lines.append(Path(ellipseIn: Rect(x: 4, y: 4, width: 12, height: 12)))
    $0.lines.addPolyline([(14, 14), (21, 21)])
  }

  /// An open book.
  public static let book = Symbol("book") {
    $0.lines.addPolyline([(12, 6), (4, 4), (4, 18), (12, 20), (20, 18), (20, 4), (12, 6)])
    $0.lines.addPolyline([(12, 6), (12, 20)])
  }

  /// Three dots in a row.
  public static let ellipsis = Symbol("ellipsis") {
    for x in [3.0, 10, 17] {
      $0.areas.append(Path(ellipseIn: Rect(x: x, y: 10, width: 4, height: 4)))
    }
  }

  /// A star of five points.
  public static let star = Symbol("star") {
    $0.areas.addPolyline([
      (12, 2), (14.9, 8.6), (22, 9.3), (16.7, 14), (18.2, 21), (12, 17.3), (5.8, 21), (7.3, 14),
      (2, 9.3), (9.1, 8.6),
    ])
    $0.areas.close()
  }

  /// A pencil.
  public static let pencil = Symbol("pencil") {
    $0.lines.addPolyline([(4, 20), (5, 15), (16, 4), (20, 8), (9, 19), (4, 20)])
    $0.lines.addPolyline([(13, 7), (17, 11)])
  }

  /// A cross to close something with.
  public static let cross = Symbol("cross") {
    $0.lines.addPolyline([(5, 5), (19, 19)])
    $0.lines.addPolyline([(19, 5), (5, 19)])
  }

  /// All symbols of this list.
  public static let all: [Symbol] = [
    house, heart, newspaper, person, trash, plus, clock, download, magnifier, book, ellipsis, star,
    pencil, cross,
  ]

  private init(_ name: String, _ shape: (inout Symbol) -> Void) {
    self.init(name: name)
    shape(&self)
  }
}

extension Path {
  /// Adds a subpath of straight lines.
  fileprivate mutating func addPolyline(_ corners: [(x: Double, y: Double)]) {
    guard let first = corners.first else { return }
    move(to: Point(x: first.x, y: first.y))
    for corner in corners.dropFirst() { addLine(to: Point(x: corner.x, y: corner.y)) }
  }
}
