import TapLayout
import TapScenes
import TapText

/// A file, laid out.
struct Page {
  /// The path as given.
  let path: String

  /// The layout of its text; of a long one no more than was asked for.
  private(set) var layout: TextLayout

  /// Lays a text out; `isLazy` waits for points as long as that makes no difference to answers.
  ///
  /// It does where text stands at the bottom or gives way to an ellipsis, and where there may be
  /// links to warn of.
  init(
    path: String, text: AttributedText, configuration: LayoutConfiguration, shaper: any Shaper,
    isLazy: Bool
  ) {
    self.path = path
    let width = configuration.width
    let options = configuration.options
    let isLong = text.utf8Count > Self.longestAtOnce && text.links.isEmpty
    let isPlain = options.verticalAlignment == .top && options.lineLimit == nil
    layout =
      isLazy && isLong && isPlain
      ? TextLayout(lazily: text, width: width, options: options, shaper: shaper)
      : TextLayout(text, width: width, options: options, shaper: shaper)
  }

  /// Lays out what the answer about a point depends on.
  ///
  /// Each time it goes at least twice as far as before, so that a stream of points that walks down
  /// the page costs no more than the page.
  mutating func prepare(for point: Point) {
    guard !layout.isComplete else { return }
    let needed = point.y + Self.view
    guard needed > preparedY else { return }
    preparedY = max(needed, preparedY * 2)
    layout = layout.prepared(upTo: preparedY)
  }

  /// How far down the page has been laid out, in points.
  private var preparedY = 0.0

  /// What is laid out beyond a point, in points: more than any slop reaches.
  private static let view = 1000.0

  /// The longest text that is laid out at once though nobody asks for all of it, in bytes.
  static let longestAtOnce = 1 << 20
}
