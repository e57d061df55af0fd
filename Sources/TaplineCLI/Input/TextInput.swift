import TapLayout
import TapText
import TapViews

/// A file, laid out.
struct TextInput {
  /// The path as given.
  let path: String

  /// The layout of its text; of a long one no more than was asked for.
  private(set) var layout: TextLayout

  /// The view of a scene that shows the text; `nil` where the text is all there is.
  let textView: InputTextView?

  /// The ids of links, where the file gives them.
  let linkNames: [LinkID: String]

  /// The addresses of the source that no link of the text leads to.
  var unlinkedAddresses: [UnlinkedAddress] = []

  /// How far from a link a point may be and still count for it.
  let slop: HitSlop

  /// What link safety says of the links of a text that is all there is.
  let assessor: FileAssessor

  /// Where the rest of the text comes from; `nil` where everything is laid out.
  private var source: (reader: PlainReader, form: Form)?

  /// How far down the page has been laid out, in points.
  private var preparedY = 0.0

  /// Lays a whole text out.
  init(
    path: String, text: AttributedText, form: Form, linkNames: [LinkID: String] = [:],
    assessor: FileAssessor? = nil
  ) {
    self.path = path
    self.linkNames = linkNames
    textView = nil
    self.assessor = assessor ?? FileAssessor(path: path)
    slop = form.slop
    layout = form.layout(text)
  }

  /// Takes the layout of a text view.
  init(path: String, textView: InputTextView, assessor: FileAssessor? = nil) {
    self.path = path
    self.textView = textView
    self.assessor = assessor ?? FileAssessor(path: path)
    linkNames = textView.linkNames
    slop = .none
    layout = textView.text.layout
  }

  /// Reads and lays out a file no further than points will be, where that is worth it and makes no
  /// difference to answers.
  init(
    path: String, reader: PlainReader, form: Form, firstRead: Int = usualFirstRead
  ) throws(Failure) {
    self.path = path
    linkNames = [:]
    textView = nil
    assessor = FileAssessor(path: path)
    slop = form.slop
    // Who writes into a pipe should not see it closed, so a pipe is read to its end.
    try Self.read(reader, upTo: reader.size == nil ? .max : firstRead)
    if reader.isAtEnd, reader.text.utf8Count <= Self.longestAtOnce {
      layout = form.layout(reader.text)
    } else {
      layout = form.lazyLayout(reader.text)
      source = (reader, form)
    }
  }

  /// Reads and lays out what the answer about a point depends on.
  ///
  /// Each time it goes at least twice as far as before, so that a stream of points that walks down
  /// the page costs no more than the page.
  mutating func prepare(for point: Point) throws(Failure) {
    guard let source else { return }
    if point.y + Self.view > preparedY {
      preparedY = max(point.y + Self.view, preparedY * 2)
      layout = layout.prepared(upTo: preparedY)
    }
    // A layout that is complete has laid out the last paragraph, which may go on in the file.
    while layout.isComplete, !source.reader.isAtEnd {
      // Let go of the old one first, so that there is never more than one of them.
      layout = source.form.lazyLayout(AttributedText())
      try Self.read(source.reader, upTo: source.reader.text.utf8Count * 2)
      layout = source.form.lazyLayout(source.reader.text).prepared(upTo: preparedY)
    }
  }

  /// Reads at least to a length, and on as long as all of it is one paragraph.
  private static func read(_ reader: PlainReader, upTo count: Int) throws(Failure) {
    try reader.read(upTo: count)
    while !reader.isAtEnd, reader.text.paragraphEnd(from: 0) == reader.text.utf8Count {
      try reader.read(upTo: reader.text.utf8Count * 2)
    }
  }

  /// What is laid out beyond a point, in points: more than any slop reaches.
  private static let view = 1000.0

  /// The longest text that is laid out at once even if only a part is needed, in bytes.
  static let longestAtOnce = 1 << 20

  /// What is read of a file at first, in bytes, unless said otherwise.
  static let usualFirstRead = 32 << 20
}

extension TextInput {
  /// All that a layout needs but its text.
  struct Form {
    var width: Double
    var options: LayoutOptions
    var shaper: any Shaper
    var slop = HitSlop.none

    /// Whether the layout of the beginning does not depend on what follows: not if text is aligned
    /// at the bottom or truncated.
    var isSteady: Bool { options.verticalAlignment == .top && options.lineLimit == nil }

    fileprivate func layout(_ text: AttributedText) -> TextLayout {
      TextLayout(text, width: width, options: options, shaper: shaper)
    }

    fileprivate func lazyLayout(_ text: AttributedText) -> TextLayout {
      TextLayout(lazily: text, width: width, options: options, shaper: shaper)
    }
  }
}
