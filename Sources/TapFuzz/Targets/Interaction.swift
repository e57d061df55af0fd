import TapTestSupport

extension FuzzTarget {
  /// Any script played to any window keeps the laws of interaction, and plays the same way twice.
  static let interaction = FuzzTarget(name: "interaction") { bytes in
    guard bytes.count <= 2_000 else { return }
    let steps = bytes.count / 4
    var input = FuzzInput(bytes)
    let laws = InteractionLaws.play(&input, steps: steps)
    laws.log.forEach { line in show(line) }
    require(laws.violation == nil, laws.violation ?? "")
    var again = FuzzInput(bytes)
    let second = InteractionLaws.play(&again, steps: steps)
    require(laws.log == second.log, "the same script gives the same log")
  }
}
