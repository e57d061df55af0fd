import TapDraw
import TapLayout
import TapTestSupport
import Testing

@Suite struct TransformTests {
  /// A chain of shifts, turns and stretches that is far from flattening the plane.
  private static func transform(_ random: inout SeededGenerator) -> Transform {
    (0..<random.number(below: 4)).reduce(.identity) { transform, _ in
      let (x, y) = (
        Double.random(in: 0.5...2, using: &random), Double.random(in: -9...9, using: &random)
      )
      return transform.concatenating(
        random.pick([
          .translation(x: y * 10, y: x), .scale(x: x, y: random.flag() ? x : -x), .rotation(y),
          .quarterTurns(random.number(below: 9) - 4),
          Transform(a: 1, b: 0, c: y / 9, d: 1, tx: 0, ty: 0),
        ]))
    }
  }

  private static func point(_ random: inout SeededGenerator) -> Point {
    Point(x: .random(in: -100...100, using: &random), y: .random(in: -100...100, using: &random))
  }

  private func distance(_ one: Point, _ other: Point) -> Double {
    max(abs(one.x - other.x), abs(one.y - other.y))
  }

  @Test(arguments: 0..<200)
  func `an inverse takes each point back`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let transform = Self.transform(&random)
    let inverse = try #require(transform.inverse)
    let point = Self.point(&random)
    #expect(distance(inverse.apply(transform.apply(point)), point) < 1e-9)
    #expect(distance(transform.apply(inverse.apply(point)), point) < 1e-9)
  }

  @Test(arguments: 0..<200)
  func `concatenation does the first and then the other`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (first, other) = (Self.transform(&random), Self.transform(&random))
    let point = Self.point(&random)
    let inSteps = other.apply(first.apply(point))
    #expect(distance(first.concatenating(other).apply(point), inSteps) < 1e-9)
  }

  @Test(arguments: 0..<200)
  func `concatenation is associative and the identity changes nothing`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let (one, two, three) = (
      Self.transform(&random), Self.transform(&random), Self.transform(&random)
    )
    let point = Self.point(&random)
    let left = one.concatenating(two).concatenating(three)
    let right = one.concatenating(two.concatenating(three))
    #expect(distance(left.apply(point), right.apply(point)) < 1e-8)
    #expect(one.concatenating(.identity) == one)
    #expect(Transform.identity.concatenating(one) == one)
  }

  @Test(arguments: 0..<200)
  func `the bounds of a rectangle touch its corners on all sides`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let transform = Self.transform(&random)
    let origin = Self.point(&random)
    let rect = Rect(x: origin.x, y: origin.y, width: abs(origin.y), height: abs(origin.x))
    let corners = [
      origin, Point(x: rect.maxX, y: rect.y), Point(x: rect.x, y: rect.maxY),
      Point(x: rect.maxX, y: rect.maxY),
    ].map(transform.apply)
    let bounds = transform.bounds(of: rect)
    #expect(abs(bounds.x - (corners.map(\.x).min() ?? .nan)) < 1e-9)
    #expect(abs(bounds.y - (corners.map(\.y).min() ?? .nan)) < 1e-9)
    #expect(abs(bounds.maxX - (corners.map(\.x).max() ?? .nan)) < 1e-9)
    #expect(abs(bounds.maxY - (corners.map(\.y).max() ?? .nan)) < 1e-9)
  }

  @Test(arguments: 0..<50)
  func `shifts are exact both ways`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let (x, y) = (Double(random.number(below: 999)) / 8, Double(random.number(below: 999)) / 8)
    let shift = Transform.translation(x: x, y: y)
    #expect(shift.isTranslation)
    #expect(shift.inverse == .translation(x: -x, y: -y))
    #expect(shift.concatenating(try #require(shift.inverse)) == .identity)
    let rect = Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    #expect(shift.bounds(of: rect) == Rect(x: 0.1 + x, y: 0.2 + y, width: 0.3, height: 0.4))
    let far = shift.apply(Point(x: .infinity, y: 1))
    #expect(far == Point(x: .infinity, y: 1 + y))
  }

  @Test(arguments: -9...9)
  func `HIT-13: turns by right angles are exact, in radians and in degrees`(turns: Int) {
    let exact = Transform.quarterTurns(turns)
    let entries = [exact.a, exact.b, exact.c, exact.d]
    #expect(entries.allSatisfy { [0, 1, -1].contains($0) })
    #expect(Transform.rotation(Double(turns) * .pi / 2) == exact)
    #expect(Transform.rotation(Double(turns) * 90 / 180 * .pi) == exact)
    #expect(Transform.rotation(Double(turns) * 90 * (.pi / 180)) == exact)
    #expect(exact.isTranslation == turns.isMultiple(of: 4))
    let box = exact.bounds(of: Rect(x: 0.1, y: 0.7, width: 0.2, height: 0.3))
    #expect([box.width, box.height].sorted() == [0.2, 0.3])
  }

  @Test func `HIT-13: a quarter turn about a center swaps the sides of a box`() throws {
    let toParent = Transform.translation(x: -10, y: -5).concatenating(.rotation(.pi / 2))
      .concatenating(.translation(x: 50, y: 50))
    let toChild = try #require(toParent.inverse)
    let child = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(child.contains(toChild.apply(Point(x: 50, y: 41))))
    #expect(!child.contains(toChild.apply(Point(x: 59, y: 50))))
    #expect(toParent.bounds(of: child) == Rect(x: 45, y: 40, width: 10, height: 20))
  }

  @Test func `a positive turn goes from the right downwards`() {
    #expect(Transform.quarterTurns(1).apply(Point(x: 1, y: 0)) == Point(x: 0, y: 1))
    let eighth = Transform.rotation(.pi / 4).apply(Point(x: 1, y: 0))
    #expect(distance(eighth, Point(x: 0.5.squareRoot(), y: 0.5.squareRoot())) < 1e-15)
  }

  @Test(arguments: [
    Transform.scale(x: 0, y: 1), .scale(x: 2, y: 0), .scale(x: .infinity, y: 1),
    .scale(x: .nan, y: 1), .scale(x: .leastNonzeroMagnitude, y: 1),
    .translation(x: .infinity, y: 0),
    Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
  ])
  func `what flattens the plane or is not finite has no inverse`(transform: Transform) {
    #expect(transform.inverse == nil)
  }
}
