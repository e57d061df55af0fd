import TapUnicode

/// The addresses of images that a `style` attribute loads: those in `url(…)`.
struct CSSAddresses {
  private(set) var values: [ArraySlice<UInt8>] = []

  /// Finds them, in or without quotation marks.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while let open = rest.firstIndex(of: UInt8(ascii: "(")) {
      let name = ASCII.lowercased(rest[..<open].suffix(3))
      rest = rest[(open + 1)...].drop(while: ASCII.isSpace)
      guard name == "url" else { continue }
      let quote = rest.first.flatMap { "\"'".utf8.contains($0) ? $0 : nil }
      if quote != nil { rest = rest.dropFirst() }
      let value = rest.prefix { $0 != quote ?? UInt8(ascii: ")") }
      if !value.isEmpty { values.append(value) }
      rest = rest[value.endIndex...]
    }
  }
}
