/// A few lines over the page that say or ask something.
struct Panel {
  /// What can be chosen.
  struct Choice {
    /// The key that chooses it.
    let key: Unicode.Scalar
    let title: String
  }

  /// The lines, which are wrapped.
  var lines: [String]
  /// What can be chosen; with nothing any key closes the panel.
  var choices: [Choice] = []
  /// The choice that Enter takes.
  var selected = 0
  /// Whether there is one choice to a row.
  var isList = false
  /// Called with the choice, or with `nil` where the panel was closed.
  var answer: (Int?) -> Void = { _ in }
  /// Where the choices were drawn, for the mouse: row, columns.
  var areas: [(row: Int, columns: Range<Int>)] = []
  /// The first choice of a list that is drawn.
  var firstShown = 0
}

/// A line that is being typed.
struct Prompt {
  /// What is in front of it.
  let label: String
  var text = ""
}

/// Letters over the links in view, by which they are followed.
struct Hints {
  /// A link with its letters.
  struct Hint {
    let letters: String
    let link: Int
    /// Where the link begins, in cells of the page.
    let column: Int
    let row: Int
  }

  var hints: [Hint]
  var typed = ""

  /// Those that what was typed may still mean.
  var rest: [Hint] { hints.filter { $0.letters.hasPrefix(typed) } }

  /// The letters, those first that are easy to type.
  static let alphabet = Array("asdfghjklqwertyuiopzxcvbnm")

  /// As many names as there are links, all of one length.
  static func names(_ count: Int) -> [String] {
    var length = 1
    var reach = alphabet.count
    while reach < count {
      length += 1
      reach *= alphabet.count
    }
    return (0..<count).map { index in
      var rest = index
      var name = ""
      for _ in 0..<length {
        name = String(alphabet[rest % alphabet.count]) + name
        rest /= alphabet.count
      }
      return name
    }
  }
}
