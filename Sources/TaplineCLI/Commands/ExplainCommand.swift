import TapScenes

extension CommandRun {
  /// Prints rules that output, code and tests cite, or lists those of a family.
  func explain() throws(Failure) -> ExitCode {
    let book = RuleBook.shared
    guard !settings.operands.isEmpty else {
      try list(book.families)
      return .answered
    }
    for (index, name) in settings.operands.enumerated() {
      if index > 0, !settings.writesJSON { try console.writeLine("") }
      switch book.match(name) {
      case .rule(let rule): try explain(rule)
      case .families(let families): try list(families)
      case nil: throw unknownRule(name, in: book)
      }
    }
    return .answered
  }

  private func explain(_ rule: Rule) throws(Failure) {
    guard !settings.writesJSON else {
      var record = JSONRecord()
      record.add("rule", rule.id)
      record.add("family", rule.family)
      record.add("text", rule.text)
      record.add("tests", rule.tests)
      return try console.write(record.line)
    }
    try console.writeLine("\(rule.id)\n\n\(rule.text)")
  }

  /// Lists rules by their first sentences; as JSON, whole.
  private func list(_ families: [RuleBook.Family]) throws(Failure) {
    for (index, family) in families.enumerated() {
      if !settings.writesJSON {
        try console.writeLine("\(index > 0 ? "\n" : "")\(family.name): \(family.title)")
      }
      for rule in family.rules {
        if settings.writesJSON {
          try explain(rule)
        } else {
          let gap = String(repeating: " ", count: max(2, 10 - rule.id.count))
          try console.writeLine("  \(rule.id)\(gap)\(rule.summary)")
        }
      }
    }
  }

  private func unknownRule(_ name: String, in book: RuleBook) -> Failure {
    let names = book.rules.map(\.id) + book.families.map(\.name)
    let near = NearestName.several(like: name, among: names)
    let cure =
      near.isEmpty
      ? "tapline explain alone lists all" : "did you mean \(Values.oneOf(near))?"
    return .usage("there is no rule \(PlainText.quoted(name)); \(cure)", in: .explain)
  }
}
