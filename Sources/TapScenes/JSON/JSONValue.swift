/// A JSON value; members keep the order of the file.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One key of an object with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The name of the type in messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool(true): "true"
    case .bool(false): "false"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
