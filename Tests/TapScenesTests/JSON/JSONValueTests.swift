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

  /// Whether usual JSON is read as the library reads it; both as text, in which -0.0 isn't 0.0.
  private func agree(on bytes: [UInt8]) -> Bool {
    guard let usual = JSONValue(usual: bytes.span) else { return true }
    return usual.written == (try? JSONValue(byLibrary: bytes.span))?.written
  }

  @Test(arguments: 0..<400) func `usual JSON is read as the library reads it, damaged or not`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    let whole = Array(JSONValue.random(depth: 3, using: &random).written.utf8)
    #expect(agree(on: whole))
    let telling = Array("\"\\/bfnrtu0019aFdD8+-.eE{}[]:, \n\u{0}é".utf8) + [0x80, 0xFF, 0xED]
    for _ in 0..<20 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        let byte = telling.randomElement(using: &random) ?? 0
        bytes.replaceSubrange(index..<index + (Bool.random(using: &random) ? 1 : 0), with: [byte])
      }
      #expect(agree(on: bytes), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: CorpusFile.all(in: "hits") + CorpusFile.all(in: "scenes"))
  func `files are usual JSON`(_ file: CorpusFile) throws {
    // A string with NUL is not usual.
    guard file.path.hasSuffix(".json"), try !file.text().contains("\\u0000") else { return }
    let bytes = Array(try file.text().utf8)
    let usual = JSONValue(usual: bytes.span)
    #expect(try usual == JSONValue(byLibrary: bytes.span))
  }

  @Test(arguments: [
    #"" \"\\\/\b\f\n\r\t\u00e9\u20AC\ud83d\uDE00é""#, "-0", "0", "-12", "1.5",
    "123456789012345678",
    "-0.0", "1e5", "2E-3", "0.1e+2", " [ ] ", "{ }", #"{"a":[true,false,null],"b":{}}"#, "1e-400",
  ])
  func `this is usual`(_ json: String) throws {
    let usual = JSONValue(usual: Array(json.utf8).span)
    #expect(try usual?.written == JSONValue(byLibrary: Array(json.utf8).span).written)
  }

  @Test(arguments: [
    "", " ", "01", "-", "1.", ".5", "1e", "+1", "1234567890123456789", "1e999", "tru", "truex",
    "nul", "[1,]", "[1", "{\"a\":1,}", #"{"a":1,"a":2}"#, #""\ud83d""#, #""\ud83d\u0041""#,
    #""\udc00""#, #""\u0000""#, #""\x""#, #""\u12g4""#, "\"a\nb\"", "\"open", "1 2", "{1:2}",
    "\u{FEFF}1", String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
  ])
  func `this is left to the library`(_ json: String) {
    let usual = JSONValue(usual: Array(json.utf8).span)
    #expect(usual == nil)
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
