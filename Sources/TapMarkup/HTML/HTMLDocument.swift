import CGumbo
import TapText

/// An HTML document as flat arrays.
struct HTMLDocument {
  /// What opens, closes and is between, in the order of reading.
  private(set) var events: [cgumbo_event] = []

  private var attributes: [cgumbo_attribute] = []
  /// The source as the parser sees it, with its byte order mark.
  private let prepared: [UInt8]
  /// The bytes of texts and attributes.
  private(set) var pool: [UInt8] = []

  /// The bytes of the source before the first one that the parser sees: a byte order mark.
  let markCount: Int

  /// Parses well-formed UTF-8; `position` says where an offset is for the message of an error.
  ///
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  init(
    parsing source: [UInt8], position: ((Int) -> SourcePosition?)? = nil
  ) throws(MarkupError) {
    markCount = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let limits = cgumbo_limits(
      memory: UInt64(HTMLLimits.memory(sourceCount: source.count)),
      depth: UInt32(HTMLLimits.depth), attributes: UInt32(HTMLLimits.attributes))
    var parsed = unsafe cgumbo_document()
    defer { unsafe cgumbo_free(&parsed) }
    prepared = LongReferences.clipped(source)
    let status = unsafe prepared[markCount...].withUnsafeBufferPointer {
      bytes in
      guard let start = bytes.baseAddress else { return cgumbo_status.CGUMBO_DONE }
      return unsafe cgumbo_parse(start, UInt32(bytes.count), limits, &parsed)
    }
    if let code = MarkupError.Code(status) {
      let offset = unsafe min(Int(parsed.failure_offset) + markCount, source.count)
      if let position { throw MarkupError(code, position: position(offset)) }
      var places = PositionCounter()
      throw MarkupError(code, at: offset, position: places.place(of: offset, in: source))
    }
    unsafe events += UnsafeBufferPointer(start: parsed.events, count: Int(parsed.event_count))
    unsafe attributes += UnsafeBufferPointer(
      start: parsed.attributes, count: Int(parsed.attribute_count))
    unsafe pool += UnsafeBufferPointer(start: parsed.pool, count: Int(parsed.pool_count))
  }

  /// The text of an event.
  func text(of event: cgumbo_event) -> ArraySlice<UInt8> {
    pool[Int(event.first)..<Int(event.first) + Int(event.count)]
  }

  /// The value of an attribute of an element that opens, if it has one.
  func value(_ name: cgumbo_name, of event: cgumbo_event) -> ArraySlice<UInt8>? {
    for attribute in attributes[Int(event.first)..<Int(event.first) + Int(event.count)]
    where attribute.name == name {
      let value = pool[Int(attribute.first)..<Int(attribute.first) + Int(attribute.count)]
      let start = min(Int(attribute.source_first) + markCount, prepared.count)
      let end = min(start + Int(attribute.source_count), prepared.count)
      return ReplacedCharacters.restored(value, from: prepared[start..<end])
    }
    return nil
  }

  /// Returns whether an element that opens has one of some attributes.
  func hasAttribute(of event: cgumbo_event, where isWanted: (cgumbo_name) -> Bool) -> Bool {
    attributes[Int(event.first)..<Int(event.first) + Int(event.count)].contains {
      isWanted($0.name)
    }
  }

  /// The offset in the source at which an element that opens, or a text, begins; `nil` where the
  /// parser made it up.
  func sourceOffset(of event: cgumbo_event) -> Int? {
    event.offset == CGUMBO_NOWHERE ? nil : Int(event.offset) + markCount
  }
}

extension MarkupError.Code {
  /// Makes the code of a parse that failed.
  fileprivate init?(_ status: cgumbo_status) {
    switch status {
    case .CGUMBO_DONE: return nil
    case .CGUMBO_OUT_OF_MEMORY: self = .outOfMemory
    case .CGUMBO_TOO_MUCH_MEMORY: self = .tooManyElements
    case .CGUMBO_TOO_DEEP: self = .nestedTooDeep
    case .CGUMBO_TOO_MANY_ATTRIBUTES: self = .tooManyAttributes
    case .CGUMBO_LOST: self = .mixedElements
    }
  }
}
