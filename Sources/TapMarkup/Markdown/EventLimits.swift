/// How much one parse may ask for, in proportion to the length of its source.
///
/// A table of many columns and many short rows, or a long destination that many references share,
/// would else cost time and memory in proportion to the square of the length.
struct EventLimits {
  /// The callbacks of the parser that each byte of the source pays for.
  static let stepsPerByte = 16

  /// The bytes of destinations and titles that each byte of the source pays for.
  static let targetBytesPerByte = 16

  /// The bytes of text that each byte of the source pays for.
  static let textBytesPerByte = 16

  /// The bytes of the source that pay for one link or image.
  static let bytesPerTarget = 8

  /// The callbacks of the parser in all.
  let steps: UInt64

  /// The bytes of destinations and titles in all.
  let targetBytes: UInt64

  /// The links and images in all.
  let targets: UInt32

  /// The bytes of the text in all.
  let textBytes: Int

  /// Makes the limits for a source of `count` bytes; a short source gets a free amount.
  init(sourceCount count: Int) {
    steps = UInt64(count * Self.stepsPerByte + 1 << 16)
    targetBytes = UInt64(count * Self.targetBytesPerByte + 1 << 18)
    targets = UInt32(count / Self.bytesPerTarget + 1 << 16)
    textBytes = count * Self.textBytesPerByte + 1 << 20
  }
}
