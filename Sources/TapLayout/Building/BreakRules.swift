import TapText
import TapUnicode

/// What decides where the lines of a paragraph may break.
struct BreakRules: Hashable {
  var language: String
  var line: LineBreakRule
  var word: WordBreakRule

  init(_ options: LayoutOptions) {
    language = options.language
    line = options.lineBreak
    word = options.wordBreak
  }

  /// Whether lines may break with a hyphen: not where they break between letters anyhow.
  var hyphenates: Bool { line != .anywhere && word != .breakAll }

  /// What the language's own rules are changed by; of no meaning where breaks are anywhere.
  var lineRules: LineRules {
    let strictness: LineRules.Strictness? =
      switch line {
      case .automatic, .anywhere: nil
      case .loose: .loose
      case .normal: .normal
      case .strict: .strict
      }
    let words: LineRules.Words =
      switch word {
      case .normal: .normal
      case .keepAll: .keepAll
      case .breakAll: .breakAll
      }
    return LineRules(strictness: strictness, words: words)
  }
}

/// A finder of the line breaks of paragraphs, each by its own rules.
///
/// It keeps ICU's iterator for the rules of the paragraph before, and its buffer.
struct BreakFinder: ~Copyable {
  private var rules: BreakRules
  // Without ICU's data a layout still stands: it breaks between clusters alone.
  private var finder: BoundaryFinder?
  private(set) var boundaries: [UInt32] = []

  init(_ rules: BreakRules) {
    self.rules = rules
    finder = Self.open(rules)
  }

  /// Finds the offsets at which a line may or must end.
  mutating func findBreaks(of text: Span<UInt8>, _ rules: BreakRules) {
    if rules != self.rules {
      finder = Self.open(rules)
      self.rules = rules
    }
    boundaries.removeAll(keepingCapacity: true)
    // A word and its space are five bytes and more in most languages.
    boundaries.reserveCapacity(text.count / 5)
    finder?.boundaries(of: text, into: &boundaries)
  }

  private static func open(_ rules: BreakRules) -> BoundaryFinder? {
    try? BoundaryFinder(.line, locale: rules.language, rules: rules.lineRules)
  }
}
