import TapUnicode

/// A reader of the labels of one host, which also finds a host that touches East Asian text.
///
/// In `詳細はexample.comへ` the run of letters is the whole sentence; its core is `example.com`
/// (LD-13). Both are followed at once, so that each letter is read once.
struct HostReader {
  /// What comes before the host.
  enum Place {
    /// Nothing: the host says where it begins.
    case bare
    /// A scheme, or an `@`: it begins where it begins.
    case fixed
  }

  /// All labels.
  private(set) var whole: HostRun
  /// The labels from the first ASCII letter after East Asian ones, while all that follows is ASCII.
  private(set) var core: HostRun?
  private var label: Int
  private var traits = LabelTraits()
  private var dots = 0
  private var dotLength = 0
  /// Whether all that was read is East Asian letters and wide dots.
  private var mayBeginCore: Bool

  init(from start: Int, mayBeginCore: Bool) {
    whole = HostRun(from: start)
    label = start
    self.mayBeginCore = mayBeginCore
  }

  /// The core if there is one, else all.
  var best: HostRun { core ?? whole }

  /// Whether the label so far is ASCII.
  var isLabelASCII: Bool { traits.isASCII }

  /// Whether a single wide dot was read last.
  var isAfterWideDot: Bool { dots == 1 && dotLength == 3 }

  /// The label so far, of the core where it begins in it.
  func labelSoFar(to offset: Int) -> Range<Int> {
    let start = core.map { max($0.start, label) } ?? label
    return start..<(dots > 0 ? start : offset)
  }

  /// Takes a letter, digit, hyphen or underscore of ASCII.
  mutating func takeASCII(_ byte: UInt8, at offset: Int) {
    beginLabel(at: offset)
    if !ASCII.isDigit(byte) { traits.isNumeric = false }
    if byte == 0x5F { traits.hasUnderscore = true }
    guard mayBeginCore else { return }
    if offset > whole.start, ASCII.isAlphanumeric(byte) { core = HostRun(from: offset) }
    mayBeginCore = false
  }

  /// Takes a letter beyond ASCII.
  mutating func takeLetter(isUnspaced: Bool, at offset: Int) {
    beginLabel(at: offset)
    traits.isASCII = false
    traits.isNumeric = false
    core = nil
    if !isUnspaced { mayBeginCore = false }
  }

  /// Takes a dot.
  mutating func takeDot(_ text: Span<UInt8>, at offset: Int, length: Int) {
    endLabel(text, at: offset)
    dots += 1
    dotLength = length
    if length == 1 { mayBeginCore = false }
  }

  /// Ends the host before an offset, which is also where reading goes on.
  mutating func finish(_ text: Span<UInt8>, at offset: Int, isCut: Bool) {
    endLabel(text, at: offset)
    let trailing = dots == 1 ? dotLength : 0
    whole.next = offset
    whole.isCut = isCut
    whole.trailingDot = trailing
    core?.next = offset
    core?.isCut = isCut
    core?.trailingDot = trailing
  }

  private mutating func beginLabel(at offset: Int) {
    guard dots > 0 else { return }
    if dots > 1 || whole.labelCount == 0 {
      whole.noteEmptyLabel()
      core?.noteEmptyLabel()
    }
    dots = 0
    label = offset
    traits = LabelTraits()
  }

  private mutating func endLabel(_ text: Span<UInt8>, at offset: Int) {
    guard dots == 0, offset > label else { return }
    whole.append(label..<offset, of: text, traits)
    guard let start = core?.start else { return }
    var own = traits
    // What stands before the core in its first label is not ASCII; the core is.
    own.isASCII = true
    core?.append(max(label, start)..<offset, of: text, own)
  }
}
