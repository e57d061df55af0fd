import TapScenes
import TaplineCLI

extension FuzzTarget {
  /// Any bytes as a record of a batch get one answer: a line of JSON with the id of the record.
  static let records = FuzzTarget(name: "records") { bytes in
    let line = bytes.indices.map { bytes[$0] }.filter { $0 != 0x0A }
    guard line.count <= 4_000 else { return }
    // A case may repeat its text up to megabytes; the search is for what upsets, not for size.
    guard !String(decoding: line, as: UTF8.self).contains("repeat") else { return }
    let answerer = BatchAnswerer(readsFiles: false)
    let first = answerer.answer(line, line: 1)
    require(first.line == answerer.answer(line, line: 1).line, "a record has the same answer twice")
    require(first.line.last == 0x0A, "an answer ends its line")
    require(first.line.count { $0 == 0x0A } == 1, "an answer is one line")
    do throws(SceneError) {
      var fields = try JSONFields(JSONCursor(JSONValue(parsing: first.line.span)))
      let id = fields.take("id")?.value
      require(id != nil, "an answer has an id")
      require((fields.take("error") != nil) == first.isError, "an error says so")
      if let value = try? JSONValue(parsing: line.span),
        var record = try? JSONFields(JSONCursor(value))
      {
        check(id ?? .null, echoes: record.take("id")?.value ?? .null)
      }
    } catch {
      require(false, "an answer is JSON: \(error)")
    }
  }

  private static func check(_ echo: JSONValue, echoes id: JSONValue) {
    switch id {
    case .null, .string, .integer: require(echo == id, "an id comes back as it was")
    case .real(let number):
      // A real number without a fraction comes back as a whole one.
      if case .integer(let whole) = echo {
        require(Double(whole) == number, "an id keeps its value")
      } else {
        require(echo == id, "an id comes back as it was")
      }
    case .bool, .array, .object: require(echo == .null, "nothing else is an id")
    }
  }
}
