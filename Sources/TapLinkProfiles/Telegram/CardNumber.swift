import TapLinks

/// The numbers of payment cards (ISO/IEC 7812).
enum CardNumber {
  /// Whether digits in ASCII are the number of a card: their checksum is right, and they are as many
  /// as the cards have that begin so.
  static func isValid(_ digits: [UInt8]) -> Bool {
    guard 13...19 ~= digits.count, hasChecksum(digits) else { return false }
    let prefix = digits.prefix(6).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    guard let network = networks.first(where: { $0.prefixes.contains(prefix) }) else { return true }
    return network.lengths.contains(digits.count)
  }

  /// The formula of Luhn (ISO/IEC 7812-1, annex B).
  private static func hasChecksum(_ digits: [UInt8]) -> Bool {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      let value = Int(digit - 0x30) * (place % 2 == 0 ? 1 : 2)
      sum += value > 9 ? value - 9 : value
    }
    return sum % 10 == 0
  }

  private struct Network {
    /// The first six digits.
    let prefixes: ClosedRange<Int>
    let lengths: Set<Int>
  }

  /// The lengths that the networks publish for what they issue; of the others any is good.
  private static let networks = [
    // Visa.
    Network(prefixes: 400_000...499_999, lengths: [13, 16, 18, 19]),
    // Mastercard.
    Network(prefixes: 222_100...272_099, lengths: [16]),
    Network(prefixes: 510_000...559_999, lengths: [16]),
    // American Express.
    Network(prefixes: 340_000...349_999, lengths: [15]),
    Network(prefixes: 370_000...379_999, lengths: [15]),
    // Mir.
    Network(prefixes: 220_000...220_499, lengths: [16, 17, 18, 19]),
    // JCB.
    Network(prefixes: 352_800...358_999, lengths: [16, 17, 18, 19]),
    // UnionPay.
    Network(prefixes: 620_000...629_999, lengths: [16, 17, 18, 19]),
    Network(prefixes: 810_000...819_999, lengths: [16, 17, 18, 19]),
  ]
}
