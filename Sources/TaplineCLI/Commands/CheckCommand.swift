import TapScenes

extension CommandRun {
  /// Runs cases and counts how they end.
  func check() throws(Failure) -> ExitCode {
    var tally = Tally()
    let paths = casePaths(&tally)
    var progress = Progress("cases", total: paths.count)
    for (index, path) in paths.enumerated() {
      progress.update(index)
      let file = InputFile(path: path)
      do throws(Failure) {
        let bytes = try file.readJSON()
        let result = try Self.result(ofCase: bytes, in: file)
        tally.add(result)
        try write(result, of: path)
      } catch {
        guard !error.isAboutOutput else { throw error }
        try report(error, &tally)
      }
    }
    progress.finish()
    try write(tally)
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
        paths += operand == "-" ? [operand] : try Folder.files(at: operand, suffix: ".json")
      } catch {
        console.report(.unreadable(InputFile(path: operand), error))
        tally.unreadable += 1
      }
    }
    return paths
  }

  private func report(_ failure: Failure, _ tally: inout Tally) throws(Failure) {
    try console.flush()
    console.report(failure)
    tally.unreadable += 1
  }

  private func write(_ result: CaseResult, of path: String) throws(Failure) {
    guard settings.writesJSON else {
      for failure in result.failures {
        try console.writeLine("FAILED \(PlainText.visible(path)): \(PlainText.visible(failure))")
      }
      return
    }
    var record = JSONRecord()
    record.add("file", path)
    record.add("status", "\(result.status)")
    record.add("failures", result.failures)
    record.add("pending", result.pendingReasons)
    try console.write(record.line)
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
      try console.writeLine("PENDING \(count): \(PlainText.visible(reason))")
    }
    let unreadable = tally.unreadable > 0 ? ", \(tally.unreadable) unreadable" : ""
    try console.writeLine(
      "\(tally.passed) passed, \(tally.failed) failed, \(tally.pending) pending\(unreadable)")
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
