import TapScenes

extension CommandRun {
  /// Runs cases and counts how they end.
  func check() throws(Failure) -> ExitCode {
    var tally = Tally()
    var report = JUnitReport()
    let paths = casePaths(&tally)
    var progress = Progress("cases", total: paths.count)
    for (index, path) in paths.enumerated() {
      progress.update(index)
      let file = InputFile(path: path)
      do throws(Failure) {
        let bytes = try file.readJSON()
        let result = try Self.result(ofCase: bytes, in: file)
        tally.add(result)
        report.add(result, of: path)
        try write(result, of: path)
      } catch {
        guard !error.isAboutOutput else { throw error }
        report.add(error, of: path)
        try self.report(error, &tally)
      }
    }
    progress.finish()
    try write(tally)
    if let file = settings.junitFile { try save(report.xml, at: file) }
    if tally.unreadable > 0 { return .input }
    return tally.failed > 0 || tally.isEmpty ? .negative : .answered
  }

  private static func result(
    ofCase bytes: [UInt8], in file: InputFile
  ) throws(Failure)
    -> CaseResult
  {
    do throws(SceneError) {
      return try CaseFile.read(bytes).run()
    } catch {
      throw .scene(error, in: file)
    }
  }

  /// The files to read: those named, and all `*.json` in and below the folders named.
  private func casePaths(_ tally: inout Tally) -> [String] {
    var paths: [String] = []
    for operand in settings.operands {
      do throws(SystemError) {
        paths += operand == "-" ? [operand] : try Self.caseFiles(at: operand)
      } catch {
        console.report(.unreadable(InputFile(path: operand), error))
        tally.unreadable += 1
      }
    }
    return paths
  }

  /// The file itself, or all case files in and below a folder; a schema is not a case.
  private static func caseFiles(at path: String) throws(SystemError) -> [String] {
    try Folder.files(at: path, suffix: ".json").filter {
      $0 == path || !$0.hasSuffix(".schema.json")
    }
  }

  private func report(_ failure: Failure, _ tally: inout Tally) throws(Failure) {
    try console.flush()
    console.report(failure)
    tally.unreadable += 1
  }

  private func write(_ result: CaseResult, of path: String) throws(Failure) {
    guard settings.writesJSON else {
      return try writeLines(about: result, of: path)
    }
    var record = JSONRecord()
    record.add("file", path)
    record.add("status", "\(result.status)")
    record.add("failures", result.failures)
    record.add("pending", result.pendingReasons)
    try console.write(record.line)
  }

  /// Writes a line for each wrong result, with the expected and the actual one below it.
  private func writeLines(about result: CaseResult, of path: String) throws(Failure) {
    let file = PlainText.visible(path)
    for failure in result.failures {
      let difference = Difference(failure)
      let heading = console.colored("FAILED", .bad)
      try console.writeLine("\(heading) \(file): \(PlainText.visible(difference.subject))")
      guard let values = difference.values else { continue }
      try console.writeLine(
        console.colored("  - \(PlainText.visible(values.expected))", .good))
      try console.writeLine(console.colored("  + \(PlainText.visible(values.actual))", .bad))
    }
    guard settings.listsAllCases, result.failures.isEmpty else { return }
    if result.pendingReasons.isEmpty {
      try console.writeLine("\(console.colored("PASSED", .good)) \(file)")
    }
    for reason in result.pendingReasons {
      let heading = console.colored("PENDING", .caution)
      try console.writeLine("\(heading) \(file): \(PlainText.visible(reason))")
    }
  }

  private func write(_ tally: Tally) throws(Failure) {
    if tally.isEmpty {
      try console.flush()
      console.warn("tapline: no case found; pass case files, or folders that contain *.json")
    }
    guard !settings.writesJSON else {
      var record = JSONRecord()
      record.add("passed", tally.passed)
      record.add("failed", tally.failed)
      record.add("pending", tally.pending)
      record.add("unreadable", tally.unreadable)
      return try console.write(record.line)
    }
    for (reason, count) in tally.reasons.sorted(by: { $0.key < $1.key }) {
      let heading = console.colored("PENDING \(count)", .caution)
      try console.writeLine("\(heading): \(PlainText.visible(reason))")
    }
    let unreadable = tally.unreadable > 0 ? ", \(tally.unreadable) unreadable" : ""
    let isBad = tally.failed + tally.unreadable > 0
    try console.writeLine(
      console.colored(
        "\(tally.passed) passed, \(tally.failed) failed, \(tally.pending) pending\(unreadable)",
        isBad ? .bad : .good))
  }
}

/// How many cases ended in which way.
private struct Tally {
  var passed = 0
  var failed = 0
  var pending = 0
  var unreadable = 0
  /// How many cases wait, by what they wait for.
  var reasons: [String: Int] = [:]

  var isEmpty: Bool { passed + failed + pending + unreadable == 0 }

  mutating func add(_ result: CaseResult) {
    switch result.status {
    case .passed: passed += 1
    case .failed: failed += 1
    case .pending: pending += 1
    }
    for reason in result.pendingReasons { reasons[reason, default: 0] += 1 }
  }
}
