import CICU

/// What layout asks of one scalar, in two bytes.
///
/// Take it from ``ScalarProperties``:
///
///     ScalarProperties.shared[0x3042].cellWidth  // 2, the kana あ
@frozen @usableFromInline package struct ScalarTraits: BitwiseCopyable, Sendable, Hashable {
  /// The packed bits, as CICU gives them.
  @usableFromInline package var bits: UInt16

  @inlinable package init(bits: UInt16) { self.bits = bits }

  /// The cells it takes where ambiguous scalars take one: 0, 1 or 2.
  @inlinable package var cellWidth: Int { Int(bits & 3) }
  /// Whether its width depends on the context (East Asian Ambiguous).
  @inlinable package var isAmbiguous: Bool { bits & 1 << 2 != 0 }
  /// Whether it shows as an emoji without a selector (Emoji_Presentation).
  @inlinable package var isEmojiPresentation: Bool { bits & 1 << 3 != 0 }
  /// Whether it is half of a flag (Regional_Indicator).
  ///
  /// Of all scalars with an emoji presentation these alone are one cell wide.
  @inlinable package var isRegionalIndicator: Bool { bits & 0b1011 == 0b1001 }
  /// Whether it is a letter that line breaking treats as one of a Latin word, or a mark on such.
  @inlinable package var isLinePlain: Bool { bits & 1 << 4 != 0 }
  /// Whether it can give a left-to-right paragraph levels other than 0 (IC-5).
  @inlinable package var needsBidi: Bool { bits & 1 << 5 != 0 }
  /// Whether it is white space (White_Space).
  @inlinable package var isWhiteSpace: Bool { bits & 1 << 6 != 0 }
  /// Whether a line must end after it: LF, CR, VT, FF, NEL, LS, PS.
  @inlinable package var isHardBreak: Bool { bits & 1 << 7 != 0 }
  /// Whether two of its kind in a row are always two clusters, CR LF aside.
  @inlinable package var isPlain: Bool { bits & 1 << 8 != 0 }
  /// The general category, in groups.
  @inlinable package var group: ScalarGroup {
    ScalarGroup(rawValue: UInt8(bits >> 9 & 7)) ?? .other
  }
  /// Whether it takes the paragraph's level at the end of a line (rule L1).
  ///
  /// White space, separators, isolate marks and what rule X9 removes.
  @inlinable package var resetsAtLineEnd: Bool { bits & 1 << 12 != 0 }
  /// Whether line breaks beside it come from a dictionary: Thai, Lao, Khmer, Burmese.
  @inlinable package var needsLineDictionary: Bool { bits & 1 << 13 != 0 }
  /// Whether word breaks beside it may come from a dictionary: those and East Asian.
  @inlinable package var needsWordDictionary: Bool { bits & 1 << 14 != 0 }
  /// Whether it shows nothing where a font lacks it (Default_Ignorable_Code_Point).
  @inlinable package var isIgnorable: Bool { bits & 1 << 15 != 0 }
}

/// A group of general categories.
@usableFromInline package enum ScalarGroup: UInt8, Sendable, Hashable {
  /// Unassigned, for private use, or a surrogate.
  case other
  /// L.
  case letter
  /// M.
  case mark
  /// N.
  case number
  /// P.
  case punctuation
  /// S.
  case symbol
  /// Z.
  case separator
  /// Cc and Cf.
  case control
}

/// Whether a scalar can show as an emoji, by itself or with U+FE0F behind it (UTS #51, Emoji).
///
/// Digits can. For emoji that need no selector, ``ScalarTraits/isEmojiPresentation`` is faster.
@usableFromInline package func isEmoji(_ scalar: UInt32) -> Bool { icu_is_emoji(scalar) }
