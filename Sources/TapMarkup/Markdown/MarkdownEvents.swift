import CMarkdown

/// The events of one parse: a document as flat arrays.
///
/// It owns the arrays; every access is checked against their bounds.
@safe struct MarkdownEvents: ~Copyable {
  private var document: cmarkdown_document

  /// Parses prepared bytes: well-formed UTF-8 without NUL that ends in a line feed, of which the
  /// last `padding` are zeros that are no part of the text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(parsing bytes: [UInt8], padding: Int, limits: EventLimits) throws(MarkupError) {
    precondition(padding >= 16 && padding <= bytes.count, "the parser looks past the end")
    var document = unsafe cmarkdown_document()
    let status = unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return cmarkdown_status.CMARKDOWN_OUT_OF_MEMORY }
      return unsafe cmarkdown_parse(
        start, UInt32(bytes.count - padding), limits.steps, limits.targets, limits.targetBytes,
        &document)
    }
    unsafe self.document = document
    switch status {
    case .CMARKDOWN_DONE: return
    case .CMARKDOWN_OUT_OF_MEMORY: throw MarkupError(.outOfMemory)
    case .CMARKDOWN_TOO_MANY_EVENTS: throw MarkupError(.tooManySteps)
    case .CMARKDOWN_TOO_MANY_TARGETS: throw MarkupError(.tooManyLinks)
    case .CMARKDOWN_TOO_MANY_TARGET_BYTES: throw MarkupError(.tooManyDestinationBytes)
    }
  }

  deinit {
    var document = unsafe document
    unsafe cmarkdown_free(&document)
  }

  /// The number of events.
  var count: Int { unsafe Int(document.event_count) }

  /// The number of links and images.
  var targetCount: Int { unsafe Int(document.target_count) }

  /// The event at an index.
  subscript(index: Int) -> cmarkdown_event {
    precondition(index >= 0 && index < count, "the event exists")
    guard let events = unsafe document.events else { preconditionFailure("events have storage") }
    return unsafe events[index]
  }

  /// The destination and title of a link or image by its number.
  func target(_ index: Int) -> cmarkdown_target {
    precondition(index >= 0 && index < targetCount, "the target exists")
    guard let targets = unsafe document.targets else { preconditionFailure("targets have storage") }
    return unsafe targets[index]
  }

  /// The string that is in a range of the pool.
  func pooled(_ range: Range<Int>) -> String {
    guard !range.isEmpty, let pool = unsafe document.pool else { return "" }
    let poolCount = unsafe Int(document.pool_count)
    precondition(range.upperBound <= poolCount, "the pool holds the string")
    return unsafe String(
      decoding: UnsafeBufferPointer(start: pool + range.lowerBound, count: range.count),
      as: UTF8.self)
  }

  /// The UTF-8 of a character reference, or nothing where no such character is known.
  static func character(of reference: ArraySlice<UInt8>) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 8) { slots, count in
      guard let out = slots.baseAddress else { return }
      count = unsafe reference.withUnsafeBufferPointer { reference in
        guard let start = reference.baseAddress else { return 0 }
        return unsafe Int(cmarkdown_entity(start, UInt32(reference.count), out))
      }
    }
  }
}
