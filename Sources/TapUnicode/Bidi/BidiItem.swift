/// A sequence of scalars that the rules treat as one character: of one class and one level.
///
/// Marks belong to the item of their base (W1), and what X9 removes to the item before it. A
/// separator of numbers (W4), a bracket (N0) and the ends of an isolate are items of their own.
struct BidiItem {
  /// The end in bytes; the item starts where the one before ends.
  var end: UInt32 = 0
  /// For the start of an isolate the item that ends it, 0 if none does; for a bracket the number
  /// of its pair, and once it is paired the closing item.
  var link: UInt32 = 0
  var flags: Flags
  /// The class, as far as the rules have changed it.
  var kind: BidiClass
  /// The level of the embedding (X1 to X8).
  var level: UInt8
  /// The level in the end (I1, I2).
  var resolved: UInt8

  /// What an item is to its neighbors.
  struct Flags: OptionSet {
    var rawValue: UInt16

    /// The first of an isolating run sequence (BD13).
    static let startsSequence = Flags(rawValue: 1 << 0)
    /// The last of a level run; the sequence goes on only after the start of an isolate.
    static let endsRun = Flags(rawValue: 1 << 1)
    /// It starts an isolate within the depth limit.
    static let opensIsolate = Flags(rawValue: 1 << 2)
    /// It ends such an isolate.
    static let closesIsolate = Flags(rawValue: 1 << 3)
    /// An opening bracket.
    static let opensPair = Flags(rawValue: 1 << 4)
    /// A closing bracket.
    static let closesPair = Flags(rawValue: 1 << 5)
    /// An opening bracket that has its closing one (BD16).
    static let isPaired = Flags(rawValue: 1 << 6)
    /// A pair that holds L.
    static let holdsLeft = Flags(rawValue: 1 << 7)
    /// A pair that holds R, EN or AN.
    static let holdsRight = Flags(rawValue: 1 << 8)

    /// A bracket of either kind.
    static let isBracket: Flags = [.opensPair, .closesPair]
    /// Whatever settles a pair's direction.
    static let holdsStrong: Flags = [.holdsLeft, .holdsRight]
  }
}
