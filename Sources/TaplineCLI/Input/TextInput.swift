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

  /// The segments of a long file, of which the layout is no more than those at the last point;
  /// `nil` where everything is laid out.
  private var segments: SegmentedText?

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

  /// Lays out a plain file segment by segment, where points ask for one, if it is a long one.
  init(path: String, reader: SegmentReader, form: Form) throws(Failure) {
    let first = try reader.segment(at: 0)
    self.init(path: path, text: first.isLast ? first.text : AttributedText(), form: form)
    if !first.isLast { segments = SegmentedText(reader, form: form) }
  }

  /// Lays out what the answer about a point depends on.
  ///
  /// - Complexity: O(*n*) the first time that a point is so far down, where *n* is the length of the
  ///   text above; later that of a segment.
  mutating func prepare(for point: Point) throws(Failure) {
    guard segments != nil else { return }
    let isOther = try segments?.find(point) ?? false
    guard isOther, let form = segments?.form else { return }
    // Let go of the old one first, so that there is never more than one of them.
    layout = form.layout(AttributedText())
    if let text = try segments?.text() { layout = form.layout(text) }
  }

  /// Where the layout begins in the text.
  var origin: LayoutOrigin { segments?.origin ?? LayoutOrigin() }

  /// The length of the text before the layout.
  var passed: OffsetCounts { segments?.passed ?? OffsetCounts() }
}

extension TextInput {
  /// All that a layout needs but its text.
  struct Form {
    var width: Double
    var options: LayoutOptions
    var shaper: any Shaper
    var slop = HitSlop.none

    /// Whether the layout of a paragraph depends on no other: not if text is aligned at the bottom,
    /// truncated or in a box of its own height.
    var isSteady: Bool {
      options.verticalAlignment == .top && options.lineLimit == nil && options.height == nil
    }

    func layout(_ text: AttributedText) -> TextLayout {
      TextLayout(text, width: width, options: options, shaper: shaper)
    }
  }
}
