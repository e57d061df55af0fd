/// A value with its location in the file, which every error about it names.
package struct JSONCursor: Sendable {
  package let value: JSONValue

  /// The JSON pointer of the value.
  package let pointer: String

  package init(_ value: JSONValue, at pointer: String = "") {
    self.value = value
    self.pointer = pointer
  }

  /// A pointer with one more step; `~` and `/` in the key are escaped as RFC 6901 asks.
  package static func pointer(_ base: String, _ key: String) -> String {
    guard key.utf8.contains(where: { $0 == 0x7E || $0 == 0x2F }) else { return "\(base)/\(key)" }
    let escaped = key.reduce(into: "") { escaped, character in
      switch character {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.append(character)
      }
    }
    return "\(base)/\(escaped)"
  }

  /// An error at this value.
  package func error(_ reason: String, _ code: SceneError.Code = .invalidValue) -> SceneError {
    SceneError(code, at: pointer, reason)
  }

  /// The error of a value of the wrong kind.
  package func mismatch(_ wanted: String) -> SceneError {
    error("expected \(wanted), found \(value.kind)")
  }
}

extension JSONCursor {
  package var isNull: Bool { value == .null }

  /// `nil` for null, else this very value.
  var unlessNull: JSONCursor? { isNull ? nil : self }

  package func string() throws(SceneError) -> String {
    guard case .string(let string) = value else { throw mismatch("a string") }
    return string
  }

  /// Reads a reason, which says something.
  func reason() throws(SceneError) -> String {
    let words = try string()
    guard !words.isEmpty else { throw error("a reason must say something") }
    return words
  }

  func bool() throws(SceneError) -> Bool {
    guard case .bool(let bool) = value else { throw mismatch("true or false") }
    return bool
  }

  /// A law that a case claims: it may only say that the law holds.
  func isTrue() throws(SceneError) -> Bool {
    guard case .bool(true) = value else { throw mismatch("true") }
    return true
  }

  func integer(in range: ClosedRange<Int> = Int.min...Int.max) throws(SceneError) -> Int {
    guard case .integer(let number) = value else { throw mismatch("a whole number") }
    guard range.contains(number) else {
      throw error("\(number) is out of range: \(Self.words(range.lowerBound, range.upperBound))")
    }
    return number
  }

  package func number(
    in range: ClosedRange<Double> = -Double.infinity...Double.infinity
  ) throws(SceneError) -> Double {
    let number: Double
    switch value {
    case .integer(let integer): number = Double(integer)
    case .real(let real): number = real
    default: throw mismatch("a number")
    }
    guard range.contains(number) else {
      throw error(
        "\(value.kind) is out of range: \(Self.words(range.lowerBound, range.upperBound))")
    }
    return number
  }

  /// A number of points above zero.
  func positive() throws(SceneError) -> Double {
    let number = try number()
    guard number > 0 else { throw error("\(value.kind) is out of range: more than 0") }
    return number
  }

  private static func words<Number: Comparable>(_ low: Number, _ high: Number) -> String {
    let endless = high as? Int == .max || high as? Double == .infinity
    return endless ? "at least \(word(low))" : "\(word(low)) to \(word(high))"
  }

  /// A number in its shortest form: 64, not 64.0.
  private static func word<Number>(_ number: Number) -> String {
    (number as? Double).flatMap { Int(exactly: $0) }.map { "\($0)" } ?? "\(number)"
  }

  package func items(
    count: Int? = nil, of what: String = "values"
  ) throws(SceneError) -> [JSONCursor] {
    guard case .array(let items) = value else {
      throw mismatch(count.map { "an array of \($0) \(what)" } ?? "an array")
    }
    if let count, items.count != count {
      throw error("expected \(count) \(what), found \(items.count)")
    }
    return items.indices.map { JSONCursor(items[$0], at: "\(pointer)/\($0)") }
  }

  package func numbers(count: Int? = nil) throws(SceneError) -> [Double] {
    var numbers: [Double] = []
    for item in try items(count: count, of: "numbers") { numbers.append(try item.number()) }
    return numbers
  }

  func strings() throws(SceneError) -> [String] {
    var strings: [String] = []
    for item in try items() { strings.append(try item.string()) }
    return strings
  }

  /// One of several words, each with its meaning.
  package func choice<Meaning>(_ meanings: [(String, Meaning)]) throws(SceneError) -> Meaning {
    let word = try string()
    guard let found = meanings.first(where: { $0.0 == word }) else {
      let known = meanings.map(\.0)
      let meant = NearestName.meant(by: word, among: known).map { " did you mean \"\($0)\"?" } ?? ""
      throw error(
        "\"\(word)\" is unknown;\(meant) expected one of \(known.joined(separator: ", "))")
    }
    return found.1
  }

  /// One of the raw values of an enumeration.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _: Choice.Type
  ) throws(SceneError) -> Choice {
    // The list of them is for the error.
    if case .string(let word) = value, let choice = Choice(rawValue: word) { return choice }
    return try choice(Choice.allCases.map { ($0.rawValue, $0) })
  }
}
