public import TapText

extension TextLayout {
  /// A snapshot that is laid out at least down to `y`, in points from the top.
  ///
  /// - Complexity: O(*m*), where *m* is the length of the text that is laid out again, plus the
  ///   number of chunks.
  public func prepared(upTo y: Double) -> TextLayout {
    guard !isComplete else { return self }
    return extended(until: isEnough(downTo: y))
  }

  /// A snapshot that is laid out at least up to a UTF-8 offset.
  ///
  /// - Complexity: as ``prepared(upTo:)``.
  public func prepared(upToOffset offset: Int) -> TextLayout {
    guard !isComplete else { return self }
    return extended { byte, _ in byte > offset }
  }

  /// Returns a predicate that decides from the laid-out bytes and height whether that is enough.
  func isEnough(downTo y: Double) -> (Int, Double) -> Bool {
    // With text that hangs at the bottom of its box nothing has its place before all is known.
    let isTop = options.verticalAlignment == .top || options.height == nil
    return { [top = snapshot.contentTop] in isTop && $1 + top > y }
  }

  private func extended(until isEnough: (Int, Double) -> Bool) -> TextLayout {
    var assembler = LayoutAssembler(
      text, width: snapshot.plan.proposedWidth, options: options, shaper: snapshot.shaper)
    assembler.takeOver(all: snapshot)
    assembler.extend(until: isEnough)
    return TextLayout(snapshot: assembler.snapshot())
  }

  /// The same text at another width: only the lines are made again.
  ///
  /// - Complexity: O(*n*) in the number of lines for plain text, O(*n*) in the length of text
  ///   with several directions, tabs, objects or hyphens.
  public func resized(to width: Double) -> TextLayout {
    var assembler = LayoutAssembler(
      text, width: width, options: options, shaper: snapshot.shaper)
    assembler.rebreak(snapshot)
    return TextLayout(snapshot: assembler.snapshot())
  }

  /// A changed text, laid out as far as this layout was: only paragraphs that differ are made
  /// again.
  ///
  ///     var text = layout.text
  ///     text.append(AttributedText("one more line\n"))
  ///     let next = layout.updated(to: text)
  ///
  /// Unchanged text is found by comparison, so edits need not be described; chunks that two texts
  /// share are skipped at once.
  ///
  /// - Complexity: O(paragraph + chunk + number of chunks) for one edit.
  public func updated(to text: AttributedText) -> TextLayout {
    var assembler = LayoutAssembler(
      text, width: snapshot.plan.proposedWidth, options: options, shaper: snapshot.shaper)
    assembler.takeOver(matching: snapshot)
    return TextLayout(snapshot: assembler.snapshot())
  }

  /// The same text with other options, laid out as a whole.
  ///
  /// - Complexity: As for a new layout.
  public func updated(options: LayoutOptions) -> TextLayout {
    TextLayout(
      snapshot: LayoutAssembler.layout(
        text, width: snapshot.plan.proposedWidth, options: options, shaper: snapshot.shaper))
  }
}
