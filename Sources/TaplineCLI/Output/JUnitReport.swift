import TapScenes

/// The results of cases as JUnit XML, the form that CI systems read.
///
/// A case is a test of the class that its folder is. A failure has one line for each wrong result; a
/// file that can't be read is an error; a pending case is skipped.
struct JUnitReport {
  private var tests: [String] = []
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  /// Adds the result of a case.
  mutating func add(_ result: CaseResult, of path: String) {
    switch result.status {
    case .passed: add(path, nil)
    case .failed:
      failures += 1
      add(path, element("failure", result.failures))
    case .pending:
      skipped += 1
      add(path, "<skipped message=\"\(Self.escaped(result.pendingReasons.first ?? ""))\"/>")
    }
  }

  /// Adds a file that could not be read.
  mutating func add(_ failure: Failure, of path: String) {
    errors += 1
    add(path, element("error", [failure.message]))
  }

  /// The whole file.
  var xml: String {
    let counts =
      "tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="tapline" \(counts)>
      \(tests.map { $0 + "\n" }.joined())  </testsuite>
      </testsuites>

      """
  }

  private mutating func add(_ path: String, _ content: String?) {
    let parts = path.split(separator: "/")
    let name = Self.escaped(String(parts.last ?? ""))
    let folder = Self.escaped(parts.dropLast().joined(separator: "."))
    let start = "    <testcase classname=\"\(folder)\" name=\"\(name)\""
    tests.append(content.map { "\(start)>\n      \($0)\n    </testcase>" } ?? start + "/>")
  }

  private func element(_ name: String, _ lines: [String]) -> String {
    let text = lines.map(Self.escaped).joined(separator: "\n")
    return "<\(name) message=\"\(Self.escaped(lines.first ?? ""))\">\(text)</\(name)>"
  }

  /// A text as XML, in which control characters are not allowed even as references.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PlainText.visible(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
