import TapScenes
import TapText

extension FuzzTarget {
  /// Any bytes read as a case file give a case that runs or an error with a location.
  static let cases = FuzzTarget(name: "cases") { bytes in
    guard bytes.count <= 4_000 else { return }
    let file = bytes.indices.map { bytes[$0] }
    do throws(SceneError) {
      let parsed = try CaseFile.read(file)
      require(parsed.queryCount + parsed.eventCount > 0, "a case to check asks something")
      // Texts may be repeated up to megabytes; the search is for what upsets, not for size.
      if parsed.textSize <= 10_000 { check(parsed) }
    } catch {
      check(error, lines: file.count { $0 == 0x0A } + file.count { $0 == 0x0D } + 1)
    }
    do throws(SceneError) {
      let view = try CaseFile.read(file, for: .view)
      require(view.queryCount >= 0, "a case to view need not ask")
    } catch {
      let checked = try? CaseFile.read(file)
      require(checked == nil, "what can be checked can be viewed: \(error)")
    }
  }

  private static func check(_ parsed: Case) {
    let first = parsed.run()
    require(first == parsed.run(), "a case gives the same result each time")
    for words in first.failures + first.pendingReasons {
      require(!words.isEmpty, "a failure has words")
    }
  }

  private static func check(_ error: SceneError, lines: Int) {
    require(!error.reason.isEmpty, "an error has words")
    switch error.location {
    case .source(let line, let column):
      require((1...lines).contains(line) && column >= 1, "line \(line), column \(column) exists")
    case .pointer(let pointer):
      // By bytes: a combining mark may follow the slash.
      require(pointer.isEmpty || pointer.utf8.first == 0x2F, "\(pointer) is a JSON pointer")
    }
  }
}
