import CGumbo

/// Which lists are loose, as Markdown calls them: an item of theirs has paragraphs.
///
/// An empty line separates the items of a loose list, and the blocks within; those of a tight list
/// are on consecutive lines.
struct LooseLists {
  /// Whether the element that an event opens is a loose list.
  private var isLoose: [Bool]

  /// Looks at all lists of a document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  init(of document: HTMLDocument) {
    isLoose = [Bool](repeating: false, count: document.events.count)
    // The lists that are open, and -1 for what parts paragraphs within from the list around.
    var containers: [Int] = []
    for (index, event) in document.events.enumerated() {
      switch (event.kind, event.element) {
      case (.CGUMBO_OPEN, let kind) where kind.isList: containers.append(index)
      case (.CGUMBO_OPEN, let kind) where kind.isContainer: containers.append(-1)
      case (.CGUMBO_CLOSE, let kind) where kind.isContainer: containers.removeLast()
      case (.CGUMBO_OPEN, .CGUMBO_PARAGRAPH):
        if let list = containers.last, list >= 0 { isLoose[list] = true }
      default: break
      }
    }
  }

  /// Whether the list that an event opens is loose.
  subscript(index: Int) -> Bool { isLoose[index] }
}

extension cgumbo_element {
  /// Whether the element is a list of items.
  var isList: Bool { self == .CGUMBO_UNORDERED_LIST || self == .CGUMBO_ORDERED_LIST }

  /// Whether the element, rather than its parent, decides how its blocks are separated.
  var isContainer: Bool {
    switch self {
    case .CGUMBO_UNORDERED_LIST, .CGUMBO_ORDERED_LIST, .CGUMBO_QUOTE, .CGUMBO_DEFINITION,
      .CGUMBO_CELL, .CGUMBO_HEADER_CELL:
      return true
    default: return false
    }
  }
}
