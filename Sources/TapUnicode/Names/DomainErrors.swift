/// What is wrong with the name of a host, by UTS #46 and the URL Standard.
///
/// The bits of UTS #46 are ICU's numbers.
package struct DomainErrors: OptionSet, Sendable, Hashable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(bit: UInt32) { rawValue = 1 << bit }

  /// A label is empty.
  package static let emptyLabel = DomainErrors(bit: 0)
  /// A label has more than 63 octets in ASCII.
  package static let labelTooLong = DomainErrors(bit: 1)
  /// The name has more than 253 octets in ASCII, or more than anything can map.
  package static let nameTooLong = DomainErrors(bit: 2)
  /// A label starts with a hyphen.
  package static let leadingHyphen = DomainErrors(bit: 3)
  /// A label ends with a hyphen.
  package static let trailingHyphen = DomainErrors(bit: 4)
  /// A label has hyphens as its third and fourth characters, and is not an ACE label.
  package static let thirdAndFourthHyphen = DomainErrors(bit: 5)
  /// A label starts with a combining mark.
  package static let leadingMark = DomainErrors(bit: 6)
  /// A label has a disallowed code point.
  package static let disallowedCodePoint = DomainErrors(bit: 7)
  /// An ACE label (`xn--`) does not decode.
  package static let invalidPunycode = DomainErrors(bit: 8)
  /// A decoded ACE label has a dot in it.
  package static let labelHasDot = DomainErrors(bit: 9)
  /// A decoded ACE label is not what its own mapping gives.
  package static let invalidACELabel = DomainErrors(bit: 10)
  /// A label breaks the bidi rule of RFC 5893.
  package static let bidiRule = DomainErrors(bit: 11)
  /// A joiner is in a context where RFC 5892 does not allow it.
  package static let joinerContext = DomainErrors(bit: 12)

  /// The name in ASCII has a forbidden domain code point of the URL Standard.
  package static let forbiddenCodePoint = DomainErrors(bit: 16)
  /// Nothing is left of the name.
  package static let emptyName = DomainErrors(bit: 17)
  /// ICU failed, and nothing is known of the name.
  package static let unavailable = DomainErrors(bit: 18)

  /// Those that the URL Standard lets pass: hyphens and lengths are the resolver's business.
  static let toleratedByWHATWG: DomainErrors = [
    .emptyLabel, .labelTooLong, .nameTooLong, .leadingHyphen, .trailingHyphen,
    .thirdAndFourthHyphen,
  ]
}

extension DomainErrors: CustomStringConvertible {
  private static let all: [(DomainErrors, String)] = [
    (.emptyLabel, "empty label"),
    (.labelTooLong, "label too long"),
    (.nameTooLong, "name too long"),
    (.leadingHyphen, "hyphen at the start of a label"),
    (.trailingHyphen, "hyphen at the end of a label"),
    (.thirdAndFourthHyphen, "hyphens as third and fourth characters of a label"),
    (.leadingMark, "combining mark at the start of a label"),
    (.disallowedCodePoint, "disallowed character"),
    (.invalidPunycode, "invalid Punycode"),
    (.labelHasDot, "dot inside a label"),
    (.invalidACELabel, "label encoded from what is not allowed"),
    (.bidiRule, "mixed directions in a label"),
    (.joinerContext, "joiner in a context that does not allow it"),
    (.forbiddenCodePoint, "forbidden character"),
    (.emptyName, "empty name"),
    (.unavailable, "names cannot be mapped"),
  ]

  /// A message for each error.
  package var messages: [String] { Self.all.compactMap { contains($0) ? $1 : nil } }

  package var description: String { messages.joined(separator: ", ") }
}
