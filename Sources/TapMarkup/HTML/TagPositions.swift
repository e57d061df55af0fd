import CGumbo
import TapText

/// Some tags of a document, numbered in source order, with their positions.
///
/// The parser may move elements and split them; the number of a tag stays the same.
struct TagPositions {
  private let offsets: [Int]
  private let places: [SourcePosition?]

  /// Finds the tags that a condition picks.
  ///
  /// - Complexity: O(*n* + *k* log *k*), where *k* is the number of tags.
  init(
    of document: HTMLDocument, in origin: TagOrigin, where isIncluded: (cgumbo_event) -> Bool
  ) {
    var offsets: [Int] = []
    for event in document.events where event.kind == .CGUMBO_OPEN && isIncluded(event) {
      if let offset = document.sourceOffset(of: event) { offsets.append(offset) }
    }
    offsets.sort()
    var origin = origin
    self.offsets = offsets.indices.compactMap {
      $0 > 0 && offsets[$0 - 1] == offsets[$0] ? nil : offsets[$0]
    }
    places = self.offsets.map { origin.position(of: $0) }
  }

  /// The number of the tag at an offset, from 0.
  func number(at offset: Int) -> Int? {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] == offset ? low : nil
  }

  /// The position of the tag with a number; `nil` where the source has no such tag.
  subscript(number: Int) -> SourcePosition? { places[number] }
}
