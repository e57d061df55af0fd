/// Where a user is in a text: at a line, which is known by a byte in it.
struct ReadingPlace {
  /// The UTF-8 offset at which the first visible line began when the user scrolled there.
  var offset: Int
  /// How far the top of the view is below the top of that line, in points.
  var distance: Double

  /// Moves along with an edit that replaced a UTF-8 range by `count` bytes.
  mutating func follow(_ edited: Range<Int>, count: Int) {
    if offset >= edited.upperBound {
      offset += count - edited.count
    } else if offset > edited.lowerBound {
      offset = edited.lowerBound + min(offset - edited.lowerBound, count)
    }
  }
}
