import TapTestSupport

/// A case of twitter-text's conformance files, which are YAML of a simple kind.
struct TwitterCase {
  /// What is asked, such as `urls_with_indices`.
  var category: String
  var description = ""
  var text = ""
  /// The answer as it stands in the file, lines of it one after another.
  var expected = ""
  /// The links of the text where they are told apart from it.
  var json = ""

  /// Reads the cases of a file in order.
  static func all(in file: String) -> [TwitterCase] {
    var cases: [TwitterCase] = []
    var category = ""
    for line in file.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      let indent = line.count - words.count
      if words.hasPrefix("#") || words.hasPrefix("tests:") { continue }
      if indent == 2, words.hasSuffix(":") {
        category = String(words.dropLast())
      } else if let value = value(of: "- description", in: words) {
        cases.append(TwitterCase(category: category, description: strings(in: value).first ?? ""))
      } else if !cases.isEmpty {
        cases[cases.count - 1].read(words)
      }
    }
    return cases
  }

  private mutating func read(_ line: Substring) {
    if let value = Self.value(of: "text", in: line) {
      text = Self.strings(in: value).first ?? ""
    } else if let value = Self.value(of: "json", in: line) {
      json = String(value)
    } else if let value = Self.value(of: "expected", in: line) {
      expected = String(value)
    } else {
      expected += "\n" + line
    }
  }

  private static func value(of key: String, in line: Substring) -> Substring? {
    guard line.hasPrefix(key + ":") else { return nil }
    return line.dropFirst(key.count + 1).drop { $0 == " " }
  }

  /// The strings in double quotes, with their escapes resolved.
  static func strings(in value: some StringProtocol) -> [String] {
    var strings: [String] = []
    var rest = Array(value.unicodeScalars)[...]
    while let start = rest.firstIndex(of: "\"") {
      rest = rest[(start + 1)...]
      var string = String.UnicodeScalarView()
      while let scalar = rest.popFirst(), scalar != "\"" {
        string.append(scalar == "\\" ? escaped(&rest) : scalar)
      }
      strings.append(String(string))
    }
    return strings
  }

  private static func escaped(_ rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar {
    let kind = rest.popFirst() ?? "\\"
    let digits = ["u": 4, "U": 8][kind] ?? 0
    guard digits > 0 else { return kind == "n" ? "\n" : kind }
    let number = rest.prefix(digits)
    rest = rest.dropFirst(digits)
    return UInt32(String(String.UnicodeScalarView(number)), radix: 16).flatMap(Unicode.Scalar.init)
      ?? "\u{FFFD}"
  }

  /// The pairs after `indices`, in scalars.
  static func indices(in value: String) -> [[Int]] {
    value.replacing("indices", with: "\u{0}").split(separator: "\u{0}").dropFirst().map { part in
      part.prefix { $0 != "]" }.split { !$0.isNumber }.compactMap { Int($0) }
    }
  }
}
