import TapTestSupport
import Testing

@Suite struct RandomScreenTests {
  @Test(arguments: 0..<300)
  func `TAB-7, TAB-8, SEG-4, SEG-15: any script leaves one tab, one child, balanced lives`(
    seed: Int
  ) {
    var choices = SeededGenerator(seed: seed)
    let first = ScreenLaws.play(&choices, steps: 80)
    #expect(
      first.violation == nil,
      "\(first.violation ?? "")\n\(first.log.suffix(25).joined(separator: "\n"))")
    var again = SeededGenerator(seed: seed)
    #expect(ScreenLaws.play(&again, steps: 80).log == first.log)
  }
}
