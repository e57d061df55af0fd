/// How much one parse of HTML may ask for.
///
/// Time is in proportion to the length of the source times how deep its elements nest and how many
/// attributes they have; so both are bounded, as browsers bound the first.
enum HTMLLimits {
  /// How deep elements may nest, as in Chromium.
  static let depth = 512

  /// The attributes of one element.
  static let attributes = 256

  /// The bytes of memory that each byte of the source pays for.
  static let memoryPerByte = 64

  /// The bytes of memory for a source of `count` bytes; a short source gets a free amount.
  static func memory(sourceCount count: Int) -> Int {
    min(count * memoryPerByte + 16 << 20, 2 << 30)
  }
}
