extension LineBuilder {
  /// Opens a line after words and between letters in squares until it fills its box.
  ///
  /// Only after the last tab, so that columns stay at their stops. The space is after a cluster, in
  /// its own box, so that boxes still tile the line. The shares up to each opportunity together are
  /// a whole number of 64ths of a point, so that the edges add up exactly, each is within a 64th of
  /// its true position, and the line ends where its box ends. A little more than is due counts as
  /// due, since the widths of the same letters differ in their last bits.
  mutating func justify(_ paragraph: ParagraphRecord, from start: Int, to visibleEnd: Int) {
    let room = breaker.limit(of: paragraph, at: start) - items.reduce(0) { $0 + $1.width }
    guard room > 0, room.isFinite else { return }
    let first = (items.lastIndex(where: isTab) ?? -1) + 1
    var opened = Array(items[..<first])
    var places: [Int] = []
    for item in items[first...] { open(item, to: visibleEnd, into: &opened, &places) }
    guard !places.isEmpty else { return }
    let share = room / Double(places.count)
    var given = 0.0
    for (index, place) in places.enumerated() {
      let isLast = index + 1 == places.count
      let steps = (Double(index + 1) * share * 64 + 0.01).rounded(.down)
      let due = isLast ? room : min(steps / 64, room)
      opened[place].width += due - given
      given = due
    }
    items = opened
  }

  /// Appends an item in parts, and the opportunities at which it may grow.
  private func open(
    _ item: RunRecord, to visibleEnd: Int, into opened: inout [RunRecord], _ places: inout [Int]
  ) {
    guard item.kind.isText, item.first < item.end else { return opened.append(item) }
    var first = Int(item.first)
    for cluster in first..<max(first, min(Int(item.end), visibleEnd - 1))
    where shaped.flags[cluster].contains(.expandsAfter) {
      append(part: first..<cluster, of: item, item.kind, to: &opened)
      append(part: cluster..<cluster + 1, of: item, .single, to: &opened)
      places.append(opened.count - 1)
      first = cluster + 1
    }
    append(part: first..<Int(item.end), of: item, item.kind, to: &opened)
  }

  private func isTab(_ item: RunRecord) -> Bool {
    item.kind == .single && shaped.flags[Int(item.first)].contains(.tab)
  }
}
