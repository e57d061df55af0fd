public import TapText

/// A text with its layout, and questions with the answers that must come.
///
/// A case is one JSON file; `corpus/README.md` tells every key. Reading checks all of it, so that
/// running cannot fail but by a wrong answer:
///
///     let json = #"""
///       {
///         "text": "see docs",
///         "links": [{"id": "L1", "destination": "https://a.example", "text": "docs"}],
///         "layout": {"cell": [10, 20]},
///         "queries": [{"query": "hit", "point": [45, 10], "expect": {"link": "L1"}}]
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

  /// The text with its links and attributes.
  public var text: AttributedText { scene.text }

  /// The box, the options and the cell.
  public var layout: LayoutConfiguration

  /// The advance of each cluster in points, where the case gives them.
  var advances: [Float]?

  var scene: SceneText
  var queries: [CaseQuery] = []
}

extension Case {
  /// The number of questions that the case asks.
  public var queryCount: Int { queries.count }

  /// Why the case, or questions of it, cannot be asked yet: without repeats, in the order of the
  /// file.
  public var pendingReasons: [String] {
    if let pending { return [pending] }
    return queries.compactMap(\.pending).reduce(into: []) { reasons, reason in
      if !reasons.contains(reason) { reasons.append(reason) }
    }
  }

  /// The name that the case gives a link, where it gives one.
  public func name(of link: LinkID) -> String? { scene.linkNames[link] }
}
