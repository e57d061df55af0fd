import TapPlatform
import TapLayout

/// An affine map from one plane of points to another, such as from a child view to its parent.
///
/// It takes (x, y) to (`a` x + `c` y + `tx`, `b` x + `d` y + `ty`). Since y grows downwards, a
/// positive rotation turns clockwise on the screen. The counterpart of `CGAffineTransform`.
///
///     let turn = Transform.quarterTurns(1).concatenating(.translation(x: 50, y: 50))
///     turn.apply(Point(x: 10, y: 0))  // (50, 60)
public struct Transform: BitwiseCopyable, Sendable, Hashable, Codable {
  /// What a step in x adds to x.
  public var a: Double
  /// What a step in x adds to y.
  public var b: Double
  /// What a step in y adds to x.
  public var c: Double
  /// What a step in y adds to y.
  public var d: Double
  /// What is added to x, in points.
  public var tx: Double
  /// What is added to y, in points.
  public var ty: Double

  /// Makes a transform of its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a shift by a distance in points.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Makes a range away from the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a turn around the origin by an angle in radians, clockwise on the screen.
  ///
  /// An angle within a few roundings of a multiple of 90° turns by just that, so that an upright
  /// box stays upright and its edges stay where they are (HIT-13).
  public static func rotation(_ radians: Double) -> Transform {
    let turns = (radians / (.pi / 2)).rounded()
    if abs(turns) <= 1e9, abs(radians - turns * (.pi / 2)) <= 4 * radians.ulp {
      return quarterTurns(Int(turns))
    }
    let (sine, cosine) = (sin(radians), cos(radians))
    return Transform(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }

  /// Makes a turn around the origin by a number of right angles, clockwise on the screen; exact.
  public static func quarterTurns(_ count: Int) -> Transform {
    switch count & 3 {
    case 0: identity
    case 1: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 2: scale(x: -1, y: -1)
    default: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }

  /// Whether the transform only shifts; the identity does, by nothing.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Returns the transform that does this one first and then the other.
  ///
  /// With `child` from a child to its parent and `parent` from there to the window,
  /// `child.concatenating(parent)` goes from the child to the window. The counterpart of
  /// `CGAffineTransform.concatenating(_:)`.
  public func concatenating(_ other: Transform) -> Transform {
    let origin = other.apply(Point(x: tx, y: ty))
    return Transform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: origin.x, ty: origin.y)
  }

  /// The transform that undoes this one; `nil` where none does in finite numbers.
  ///
  /// A view that is scaled to nothing has none, so nothing in it can be hit.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    var inverse = Transform(
      a: d / determinant, b: (0 - b) / determinant, c: (0 - c) / determinant,
      d: a / determinant, tx: 0, ty: 0)
    let origin = inverse.apply(Point(x: tx, y: ty))
    inverse.tx = 0 - origin.x
    inverse.ty = 0 - origin.y
    return inverse.isFinite ? inverse : nil
  }

  /// Whether all six numbers are finite.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
