import CMarkdown

/// A finder of the positions of links and images in a source, which the parser does not report.
///
/// It walks the source along with the events. Text events are slices of the source, so their
/// position is exact; marks between them have a known length. Only the position where a block
/// begins is unknown: there the events wait until the first slice, from which the marks are walked
/// backward. Where marks without text precede it (`![](a)`), each start that fits is tried forward,
/// until one leads through all waiting events to the slice.
struct LinkPositions {
  /// An event that moves in the source, with the number of the link or image it belongs to.
  struct Step {
    var kind: cmarkdown_kind
    var target = -1
  }

  /// The position of no link or image.
  static let unknown = -1

  let bytes: [UInt8]
  private var found: [Int]
  private var walk = SourceWalk(offset: 0)
  private var isExact = false
  private var waiting: [Step] = []
  private var openTargets: [Int] = []
  private var tries = 0
  private let limit: Int

  /// Returns the offset in the prepared bytes at which each link and image begins, by number;
  /// ``unknown`` if no position fits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events and bytes.
  static func places(of events: borrowing MarkdownEvents, in source: MarkdownSource) -> [Int] {
    guard events.targetCount > 0 else { return [] }
    return LinkPositions(of: events, in: source).found
  }

  /// Returns how many tries it takes to find the positions, which must not grow faster than the
  /// source.
  static func steps(for events: borrowing MarkdownEvents, in source: MarkdownSource) -> Int {
    LinkPositions(of: events, in: source).tries
  }

  private init(of events: borrowing MarkdownEvents, in source: MarkdownSource) {
    bytes = source.bytes
    found = Array(repeating: Self.unknown, count: events.targetCount)
    limit = bytes.count * 16 + 1 << 16
    for index in 0..<events.count { take(events[index], of: events) }
    endBlock(of: events)
  }

  private mutating func take(_ event: cmarkdown_event, of events: borrowing MarkdownEvents) {
    switch event.kind {
    case .CMARKDOWN_TEXT, .CMARKDOWN_CODE_TEXT, .CMARKDOWN_HTML_TEXT, .CMARKDOWN_ENTITY:
      let start = Int(event.offset)
      resolve(until: start, of: events)
      walk = SourceWalk(offset: start + Int(event.count))
      isExact = true
    case .CMARKDOWN_SPACES, .CMARKDOWN_NEWLINE: break
    case .CMARKDOWN_LINK, .CMARKDOWN_IMAGE:
      openTargets.append(Int(event.offset))
      take(Step(kind: event.kind, target: Int(event.offset)), of: events)
    case .CMARKDOWN_LINK_END, .CMARKDOWN_IMAGE_END:
      take(Step(kind: event.kind, target: openTargets.popLast() ?? -1), of: events)
    case .CMARKDOWN_EMPHASIS, .CMARKDOWN_EMPHASIS_END, .CMARKDOWN_STRONG, .CMARKDOWN_STRONG_END,
      .CMARKDOWN_STRIKE, .CMARKDOWN_STRIKE_END, .CMARKDOWN_CODE, .CMARKDOWN_CODE_END,
      .CMARKDOWN_SOFT_BREAK, .CMARKDOWN_HARD_BREAK:
      take(Step(kind: event.kind), of: events)
    default: endBlock(of: events)
    }
  }

  /// Takes one step if the position is known, else queues the step.
  private mutating func take(_ step: Step, of events: borrowing MarkdownEvents) {
    if isExact {
      if walk.go(step, in: bytes, of: events, found: &found) { return }
      isExact = false
    }
    waiting.append(step)
  }

  private mutating func endBlock(of events: borrowing MarkdownEvents) {
    resolve(until: nil, of: events)
    isExact = false
  }

  /// Finds the positions of the waiting links, given where the first text after them begins.
  private mutating func resolve(until end: Int?, of events: borrowing MarkdownEvents) {
    guard !waiting.isEmpty else { return }
    defer { waiting.removeAll(keepingCapacity: true) }
    guard waiting.contains(where: { $0.target >= 0 }) else { return }
    let openers = waiting.suffix { $0.isOpener || $0.isBreak }
    if openers.count == waiting.count, tryBackward(openers, before: end, of: events) { return }
    if tryForward(until: end, of: events) { return }
    let start = walk
    takeNext(until: end, of: events)
    // The marks right before the text stand where they are walked to from there.
    let guesses = openers.map { $0.target >= 0 ? found[$0.target] : Self.unknown }
    let reached = walk
    walk = start
    guard !tryBackward(openers, before: end, of: events) else { return }
    walk = reached
    for (step, guess) in zip(openers, guesses) where step.target >= 0 {
      found[step.target] = guess
    }
  }

