import TapScenes
import TapTestSupport
import Testing

/// The schema with which editors check cases, against the reader that runs them.
@Suite struct CaseSchemaTests {
  private static func value(_ file: CorpusFile) throws -> JSONValue {
    try JSONValue(parsing: Array(file.text().utf8).span)
  }

  // The schema is read once for all tests, which only ask it.
  private nonisolated(unsafe) static let read = Result {
    JSONSchema(try value(CorpusFile(named: "case.schema.json")))
  }

  private static func schema() throws -> JSONSchema { try unsafe read.get() }

  private static let folders = ["hits", "layouts", "markup", "reports", "scenes"]

  private static let cases = folders.flatMap(CorpusFile.all).filter {
    $0.description.hasSuffix(".json")
  }

  @Test func `the schema uses only keywords that the validator of the tests knows`() throws {
    let schema = try Self.schema()
    #expect(schema.unknownKeywords.isEmpty)
    #expect(schema.references == schema.definitionNames)
  }

  @Test func `the schema accepts every case of the corpus`() throws {
    let schema = try Self.schema()
    #expect(Self.cases.count > 300)
    for file in Self.cases {
      #expect(schema.accepts(try Self.value(file)), "\(file)")
    }
  }

  @Test(arguments: FormatDocumentTests.objects)
  func `the schema rejects unknown keys and words`(json: String) throws {
    #expect(!(try Self.schema().accepts(try JSONValue(parsing: Array(json.utf8).span))))
  }

