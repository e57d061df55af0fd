/// A recognizer of text whose line breaks are plain: words with single marks after them and spaces.
///
/// It knows the classes of UAX #14 that make up prose, and of those only the pairs on which all
/// versions and locales agree: nothing breaks inside a word, `word,` holds together (LB13), and what
/// follows a word and spaces starts a new piece (LB18). All else is unsure, and ICU decides.
struct LineScan {
  /// What a scalar is to line breaking.
  enum Class: UInt8 {
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
  private enum State: UInt8 {
    case start, word, stop, exclamation, apostrophe, space, unsure
  }

  /// What a scalar means for the boundary before it.
  enum Step {
    /// None there.
    case joined
    /// One there.
    case broken
    /// The rules known here don't say.
    case unsure
  }

  private var state = State.start

  /// Forgets the text before a boundary.
  mutating func restart() { state = .start }

  /// Takes the next scalar; a hard break is not for it.
  mutating func step(_ next: Class) -> Step {
    switch next {
    case .letter, .digit:
      let before = state
      state = .word
      switch before {
      case .start, .word, .apostrophe: return .joined
      case .space: return .broken
      // IC-13: ICU breaks before the digit of `a.2`, not before the letter of `a.b`.
      case .stop: return next == .letter ? .joined : .unsure
      case .exclamation, .unsure: return .unsure
      }
    case .mark: return move(to: .word, ifWord: true)
    case .stop: return move(to: .stop, ifWord: true)
    case .exclamation: return move(to: .exclamation, ifWord: true)
    case .apostrophe: return move(to: .apostrophe, ifWord: true)
    case .space:
      switch state {
      case .word, .stop, .exclamation, .space:
        state = .space
        return .joined
      case .start, .apostrophe, .unsure:
        state = .unsure
        return .unsure
      }
    case .hardBreak, .other:
      state = .unsure
      return .unsure
    }
  }

  private mutating func move(to next: State, ifWord: Bool) -> Step {
    guard state == .word else {
      state = .unsure
      return .unsure
    }
    state = next
    return .joined
  }
}
