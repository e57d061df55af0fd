/// The bidi class of a scalar (Bidi_Class; UAX #9, table 4).
///
/// The classes that are left after rule X9 come first; of those, the ones that behave the same
/// alone and repeated come first.
package enum BidiClass: UInt8, Sendable, Hashable, CaseIterable {
  /// L: left to right.
  case leftToRight
  /// R: right to left.
  case rightToLeft
  /// AL: an Arabic letter, right to left.
  case arabicLetter
  /// EN: a European number.
  case europeanNumber
  /// AN: an Arabic number.
  case arabicNumber
  /// ET: a terminator of European numbers.
  case europeanTerminator
  /// ON: another neutral.
  case otherNeutral
  /// NSM: a mark that takes the class of its base.
  case nonspacingMark
  /// ES: a separator of European numbers.
  case europeanSeparator
  /// CS: a separator of numbers of both kinds.
  case commonSeparator
  /// B: the end of a paragraph.
  case paragraphSeparator
  /// S: a tab and the like.
  case segmentSeparator
  /// WS: white space.
  case whiteSpace
  /// BN: what the rules skip.
  case boundaryNeutral
  /// LRE, U+202A.
  case leftToRightEmbedding
  /// LRO, U+202D.
  case leftToRightOverride
  /// RLE, U+202B.
  case rightToLeftEmbedding
  /// RLO, U+202E.
  case rightToLeftOverride
  /// PDF, U+202C: closes an embedding or an override.
  case popDirectionalFormat
  /// LRI, U+2066.
  case leftToRightIsolate
  /// RLI, U+2067.
  case rightToLeftIsolate
  /// FSI, U+2068: an isolate that takes the direction of its first strong letter.
  case firstStrongIsolate
  /// PDI, U+2069: closes an isolate.
  case popDirectionalIsolate
}

extension BidiClass {
  /// Whether it opens an isolate (BD8).
  package var isIsolateInitiator: Bool {
    rawValue >= BidiClass.leftToRightIsolate.rawValue
      && rawValue <= BidiClass.firstStrongIsolate.rawValue
  }

  /// Whether it has a direction: L, R or AL.
  package var isStrong: Bool { rawValue <= BidiClass.arabicLetter.rawValue }

  /// Whether a sequence of it behaves like one of it: not a separator, of which W4 wants exactly
  /// one.
  var merges: Bool { rawValue < BidiClass.europeanSeparator.rawValue }
}
