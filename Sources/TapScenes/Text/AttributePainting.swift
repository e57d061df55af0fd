import TapText

/// A change of one property of text attributes.
struct AttributeChange {
  /// What it sets; of two changes of one property the later counts.
  enum Property: Hashable {
    case named(String)
    case tag(String)
  }

  let property: Property
  let apply: (inout TextAttributes) -> Void
}

/// Changes of attributes over ranges that may overlap, the later over the earlier ones.
///
/// They are applied all at once, from the start of the text to its end. So ranges in ranges cost no
/// more than ranges side by side.
struct AttributePainting {
  /// The end of a range, or its start.
  private struct Edge {
    let offset: Int
    let isStart: Bool
    let entry: Int
  }

  private var entries: [[AttributeChange]] = []
  private var edges: [Edge] = []

  /// Adds the changes of a range that isn't empty, over those that were added before.
  mutating func add(_ changes: [AttributeChange], over range: Range<Int>) {
    edges.append(Edge(offset: range.lowerBound, isStart: true, entry: entries.count))
    edges.append(Edge(offset: range.upperBound, isStart: false, entry: entries.count))
    var known: Set<AttributeChange.Property> = []
    entries.append(changes.reversed().filter { known.insert($0.property).inserted })
  }

  /// Returns the attributes that a text has with the changes, where there are any: ascending runs.
  ///
  /// - Complexity: O(*n* log *n* + *n* *p*), where *p* is the number of properties that are set at one
  ///   position.
  func runs(over text: AttributedText) -> [AttributeRun] {
    let edges = edges.sorted { $0.offset < $1.offset }
    var isOpen = [Bool](repeating: false, count: entries.count)
    var layers: [AttributeChange.Property: Layer] = [:]
    var runs: [AttributeRun] = []
    var index = 0
    while index < edges.count {
      let start = edges[index].offset
      let first = index
      while index < edges.count, edges[index].offset == start {
        let edge = edges[index]
        isOpen[edge.entry] = edge.isStart
        for change in entries[edge.entry] where edge.isStart {
          layers[change.property, default: Layer()].push(edge.entry, change)
        }
        index += 1
      }
      for edge in edges[first..<index] {
        for change in entries[edge.entry]
        where layers[change.property]?.dropClosed(isOpen) == false {
          layers[change.property] = nil
        }
      }
      guard index < edges.count, !layers.isEmpty else { continue }
      for var run in text.attributeRuns(in: start..<edges[index].offset) {
        var attributes = run.attributes
        for layer in layers.values { layer.top?.apply(&attributes) }
        run.attributes = attributes
        runs.append(run)
      }
    }
    return runs
  }

  /// The changes of one property: a heap with that of the last entry on top, and perhaps some below
  /// whose range has ended.
  private struct Layer {
    private var heap: [(entry: Int, change: AttributeChange)] = []

    /// The change that counts.
    var top: AttributeChange? { heap.first?.change }

    mutating func push(_ entry: Int, _ change: AttributeChange) {
      heap.append((entry, change))
      var place = heap.count - 1
      while place > 0, heap[(place - 1) / 2].entry < entry {
        heap.swapAt(place, (place - 1) / 2)
        place = (place - 1) / 2
      }
    }

    /// Lets a change whose range is open be on top; returns whether there is one.
    mutating func dropClosed(_ isOpen: [Bool]) -> Bool {
      while let top = heap.first, !isOpen[top.entry] { dropTop() }
      return !heap.isEmpty
    }

    private mutating func dropTop() {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
      var place = 0
      while true {
        let children = (2 * place + 1)..<min(2 * place + 3, max(2 * place + 1, heap.count))
        guard let child = children.max(by: { heap[$0].entry < heap[$1].entry }),
          heap[child].entry > heap[place].entry
        else { return }
        heap.swapAt(place, child)
        place = child
      }
    }
  }
}
