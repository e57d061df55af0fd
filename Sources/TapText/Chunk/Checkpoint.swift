/// The scalars and UTF-16 code units that start before a multiple of 512 bytes.
struct Checkpoint: BitwiseCopyable, Sendable, Hashable {
  /// The distance of two checkpoints in bytes.
  static let stride = 512

  /// Scalars whose first byte comes before the checkpoint.
  var scalars: UInt32 = 0
  /// UTF-16 code units of those scalars.
  var utf16: UInt32 = 0
}
