import Foundation
import TapTestSupport
import Testing

/// `tapline fit`: models of touches from logs.
@Suite struct FitTests {
  /// A log of touches that spread evenly by 20 points around the middle of targets of three sizes.
  private static func log(count: Int, _ record: (Double, Double, Double) -> String) -> [String] {
    var random = SeededGenerator(seed: 22)
    return (0..<count).map { index in
      let size = [20.0, 40, 60][index % 3]
      let x = Double(random.number(below: 401)) / 10 - 20
      let y = Double(random.number(below: 201)) / 10 - 10
      return record(100 + x, 50 + y, size)
    }
  }

  private static func target(_ size: Double) -> String {
    "[\(100 - size / 2),\(50 - size / 2),\(size),\(size)]"
  }

  private struct Answer: Decodable, Equatable {
    struct Axis: Decodable, Equatable {
      var offset: Double
      var offsetInterval: [Double]
      var spread: Double
      var spreadInterval: [Double]
      var growth: Double
      var growthInterval: [Double]?
    }
    var count: Int
    var x: Axis
    var y: Axis
  }

  private func fit(_ input: String, _ arguments: String...) throws -> Answer {
    let outcome = try Tool.run(["fit", "-", "--json"] + arguments, input: input)
    #expect(outcome.code == 0, "\(outcome)")
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }

  @Test func `lines, an array and the events of a browser give the same model`() throws {
    let lines = Self.log(count: 300) { x, y, size in
      "{\"x\": \(x), \"y\": \(y), \"target\": \(Self.target(size)), \"device\": \"other\"}"
    }
    let events = Self.log(count: 300) { x, y, size in
      """
      {"type": "pointermove", "clientX": 1, "clientY": 1},
      {"type": "pointerdown", "pointerType": "touch", "clientX": \(x), "clientY": \(y), \
      "target": \(Self.target(size)), "timeStamp": 12.5}
      """
    }
    let answer = try fit(lines.joined(separator: "\n"))
    #expect(answer.count == 300)
    #expect(try fit("[" + lines.joined(separator: ",") + "]") == answer)
    #expect(try fit("[\n" + events.joined(separator: ",\n") + "\n]\n") == answer)
    // An even spread of ±20 points has a standard deviation of 20 / √3, 1.83 mm on a phone.
    #expect(abs((answer.x.spread * answer.x.spread).squareRoot() - 1.83) < 0.3)
    #expect(answer.x.spreadInterval[0] < answer.x.spread)
    #expect(answer.x.offsetInterval[0] <= answer.x.offset)
  }

  @Test func `twice as many points in a millimeter are half the size`() throws {
    let lines = Self.log(count: 90) { x, y, size in
      "{\"x\": \(x), \"y\": \(y), \"target\": \(Self.target(size))}"
    }.joined(separator: "\n")
    let (one, two) = (try fit(lines, "--ppmm", "4"), try fit(lines, "--ppmm", "8"))
    #expect(abs(one.x.spread / two.x.spread - 2) < 1e-6)
    #expect(abs(one.y.offset / two.y.offset - 2) < 1e-6)
  }

  @Test func `people read the numbers, and the options that use them`() throws {
    let lines = Self.log(count: 60) { x, y, size in
      "{\"x\": \(x), \"y\": \(y), \"target\": \(Self.target(40))}"
    }.joined(separator: "\n")
    let outcome = try Tool.run(["fit", "-"], input: lines)
    let words = outcome.lines
    #expect(words[0] == "60 touches" && words.count == 4)
    #expect(words[1].hasSuffix("growth unknown: all targets have one size"))
    let options = words[3].split(separator: " ").dropFirst(3).map(String.init)
    let audit = try Tool.run(["audit", "-", "--format", "markdown"] + options, input: "[a](a)")
    #expect(audit.code != 2 && audit.output.contains("custom: hit "), "\(audit)")
  }

  @Test(arguments: [
    ("{\"x\": 1}", "standard input:1"), ("{\"x\": 1, \"y\": 2, \"target\": [1]}", "/target"),
    ("\n{]", "standard input:2"), ("[1]", "/0"), ("", "only 0 touches"),
    ("{\"x\": 1e10, \"y\": 2, \"target\": [1, 2, 3, 4]}", "/x"),
  ])
  func `a broken log is an error with its position`(log: String, place: String) throws {
    let outcome = try Tool.run(["fit", "-"], input: log)
    #expect(outcome.code == 3 && outcome.messages.contains(place), "\(outcome)")
  }
}
