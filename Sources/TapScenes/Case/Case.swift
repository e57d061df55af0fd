import TapText

/// A text or a scene, with queries and events, and the expected results.
///
/// A case is one JSON file; `corpus/README.md` describes every key. Reading validates all of it, so
/// that a run can fail only by a wrong result:
///
///     let json = #"""
///       {
///         "text": "see docs",
///         "links": [{"id": "L1", "destination": "https://a.example", "text": "docs"}],
///         "layout": {"cell": [10, 20]},
///         "queries": [{"query": "hit", "point": [45, 10], "expect": {"link": "L1"}}],
///         "events": [{"at": 0, "tap": {"link": "L1"}}],
///         "expect": {"activations": {"L1": 1}}
///       }
///       """#
///     try CaseFile.read(Array(json.utf8)).run().status  // .passed
public struct Case: Sendable {
  /// The name, where the file gives one.
  public internal(set) var name: String?

  /// Where the case comes from, such as the address of a report.
  public internal(set) var source: String?

  /// What the case shows, in a sentence.
  public internal(set) var note: String?

  /// Why the case cannot pass yet; `nil` when it must.
  public internal(set) var pending: String?

  var scene = Scene()
  var queries: [CaseQuery] = []
  var events: [SceneEvent] = []
  var expectations: ReplayExpectations?
}

extension Case {
  /// The text of a case that shows just one; `nil` for a scene.
  public var bareText: TextContent? {
    scene.isBare ? scene.view(Scene.bareText)?.text?.content : nil
  }

  /// The length of all texts together, those that come later too, in UTF-8 code units.
  package var textSize: Int {
    let texts = scene.textViews.compactMap { $0.text?.content.scene } + events.compactMap(\.text)
    return texts.reduce(0) { $0 + $1.text.utf8Count }
  }

  /// The number of questions that the case asks.
  public var queryCount: Int { queries.count }

  /// The number of events that the case plays, each step of a gesture counted.
  public var eventCount: Int { events.count }

  /// Why the case, or questions of it, cannot be asked yet: without repeats, in the order of the
  /// file.
  public var pendingReasons: [String] {
    if let pending { return [pending] }
    return queries.compactMap(\.pending).reduce(into: []) { reasons, reason in
      if !reasons.contains(reason) { reasons.append(reason) }
    }
  }
}
