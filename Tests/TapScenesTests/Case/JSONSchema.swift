import TapScenes

/// A JSON Schema, as much of draft 2020-12 as the schema of cases uses.
struct JSONSchema {
  private let root: SchemaNode
  private let definitions: [String: SchemaNode]

  /// The keywords that this validator does not know, so that it can't ignore one.
  let unknownKeywords: Set<String>

  /// The names of the definitions, and of those to which something refers.
  var definitionNames: Set<String> { Set(definitions.keys) }
  let references: Set<String>

  init(_ value: JSONValue) {
    var survey = SchemaSurvey()
    root = SchemaNode(value, &survey)
    var definitions: [String: SchemaNode] = [:]
    for member in value["$defs"]?.members ?? [] {
      definitions[member.key] = SchemaNode(member.value, &survey)
    }
    self.definitions = definitions
    unknownKeywords = survey.unknownKeywords
    references = survey.references
  }

  /// Whether a value is valid.
  func accepts(_ value: JSONValue) -> Bool { root.accepts(value, definitions) }
}

/// What is found of a schema while it is read.
private struct SchemaSurvey {
  var unknownKeywords: Set<String> = []
  var references: Set<String> = []
}

/// One schema, read once so that checks are fast.
private final class SchemaNode {
  /// What `true` and `false` are as schemas.
  private var answer: Bool?
  private var reference: String?
  private var type: String?
  private var constant: JSONValue?
  private var choices: Set<JSONValue>?
  private var alternatives: [SchemaNode]?
  private var exclusives: [SchemaNode]?
  private var properties: [String: SchemaNode] = [:]
  private var required: [String] = []
  private var others: SchemaNode?
  private var names: SchemaNode?
  private var dependencies: [(key: String, needs: [String])] = []
  private var prefix: [SchemaNode] = []
  private var items: SchemaNode?
  private var pattern: Regex<AnyRegexOutput>?
  private var propertyCount = 0...Int.max
  private var itemCount = 0...Int.max
  private var shortest = 0
  private var least: Double?
  private var most: Double?
  private var bound: Double?

  init(_ value: JSONValue, _ survey: inout SchemaSurvey) {
    if case .bool(let answer) = value { self.answer = answer }
    for member in value.members { take(member.key, member.value, &survey) }
  }

  private func take(_ keyword: String, _ value: JSONValue, _ survey: inout SchemaSurvey) {
    func nodes() -> [SchemaNode] { value.items.map { SchemaNode($0, &survey) } }
    switch keyword {
    case "$schema", "title", "description", "$defs": break
    case "$ref":
      let name = String((value.string ?? "").dropFirst("#/$defs/".count))
      survey.references.insert(name)
      reference = name
    case "type": type = value.string
    case "const": constant = value
    case "enum": choices = Set(value.items)
    case "anyOf": alternatives = nodes()
    case "oneOf": exclusives = nodes()
    case "prefixItems": prefix = nodes()
    case "properties":
      for member in value.members { properties[member.key] = SchemaNode(member.value, &survey) }
    case "required": required = value.items.compactMap(\.string)
    case "additionalProperties": others = SchemaNode(value, &survey)
    case "propertyNames": names = SchemaNode(value, &survey)
    case "items": items = SchemaNode(value, &survey)
    case "dependentRequired":
      dependencies = value.members.map { ($0.key, $0.value.items.compactMap(\.string)) }
    case "pattern": pattern = value.string.flatMap { try? Regex($0) }
    case "minProperties": propertyCount = value.count...propertyCount.upperBound
    case "maxProperties": propertyCount = propertyCount.lowerBound...value.count
    case "minItems": itemCount = value.count...max(value.count, itemCount.upperBound)
    case "maxItems": itemCount = min(value.count, itemCount.lowerBound)...value.count
    case "minLength": shortest = value.count
    case "minimum": least = value.number
    case "maximum": most = value.number
    case "exclusiveMinimum": bound = value.number
    default: survey.unknownKeywords.insert(keyword)
    }
  }

  func accepts(_ value: JSONValue, _ definitions: [String: SchemaNode]) -> Bool {
    if let answer { return answer }
    guard hasType(value), constant.map({ $0 == value }) ?? true,
      choices?.contains(value) ?? true
    else { return false }
    switch value {
    case .object(let members):
      guard accepts(members, definitions) else { return false }
    case .array(let values):
      guard accepts(values, definitions) else { return false }
    case .string(let string):
      guard string.unicodeScalars.count >= shortest else { return false }
      if let pattern, (try? pattern.firstMatch(in: string)) == nil { return false }
    default:
      if let number = value.number, !accepts(number) { return false }
    }
    if let reference {
      guard definitions[reference]?.accepts(value, definitions) ?? false else { return false }
    }
    if let alternatives {
      guard alternatives.contains(where: { $0.accepts(value, definitions) }) else { return false }
    }
    guard let exclusives else { return true }
    return exclusives.count { $0.accepts(value, definitions) } == 1
  }

  private func hasType(_ value: JSONValue) -> Bool {
    guard let type else { return true }
    return type == value.type || (type == "number" && value.number != nil)
  }

  private func accepts(_ number: Double) -> Bool {
    number >= least ?? -.infinity && number <= most ?? .infinity && number > bound ?? -.infinity
  }

  private func accepts(
    _ members: [JSONValue.Member], _ definitions: [String: SchemaNode]
  ) -> Bool {
    let keys = Set(members.map(\.key))
    guard propertyCount.contains(members.count), required.allSatisfy(keys.contains) else {
      return false
    }
    for (key, needs) in dependencies where keys.contains(key) {
      guard needs.allSatisfy(keys.contains) else { return false }
    }
    return members.allSatisfy { member in
      if let names, !names.accepts(.string(member.key), definitions) { return false }
      guard let schema = properties[member.key] ?? others else { return true }
      return schema.accepts(member.value, definitions)
    }
  }

  private func accepts(_ values: [JSONValue], _ definitions: [String: SchemaNode]) -> Bool {
    guard itemCount.contains(values.count) else { return false }
    return values.enumerated().allSatisfy { index, value in
      let schema = prefix.indices.contains(index) ? prefix[index] : items
      return schema?.accepts(value, definitions) ?? true
    }
  }
}

extension JSONValue {
  /// The members of an object; none of anything else.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The items of an array; none of anything else.
  var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }

  fileprivate var string: String? { if case .string(let string) = self { string } else { nil } }

  /// A number of things in a schema.
  fileprivate var count: Int { if case .integer(let count) = self { count } else { 0 } }

  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// The name of the type in a schema.
  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .bool: "boolean"
    case .integer: "integer"
    case .real: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The value as a file.
  var json: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .string(let string): Self.quoted(string)
    case .array(let items): "[\(items.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)):\($0.value.json)" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
