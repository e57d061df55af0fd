import TapText

/// What stays at hand while one record after another is answered, and what is found of the current.
///
/// One thread uses it at a time.
final class Workbench {
  /// The assessors made so far.
  let safeties = SafetyStore()

  /// The text of the current record; `nil` where it names a file.
  private var text: [UInt8]?

  /// What the current record shows, once the first of its questions needs it.
  var input: Input?

  /// The worst verdict on a link of the current record.
  private(set) var worstVerdict = LinkVerdict.allow

  /// Whether a target of the current record is too small.
  private(set) var hasSmallTarget = false

  /// Begins a record.
  func begin(text: [UInt8]?) {
    self.text = text
    input = nil
    worstVerdict = .allow
    hasSmallTarget = false
  }

  /// The file at a path, which for the text of a record is standard input.
  func file(at path: String) -> InputFile { InputFile(path: path, bytes: text) }

  /// Notes the verdict on a link.
  func note(_ verdict: LinkVerdict) { worstVerdict = max(worstVerdict, verdict) }

  /// Notes that a target is too small.
  func noteSmallTarget() { hasSmallTarget = true }
}
