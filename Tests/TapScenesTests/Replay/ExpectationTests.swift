import TapScenes
import Testing

/// An expectation that is not met, and the words that must tell it.
private struct WrongOutcome: Sendable, CustomTestStringConvertible {
  let expectation: String
  let failure: String
  var testDescription: String { failure }

  init(_ expectation: String, _ failure: String) {
    self.expectation = expectation
    self.failure = failure
  }
}

@Suite struct ExpectationTests {
  /// A text in a scroll view over a box; the link is tapped once, the box held until time ends.
  private static func run(_ expectation: String) throws -> CaseResult {
    let json = #"""
      {"window": {"size": [400, 300]}, "views": [
        {"id": "box", "kind": "view", "frame": [0, 0, 400, 300], "recognizers": [{"kind": "longPress"}]},
        {"id": "roll", "kind": "scroll", "frame": [0, 0, 400, 100], "contentSize": [400, 200], "contentOffset": [0, 5],
         "delaysContentTouches": false, "views": [
          {"id": "body", "kind": "text", "frame": [0, 0, 400, 100], "text": "see docs now",
           "links": [{"id": "L1", "destination": "#d", "text": "docs"}]}]}],
       "events": [{"at": 0, "tap": {"link": "L1"}}, {"at": 1, "down": [9, 200]}, {"at": 2, "advance": true}],
       "expect": \#(expectation)}
      """#
    return try CaseFile.read(Array(json.utf8)).run()
  }

  @Test func `what happened passes`() throws {
    let result = try Self.run(
      #"""
      {"log": ["0.000 body press L1", "0.060 body activate L1 #d", "1.500 box longPress began 9,200"],
       "counts": {"activate": 1, "longPress": 1, "longPress began": 1, "longPress ended": 0, "tap": 0},
       "countsOf": {"box": {"longPress": 1, "activate": 0}}, "activations": {"L1": 1},
       "never": ["roll"], "offsets": {"roll": [0, 5]}, "cursor": "arrow"}
      """#)
    #expect(result.failures == [])
    #expect(result.status == .passed)
  }

  @Test(arguments: [
    WrongOutcome(
      #"{"log": ["0.000 body press L1"]}"#,
      #"log, line 1: expected its end, got "0.060 body activate L1 #d""#),
    WrongOutcome(
      #"{"log": ["0.000 body press L2"]}"#,
      #"log, line 0: expected "0.000 body press L2", got "0.000 body press L1""#),
    WrongOutcome(#"{"counts": {"activate": 2}}"#, "activate: expected 2, got 1"),
    WrongOutcome(#"{"counts": {"longPress began": 0}}"#, "longPress began: expected 0, got 1"),
    WrongOutcome(
      #"{"countsOf": {"roll": {"longPress": 1}}}"#, "longPress at roll: expected 1, got 0"),
    WrongOutcome(#"{"activations": {}}"#, "activations: expected none, got L1 1"),
    WrongOutcome(#"{"activations": {"L1": 2}}"#, "activations: expected L1 2, got L1 1"),
    WrongOutcome(
      #"{"never": ["box"]}"#, #"never box: got "1.500 box longPress began 9,200""#),
    WrongOutcome(#"{"idle": true}"#, "idle: box has a gesture that is began"),
    WrongOutcome(#"{"cursor": "pointer"}"#, "cursor: expected pointer, got arrow"),
  ])
  private func `what did not happen fails`(_ wrong: WrongOutcome) throws {
    let result = try Self.run(wrong.expectation)
    #expect(result.failures == ["/expect: \(wrong.failure)"])
    #expect(result.status == .failed)
  }

  @Test func `taps are counted by the words of the log, however many there are`() throws {
    for (taps, word) in [
      (1, "tap"), (2, "doubleTap"), (3, "tripleTap"), (4, "tap×4"), (10, "tap×10"),
    ] {
      let events = (0..<taps).map { #"{"at": \#(Double($0) / 5), "tap": [5, 5]}"# }
      let json = #"""
        {"window": {"size": [400, 300]}, "views": [
          {"id": "box", "kind": "view", "frame": [0, 0, 400, 300],
           "recognizers": [{"kind": "tap", "taps": \#(taps)}]}],
         "events": [\#(events.joined(separator: ", "))],
         "expect": {"counts": {"\#(word)": 1}, "countsOf": {"box": {"\#(word)": 1}}}}
        """#
      #expect(try CaseFile.read(Array(json.utf8)).run().failures == [])
    }
  }

  @Test func `an offset that differs is told`() throws {
    let failures = try Self.run(#"{"offsets": {"roll": [0, 6]}}"#).failures
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("/expect: offset of roll: expected "))
  }
}
