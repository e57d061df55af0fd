/// The size of a text, or of the part before a chunk, in each unit that texts count.
struct TextMeasure: BitwiseCopyable, Sendable, Hashable {
  /// UTF-8 code units.
  var bytes: UInt32 = 0
  /// UTF-16 code units.
  var utf16: UInt32 = 0
  /// Unicode scalars.
  var scalars: UInt32 = 0
  /// Hard breaks, CR LF counted once.
  var breaks: UInt32 = 0
  /// Links that are within one chunk.
  var links: UInt32 = 0

  /// Adds two measures.
  static func &+ (left: Self, right: Self) -> Self {
    TextMeasure(
      bytes: left.bytes &+ right.bytes, utf16: left.utf16 &+ right.utf16,
      scalars: left.scalars &+ right.scalars, breaks: left.breaks &+ right.breaks,
      links: left.links &+ right.links)
  }

  /// Subtracts two measures; what is less than nothing wraps around, for a sum to wrap it back.
  static func &- (left: Self, right: Self) -> Self {
    TextMeasure(
      bytes: left.bytes &- right.bytes, utf16: left.utf16 &- right.utf16,
      scalars: left.scalars &- right.scalars, breaks: left.breaks &- right.breaks,
      links: left.links &- right.links)
  }
}
