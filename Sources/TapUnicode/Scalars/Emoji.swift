import CICU

/// Whether a scalar can show as an emoji, by itself or with U+FE0F behind it (UTS #51, Emoji).
///
/// Digits can. For emoji that need no selector, ``ScalarTraits/isEmojiPresentation`` is faster.
@usableFromInline package func isEmoji(_ scalar: UInt32) -> Bool { icu_is_emoji(scalar) }
