import TapScenes
import TapTestSupport
import Testing

@Suite struct JSONValueTests {
  @Test(arguments: 0..<200) func `a value that is written reads back the same`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let value = JSONValue.random(depth: 4, using: &random)
    #expect(try JSONValue(parsing: Array(value.written.utf8).span) == value)
  }

  @Test(arguments: CorpusFile.all(in: "hits").prefix(6))
  func `every prefix of a file is broken, and says where`(_ file: CorpusFile) throws {
    let bytes = Array(try file.text().utf8)
    let whole = bytes.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? 0
    for end in 0..<whole {
      let error = #expect(throws: SceneError.self) {
        try JSONValue(parsing: Array(bytes[..<end]).span)
      }
      guard case .source(let line, _) = error?.location else {
        Issue.record("no place at \(end)")
        return
      }
      let lines = bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1
      #expect((1...lines).contains(line))
    }
  }

  @Test(arguments: 0..<300) func `a damaged file is read or refused, never a trap`(
    seed: Int
  ) throws {
    var random = SeededGenerator(seed: seed)
    let files = CorpusFile.all(in: "hits") + CorpusFile.all(in: "reports")
    let file = try #require(files.randomElement(using: &random))
    var bytes = Array(try file.text().utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      bytes[index] = UInt8.random(in: 0...255, using: &random)
    }
    do throws(SceneError) {
      _ = try CaseFile.read(bytes)
    } catch {
      #expect(!error.reason.isEmpty)
    }
  }

  @Test func `members keep the order of the file`() throws {
    let value = try JSONValue(parsing: Array(#"{"b": 1, "a": 2, "c": 3}"#.utf8).span)
    guard case .object(let members) = value else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["b", "a", "c"])
  }

  @Test func `a string may hold the character zero`() throws {
    let value = try JSONValue(parsing: Array(#"["a\u0000b"]"#.utf8).span)
    #expect(value == .array([.string("a\0b")]))
  }

  @Test func `a file beyond the limit is refused unread`() {
    let bytes = [UInt8](repeating: 0x20, count: JSONValue.largestFile + 1)
    let error = #expect(throws: SceneError.self) { try JSONValue(parsing: bytes.span) }
    #expect(error?.description == "top level: larger than 67108864 bytes")
  }
}

extension JSONValue {
  /// The value as JSON.
  fileprivate var written: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .string(let string): Self.quoted(string)
    case .array(let items): "[" + items.map(\.written).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)): \($0.value.written)" }.joined(separator: ",")
        + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    let scalars = string.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\u{0}"..<"\u{20}":
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + scalars.joined() + "\""
  }

  fileprivate static func random(
    depth: Int, using random: inout SeededGenerator
  ) -> JSONValue {
    switch Int.random(in: 0..<(depth == 0 ? 5 : 7), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2:
      return .integer(
        Int(truncatingIfNeeded: random.next() >> UInt64.random(in: 0..<64, using: &random)))
    case 3: return .real(Double.random(in: -1e9...1e9, using: &random) + 0.5)
    case 4: return .string(string(using: &random))
    case 5:
      let count = Int.random(in: 0..<5, using: &random)
      return .array((0..<count).map { _ in .random(depth: depth - 1, using: &random) })
    default:
      let count = Int.random(in: 0..<5, using: &random)
      return .object(
        (0..<count).map { index in
          let key = "\(index)" + string(using: &random).filter { $0 != "\0" }
          return Member(key: key, value: .random(depth: depth - 1, using: &random))
        })
    }
  }

  private static func string(using random: inout SeededGenerator) -> String {
    let alphabet: [Unicode.Scalar] = ["a", "\"", "\\", "/", "\n", "\0", "\u{7F}", "é", "世", "😀"]
    var string = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      string.append(alphabet[Int.random(in: alphabet.indices, using: &random)])
    }
    return String(string)
  }
}
