/// The times and distances of a platform's gestures.
///
/// Seconds and points. The values are those that the platforms publish (AOSP `ViewConfiguration`,
/// Flutter `constants.dart`, the GTK 4 settings); what Apple does not publish is ours: the tap slop,
/// the double-tap time and distance, and the scroll delay of `.uikit`.
public struct GestureProfile: Sendable, Hashable {
  /// How far a pointer is from its first place.
  public enum Metric: Sendable, Hashable {
    /// The straight distance.
    case euclidean
    /// The larger of the distances across and down.
    case perAxis
  }

  /// How long a press lasts until it is a long one.
  public var longPressDuration: Double
  /// How far a press may move before it is a long one.
  public var longPressSlop: Double
  /// How far a tap may move.
  public var tapSlop: Double
  /// Whether a tap that moves exactly as far as the slop fails, as with GTK.
  public var failsAtTapSlop: Bool
  /// The longest time from a tap to the next of a multiple tap.
  public var multipleTapInterval: Double
  /// The shortest time from a tap to the next of a multiple tap (TAP-12).
  public var shortestTapInterval: Double
  /// From where the shortest interval counts: the first tap's end (AOSP), else its start (Flutter).
  public var countsShortestIntervalFromUp: Bool
  /// How far the taps of a multiple tap may be apart.
  public var multipleTapSlop: Double
  /// How far a pointer moves until it drags.
  public var panThreshold: Double
  /// How long a scroll view holds a touch back from its content (SCR-10).
  public var contentTouchDelay: Double
  /// How distances are measured.
  public var metric: Metric
  /// Whether a press on a link takes the keyboard focus there (KEY-10).
  public var focusesPressedLinks: Bool
  /// Whether a link's menu opens when the secondary button is pressed, as in GTK and AppKit, rather
  /// than when it is released, as on Windows (LP-18).
  public var opensMenusOnPress = false
  /// Whether content that fingers drag beyond its end follows them a little, and springs back.
  public var bouncesAtEnds = false
}

extension GestureProfile {
  /// iPhone and iPad; the default.
  public static let uikit = GestureProfile(
    longPressDuration: 0.5, longPressSlop: 10, tapSlop: 10, failsAtTapSlop: false,
    multipleTapInterval: 0.35, shortestTapInterval: 0, countsShortestIntervalFromUp: true,
    multipleTapSlop: 45, panThreshold: 10, contentTouchDelay: 0.15, metric: .euclidean,
    focusesPressedLinks: false, bouncesAtEnds: true)

  /// Android, since version 12.
  public static let android = GestureProfile(
    longPressDuration: 0.4, longPressSlop: 8, tapSlop: 8, failsAtTapSlop: false,
    multipleTapInterval: 0.3, shortestTapInterval: 0.04, countsShortestIntervalFromUp: true,
    multipleTapSlop: 100, panThreshold: 8, contentTouchDelay: 0.1, metric: .euclidean,
    focusesPressedLinks: false)

  /// Flutter.
  public static let flutter = GestureProfile(
    longPressDuration: 0.5, longPressSlop: 18, tapSlop: 18, failsAtTapSlop: false,
    multipleTapInterval: 0.3, shortestTapInterval: 0.04, countsShortestIntervalFromUp: false,
    multipleTapSlop: 100, panThreshold: 18, contentTouchDelay: 0.1, metric: .euclidean,
    focusesPressedLinks: false)

  /// GTK 4.
  public static let gtk = GestureProfile(
    longPressDuration: 0.5, longPressSlop: 8, tapSlop: 8, failsAtTapSlop: true,
    multipleTapInterval: 0.4, shortestTapInterval: 0, countsShortestIntervalFromUp: true,
    multipleTapSlop: 5, panThreshold: 8, contentTouchDelay: 0, metric: .perAxis,
    focusesPressedLinks: true, opensMenusOnPress: true)
}
