import CTap
import TapText

/// Readers of what C passes.
///
/// Each checks all that can be checked.
enum Input {
  /// The longest text that is taken, in bytes.
  private static let longest = 1 << 31

  /// Copies a text of some bytes.
  @unsafe static func bytes(
    _ start: UnsafePointer<CChar>?, _ length: Int, _ name: String
  ) throws(CallError) -> [UInt8] {
    guard (0...longest).contains(length) else {
      throw .argument("\(name): the length is not from 0 to \(longest)")
    }
    guard let start = unsafe start else {
      guard length == 0 else { throw .argument("\(name) is null, but its length is \(length)") }
      return []
    }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: length))
  }

  /// Copies a text of some bytes, which must be UTF-8.
  @unsafe static func string(
    _ start: UnsafePointer<CChar>?, _ length: Int, _ name: String
  ) throws(CallError) -> String {
    let bytes = try unsafe bytes(start, length, name)
    guard let string = String(validating: bytes, as: UTF8.self) else {
      throw CallError(TAP_INVALID_TEXT, "\(name) is not UTF-8")
    }
    return string
  }

  /// Copies a name that ends with a zero, of which no more is read than the longest name has.
  @unsafe static func name(
    _ start: UnsafePointer<CChar>?, _ name: String
  ) throws(CallError) -> String {
    guard let start = unsafe start else { throw .argument("\(name) is null") }
    var bytes: [UInt8] = []
    while bytes.count < 32, let byte = unsafe UInt8(exactly: start[bytes.count]), byte != 0 {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Checks that a number is finite and in a range.
  static func number(
    _ value: Double, in range: ClosedRange<Double>, _ name: String
  ) throws(CallError) -> Double {
    guard range.contains(value) else {
      throw .argument("\(name): \(value) is not from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// The farthest that a coordinate may be from the origin, in points.
  static let plane = -1e9...1e9

  /// Checks a moment.
  static func time(_ time: Double) throws(CallError) -> Double {
    try number(time, in: -1e12...1e12, "the time")
  }

  /// Checks a range of a text.
  static func range(_ range: tap_range, of text: AttributedText) throws(CallError) -> Range<Int> {
    guard range.start <= range.end else {
      throw .range("the range ends at \(range.end), before its start at \(range.start)")
    }
    do throws(TextError) {
      return try text.checked(Int(range.start)..<Int(range.end))
    } catch {
      throw .range("the range \(range.start)..<\(range.end): \(error)")
    }
  }

  /// Checks the index of one of some things.
  static func index(_ index: Int, below count: Int, _ name: String) throws(CallError) -> Int {
    guard (0..<count).contains(index) else {
      throw .range("\(name) \(index) of \(count)")
    }
    return index
  }

  /// One of the values that a raw value names.
  static func choice<Choice: RawRepresentable<UInt8>>(
    _ value: Int32, _ name: String, as type: Choice.Type = Choice.self
  ) throws(CallError) -> Choice {
    guard let raw = UInt8(exactly: value), let choice = Choice(rawValue: raw) else {
      throw .argument("\(name): there is no value \(value)")
    }
    return choice
  }
}

/// Writers of results to where C wants them.
enum Output {
  /// Checks that a result can be written.
  @unsafe static func require<Value>(
    _ pointer: UnsafeMutablePointer<Value>?, _ name: String
  ) throws(CallError) -> UnsafeMutablePointer<Value> {
    guard let pointer = unsafe pointer else { throw .argument("\(name) is null") }
    return unsafe pointer
  }

  /// Checks that a structure can be written, and that its first member, its size, is one that this
  /// version knows.
  @unsafe static func structure<Value>(
    _ pointer: UnsafeMutablePointer<Value>?, _ name: String
  ) throws(CallError) -> UnsafeMutablePointer<Value> {
    let structure = unsafe try require(pointer, name)
    let size = unsafe UnsafeRawPointer(structure).loadUnaligned(as: UInt32.self)
    try check(size: size, of: MemoryLayout<Value>.size, name)
    return unsafe structure
  }

  /// Checks that a structure of the caller is one that this version knows.
  static func check(size: UInt32, of needed: Int, _ name: String) throws(CallError) {
    guard Int(size) >= needed else {
      throw .argument("\(name): its size is \(size); set it to sizeof, at least \(needed)")
    }
  }

  /// Fills an array of the caller as far as it goes.
  @unsafe static func fill<Item>(
    _ items: [Item], _ start: UnsafeMutablePointer<Item>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?, _ name: String
  ) throws(CallError) {
    let count = unsafe try require(count, "count")
    guard capacity >= 0 else { throw .argument("the capacity is too large") }
    if capacity > 0 {
      let start = unsafe try require(start, name)
      for index in 0..<min(capacity, items.count) { unsafe start[index] = items[index] }
    }
    unsafe count.pointee = items.count
  }
}
