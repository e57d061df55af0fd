/// A name of four letters, by which OpenType calls tables, axes, features and scripts.
struct Tag: Hashable, Sendable {
  /// The letters, the first in the highest byte.
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a tag of a name, padded with spaces and cut after four bytes.
  init(_ name: some StringProtocol) {
    let letters = Array(name.utf8.prefix(4))
    rawValue = (0..<4).reduce(0) { $0 << 8 | UInt32($1 < letters.count ? letters[$1] : 0x20) }
  }

  /// The letters; what is not ASCII is shown as `?`.
  var name: String {
    String(
      decoding: stride(from: 24, through: 0, by: -8).map { shift in
        let letter = UInt8(truncatingIfNeeded: rawValue >> UInt32(shift))
        return 0x20..<0x7F ~= letter ? letter : 0x3F
      }, as: UTF8.self)
  }
}
