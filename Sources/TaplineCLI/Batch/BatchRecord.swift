import TapLayout
import TapScenes

/// A record of a batch: a text or the path of a file, and what is asked about it.
struct BatchRecord {
  /// What distinguishes the record, as it is written again; `null` where it has no id.
  enum ID: Hashable {
    case null
    case string(String)
    case integer(Int)
    case real(Double)
  }

  /// Where the text comes from.
  enum Source: Hashable {
    case text(String)
    case path(String)
  }

  let source: Source
  /// The questions, each the name of a subcommand, in the order in which they are answered.
  let questions: [CommandName]
  /// What each question is asked with.
  let settings: Settings

  /// The questions there are, in the order of their answers.
  static let allQuestions: [CommandName] = [.links, .detect, .audit, .hit]

  private static let questionNames = allQuestions.map { ($0.rawValue, $0) }

  /// Reads the rest of a record whose id has been read.
  init(_ fields: inout JSONFields) throws(BatchError) {
    do throws(SceneError) {
      source = try Self.source(&fields)
      questions = try Self.questions(&fields)
      var settings = Settings()
      settings.writesJSON = true
      settings.format = try fields.take("format")?.choice(InputFormat.self)
      settings.points = try Self.points(&fields, isHit: questions.contains(.hit))
      let options = fields.take("options")
      try fields.finish()
      switch source {
      case .text: settings.operands = ["-"]
      case .path(let path): settings.operands = [path]
      }
      if let options { try Self.apply(options, for: questions, to: &settings) }
      self.settings = settings
    } catch {
      throw BatchError(error, line: 0)
    }
    do throws(Failure) {
      for question in questions { try settings.validate(for: question) }
    } catch {
      throw BatchError(error)
    }
  }

  /// Reads an id, which is a string or a number.
  static func id(_ fields: inout JSONFields) throws(SceneError) -> ID {
    guard let cursor = fields.take("id") else { return .null }
    switch cursor.value {
    case .null: return .null
    case .string(let text): return .string(text)
    case .integer(let number): return .integer(number)
    case .real(let number): return .real(number)
    default:
      throw SceneError(
        at: cursor.pointer, "expected a string or a number, found \(cursor.value.kind)")
    }
  }

  private static func source(_ fields: inout JSONFields) throws(SceneError) -> Source {
    let text = try fields.take("text")?.string()
    let path = fields.take("path")
    switch (text, path) {
    case (let text?, nil): return .text(text)
    case (nil, let path?):
      let name = try path.string()
      guard name != "-", !name.isEmpty, !name.utf8.contains(0) else {
        throw SceneError(at: path.pointer, "expected the path of a file")
      }
      return .path(name)
    default: throw SceneError(at: "", "expected exactly one of \"text\" and \"path\"")
    }
  }

  private static func questions(_ fields: inout JSONFields) throws(SceneError) -> [CommandName] {
    guard let cursor = fields.take("ask") else { return [.links] }
    var asked: [CommandName] = []
    for item in try cursor.items() { asked.append(try item.choice(questionNames)) }
    guard !asked.isEmpty else {
      throw SceneError(
        at: cursor.pointer,
        "nothing is asked; expected \(Values.oneOf(allQuestions.map(\.rawValue)))")
    }
    return allQuestions.filter(asked.contains)
  }

  private static func points(
    _ fields: inout JSONFields, isHit: Bool
  ) throws(SceneError) -> [Point] {
    guard let cursor = fields.take("points") else {
      guard !isHit else { throw SceneError(at: "", "hit needs \"points\", such as [[12,8]]") }
      return []
    }
    guard isHit else {
      throw SceneError(at: cursor.pointer, "only hit has points; add \"hit\" to \"ask\"")
    }
    var points: [Point] = []
    for item in try cursor.items() {
      let numbers = try item.numbers(count: 2)
      points.append(Point(x: numbers[0], y: numbers[1]))
    }
    guard !points.isEmpty else {
      throw SceneError(at: cursor.pointer, "hit needs a point, such as [[12,8]]")
    }
    return points
  }
}

/// Options are those of the command line, by the same table.
extension BatchRecord {
  /// The options that a record has a key for, or that concern the run as a whole.
  private static let excluded: Set<String> = ["--at", "--points", "--json", "--sarif", "--format"]

  private static func apply(
    _ options: JSONCursor, for questions: [CommandName], to settings: inout Settings
  ) throws(SceneError) {
    guard case .object(let members) = options.value else {
      throw SceneError(
        at: options.pointer, "expected an object, found \(options.value.kind)")
    }
    for member in members {
      let cursor = JSONCursor(member.value, at: JSONCursor.pointer(options.pointer, member.key))
      let name = "--" + member.key
      guard !excluded.contains(name),
        let option = OptionTable.all.first(where: { $0.names.contains(name) && !$0.isGlobal }),
        !option.commands.isDisjoint(with: questions)
      else {
        let asked = Values.oneOf(questions.map(\.rawValue))
        throw SceneError(
          at: cursor.pointer, "unknown option; tapline \(asked) --help lists the options")
      }
      try apply(option, cursor, to: &settings)
    }
    guard settings.layoutFile != "-" else {
      throw SceneError(at: options.pointer + "/layout", "expected the path of a file")
    }
  }

  private static func apply(
    _ option: Option, _ cursor: JSONCursor, to settings: inout Settings
  ) throws(SceneError) {
    switch cursor.value {
    case .array where option.isRepeatable:
      for item in try cursor.items() { try apply(option, item, to: &settings) }
    case .bool(let isOn):
      guard option.value.name == nil else { throw mismatch(option, cursor) }
      if isOn { try set(option, "", cursor, &settings) }
    case .string(let text):
      if case .flag = option.value { throw mismatch(option, cursor) }
      try set(option, text, cursor, &settings)
    case .integer(let number):
      guard option.value.name != nil else { throw mismatch(option, cursor) }
      try set(option, "\(number)", cursor, &settings)
    case .real(let number):
      guard option.value.name != nil else { throw mismatch(option, cursor) }
      try set(option, PlainText.number(number), cursor, &settings)
    default: throw mismatch(option, cursor)
    }
  }

  private static func set(
    _ option: Option, _ value: String, _ cursor: JSONCursor, _ settings: inout Settings
  ) throws(SceneError) {
    do throws(UnfitValue) {
      try option.apply(value, &settings)
    } catch {
      throw SceneError(
        at: cursor.pointer, "\(PlainText.quoted(value)) is not valid; expected \(error.expectation)"
      )
    }
  }

  private static func mismatch(_ option: Option, _ cursor: JSONCursor) -> SceneError {
    let wanted = option.value.name == nil ? "true or false" : "a string or a number"
    return SceneError(at: cursor.pointer, "expected \(wanted), found \(cursor.value.kind)")
  }
}
