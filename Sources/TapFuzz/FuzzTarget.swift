import TapPlatform

/// A property that must hold for any bytes.
struct FuzzTarget: Sendable {
  /// The name, which is also that of its folder in the corpus.
  let name: String

  /// Checks the property; a violation traps with a message.
  let check: @Sendable (Span<UInt8>) -> Void

  /// All targets.
  static let all = [
    clusters, bidi, edits, markdown, html, ansi, cases, layout, shaping, fonts, interaction,
    screens, audit, names,
    detect,
    safety, records, calls, input, cells,
  ]

  /// The target that the environment variable `TAP_FUZZ` names.
  static let chosen = all.first { $0.name == environment("TAP_FUZZ") } ?? layout
}

/// Traps if a property does not hold, with its message in all builds: an optimized `precondition`
/// drops it.
func require(_ holds: Bool, _ words: @autoclosure () -> String) {
  guard !holds else { return }
  print("does not hold:", words())
  fflush(nil)
  preconditionFailure("a property does not hold")
}

private let showsInput = environment("TAP_FUZZ_SHOW") != nil

/// Prints what an input stands for where the environment variable `TAP_FUZZ_SHOW` is set.
func show(_ words: @autoclosure () -> String) {
  if showsInput { print(words()) }
}
