extension Settings {
  /// Throws where options are missing or do not go together.
  func validate(for command: CommandName) throws(Failure) {
    do throws(Contradiction) {
      try validateOperands(of: command)
      try validateFonts()
      switch command {
      case .hit: try validateHit()
      case .locate: try validateLocate()
      case .render: try validateRender()
      case .audit: try validateAudit()
      case .links, .layout, .detect, .replay, .check, .explain, .completions: break
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
          words: "\(wanted.name) is \(Values.oneOf(wanted.choices)), not \(given)")
      }
    }
    let inputs = operands + (layoutFile.map { [$0] } ?? [])
    if command != .check, inputs.count(where: { $0 == "-" }) > 1 {
      throw Contradiction(words: "- stands twice, but standard input can be read once only")
    }
  }

  private func validateFonts() throws(Contradiction) {
    if cell != nil, !fonts.isEmpty || fontSize != nil {
      throw Contradiction(words: "a text is in cells or in fonts; leave out --cell, or \(given)")
    }
  }

  private var given: String { fonts.isEmpty ? "--size" : "--font" }

  private func validateAudit() throws(Contradiction) {
    if writesJSON, writesSARIF {
      throw Contradiction(words: "--json and --sarif are two forms of output; leave one out")
    }
  }

  private func validateHit() throws(Contradiction) {
    guard streamsPoints else {
      guard !points.isEmpty else {
        throw Contradiction(words: "no point given; add --at X,Y or --points -")
      }
      return
    }
    guard points.isEmpty else {
      throw Contradiction(words: "--at and --points do not go together; leave one out")
    }
    guard !(operands + [layoutFile ?? ""]).contains("-") else {
      throw Contradiction(
        words: "--points - reads points from standard input, so the text needs a FILE of its own")
    }
    guard operands.count == 1 else {
      throw Contradiction(
        words: "--points - gives one line a point, so it takes one FILE, not \(operands.count)")
    }
  }

  private func validateRender() throws(Contradiction) {
    guard operands.count == 1 else {
      throw Contradiction(words: "a picture is of one FILE, not \(operands.count)")
    }
  }

  private func validateLocate() throws(Contradiction) {
    guard let target, targetCount == 1 else {
      throw Contradiction(words: "just one of --text S, --range A..B and --link LINK is needed")
    }
    if findsAll {
      guard case .text = target else { throw Contradiction(words: "--all goes with --text only") }
    }
    if unit != nil {
      guard case .range = target else {
        throw Contradiction(words: "--unit goes with --range only")
      }
    }
  }

  private struct Contradiction: Error {
    let words: String
  }
}
