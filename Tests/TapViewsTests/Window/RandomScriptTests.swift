import TapTestSupport
import Testing

/// Laws that hold for any script of events and changes.
@Suite struct RandomScriptTests {
  @Test(arguments: 0..<300)
  func `GR-22, GR-24, LINK-32, PASS-9: any script keeps the laws, twice alike`(seed: Int) {
    var choices = SeededGenerator(seed: seed)
    let first = InteractionLaws.play(&choices, steps: 60)
    #expect(first.violation == nil, "\(first.log.suffix(12).joined(separator: "\n"))")
    #expect(!first.log.isEmpty)
    var again = SeededGenerator(seed: seed)
    #expect(InteractionLaws.play(&again, steps: 60).log == first.log)
  }

  @Test(arguments: 0..<300)
  func `PASS-3, PASS-4, LP-17: a press that is held has one owner at most`(seed: Int) {
    var choices = SeededGenerator(seed: seed)
    let play = InteractionLaws.play(&choices, steps: 80, cast: .oneFinger)
    #expect(play.violation == nil, "\(play.log.suffix(12).joined(separator: "\n"))")
  }
}
