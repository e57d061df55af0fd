import TapText

/// What the breaking and placing of each line needs to know of the layout, made finite once.
struct LineMeasure: Sendable {
  /// The left edge of the content box.
  let contentLeft: Double
  /// The right edge of the content box.
  let contentRight: Double
  let firstLineIndent: Double
  let headIndent: Double
  let lineSpacing: Double
  let paragraphSpacing: Double
  let tabInterval: Double
  let tabStops: [Double]
  /// The width that a tab has at least, unless it goes to an explicit stop.
  let shortestTab: Double
  /// The width of a hyphen behind plain text.
  let hyphenWidth: Double
  /// The width of the ellipsis beside plain text, or of the text that replaces it.
  let ellipsisWidth: Double
  let ellipsisIsToken: Bool
  let wrap: WrapMode
  let alignment: TextAlignment
  let lineHeight: LineHeight
  let metrics: FontMetrics
  let hasUniformMetrics: Bool
  /// The width of a space in plain text; of one where a space has none.
  let space: Double

  /// A line is full a hair later than its width, for Float sums of advances round.
  static let tolerance = 1.0 / 512

  init(options: LayoutOptions, width: Double, shaper: any Shaper) {
    let plain = TextAttributes()
    contentLeft = finite(options.insets.left)
    contentRight = max(contentLeft, width - finite(options.insets.right))
    firstLineIndent = finite(options.firstLineIndent)
    headIndent = finite(options.headIndent)
    lineSpacing = finite(options.lineSpacing)
    paragraphSpacing = finite(options.paragraphSpacing)
    let space = shaper.width(of: " ", attributes: plain)
    let interval = finite(options.tabInterval ?? 8 * space)
    tabInterval = interval > 0 ? interval : 0
    tabStops = options.tabStops.filter(\.isFinite).sorted()
    shortestTab = space / 2
    hyphenWidth = options.hyphenates ? shaper.width(of: "\u{2010}", attributes: plain) : 0
    ellipsisIsToken = options.truncationToken != nil
    ellipsisWidth =
      options.lineLimit == nil
      ? 0 : shaper.width(of: options.truncationToken ?? "\u{2026}", attributes: plain)
    wrap = options.wrap
    alignment = options.alignment
    lineHeight = options.lineHeight
    metrics = shaper.metrics(of: plain)
    hasUniformMetrics = shaper.hasUniformMetrics
    self.space = space > 0 && space.isFinite ? space : 1
  }

  /// The distance from `x` to the next tab stop, both measured from the line's start.
  ///
  /// A stop that is less than half a space away is passed by, for such a tab would not be seen:
  /// so browsers do, where CSS Text 3, section 4.2, has half a digit.
  func tabWidth(at x: Double) -> Double {
    let next = tabStops.partitioningIndex { $0 > x + Self.tolerance }
    if next < tabStops.count { return tabStops[next] - x }
    guard tabInterval > 0 else { return 0 }
    let width = (((x + Self.tolerance) / tabInterval).rounded(.down) + 1) * tabInterval - x
    return width < shortestTab ? width + tabInterval : width
  }
}

/// The largest measure that counts, in points: beyond it sums would lose pixels, then overflow.
let largestMeasure = 1e9

/// The number clamped to the largest measure either way; 0 for NaN.
func finite(_ number: Double) -> Double {
  number.isFinite ? min(max(number, -largestMeasure), largestMeasure) : 0
}
