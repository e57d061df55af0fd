import CJansson

extension JSONValue {
  /// The largest file read, in bytes.
  package static let largestFile = 64 << 20

  /// The deepest nesting read; a case needs six levels.
  package static let deepestNesting = 64

  /// Parses the bytes of a file; a byte order mark at its start is ignored.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(parsing bytes: Span<UInt8>) throws(SceneError) {
    guard bytes.count <= Self.largestFile else {
      throw SceneError(.limitExceeded, at: "", "larger than \(Self.largestFile) bytes")
    }
    let document = try JSONDocument(bytes)
    self = try document.value()
  }
}

/// A parsed file, which owns the library's memory.
@safe private struct JSONDocument: ~Copyable {
  private let handle: OpaquePointer

  init(_ bytes: Span<UInt8>) throws(SceneError) {
    var failure = jansson_failure()
    let mark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    let handle = unsafe bytes.withUnsafeBufferPointer { all in
      let start = mark ? 3 : 0
      return unsafe jansson_document_open(
        all.baseAddress.map { unsafe $0 + start }, Int64(all.count - start), &failure)
    }
    guard let handle = unsafe handle else {
      let words = unsafe withUnsafeBytes(of: &failure.text) { text in
        unsafe String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw SceneError(
        .malformedJSON,
        .source(line: max(1, Int(failure.line)), column: max(1, Int(failure.column))), words)
    }
    unsafe self.handle = handle
  }

  deinit { unsafe jansson_document_close(handle) }

  func value() throws(SceneError) -> JSONValue {
    let nodes = unsafe UnsafeBufferPointer(
      start: jansson_document_nodes(handle), count: Int(jansson_document_count(handle)))
    var reader = unsafe NodeReader(nodes: nodes)
    return try reader.value()
  }
}

/// A reader of the flat list of nodes.
@safe private struct NodeReader {
  private let nodes: UnsafeBufferPointer<jansson_node>
  private var next = 0
  /// The path to the current value: the index of an item, or the complement of a key's node.
  private var trail: [Int] = []

  @unsafe init(nodes: UnsafeBufferPointer<jansson_node>) { unsafe self.nodes = nodes }

  mutating func value() throws(SceneError) -> JSONValue {
    let node = unsafe nodes[next]
    next += 1
    switch unsafe Int(node.kind) {
    case jansson_null: return .null
    case jansson_false: return .bool(false)
    case jansson_true: return .bool(true)
    case jansson_integer: return unsafe .integer(Int(node.integer))
    case jansson_real: return unsafe .real(node.real)
    case jansson_string: return .string(unsafe string(node))
    case jansson_array: return .array(try items(count: unsafe Int(node.count)))
    default: return .object(try members(count: unsafe Int(node.count)))
    }
  }

  private mutating func items(count: Int) throws(SceneError) -> [JSONValue] {
    try checkDepth()
    var items: [JSONValue] = []
    items.reserveCapacity(count)
    for index in 0..<count {
      trail.append(index)
      items.append(try value())
      trail.removeLast()
    }
    return items
  }

  private mutating func members(count: Int) throws(SceneError) -> [JSONValue.Member] {
    try checkDepth()
    var members: [JSONValue.Member] = []
    members.reserveCapacity(count)
    for _ in 0..<count {
      trail.append(~next)
      let key = unsafe string(nodes[next])
      next += 1
      members.append(JSONValue.Member(key: key, value: try value()))
      trail.removeLast()
    }
    return members
  }

  private func checkDepth() throws(SceneError) {
    guard trail.count >= JSONValue.deepestNesting else { return }
    let pointer = trail.prefix(8).reduce("") { pointer, step in
      step >= 0 ? "\(pointer)/\(step)" : JSONCursor.pointer(pointer, unsafe string(nodes[~step]))
    }
    throw SceneError(
      .limitExceeded, at: pointer, "nested deeper than \(JSONValue.deepestNesting) levels")
  }

  @unsafe private func string(_ node: jansson_node) -> String {
    unsafe String(
      decoding: UnsafeRawBufferPointer(start: node.bytes, count: Int(node.count)), as: UTF8.self)
  }
}
