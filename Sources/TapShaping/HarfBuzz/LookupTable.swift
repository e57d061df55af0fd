import CHarfBuzz

/// The lookups of a `GSUB` or `GPOS` table, as far as they speak of all glyphs that no class has.
///
/// HarfBuzz lists the glyphs that a lookup names, but class 0, "any other glyph", is no list. So
/// pair adjustments by class and rules by class are read here. (OpenType 1.9, chapter 2; GSUB 5
/// and 6, GPOS 2, 7 and 8.)
struct LookupTable {
  /// Which of the two tables.
  enum Tag: UInt32 {
    case substitution = 0x4753_5542
    case positioning = 0x4750_4F53
  }

  private let tag: Tag
  private let table: FontTable

  init(_ tag: Tag, of face: hb_face_t) {
    self.tag = tag
    table = FontTable(tag.rawValue, of: face)
  }

  /// Whether a lookup may look at a glyph because it is of no class; true where it cannot be read.
  func mayConcern(glyph: UInt16, in lookup: UInt32) -> Bool {
    guard let list = table.uint16(8), let offset = table.uint16(list + 2 + 2 * Int(lookup)),
      let type = table.uint16(list + offset), let count = table.uint16(list + offset + 4)
    else { return true }
    let start = list + offset
    for index in 0..<count {
      guard let subtable = table.uint16(start + 6 + 2 * index),
        let answer = subtableConcerns(glyph, start + subtable, type)
      else { return true }
      if answer { return true }
    }
    return false
  }

  private func subtableConcerns(_ glyph: UInt16, _ start: Int, _ type: Int) -> Bool? {
    let isPositioning = tag == .positioning
    switch (isPositioning, type) {
    case (true, 9), (false, 7):
      guard let inner = table.uint16(start + 2), let offset = table.uint32(start + 4),
        inner != type
      else { return nil }
      return subtableConcerns(glyph, start + offset, inner)
    case (true, 2): return pairsConcern(glyph, start)
    case (true, 7), (false, 5): return rulesConcern(glyph, start, classes: [4])
    case (true, 8), (false, 6): return rulesConcern(glyph, start, classes: [4, 6, 8])
    default: return false
    }
  }

  /// Pairs by class: whether the second class 0, if the glyph is of it, moves anything.
  private func pairsConcern(_ glyph: UInt16, _ start: Int) -> Bool? {
    guard let format = table.uint16(start) else { return nil }
    guard format == 2 else { return false }
    guard let first = table.uint16(start + 4), let second = table.uint16(start + 6),
      let classes = table.uint16(start + 10), let firsts = table.uint16(start + 12),
      let seconds = table.uint16(start + 14), let own = classOf(glyph, start + classes)
    else { return nil }
    guard own == 0 else { return false }
    let size = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
    for row in 0..<firsts {
      let record = start + 16 + row * seconds * size
      for value in stride(from: 0, to: size, by: 2) {
        guard let value = table.uint16(record + value) else { return nil }
        if value != 0 { return true }
      }
    }
    return false
  }

  /// Rules by class: whether any names class 0 where the glyph is of it.
  private func rulesConcern(_ glyph: UInt16, _ start: Int, classes: [Int]) -> Bool? {
    guard let format = table.uint16(start) else { return nil }
    guard format == 2 else { return false }
    for place in classes {
      guard let offset = table.uint16(start + place), let own = classOf(glyph, start + offset)
      else { return nil }
      if own == 0 { return rulesNameOthers(start, classes: classes.count) }
    }
    return false
  }

  private func rulesNameOthers(_ start: Int, classes: Int) -> Bool? {
    let sets = classes == 1 ? 6 : 10
    guard let setCount = table.uint16(start + sets) else { return nil }
    for set in 0..<setCount {
      guard let offset = table.uint16(start + sets + 2 + 2 * set) else { return nil }
      guard offset > 0 else { continue }
      guard let ruleCount = table.uint16(start + offset) else { return nil }
      for rule in 0..<ruleCount {
        guard let inner = table.uint16(start + offset + 2 + 2 * rule),
          let names = ruleNamesOthers(at: start + offset + inner, isChained: classes == 3)
        else { return nil }
        if names { return true }
      }
    }
    return false
  }

  /// Whether a rule has class 0 in any of its sequences, whose first input class is implied.
  private func ruleNamesOthers(at rule: Int, isChained: Bool) -> Bool? {
    var place = rule
    for sequence in 0..<(isChained ? 3 : 1) {
      guard let count = table.uint16(place) else { return nil }
      let isInput = !isChained || sequence == 1
      let length = isInput ? max(count - 1, 0) : count
      place += isChained ? 2 : 4
      for index in 0..<length {
        guard let value = table.uint16(place + 2 * index) else { return nil }
        if value == 0 { return true }
      }
      place += 2 * length
    }
    return false
  }

  /// The class of a glyph in a class definition; 0 where that does not name it.
  private func classOf(_ glyph: UInt16, _ start: Int) -> Int? {
    switch table.uint16(start) {
    case 1:
      guard let first = table.uint16(start + 2), let count = table.uint16(start + 4) else {
        return nil
      }
      let index = Int(glyph) - first
      return index >= 0 && index < count ? table.uint16(start + 6 + 2 * index) : 0
    case 2:
      guard let count = table.uint16(start + 2) else { return nil }
      for range in 0..<count {
        let place = start + 4 + 6 * range
        guard let low = table.uint16(place), let high = table.uint16(place + 2) else { return nil }
        if low <= glyph, glyph <= high { return table.uint16(place + 4) }
      }
      return 0
    default: return nil
    }
  }
}
