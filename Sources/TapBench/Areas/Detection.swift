import TapLinks
import TapTestSupport

extension Benchmark {
  /// The links of plain texts: prose, chat full of addresses, and what makes other detectors slow.
  static let detection =
    ["T5", "T7", "T8"].map { name in
      Benchmark(name: "detect/\(name)") { fixtures, effort in
        let text = fixtures[name].text.utf8
        var row = rate("detect/\(name)", text, effort, mark: name == "T5" ? 100 : nil)
        row.peer = LinkifyItPeer.measured(on: text)
        return [row]
      }
    } + [
      Benchmark(name: "detect/chat") { _, effort in
        var row = rate("detect/chat", chat, effort, mark: 40)
        row.peer = LinkifyItPeer.measured(on: chat)
        return [row]
      }
    ]
    + ["a.com.", "www.a_", "a.com東", "https://a.com/("].map { unit in
      Benchmark(name: "detect/\(unit)") { _, effort in
        // Twice the text takes twice the time: the rates are equal.
        let text = Array(String(repeating: unit, count: 1_000_000).utf8)
        let half = Array(text[..<(unit.utf8.count * 500_000)])
        return [
          rate("detect/\(unit)/half", half, effort, mark: nil),
          rate("detect/\(unit)/whole", text, effort, mark: nil),
        ]
      }
    }

  private static func rate(_ name: String, _ text: [UInt8], _ effort: Effort, mark: Double?) -> Row
  {
    let detector = LinkDetector()
    var count = 0
    let sample = effort.measure { count &+= detector.detect(in: text).count }
    keep(count)
    return Row(name, bytes: text.count, sample, mark: mark.map { Mark($0) })
  }

  /// A megabyte of short messages, each with an address.
  private static let chat: [UInt8] = {
    var random = SeededGenerator(seed: 58)
    let words = ["see", "this", "at", "noon", "from", "me", "to", "all", "and", "there"]
    var text = ""
    while text.utf8.count < 1_000_000 {
      for _ in 0...random.number(below: 7) { text += random.pick(words) + " " }
      let number = random.number(below: 1_000)
      text += random.pick([
        "https://example.com/\(number)/a?id=\(number)", "www.example\(number).com/x",
        "b\(number).org",
        "ann\(number)@example.com", "http://c.example.net:8080/d(e)",
      ])
      text += random.pick(["\n", ". ", " "])
    }
    return Array(text.utf8)
  }()
}
