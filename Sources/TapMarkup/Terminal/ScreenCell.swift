/// What one column of a terminal's row shows.
struct ScreenCell: Sendable, Equatable {
  /// A scalar, the number of a cluster with ``clusterBit``, or ``tail``.
  var content: UInt32
  /// The number of the style among those of the writer.
  var style: UInt32
  /// The number of the link; 0 is none.
  var link: UInt32
  /// The line and column of the source; 0 for what is not in it.
  var line: UInt32 = 0
  var column: UInt32 = 0

  /// Marks a number of a cluster of several scalars.
  static let clusterBit: UInt32 = 1 << 31

  /// The content of the columns that a wide character or a tab covers behind its first one.
  static let tail = UInt32.max

  /// An empty column without a link.
  static let space = ScreenCell(content: 0x20, style: 0, link: 0)

  /// Whether it belongs to the character before.
  var isTail: Bool { content == Self.tail }
}
