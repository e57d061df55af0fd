import TapUnicode

/// Top-level domains that are more often the endings of files (LD-17).
///
/// From the root zone: those that are also usual extensions of source files, archives, documents
/// and libraries.
private let fileEndings = LabelSet(
  [
    "ai", "app", "as", "bz", "cab", "cc", "in", "is", "la", "md", "mk", "ml", "mm", "mo", "mov",
    "pl", "pm", "ps", "pub", "py", "rs", "sc", "sh", "so", "st", "tf", "zip",
  ].map { Array($0.utf8) })

/// Whether a label is a top-level domain that is more often the ending of a file's name.
package func isFileEnding(_ label: Span<UInt8>) -> Bool { fileEndings.contains(label) }

extension LinkScan {
  /// Whether a host may as well be the name of a file, such as `main.rs` (LD-17).
  func isFileName(_ text: Span<UInt8>, _ run: HostRun) -> Bool {
    run.labelCount == 2 && !text.has("www.", at: run.start)
      && isFileEnding(text.extracting(run.topLabel))
  }

  /// Whether a host reads like code, such as `this.id`, or like the end of a sentence with no space
  /// behind it, such as `ready.It` (LD-17).
  func isCodeName(_ text: Span<UInt8>, _ run: HostRun) -> Bool {
    guard run.isASCII, run.labelCount == 2, !text.has("www.", at: run.start) else { return false }
    let top = run.topLabel
    let dot = top.lowerBound - 1
    let isCapital = text[top.lowerBound] &- 0x41 < 26
    if isCapital, text[dot - 1] &- 0x61 < 26, !text.has("xn--", at: top.lowerBound) { return true }
    guard top.count <= 6, dot - run.start <= 8 else { return false }
    return CodeWords.isMember(
      text.extracting(run.start..<dot).string, named: text.extracting(top))
  }
}
