public import TapInteraction
import TapLayout

/// Where the center of a touch lands when a person aims at a target: a normal distribution with an
/// offset and a spread for each axis, in millimeters.
///
/// A finger covers what it aims at, so a touch misses by more than a millimeter even if the person is
/// careful, and by more on a large target, where there is no need for care. The dual Gaussian model
/// adds the two variances:
///
///     variance = growth × size² + spread²
///
/// where the size of the target is along the axis (Bi, Li, Zhai, "FFitts law: modeling finger touch with
/// Fitts' law", CHI 2013, doi:10.1145/2470654.2466180). People, postures and devices
/// differ: the presets are averages of adults with a phone, and every number can be
/// set. Measure your own users where it matters.
///
///     let model = TouchModel.finger
///     let shaky = try TouchModel(spread: (2.6, 2.3), growth: (0.0075, 0.0108))
public struct TouchModel: Sendable, Hashable {
  /// A number for each axis.
  public struct Axes: Sendable, Hashable {
    /// From left to right.
    public let x: Double
    /// From top to bottom.
    public let y: Double
  }

  /// The mean distance of a touch from the point that is aimed at, in millimeters.
  public let offset: Axes
  /// The standard deviation of the finger itself, in millimeters.
  public let spread: Axes
  /// The part of the target's squared size that is added to the variance.
  public let growth: Axes

  /// Makes a model.
  ///
  /// - Throws: ``TouchModelError`` where a spread is not above 0, a growth is below 0, or a number is
  ///   not finite.
  public init(
    spread: (x: Double, y: Double), growth: (x: Double, y: Double) = (0, 0),
    offset: (x: Double, y: Double) = (0, 0)
  ) throws(TouchModelError) {
    for (name, value) in [("spread.x", spread.x), ("spread.y", spread.y)] {
      guard value > 0, value <= Self.largest else {
        throw TouchModelError(.invalidSpread, name, value)
      }
    }
    for (name, value) in [("growth.x", growth.x), ("growth.y", growth.y)] {
      guard value >= 0, value <= Self.largest else {
        throw TouchModelError(.invalidGrowth, name, value)
      }
    }
    for (name, value) in [("offset.x", offset.x), ("offset.y", offset.y)] {
      guard abs(value) <= Self.largest else {
        throw TouchModelError(.invalidOffset, name, value)
      }
    }
    self.init(known: spread, growth, offset)
  }

  private init(
    known spread: (x: Double, y: Double), _ growth: (x: Double, y: Double),
    _ offset: (x: Double, y: Double)
  ) {
    self.spread = Axes(x: spread.x, y: spread.y)
    self.growth = Axes(x: growth.x, y: growth.y)
    self.offset = Axes(x: offset.x, y: offset.y)
  }

  /// The greatest number that is read, so that no square overflows.
  private static let largest = 1e6
}

extension TouchModel {
  /// The model of a kind of pointer.
  public enum Preset: String, Sendable, Hashable, CaseIterable {
    /// An index finger on a phone.
    case finger
    /// A mouse.
    case mouse
    /// A pen.
    case pen

    /// The model.
    public var model: TouchModel {
      switch self {
      case .finger: .finger
      case .mouse: .mouse
      case .pen: .pen
      }
    }
  }

  /// An index finger on a phone: variances of 0.0075 d² + 1.68 mm² across and
  /// 0.0108 d² + 1.33 mm² down for a target of size d.
  ///
  /// The values of round targets in Bi and Zhai, "Predicting finger-touch accuracy based on the dual
  /// Gaussian distribution model", UIST 2016, doi:10.1145/2984511.2984546.
  public static let finger = TouchModel(
    known: (1.68.squareRoot(), 1.33.squareRoot()), (0.0075, 0.0108), (0, 0))

  /// A mouse: a small normal distribution of 0.4 mm, wider on large targets.
  ///
  /// An assumption, not a measurement.
  public static let mouse = TouchModel(known: (0.4, 0.4), (0.006, 0.006), (0, 0))

  /// A pen: a small normal distribution of 0.6 mm.
  ///
  /// An assumption, not a measurement.
  public static let pen = TouchModel(known: (0.6, 0.6), (0.006, 0.006), (0, 0))
}

extension TouchModel {
  /// The model in points of a display, for a policy that gives touches to the likeliest link.
  ///
  ///     policy.touchTargets = .likelihood(TouchModel.finger.spread(on: .phone))
  public func spread(on scale: ScreenScale) -> TouchSpread {
    let points = scale.pointsPerMillimeter
    return TouchSpread(
      Size(width: spread.x * points, height: spread.y * points),
      growth: Size(width: growth.x, height: growth.y),
      offset: Size(width: offset.x * points, height: offset.y * points))
  }
}

/// Why a model of touches, or a scale, can't be used.
public struct TouchModelError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code
  /// The number that is wrong, such as `spread.x`.
  public let name: String
  /// Its value.
  public let value: Double

  init(_ code: Code, _ name: String, _ value: Double) {
    self.code = code
    self.name = name
    self.value = value
  }

  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    fileprivate let expectation: String

    /// A spread is not above 0, or not finite.
    public static let invalidSpread = Code(expectation: "millimeters > 0 and ≤ 1e6")
    /// A growth is below 0, or not finite.
    public static let invalidGrowth = Code(expectation: "a number ≥ 0 and ≤ 1e6")
    /// An offset is not finite.
    public static let invalidOffset = Code(expectation: "millimeters between -1e6 and 1e6")
    /// A scale is not above 0, or not finite.
    public static let invalidScale = Code(expectation: "points per millimeter > 0 and ≤ 1e6")
  }

  /// Whether two errors are the same; two values that are no numbers are.
  public static func == (one: Self, other: Self) -> Bool {
    one.code == other.code && one.name == other.name
      && (one.value == other.value || one.value.isNaN && other.value.isNaN)
  }
}

extension TouchModelError: CustomStringConvertible {
  /// A message with the number and what would be right.
  public var description: String { "\(name) is \(value); expected \(code.expectation)" }
}
