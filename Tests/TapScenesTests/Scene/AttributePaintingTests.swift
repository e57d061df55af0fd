import TapScenes
import TapTestSupport
import TapText
import Testing

/// Attributes of scenes whose ranges overlap.
@Suite struct AttributePaintingTests {
  private struct Entry {
    let range: Range<Int>
    let json: String
    let apply: (inout TextAttributes) -> Void

    static func random(in length: Int, _ random: inout SeededGenerator) -> Entry {
      let start = Int.random(in: 0..<length, using: &random)
      let end = Int.random(in: start + 1...length, using: &random)
      let size = Int.random(in: 5...40, using: &random)
      let weight = [100, 400, 900].randomElement(using: &random) ?? 100
      let key = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      let kinds: [(String, (inout TextAttributes) -> Void)] = [
        ("\"size\":\(size)", { $0.fontSize = Double(size) }),
        ("\"bold\":true", { $0.fontWeight = 700 }),
        ("\"weight\":\(weight)", { $0.fontWeight = weight }),
        (
          "\"bold\":true,\"weight\":\(weight),\"italic\":true",
          {
            $0.fontWeight = weight
            $0.isItalic = true
          }
        ),
        ("\"underline\":true", { $0.isUnderlined = true }),
        (
          "\"underline\":false,\"size\":\(size)",
          {
            $0.isUnderlined = false
            $0.fontSize = Double(size)
          }
        ),
        ("\"tags\":{\"\(key)\":\"\(size)\"}", { $0.tags[key] = "\(size)" }),
        ("\"lang\":\"de\"", { $0.language = "de" }),
      ]
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      return Entry(
        range: start..<end, json: "{\(kind.0),\"utf8\":[\(start),\(end)]}", apply: kind.1)
    }
  }

  @Test(arguments: 0..<30)
  func `attributes over one another are those of the last entry for each property`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let words = "abcdefghijklmnopqrstuvwxyz"
    let entries = (0..<Int.random(in: 1..<25, using: &random)).map { _ in
      Entry.random(in: words.utf8.count, &random)
    }
    var expected = AttributedText(words)
    for entry in entries { expected.updateAttributes(in: entry.range, entry.apply) }
    let list = entries.map(\.json).joined(separator: ",")
    let json = "{\"name\":\"a\",\"text\":\"\(words)\",\"attributes\":[\(list)]}"
    let content = try CaseFile.read(Array(json.utf8), for: .view)
    #expect(content.bareText?.text == expected)
  }
}
