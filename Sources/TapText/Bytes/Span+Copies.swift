/// Copies of spans: all that needs `unsafe` in this module.
extension Span<UInt8> {
  /// Returns a copy as an array.
  func copied() -> [UInt8] {
    unsafe withUnsafeBufferPointer { unsafe Array($0) }
  }

  /// Appends the bytes to an array.
  func append(to array: inout [UInt8]) {
    unsafe withUnsafeBufferPointer { unsafe array.append(contentsOf: $0) }
  }

  /// Returns the bytes as a string; parts of a scalar become U+FFFD.
  func decoded() -> String {
    unsafe withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Feeds the bytes to a hasher.
  func hash(into hasher: inout Hasher) {
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
