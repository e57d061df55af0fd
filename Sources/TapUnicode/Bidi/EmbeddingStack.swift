/// The directional status stack with its counters (X1).
///
/// It never holds more than 127 entries, so a stack in use never grows.
struct EmbeddingStack {
  /// The deepest level (BD2).
  static let maximumDepth: UInt8 = 125

  struct Entry {
    var level: UInt8
    /// The class, L or R, that an override gives to everything in it.
    var override: BidiClass?
    /// The item that starts the isolate; `nil` for an embedding.
    var isolate: Int?
  }

  private var entries: [Entry] = []
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  var top: Entry { entries[entries.count - 1] }

  /// Whether an isolate or embedding of a direction would still be within the depth limit.
  func hasRoom(rightToLeft: Bool) -> Bool {
    overflowIsolates == 0 && overflowEmbeddings == 0
      && level(rightToLeft: rightToLeft) <= EmbeddingStack.maximumDepth
  }

  /// The next level of a direction.
  private func level(rightToLeft: Bool) -> UInt8 {
    rightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
  }

  /// Starts a paragraph (X1, X8).
  mutating func reset(base: UInt8) {
    entries.removeAll(keepingCapacity: true)
    entries.reserveCapacity(Int(EmbeddingStack.maximumDepth) + 2)
    entries.append(Entry(level: base))
    (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
  }

  /// Opens an embedding or an override (X2 to X5).
  mutating func openEmbedding(rightToLeft: Bool, override: BidiClass?) {
    if hasRoom(rightToLeft: rightToLeft) {
      entries.append(Entry(level: level(rightToLeft: rightToLeft), override: override))
    } else if overflowIsolates == 0 {
      overflowEmbeddings += 1
    }
  }

  /// Opens an isolate that an item starts (X5a to X5c).
  mutating func openIsolate(rightToLeft: Bool, item: Int) {
    if hasRoom(rightToLeft: rightToLeft) {
      validIsolates += 1
      entries.append(Entry(level: level(rightToLeft: rightToLeft), isolate: item))
    } else {
      overflowIsolates += 1
    }
  }

  /// Closes the innermost isolate and returns the item that starts it, if it had room (X6a).
  mutating func closeIsolate() -> Int? {
    if overflowIsolates > 0 {
      overflowIsolates -= 1
      return nil
    }
    guard validIsolates > 0 else { return nil }
    validIsolates -= 1
    overflowEmbeddings = 0
    while let entry = entries.popLast() {
      if let item = entry.isolate { return item }
    }
    return nil
  }

  /// Closes the innermost embedding, unless an isolate is around it (X7).
  mutating func closeEmbedding() {
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings -= 1
    } else if top.isolate == nil, entries.count > 1 {
      entries.removeLast()
    }
  }
}
