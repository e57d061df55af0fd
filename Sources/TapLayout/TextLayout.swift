public import TapText

/// A laid-out text: an immutable snapshot that answers what is under a point.
///
/// Two different questions have two functions. ``hit(at:slop:)`` says what is *under* a point and
/// may say nothing; ``caret(nearest:)`` says where a caret would go and always answers. Neither
/// is derived from the other, which is how links elsewhere come to react half a character off.
///
///     var text = AttributedText("see docs now")
///     text.addLink(destination: "https://a.example/x", over: 4..<8)
///     let layout = TextLayout(text, width: 400, shaper: CellShaper(width: 10, height: 20))
///     layout.hit(at: Point(x: 40, y: 10)).link   // 0: the left half of the "d"
///     layout.hit(at: Point(x: 80, y: 10)).link   // nil: the space after the "s"
///     layout.hit(at: Point(x: 300, y: 10)).region  // .trailingMargin
///
/// Offsets count UTF-8 code units; points grow to the right and downwards from the top left
/// corner of the box. A layout is a value that any number of threads may ask at once; drawing,
/// hits and accessibility that share one always agree. The counterpart of UIKit's
/// `NSLayoutManager` with its `NSTextContainer`.
public struct TextLayout: Sendable {
  let snapshot: LayoutSnapshot

  init(snapshot: LayoutSnapshot) { self.snapshot = snapshot }

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the width of the box in points, insets included; infinite takes the text's own,
  ///     and what is no number or negative counts as 0.
  ///   - options: everything else about the layout.
  ///   - shaper: what measures the text.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(
    _ text: AttributedText, width: Double, options: LayoutOptions = LayoutOptions(),
    shaper: some Shaper = CellShaper()
  ) {
    snapshot = LayoutAssembler.layout(text, width: width, options: options, shaper: shaper)
  }

  /// Makes a layout that has laid nothing out yet, whatever the length of the text.
  ///
  /// Ask ``prepared(upTo:)`` for a snapshot that knows more. Until then a point answers
  /// ``Region/notLaidOut``, and heights are estimates.
  ///
  /// - Complexity: O(1).
  public init(
    lazily text: AttributedText, width: Double, options: LayoutOptions = LayoutOptions(),
    shaper: some Shaper = CellShaper()
  ) {
    snapshot = LayoutAssembler(text, width: width, options: options, shaper: shaper).snapshot()
  }

  /// The text.
  public var text: AttributedText { snapshot.text }

  /// The options.
  public var options: LayoutOptions { snapshot.options }

  /// The whole box, insets included, in points; its height is an estimate while incomplete.
  public var bounds: Rect {
    Rect(x: 0, y: 0, width: snapshot.width, height: snapshot.height)
  }

  /// The width of the box, in points; the text's own where an infinite one was asked for.
  public var width: Double { snapshot.width }

  /// The number of lines that are laid out.
  public var lineCount: Int { snapshot.lineCount }

  /// Whether all of the text is laid out.
  public var isComplete: Bool { snapshot.isComplete }

  /// The UTF-8 range that the line limit hides; `nil` where it hides nothing.
  public var hiddenUTF8Range: Range<Int>? { snapshot.hidden.isEmpty ? nil : snapshot.hidden }

  /// Whether all text is as high, whatever its attributes ask for, as cells are.
  public var hasUniformMetrics: Bool { snapshot.shaper.hasUniformMetrics }

  /// The width of the widest line with its indent, in points, without insets.
  public var contentWidth: Double { snapshot.contentWidth }
}