  /// Gives each waiting link the next mark that may be its own.
  ///
  /// The parser skips some text without an event, such as what follows the image in `![]([)]()`: so
  /// no walk leads through.
  private mutating func takeNext(until end: Int?, of events: borrowing MarkdownEvents) {
    let last = end ?? bytes.count - MarkdownSource.padding
    for step in waiting {
      var trial = walk
      var isAtMark = trial.go(step, in: bytes, of: events, found: &found)
      while !isAtMark, step.isOpener, trial.offset < last, tries < limit {
        tries += 1
        trial = SourceWalk(offset: trial.offset + 1)
        let mayGo = step.canStart(at: trial.offset, in: bytes)
        let start = trial.offset
        isAtMark = mayGo && trial.go(step, in: bytes, of: events, found: &found)
        if !isAtMark { trial = SourceWalk(offset: start) }
      }
      if isAtMark { walk = trial }
    }
  }

  private mutating func tryBackward(
    _ openers: ArraySlice<Step>, before end: Int?, of events: borrowing MarkdownEvents
  ) -> Bool {
    guard let end, let start = SourceWalk.start(of: openers, before: end, in: bytes) else {
      return false
    }
    return start >= walk.offset && try_(openers, from: start, until: end, of: events)
  }

  private mutating func tryForward(until end: Int?, of events: borrowing MarkdownEvents) -> Bool {
    guard let first = waiting.first else { return true }
    var start = walk.offset
    let last = end ?? bytes.count - MarkdownSource.padding
    while start < last, tries < limit {
      tries += 1
      if first.canStart(at: start, in: bytes),
        try_(waiting[...], from: start, until: end, of: events)
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// Walks the steps from a start, and keeps the positions found if the walk meets the end.
  private mutating func try_(
    _ steps: ArraySlice<Step>, from start: Int, until end: Int?, of events: borrowing MarkdownEvents
  ) -> Bool {
    var trial = SourceWalk(offset: start)
    for step in steps {
      tries += 1
      guard trial.go(step, in: bytes, of: events, found: &found) else { return false }
    }
    guard let end else {
      walk = trial
      return true
    }
    guard trial.offset <= end else { return false }
    tries += end - trial.offset
    return bytes[trial.offset..<end].allSatisfy(SourceWalk.mayPrecedeText)
  }
}

extension LinkPositions.Step {
  var isOpener: Bool {
    switch kind {
    case .CMARKDOWN_EMPHASIS, .CMARKDOWN_STRONG, .CMARKDOWN_STRIKE, .CMARKDOWN_CODE,
      .CMARKDOWN_LINK, .CMARKDOWN_IMAGE:
      true
    default: false
    }
  }

  var isBreak: Bool { kind == .CMARKDOWN_SOFT_BREAK || kind == .CMARKDOWN_HARD_BREAK }

  /// Returns whether the mark of an opener may be at an offset.
  func canStart(at offset: Int, in bytes: [UInt8]) -> Bool {
    switch kind {
    case .CMARKDOWN_LINK:
      bytes[offset] == UInt8(ascii: "[") || bytes[offset] == UInt8(ascii: "<")
    case .CMARKDOWN_IMAGE: bytes[offset] == UInt8(ascii: "!")
    case .CMARKDOWN_EMPHASIS, .CMARKDOWN_STRONG:
      bytes[offset] == UInt8(ascii: "*") || bytes[offset] == UInt8(ascii: "_")
    case .CMARKDOWN_STRIKE: bytes[offset] == UInt8(ascii: "~")
    case .CMARKDOWN_CODE: bytes[offset] == UInt8(ascii: "`")
    case .CMARKDOWN_SOFT_BREAK, .CMARKDOWN_HARD_BREAK:
      bytes[offset] == UInt8(ascii: "\\") || SourceWalk.isBlank(bytes[offset])
        || SourceWalk.isLineEnd(bytes[offset])
    default: false
    }
  }
}

extension Array {
  /// Returns the longest end of the array whose elements all satisfy a condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> ArraySlice<Element> {
    let start = lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
