/// A bar on a terminal for work that takes more than a second.
///
/// It draws on standard error, and only where that is a terminal; elsewhere it does nothing.
struct Progress {
  private let label: String
  private let total: Int
  private let isShown: Bool
  private var nextDrawing: ContinuousClock.Instant
  private var hasDrawn = false

  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)
  private static let width = 30

  /// Begins work of `total` steps.
  init(_ label: String, total: Int) {
    self.total = total
    isShown = total > 0 && Descriptor.standardError.isTerminal
    self.label = isShown ? String(PlainText.visible(label).prefix(40)) : ""
    nextDrawing = .now + Self.patience
  }

  /// Says how many steps are done.
  mutating func update(_ done: Int) {
    guard isShown, nextDrawing <= .now else { return }
    nextDrawing = .now + Self.interval
    hasDrawn = true
    draw(Self.bar(done: done, total: total) + " " + label)
  }

  /// Ends the work and takes the bar away.
  mutating func finish() {
    if hasDrawn { draw("") }
    hasDrawn = false
  }

  /// The bar by itself, such as `[#####     ]  50%`.
  static func bar(done: Int, total: Int) -> String {
    let share = min(max(Double(done) / Double(total), 0), 1)
    let filled = Int(share * Double(width))
    let percent = String(Int(share * 100))
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: " ", count: width - filled) + "] "
      + String(repeating: " ", count: 3 - percent.count) + percent + "%"
  }

  private func draw(_ line: String) {
    _ = try? Descriptor.standardError.write(Array("\r\u{1B}[K\(line)".utf8))
  }
}

/// A line on a terminal with the number of records so far, for input whose length is not known.
struct RecordProgress {
  private let isShown = Descriptor.standardError.isTerminal
  private let start = ContinuousClock.now
  private var nextDrawing = ContinuousClock.now + .seconds(1)
  private var hasDrawn = false

  /// Says how many records have been read.
  mutating func update(_ count: Int) {
    guard isShown, nextDrawing <= .now else { return }
    nextDrawing = .now + .milliseconds(100)
    hasDrawn = true
    let seconds = max(1, (ContinuousClock.now - start).components.seconds)
    draw("\(count) records, \(Int64(count) / seconds) a second")
  }

  /// Takes the line away.
  func finish() { if hasDrawn { draw("") } }

  private func draw(_ line: String) {
    _ = try? Descriptor.standardError.write(Array("\r\u{1B}[K\(line)".utf8))
  }
}