  /// Files that lack something, have too much of it, or have a value of the wrong type or size.
  private static let broken = [
    #"[]"#, #"{}"#, #"{"text": 1}"#, #"{"text": "a", "markdown": "b"}"#,
    #"{"repeat": {"unit": "a"}}"#, #"{"repeat": {"unit": "a", "count": -1}}"#,
    #"{"text": "a", "pending": ""}"#, #"{"text": "a", "layout": []}"#,
    #"{"text": "a", "layout": {"cell": [8]}}"#, #"{"text": "a", "layout": {"cell": [0, 16]}}"#,
    #"{"text": "a", "layout": {"lines": 0}}"#, #"{"text": "a", "layout": {"slop": 65}}"#,
    #"{"text": "a", "layout": {"size": 16}}"#, #"{"text": "a", "layout": {"font": []}}"#,
    #"{"text": "a", "layout": {"insets": [1, 2, 3]}}"#,
    #"{"text": "a", "links": [{"id": "L", "utf8": [0, 1]}]}"#,
    #"{"text": "a", "links": [{"id": "L L", "destination": "d", "utf8": [0, 1]}]}"#,
    #"{"text": "a", "links": [{"id": "L", "destination": "d"}]}"#,
    #"{"text": "a", "links": [{"id": "L", "destination": "d", "utf8": [0]}]}"#,
    #"{"text": "a", "links": [{"id": "L", "destination": "d", "utf8": [0, 1], "text": "a"}]}"#,
    #"{"text": "a", "links": [{"id": "L", "destination": "d", "utf8": [0, 1], "occurrence": 1}]}"#,
    #"{"text": "a", "attributes": [{"utf8": [0, 1], "weight": 99}]}"#,
    #"{"text": "a", "attributes": [{"utf8": [0, 1], "foreground": [0, 0, 2, 1]}]}"#,
    #"{"text": "a", "expect": {"log": []}}"#,
    #"{"text": "a", "queries": [{"query": "hit", "point": [1, 1]}]}"#,
    #"{"text": "a", "queries": [{"query": "hit", "point": [1, 1], "expect": {}}]}"#,
    #"{"text": "a", "queries": [{"query": "hit", "expect": {"link": null}}]}"#,
    #"{"text": "a", "queries": [{"query": "hit", "point": [1], "expect": {"link": null}}]}"#,
    #"{"text": "a", "queries": [{"query": "hit", "points": [], "expect": {"link": null}}]}"#,
    #"{"text": "a", "queries": [{"query": "walk", "to": "left", "expect": {"eachOnce": true}}]}"#,
    #"{"text": "a", "queries": [{"query": "sweepAll", "expect": {"oneLink": false}}]}"#,
    #"{"text": "a", "events": [{"tap": [1, 1]}], "expect": {"log": []}}"#,
    #"{"text": "a", "events": [{"at": -1, "tap": [1, 1]}], "expect": {"log": []}}"#,
    #"{"text": "a", "events": [{"at": 0}], "expect": {"log": []}}"#,
    #"{"text": "a", "events": [{"at": 0, "tap": [1, 1], "up": [1, 1]}], "expect": {"log": []}}"#,
    #"{"text": "a", "events": [{"at": 0, "drag": [[1, 1]]}], "expect": {"log": []}}"#,
    #"{"text": "a", "events": [{"at": 0, "scroll": [1, 1]}], "expect": {"log": []}}"#,
    #"{"text": "a", "events": [{"at": 0, "tap": [1, 1]}], "expect": {}}"#,
    #"{"text": "a", "events": [{"at": 0, "tap": [1, 1]}], "expect": {"counts": {"tap": -1}}}"#,
    #"{"window": {"size": [9, 9]}}"#, #"{"window": {}, "views": []}"#,
    #"{"window": {"size": [9, -9]}, "views": []}"#,
    #"{"window": {"size": [9, 9], "scale": 5}, "views": []}"#,
    #"{"window": {"size": [9, 9]}, "views": [{"kind": "view", "frame": [0, 0, 9, 9]}]}"#,
    #"{"window": {"size": [9, 9]}, "views": [{"id": "v", "frame": [0, 0, 9, 9]}]}"#,
    #"{"window": {"size": [9, 9]}, "views": [{"id": "v", "kind": "view"}]}"#,
    #"""
    {"window": {"size": [9, 9]}, "views": [{"id": "v", "kind": "view", "frame": [0, 0, 9]}]}
    """#,
    #"""
    {"window": {"size": [9, 9]}, "views": [{"id": "v", "kind": "text", "frame": [0, 0, 9, 9]}]}
    """#,
    #"""
    {"window": {"size": [9, 9]},
     "views": [{"id": "v", "kind": "view", "frame": [0, 0, 9, 9], "alpha": 2}]}
    """#,
    #"""
    {"window": {"size": [9, 9]},
     "views": [{"id": "v", "kind": "text", "frame": [0, 0, 9, 9], "text": "", "layout": {"width": 9}}]}
    """#,
    #"""
    {"window": {"size": [9, 9]},
     "views": [{"id": "v", "kind": "view", "frame": [0, 0, 9, 9],
                "recognizers": [{"kind": "tap", "taps": 0}]}]}
    """#,
    #"{"window": {"size": [9, 9]}, "controller": {"id": "c", "kind": "tabs"}}"#,
    #"{"window": {"size": [9, 9]}, "controller": {"id": "c", "kind": "navigation", "children": []}}"#,
  ]

  @Test(arguments: broken)
  func `the schema rejects what the reader rejects by its shape`(json: String) throws {
    #expect(throws: SceneError.self) { try CaseFile.read(Array(json.utf8)) }
    #expect(!(try Self.schema().accepts(try JSONValue(parsing: Array(json.utf8).span))))
  }

  /// Takes, replaces or adds one value somewhere in a file.
  private static func mutate(
    _ value: JSONValue, with generator: inout SeededGenerator
  ) -> JSONValue {
    let samples: [JSONValue] = [
      .null, .bool(true), .integer(-1), .integer(3), .real(0.5), .string("docs"), .string(""),
      .array([.integer(1), .integer(2)]), .object([]),
    ]
    func sample() -> JSONValue { samples.randomElement(using: &generator) ?? .null }
    switch value {
    case .object(var members) where !members.isEmpty:
      let index = Int.random(in: members.indices, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: members.remove(at: index)
      case 1: members[index].value = sample()
      case 2: members[index].key += "x"
      default: members[index].value = mutate(members[index].value, with: &generator)
      }
      return .object(members)
    case .array(var items) where !items.isEmpty:
      let index = Int.random(in: items.indices, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: items.remove(at: index)
      case 1: items.append(sample())
      default: items[index] = mutate(items[index], with: &generator)
      }
      return .array(items)
    default: return sample()
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `the schema accepts every change of a case that the reader accepts`(seed: Int) throws {
    let schema = try Self.schema()
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    var rejected = 0
    for _ in 0..<150 {
      let file = try #require(Self.cases.randomElement(using: &generator))
      let changed = Self.mutate(try Self.value(file), with: &generator)
      let isRead = (try? CaseFile.read(Array(changed.json.utf8))) != nil
      let isAccepted = schema.accepts(changed)
      if isRead { #expect(isAccepted, "\(file): \(changed.json)") }
      accepted += isRead ? 1 : 0
      rejected += isAccepted ? 0 : 1
    }
    // Most changes break a file; the schema finds most of these.
    #expect(accepted > 5 && rejected > 30)
  }
}
