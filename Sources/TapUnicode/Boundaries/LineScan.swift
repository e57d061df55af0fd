/// A recognizer of text whose line breaks are plain: words with single signs after them and spaces.
///
/// It knows the classes of UAX #14 that make up prose, and of those only the pairs on which all
/// versions and locales agree: nothing breaks inside a word, `word,` holds together (LB13), and
/// text after spaces may start a new line (LB18). ICU decides all other cases.
struct LineScan: Sendable {
  /// What a scalar is to line breaking.
  private enum Class {
    /// AL or HL.
    case letter
    /// NU, ASCII only.
    case digit
    /// CM.
    case mark
    /// IS: full stop, comma, colon, semicolon.
    case stop
    /// EX: exclamation and question mark.
    case exclamation
    /// QU, the apostrophe only.
    case apostrophe
    /// SP.
    case space
    /// CR, LF, VT, FF.
    case hardBreak
    /// Anything else.
    case other
  }

  /// What is known of the scalar before.
  private enum State: UInt8, CaseIterable {
    case start, word, stop, exclamation, apostrophe, space, unsure
  }

  /// A state in three bits and what the scalar that led there means.
  struct Entry: Sendable {
    fileprivate let bits: UInt8

    /// Nothing: no break before the scalar.
    @inline(__always) var isJoined: Bool { bits < 8 }
    /// A break before the scalar.
    @inline(__always) var isBroken: Bool { bits & 8 != 0 }
    /// A hard break after the scalar.
    @inline(__always) var isHardBreak: Bool { bits & 16 != 0 }
    /// The state after the scalar.
    @inline(__always) var state: Int { Int(bits & 7) }
  }

  /// The state at a boundary.
  static let start = Int(State.start.rawValue)
  /// The state after something unknown.
  static let unsure = Int(State.unsure.rawValue)

  /// For each state the entries of the 128 bytes of ASCII.
  private let table: [Entry]
  private let properties: ScalarProperties

  static let shared = LineScan()

  private init() {
    properties = ScalarProperties.shared
    table = State.allCases.flatMap { state in
      (0..<0x80 as Range<UInt8>).map { byte in LineScan.entry(state, LineScan.lineClass(of: byte)) }
    }
  }

  /// Returns what the scalar at an offset means after a state, and its length.
  @inline(__always) func step(
    _ state: Int, in text: Span<UInt8>, at offset: Int
  ) -> (entry: Entry, length: Int) {
    let byte = text[offset]
    if byte < 0x80 { return (table[state &<< 7 | Int(byte)], 1) }
    let scalar = text.scalar(at: offset)
    let traits = properties[scalar.value]
    // Bytes of the same class stand in: a letter, a mark (controls are of class CM), a bracket.
    let standIn = traits.isLinePlain ? (traits.group == .mark ? 0x01 : 0x61) : 0x28
    return (table[state &<< 7 | standIn], scalar.length)
  }

  private static func entry(_ state: State, _ next: Class) -> Entry {
    let broken: UInt8 = 8
    func joined(_ state: State) -> Entry { Entry(bits: state.rawValue) }
    let unsure = Entry(bits: State.unsure.rawValue | 32)
    switch next {
    case .letter, .digit:
      switch state {
      case .start, .word, .apostrophe: return joined(.word)
      case .space: return Entry(bits: State.word.rawValue | broken)
      // IC-13: ICU breaks before the digit of `a.2`, not before the letter of `a.b`.
      case .stop where next == .letter: return joined(.word)
      case .stop, .exclamation, .unsure: return Entry(bits: State.word.rawValue | 32)
      }
    case .mark: return state == .word ? joined(.word) : unsure
    case .stop: return state == .word ? joined(.stop) : unsure
    case .exclamation: return state == .word ? joined(.exclamation) : unsure
    case .apostrophe: return state == .word ? joined(.apostrophe) : unsure
    case .space:
      let isAfterWord = [.word, .stop, .exclamation, .space].contains(state)
      return isAfterWord ? joined(.space) : unsure
    case .hardBreak: return Entry(bits: State.start.rawValue | 16)
    case .other: return unsure
    }
  }

  private static func lineClass(of byte: UInt8) -> Class {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A: .letter
    case 0x30...0x39: .digit
    case 0x2C, 0x2E, 0x3A, 0x3B: .stop
    case 0x21, 0x3F: .exclamation
    case 0x27: .apostrophe
    case 0x20: .space
    case 0x0A...0x0D: .hardBreak
    case 0x00...0x08, 0x0E...0x1F, 0x7F: .mark
    default: .other
    }
  }
}
