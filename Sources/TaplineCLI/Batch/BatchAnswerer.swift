import TapScenes
package import TapText

/// A thing that answers the records of a batch, one after another.
///
/// Each thread has its own, with the assessors and fonts that its records needed so far.
///
///     let answerer = BatchAnswerer(readsFiles: false)
///     let answer = answerer.answer(Array(#"{"id":1,"text":"see a.example"}"#.utf8), line: 1)
///     answer.line  // {"id":1,"links":[],"warnings":[]} and a line feed
package final class BatchAnswerer {
  private let workbench = Workbench()
  private let console = Console(keepsAll: true)
  private let readsFiles: Bool

  /// Makes one; without files, a record that names one gets an error.
  package init(readsFiles: Bool = true) { self.readsFiles = readsFiles }

  /// The answer to one record.
  package struct Answer: Sendable {
    /// The record of the answer, with a line feed at its end.
    package let line: [UInt8]
    /// Whether it is an error.
    package let isError: Bool
    /// The worst verdict on a link.
    package let worstVerdict: LinkVerdict
    /// Whether a target is too small.
    package let hasSmallTarget: Bool
  }

  /// Answers the record that is a line of the input; it always has one answer.
  ///
  /// - Complexity: O(*n* + *p* log *n*) for *n* bytes and *p* points.
  package func answer(_ bytes: [UInt8], line: Int) -> Answer {
    var id = BatchRecord.ID.null
    do throws(BatchError) {
      let (record, settings) = try read(bytes, line: line, &id)
      return try answer(record, settings, id)
    } catch {
      return answer(error, to: id)
    }
  }

  /// The answer to a record that can't be read.
  func answer(_ error: BatchError, to id: BatchRecord.ID = .null) -> Answer {
    var answer = Self.begin(id)
    answer.addObject("error") { record in
      record.add("code", error.code.rawValue)
      record.add("message", error.message)
      record.add("place", error.position)
    }
    return Answer(line: answer.line, isError: true, worstVerdict: .allow, hasSmallTarget: false)
  }

  /// Reads only the id of a record; `nil` where the record is broken.
  func id(of bytes: [UInt8]) -> BatchRecord.ID? {
    guard let value = try? JSONValue(parsing: bytes.span),
      var fields = try? JSONFields(JSONCursor(value))
    else { return nil }
    return try? BatchRecord.id(&fields)
  }

  private func read(
    _ bytes: [UInt8], line: Int, _ id: inout BatchRecord.ID
  ) throws(BatchError) -> (BatchRecord, Settings) {
    var fields: JSONFields
    do throws(SceneError) {
      fields = try JSONFields(JSONCursor(try JSONValue(parsing: bytes.span)))
      id = try BatchRecord.id(&fields)
    } catch {
      throw BatchError(error, line: line)
    }
    do throws(BatchError) {
      let record = try BatchRecord(&fields)
      return (record, record.settings)
    } catch {
      // The record as a whole is a line of the input.
      guard error.position == "0:1" else { throw error }
      throw BatchError(error.code, error.message, at: "\(line):1")
    }
  }

  private func answer(
    _ record: BatchRecord, _ settings: Settings, _ id: BatchRecord.ID
  ) throws(BatchError) -> Answer {
    switch record.source {
    case .text(let text): workbench.begin(text: Array(text.utf8))
    case .path:
      guard readsFiles else {
        throw BatchError(.invalidRecord, "files are not read here; pass \"text\"", at: "/path")
      }
      workbench.begin(text: nil)
    }
    guard readsFiles || !settings.namesFiles else {
      throw BatchError(
        .invalidOption, "files are not read here; remove options that name any", at: "/options")
    }
    console.clear()
    // The text goes with the record.
    defer { workbench.begin(text: nil) }
    var answer = Self.begin(id)
    for question in record.questions {
      let run = CommandRun(
        command: question, settings: settings, console: console, workbench: workbench)
      do throws(Failure) {
        _ = try run.run()
      } catch {
        throw BatchError(error)
      }
      if let failure = console.failures.first { throw BatchError(failure) }
      answer.add(question.rawValue, lines: console.take())
    }
    answer.add("warnings", warnings())
    return Answer(
      line: answer.line, isError: false, worstVerdict: workbench.worstVerdict,
      hasSmallTarget: workbench.hasSmallTarget)
  }

  /// What was reported beside the answers, each once: several questions report the same.
  private func warnings() -> [String] {
    var ordered: [String] = []
    var known: Set<String> = []
    for message in console.messages {
      // The program and the text of the record need no name.
      var words = message[...]
      for prefix in ["tapline: ", "standard input:"] where words.hasPrefix(prefix) {
        words = words.dropFirst(prefix.count)
      }
      let warning = String(words)
      if known.insert(warning).inserted { ordered.append(warning) }
    }
    return ordered
  }

  private static func begin(_ id: BatchRecord.ID) -> JSONRecord {
    var record = JSONRecord()
    switch id {
    case .null: record.addNull("id")
    case .string(let text): record.add("id", text)
    case .integer(let number): record.add("id", number)
    case .real(let number): record.add("id", number)
    }
    return record
  }
}
