import TapInteraction
import TapLayout
import TapControls
import TapViews

/// What must come of the events of a case.
struct ReplayExpectations: Sendable {
  /// All lines of the log.
  var log: [String]?
  /// How often events must happen, to any view or to one.
  var counts: [EventCount] = []
  /// How often each link must be activated; the others never.
  var activations: [String: Int]?
  /// The views to which nothing may happen.
  var never: [String] = []
  /// Whether no gesture may be in progress at the end.
  var isIdle = false
  /// Where scroll views must be at the end.
  var offsets: [(view: String, Point)] = []
  /// The expected index of the selection at the end; `nil` is no selection.
  var selections: [(id: String, Int?)] = []
  /// The badges that items must have at the end; `nil` is none.
  var badges: [(id: String, String?)] = []
  /// What the mouse must look like at the end.
  var cursor: Cursor?
}

/// How often an event must happen.
struct EventCount: Sendable {
  /// The name of the event, or the beginning of it.
  var event: String
  /// The view to which it happens; `nil` is any.
  var view: String?
  var count: Int
}

extension ReplayExpectations {
  /// Returns a message for each difference from the expectations.
  func failures(of liveScene: LiveScene) -> [String] {
    let entries = liveScene.entries
    var failures = logFailures(entries)
    for count in counts {
      let found = entries.count { count.isMet(by: $0) }
      guard found != count.count else { continue }
      let place = count.view.map { " at \($0)" } ?? ""
      failures.append("\(count.event)\(place): expected \(count.count), got \(found)")
    }
    if let activations {
      let found = entries.filter { $0.event == "activate" }
        .reduce(into: [:]) { $0[$1.link ?? "-", default: 0] += 1 }
      let wanted = activations.filter { $0.value > 0 }
      if found != wanted {
        failures.append(
          "activations: expected \(Self.words(wanted)), got \(Self.words(found))")
      }
    }
    for entry in entries where never.contains(entry.view) {
      failures.append("never \(entry.view): got \"\(entry.line)\"")
    }
    return failures + endFailures(of: liveScene)
  }

  private func logFailures(_ entries: [ReplayEntry]) -> [String] {
    guard let log else { return [] }
    let found = entries.map(\.line)
    guard found != log else { return [] }
    let common = zip(found, log).prefix { $0 == $1 }.count
    let expected = common < log.count ? "\"\(log[common])\"" : "its end"
    let got = common < found.count ? "\"\(found[common])\"" : "its end"
    return ["log, line \(common): expected \(expected), got \(got)"]
  }

  private func endFailures(of liveScene: LiveScene) -> [String] {
    var failures: [String] = []
    if isIdle {
      for view in liveScene.views.values.sorted(by: { $0.identifier ?? "" < $1.identifier ?? "" }) {
        for recognizer in view.gestureRecognizers where recognizer.state != .possible {
          failures.append(
            "idle: \(view.identifier ?? "-") has a gesture that is \(recognizer.state)")
        }
      }
      if let deadline = liveScene.window.nextDeadline {
        failures.append("idle: something is due at \(deadline)")
      }
    }
    for (id, offset) in offsets {
      guard let scroll = liveScene.views[id] as? ScrollView, scroll.contentOffset != offset else {
        continue
      }
      failures.append("offset of \(id): expected \(offset), got \(scroll.contentOffset)")
    }
    failures += selectionFailures(of: liveScene)
    if let cursor, cursor != liveScene.window.cursor {
      failures.append("cursor: expected \(cursor), got \(liveScene.window.cursor)")
    }
    return failures
  }

  private func selectionFailures(of liveScene: LiveScene) -> [String] {
    func words<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "none" }
    var failures: [String] = []
    for (id, index) in selections where liveScene.selection(in: id) != index {
      let found = liveScene.selection(in: id)
      failures.append("selected in \(id): expected \(words(index)), got \(words(found))")
    }
    for (id, badge) in badges {
      let found = liveScene.tabItem(id)?.badgeValue
      guard found != badge else { continue }
      failures.append("badge of \(id): expected \(words(badge)), got \(words(found))")
    }
    return failures
  }

  private static func words(_ counts: [String: Int]) -> String {
    let parts = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}

extension EventCount {
  fileprivate func isMet(by entry: ReplayEntry) -> Bool {
    guard view == nil || entry.view == view else { return false }
    return entry.event == event || entry.event.hasPrefix(event + " ")
  }
}
