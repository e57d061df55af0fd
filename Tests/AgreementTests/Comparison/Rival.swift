/// A program that ours is held against.
enum Rival: String, CaseIterable, Decodable {
  /// Chromium.
  case chromium
  /// Pango.
  case pango

  /// The causes for which edges and points are counted apart from those that must agree.
  var apart: Set<Cause> {
    switch self {
    case .chromium: [.division, .emoji, .hangingSpace, .zeroWidth]
    case .pango:
      [.division, .hangingSpace, .zeroWidth, .neighborFont, .missing, .justification]
    }
  }

  /// Whether a cause counts only where it predicts the difference: of Pango it is not known how it
  /// divides or rounds each time.
  var mustPredict: Bool { self == .chromium }

  /// Whether the program takes the heights of lines from fonts as ours does: Pango rounds none.
  var hasOurHeights: Bool { self == .chromium }

  /// How far edges move that the program rounds, in points: Chromium rounds each run of a line to
  /// 64ths, Pango puts a centered line on a whole point at times.
  var largestRounding: Double {
    switch self {
    case .chromium: 0.2
    case .pango: 0.51
    }
  }

  /// The causes for which ends of lines are counted apart: there rules or advances differ that
  /// are no matter of ours.
  static let apartEnds: Set<Cause> = [
    .emoji, .hardBreak, .segmentation, .dictionary, .ownTable, .softHyphen, .control, .missing,
    .neighborFont,
  ]
}
