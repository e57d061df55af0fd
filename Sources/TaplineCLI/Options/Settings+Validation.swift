import TapAudit
import TapMarkup

extension Settings {
  /// Throws if options are missing or can't be combined.
  func validate(for command: CommandName) throws(Failure) {
    do throws(Contradiction) {
      try validateOperands(of: command)
      try validateFonts()
      try validateTouchModel()
      try validateTerminal()
      switch command {
      case .hit: try validateHit()
      case .locate: try validateLocate()
      case .render: try validateRender()
      case .audit: try validateAudit()
      case .diff: try validateDiff()
      case .batch: try validateBatch()
      case .view: try validateView()
      case .links, .layout, .detect, .fit, .replay, .check, .explain, .completions: break
      }
    } catch {
      throw .usage(error.words, in: command)
    }
  }

  private func validateOperands(of command: CommandName) throws(Contradiction) {
    let wanted = command.operands
    guard let first = operands.first else {
      guard !wanted.isOptional else { return }
      let word = wanted.choices.isEmpty ? wanted.name : Values.oneOf(wanted.choices)
      throw Contradiction(words: "no \(wanted.name) given; add \(word)")
    }
    if !wanted.choices.isEmpty {
      guard operands.count == 1, wanted.choices.contains(first) else {
        let given = operands.map { PlainText.quoted($0) }.joined(separator: " ")
        throw Contradiction(
          words: "\(wanted.name): \(given) is not valid; expected \(Values.oneOf(wanted.choices))")
      }
    }
    let inputs = operands + (layoutFile.map { [$0] } ?? [])
    if command != .check, inputs.count(where: { $0 == "-" }) > 1 {
      throw Contradiction(words: "- is given twice, but standard input can be read only once")
    }
  }

  private func validateTouchModel() throws(Contradiction) {
    do throws(TouchModelError) {
      _ = try touchModel
    } catch {
      throw Contradiction(words: "--\(error.name.split(separator: ".")[0]): \(error)")
    }
  }

  private func validateFonts() throws(Contradiction) {
    if cell != nil, !fonts.isEmpty || fontSize != nil {
      throw Contradiction(words: "--cell and \(given) can't be combined; remove one")
    }
    if narrowsTextPresentation, !fonts.isEmpty {
      throw Contradiction(
        words: "--narrow-text-presentation is about cells, not fonts; remove it or --font")
    }
  }

  private func validateTerminal() throws(Contradiction) {
    guard asksForTerminal, let format, format != .ansi else { return }
    let option = terminal.columns == nil ? "--close-links" : "--columns"
    throw Contradiction(
      words: "\(option) is about terminal output; remove it or --format \(format.rawValue)")
  }

  private var given: String { fonts.isEmpty ? "--size" : "--font" }

  private func validateAudit() throws(Contradiction) {
    if writesJSON, writesSARIF {
      throw Contradiction(words: "--json and --sarif can't be combined; remove one")
    }
  }

  private func validateDiff() throws(Contradiction) {
    guard operands.count == 2 else {
      throw Contradiction(words: "expected exactly two FILEs, not \(operands.count)")
    }
    try validateAudit()
  }

  private func validateHit() throws(Contradiction) {
    guard streamsPoints else {
      guard !points.isEmpty else {
        throw Contradiction(words: "no point given; add --at X,Y or --points -")
      }
      return
    }
    guard points.isEmpty else {
      throw Contradiction(words: "--at and --points can't be combined; remove one")
    }
    guard !(operands + [layoutFile ?? ""]).contains("-") else {
      throw Contradiction(
        words: "--points - reads points from standard input, so FILE can't be -")
    }
    guard operands.count == 1 else {
      throw Contradiction(
        words: "--points - needs exactly one FILE, not \(operands.count)")
    }
  }

  private func validateRender() throws(Contradiction) { try validateOneFile() }

  private func validateView() throws(Contradiction) {
    try validateOneFile()
    guard format != .scene else {
      throw Contradiction(words: "a scene can't be viewed; render it")
    }
    if opensLinks, printsLink {
      throw Contradiction(words: "--open and --print-link can't be combined; remove one")
    }
  }

  private func validateOneFile() throws(Contradiction) {
    guard operands.count == 1 else {
      throw Contradiction(words: "expected exactly one FILE, not \(operands.count)")
    }
  }

  private func validateLocate() throws(Contradiction) {
    guard let target, targetCount == 1 else {
      throw Contradiction(words: "expected exactly one of --text S, --range A..B and --link LINK")
    }
    if findsAll {
      guard case .text = target else { throw Contradiction(words: "--all needs --text") }
    }
    if unit != nil {
      guard case .range = target else {
        throw Contradiction(words: "--unit needs --range")
      }
    }
  }

  private func validateBatch() throws(Contradiction) {
    if isUnordered, lastID != nil {
      throw Contradiction(
        words:
          "--after and --unordered can't be combined: without an order, no record is the last; "
          + "remove one")
    }
  }

  private struct Contradiction: Error {
    let words: String
  }
}
