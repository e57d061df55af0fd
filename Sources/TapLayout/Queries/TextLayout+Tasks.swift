public import TapText

extension TextLayout {
  /// Lays a text out with several tasks side by side.
  ///
  /// The layout is the one that a single task makes, to the last bit: the tasks share out ranges of
  /// whole paragraphs, of about 32 KB, and need nothing from each other. So a text of one paragraph
  /// gains nothing, and neither does one with a line limit.
  ///
  ///     let layout = try await TextLayout(book, width: 400, tasks: 4)
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - width: the width of the box in points, insets included; infinite takes the text's own,
  ///     and what is no number or negative counts as 0.
  ///   - options: everything else about the layout.
  ///   - shaper: what measures the text, from several tasks at once.
  ///   - tasks: how many tasks share the work, at most; as many as there are processors is enough.
  /// - Throws: `CancellationError` where the task that waits for the layout is cancelled; no range
  ///   is begun after that.
  /// - Precondition: There is at least one task.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public init(
    _ text: AttributedText, width: Double, options: LayoutOptions = LayoutOptions(),
    shaper: some Shaper = CellShaper(), tasks: Int
  ) async throws(CancellationError) {
    precondition(tasks > 0, "a layout needs a task")
    var assembler = LayoutAssembler(text, width: width, options: options, shaper: shaper)
    try await assembler.extend(tasks: tasks) { _, _ in false }
    self.init(snapshot: assembler.snapshot())
  }

  /// A snapshot that is laid out at least down to `y`, in points from the top, by several tasks.
  ///
  /// It is the one that ``prepared(upTo:)`` gives. Some ranges beyond `y` may be laid out in vain,
  /// so that a page that one task has at once takes longer; this is for the way to a far one.
  ///
  /// - Throws: `CancellationError` where the task that waits is cancelled.
  /// - Precondition: There is at least one task.
  /// - Complexity: as ``prepared(upTo:)``.
  public func prepared(upTo y: Double, tasks: Int) async throws(CancellationError) -> TextLayout {
    try await extended(tasks: tasks, until: isEnough(downTo: y))
  }

  /// A snapshot that is laid out at least up to a UTF-8 offset, by several tasks.
  ///
  /// It is the one that ``prepared(upToOffset:)`` gives.
  ///
  /// - Throws: `CancellationError` where the task that waits is cancelled.
  /// - Precondition: There is at least one task.
  /// - Complexity: as ``prepared(upTo:)``.
  public func prepared(
    upToOffset offset: Int, tasks: Int
  ) async throws(CancellationError) -> TextLayout {
    try await extended(tasks: tasks) { byte, _ in byte > offset }
  }

  private func extended(
    tasks: Int, until isEnough: (Int, Double) -> Bool
  ) async throws(CancellationError) -> TextLayout {
    precondition(tasks > 0, "a layout needs a task")
    guard !isComplete else { return self }
    var assembler = LayoutAssembler(
      text, width: snapshot.plan.proposedWidth, options: options, shaper: snapshot.shaper)
    assembler.takeOver(all: snapshot)
    try await assembler.extend(tasks: tasks, until: isEnough)
    return TextLayout(snapshot: assembler.snapshot())
  }
}
