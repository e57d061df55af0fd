import CICU

/// A finder of clusters, words, sentences or line breaks, by ICU's rules for a locale.
///
/// A finder makes one pass over a text and returns all of its boundaries; asking ICU for the
/// boundary near one offset can take time in proportion to the text (IC-2).
///
///     var finder = try BoundaryFinder(.cluster)
///     var ends: [UInt32] = []
///     finder.boundaries(of: "ma\u{301}s".utf8Span.span, into: &ends)  // 1, 4, 5
///
/// It owns one ICU break iterator, which two tasks can't share. Making one finder after the other
/// costs little: the first of each kind and locale opens a prototype, later ones take a clone that
/// another has done with.
@safe package struct BoundaryFinder: ~Copyable {
  /// What a finder looks for.
  package enum Kind: Int32, Sendable, Hashable, CaseIterable {
    /// Extended grapheme clusters (UAX #29): user-perceived characters.
    case cluster
    /// Words and the text between them (UAX #29).
    case word
    /// Sentences (UAX #29).
    case sentence
    /// Offsets where a line may or must end (UAX #14).
    case line
  }

  /// What the finder looks for.
  package let kind: Kind

  /// What a finder of line breaks does beyond its locale.
  package let rules: LineRules

  /// The most bytes that ICU gets in one call; tests make it small.
  package var windowSize = 512 * 1024

  let handle: OpaquePointer
  private let prototype: BreakerPrototype

  /// Makes a finder that follows the rules of a locale, such as `ja` or `th-TH`; the empty locale
  /// is the root's.
  ///
  /// - Throws: `UnicodeError` where ICU has no data or no memory.
  package init(
    _ kind: Kind, locale: String = "", rules: LineRules = LineRules()
  ) throws(UnicodeError) {
    self.kind = kind
    self.rules = rules
    unsafe (handle, prototype) = try BreakerPrototypes.shared.take(
      kind, locale: locale, strictness: kind == .line ? rules.strictness : nil)
  }

  deinit { unsafe prototype.giveBack(handle) }

  /// Appends the boundaries of a text: ascending, without its start, with its end.
  ///
  /// Offsets count bytes from the start of `text`. Ill-formed bytes count as U+FFFD. An empty text
  /// has no boundary.
  ///
  /// - Complexity: O(*n*). A text over 512 KB goes to ICU in parts, cut where that changes nothing;
  ///   only a sentence or a dictionary word that spans more than 256 KB without a hard break may be
  ///   cut differently.
  package mutating func boundaries(of text: Span<UInt8>, into ends: inout [UInt32]) {
    var noFlags: [Bool]?
    switch kind {
    case .cluster: appendClusters(of: text, into: &ends)
    case .line: appendLines(of: text, byICU: false, into: &ends, flags: &noFlags)
    case .word, .sentence: boundariesByICU(of: text, into: &ends)
    }
  }

  /// Appends the line breaks of a text, and for each whether the line must end there.
  ///
  /// The end of the text is a hard break only after a character that makes one.
  ///
  /// - Precondition: the kind is `line`.
  package mutating func lineBreaks(
    of text: Span<UInt8>, into ends: inout [UInt32], hard: inout [Bool]
  ) {
    precondition(kind == .line, "line breaks need a finder of lines")
    withFlags(&hard) { flags in
      appendLines(of: text, byICU: false, into: &ends, flags: &flags)
    }
  }

  /// Appends the ends of words and of the text between them, and for each segment whether it is
  /// like a word: letters, kana, ideographs or numbers.
  ///
  /// - Precondition: the kind is `word`.
  package mutating func words(
    of text: Span<UInt8>, into ends: inout [UInt32], isWordLike: inout [Bool]
  ) {
    precondition(kind == .word, "words need a finder of words")
    withFlags(&isWordLike) { flags in
      appendWindows(of: text, from: 0, to: text.count, into: &ends, flags: &flags)
    }
  }

  /// Appends the boundaries by ICU alone, which is what the fast paths must agree with.
  package mutating func boundariesByICU(of text: Span<UInt8>, into ends: inout [UInt32]) {
    var noFlags: [Bool]?
    appendWindows(of: text, from: 0, to: text.count, into: &ends, flags: &noFlags)
  }

  /// Appends the line breaks by ICU alone, which is what the fast path must agree with.
  package mutating func lineBreaksByICU(
    of text: Span<UInt8>, into ends: inout [UInt32], hard: inout [Bool]
  ) {
    withFlags(&hard) { flags in
      appendLines(of: text, byICU: true, into: &ends, flags: &flags)
    }
  }
}

/// Lends an array to a function that can do without.
private func withFlags(_ flags: inout [Bool], _ body: (inout [Bool]?) -> Void) {
  var lent: [Bool]? = flags
  flags = []
  body(&lent)
  flags = lent ?? []
}
