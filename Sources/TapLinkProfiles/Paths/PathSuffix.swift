import TapLinks
import TapText
/// The line and column after a path (TP-9).
///
/// There are three forms: numbers after a sign, `foo:3:5`; text, `"foo", line 3, column 5`; and
/// brackets, `foo(3, 5)`.
struct PathSuffix {
  enum Form {
    case numbers, spacedNumbers, words, brackets
  }

  let form: Form
  let position: PathPosition
  /// Where it ends.
  let end: Int

  /// Reads what is right after a path; of one in quotation marks, after the second mark.
  init?(_ text: Span<UInt8>, at offset: Int, isQuoted: Bool) {
    var cursor = PathSuffixCursor(offset: offset)
    if let position = cursor.readWords(text) {
      form = .words
      self.position = position
    } else if let position = cursor.readBrackets(text) {
      form = .brackets
      self.position = position
    } else if let position = cursor.readNumbers(text, isQuoted: isQuoted) {
      form = .numbers
      self.position = position
    } else if !isQuoted, let position = cursor.readSpacedNumbers(text) {
      form = .spacedNumbers
      self.position = position
    } else {
      return nil
    }
    end = cursor.offset
  }
}
