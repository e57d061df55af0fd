import CICU

/// The direction a paragraph begins with.
package enum BaseDirection: Int32, Sendable, Hashable, CaseIterable {
  /// That of the first strong letter (rules P2 and P3, isolates skipped), else left to right.
  case automatic = -1
  /// Left to right, level 0.
  case leftToRight = 0
  /// Right to left, level 1.
  case rightToLeft = 1
}

/// A resolver of bidirectional embedding levels (UAX #9, by ICU).
///
///     var resolver = try BidiResolver()
///     var levels: [UInt8] = []
///     _ = try resolver.levels(of: "a \u{5D0}".utf8Span.span, into: &levels)  // 0, 0, 1, 1
///
/// It owns one UBiDi, which two tasks can't share.
@safe package struct BidiResolver: ~Copyable {
  /// The most bytes that ICU gets in one call; tests make it small.
  package var windowSize = 512 * 1024

  let handle: OpaquePointer

  /// Makes a resolver.
  ///
  /// - Throws: `UnicodeError` where there is no memory.
  package init() throws(UnicodeError) {
    var status: Int32 = 0
    guard let handle = unsafe icu_bidi_open(&status) else {
      throw UnicodeError(service: "opening a bidi resolver", icuStatus: status)
    }
    unsafe self.handle = handle
  }

  deinit { unsafe icu_bidi_close(handle) }

  /// Replaces `levels` by one level a byte and returns the paragraph's level.
  ///
  /// The text is one paragraph, with or without its hard break. Even levels run left to right, odd
  /// ones right to left. Levels are those before lines are made: give each line's trailing white
  /// space the paragraph's level (rule L1, ``ScalarTraits/resetsAtLineEnd``). What rule X9 removes
  /// takes a level from beside it. A text of one direction has one level throughout, even its
  /// numbers (IC-10).
  ///
  /// - Complexity: O(*n*); a text that needs no bidi costs a scan. A paragraph beyond 512 KB goes
  ///   to ICU in parts, cut where the answer is the same; only a bracket, embedding or isolate
  ///   that stays open for more than 256 KB can tell.
  package mutating func levels(
    of text: Span<UInt8>, direction: BaseDirection = .automatic, into levels: inout [UInt8]
  ) throws(UnicodeError) -> UInt8 {
    if direction != .rightToLeft, !TextTraits(of: text).contains(.needsBidi) {
      levels.removeAll(keepingCapacity: true)
      levels.append(contentsOf: repeatElement(0, count: text.count))
      return 0
    }
    return try levelsByICU(of: text, direction: direction, into: &levels)
  }

  /// Replaces `levels` by ICU's alone, which is what the fast path must agree with.
  package mutating func levelsByICU(
    of text: Span<UInt8>, direction: BaseDirection = .automatic, into levels: inout [UInt8]
  ) throws(UnicodeError) -> UInt8 {
    levels.removeAll(keepingCapacity: true)
    if text.count <= windowSize {
      return try append(text, 0..<text.count, direction.rawValue, to: &levels)
    }
    var base = direction.rawValue
    if direction == .automatic {
      base = unsafe text.withUnsafeBufferPointer { bytes in
        unsafe icu_bidi_base(bytes.baseAddress, Int32(bytes.count))
      }
    }
    var start = 0
    while start < text.count {
      let end = cut(text, from: start)
      _ = try append(text, start..<end, base, to: &levels)
      start = end
    }
    return UInt8(base)
  }

  /// Returns the end of the part that starts at an offset.
  private func cut(_ text: Span<UInt8>, from start: Int) -> Int {
    if text.count - start <= windowSize { return text.count }
    return unsafe text.withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return 0 }
      return Int(unsafe icu_bidi_cut(first, Int32(start), Int32(windowSize)))
    }
  }

  /// Appends the levels of a part and returns the paragraph's level.
  private mutating func append(
    _ text: Span<UInt8>, _ range: Range<Int>, _ base: Int32, to levels: inout [UInt8]
  ) throws(UnicodeError) -> UInt8 {
    if range.isEmpty { return UInt8(max(0, base)) }
    var status: Int32 = 0
    var level = base
    unsafe text.extracting(range).withUnsafeBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return }
      let found = unsafe icu_bidi_levels(handle, first, Int32(bytes.count), &level, &status)
      guard let found = unsafe found else { return }
      unsafe levels.append(contentsOf: UnsafeBufferPointer(start: found, count: bytes.count))
    }
    guard status <= 0 else {
      throw UnicodeError(service: "resolving bidi levels", icuStatus: status)
    }
    return UInt8(level)
  }
}
