/// How many points a display shows in a millimeter.
///
/// A finger is as wide on every display, a point is not.
public struct ScreenScale: Sendable, Hashable {
  /// The points in a millimeter.
  public let pointsPerMillimeter: Double

  /// Makes a scale.
  ///
  /// - Throws: ``TouchModelError`` where the number is not above 0 or not finite.
  public init(pointsPerMillimeter: Double) throws(TouchModelError) {
    guard pointsPerMillimeter > 0, pointsPerMillimeter <= 1e6 else {
      throw TouchModelError(.invalidScale, "pointsPerMillimeter", pointsPerMillimeter)
    }
    self.pointsPerMillimeter = pointsPerMillimeter
  }

  private init(pointsPerInch: Double) { pointsPerMillimeter = pointsPerInch / 25.4 }

  /// A phone: 160 points an inch, the baseline density of Android.
  public static let phone = ScreenScale(pointsPerInch: 160)
  /// A tablet: 132 points an inch.
  public static let tablet = ScreenScale(pointsPerInch: 132)
  /// A desktop: 96 points an inch, the reference pixel of CSS (CSS Values 4, 6.2).
  public static let desktop = ScreenScale(pointsPerInch: 96)
}
