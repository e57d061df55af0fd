import CMarkdown

/// Which notes a text refers to, in the order in which it does.
struct NoteNumbers {
  /// The events of each note, between those of its item.
  let items: [Range<Int>]

  /// The notes that are referred to, in the order of their numbers.
  private(set) var order: [Int] = []

  /// How many references to each note are written.
  var references: [Int]

  /// The event at which the text without the notes begins.
  let firstEvent: Int

  private let textStart: Int
  private let markStart: Int
  private var numbers: [Int?]

  /// Numbers the notes of a document; `nil` where the parser did not read them as they were moved.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  init?(of events: borrowing MarkdownEvents, in source: MarkdownSource) {
    guard let footnotes = source.footnotes else { return nil }
    var items: [Range<Int>] = []
    var depth = 0
    var itemStart = 0
    var index = 0
    while index < events.count, !(depth == 0 && events[index].kind == .CMARKDOWN_HTML_BLOCK) {
      switch events[index].kind {
      case .CMARKDOWN_LIST, .CMARKDOWN_QUOTE: depth += 1
      case .CMARKDOWN_LIST_END, .CMARKDOWN_QUOTE_END: depth -= 1
      case .CMARKDOWN_ITEM:
        depth += 1
        if depth == 2 { itemStart = index + 1 }
      case .CMARKDOWN_ITEM_END:
        if depth == 2 { items.append(itemStart..<index) }
        depth -= 1
      default: break
      }
      index += 1
    }
    while index < events.count, events[index].kind != .CMARKDOWN_HTML_BLOCK_END { index += 1 }
    guard items.count == footnotes.notes.count, index < events.count else { return nil }
    self.items = items
    firstEvent = index + 1
    textStart = source.prepared(footnotes.textStart)
    markStart = source.prepared(footnotes.markStart)
    references = Array(repeating: 0, count: items.count)
    numbers = Array(repeating: nil, count: items.count)
    number(firstEvent..<events.count, of: events, in: source)
    var next = 0
    while next < order.count {
      number(items[order[next]], of: events, in: source)
      next += 1
    }
  }

  /// Numbers the notes that a range of events refers to.
  private mutating func number(
    _ range: Range<Int>, of events: borrowing MarkdownEvents, in source: MarkdownSource
  ) {
    for index in range where events[index].kind == .CMARKDOWN_LINK {
      let destination = events.target(Int(events[index].offset)).destination
      guard let note = note(of: destination, in: source), numbers[note] == nil else { continue }
      order.append(note)
      numbers[note] = order.count
    }
  }

  /// The note that a destination stands for, which is one of those written for the notes.
  func note(of destination: cmarkdown_string, in source: MarkdownSource) -> Int? {
    let offset = Int(destination.offset)
    guard destination.is_pooled == 0, offset >= markStart, offset < textStart else { return nil }
    let digits = source.bytes[offset..<offset + Int(destination.count)]
    let note = digits.reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
    return items.indices.contains(note) ? note : nil
  }

  /// The number that a note shows.
  func shownNumber(of note: Int) -> Int? { numbers[note] }
}
