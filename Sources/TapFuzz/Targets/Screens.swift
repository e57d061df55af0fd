import TapTestSupport

extension FuzzTarget {
  /// Any script played to a screen of bars, segments and texts keeps its laws, and plays the same way
  /// twice.
  static let screens = FuzzTarget(name: "screens") { bytes in
    guard bytes.count <= 2_000 else { return }
    let steps = bytes.count / 4
    var input = FuzzInput(bytes)
    let laws = ScreenLaws.play(&input, steps: steps)
    laws.log.forEach { line in show(line) }
    require(laws.violation == nil, laws.violation ?? "")
    var again = FuzzInput(bytes)
    let second = ScreenLaws.play(&again, steps: steps)
    require(laws.log == second.log, "the same script gives the same log")
  }
}
