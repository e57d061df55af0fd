public import TapText

extension TextLayout {
  /// Calls `body` with each run of a line from left to right, as far as it is between two x.
  ///
  /// Runs are cut where the font, the direction, the link or the attributes change, and not
  /// elsewhere; a run that is seen in part has only the clusters that touch what is visible. Spaces
  /// that hang at a soft wrap are not drawn.
  ///
  /// - Complexity: O(runs · log *n*). Allocates nothing but for ellipses, tokens and hyphens.
  public func forEachRun(
    inLine index: Int, within visible: Range<Double> = -Double.infinity..<Double.infinity,
    _ body: (LineRun) -> Void
  ) {
    precondition((0..<lineCount).contains(index), "line \(index) of \(lineCount)")
    var reader = LineRunReader(snapshot, snapshot.place(ofLine: index), within: visible)
    reader.read(body)
  }

  /// The source of the shapes of this layout's glyphs; `nil` where its shaper is none.
  public var outlines: (any GlyphOutlines)? { snapshot.shaper as? any GlyphOutlines }

  /// Lays words out on one line of their own with this layout's shaper: a label, or the words that
  /// stand for a picture.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the words.
  public func label(
    _ words: String, attributes: TextAttributes = TextAttributes(),
    direction: WritingDirection? = nil
  ) -> TextLayout {
    TextLayout(snapshot: snapshot.label(words, attributes, direction))
  }
}

extension LayoutSnapshot {
  /// A layout of words by themselves.
  func label(
    _ words: String, _ attributes: TextAttributes, _ direction: WritingDirection?
  ) -> LayoutSnapshot {
    var text = AttributedText(words)
    text.updateAttributes(in: 0..<text.utf8Count) { own in
      own = attributes
      own.paragraph = nil
      own.inlineObject = nil
      own.direction = nil
      own.letterSpacing = 0
      own.wordSpacing = 0
    }
    var own = LayoutOptions()
    own.wrap = .none
    own.direction = direction
    own.language = options.language
    return LayoutAssembler.layout(text, width: .infinity, options: own, shaper: shaper)
  }
}
