import TapTestSupport
import Testing

@Suite struct RandomScriptTests {
  @Test(arguments: 0..<60)
  func `GR-22: any script keeps the laws, and gives the same log twice`(seed: Int) {
    var choices = SeededGenerator(seed: seed)
    let first = InteractionLaws.play(&choices, steps: 60)
    #expect(first.violation == nil, "\(first.log.suffix(12).joined(separator: "\n"))")
    var again = SeededGenerator(seed: seed)
    #expect(InteractionLaws.play(&again, steps: 60).log == first.log)
  }
}
