import TapLayout
import TapText

/// Shaped words by plan and letters, in flat arrays.
struct WordTable {
  /// Numbers of entries plus one, by hash; 0 is free.
  ///
  /// There are a power of two.
  private var slots = [UInt32](repeating: 0, count: 256)
  private(set) var entries: [WordEntry] = []
  private var bytes: [UInt8] = []
  /// The shapes: for each word the bits of its advances, then its glyphs, two in each number.
  ///
  /// Side by side, so that a word is read from one location in memory.
  private var shapes: [UInt32] = []
  private(set) var groups: [GlyphGroup] = []
  private(set) var parts: [GlyphPart] = []

  /// About how many bytes the table takes.
  var size: Int {
    slots.count * 4 + entries.count * MemoryLayout<WordEntry>.stride + bytes.count
      + shapes.count * 4 + groups.count * MemoryLayout<GlyphGroup>.stride
      + parts.count * MemoryLayout<GlyphPart>.stride
  }

  /// The number of the entry of a word.
  func find(_ key: WordKey, _ text: Span<UInt8>, _ word: Range<Int>) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: key.hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].key == key,
        word.count <= WordKey.ownBytes || isEqual(entries[index], text, word)
      {
        return index
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func isEqual(_ entry: WordEntry, _ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    let start = Int(entry.firstByte) - WordKey.ownBytes
    for index in WordKey.ownBytes..<word.count
    where bytes[start + index] != text[word.lowerBound + index] { return false }
    return true
  }

  /// Adds a word whose shape is not known yet; returns the number of its entry.
  mutating func insert(_ key: WordKey, _ text: Span<UInt8>, _ word: Range<Int>) -> Int {
    if entries.count * 2 >= slots.count { grow() }
    entries.append(WordEntry(key: key, firstByte: UInt32(bytes.count)))
    for offset in word.dropFirst(WordKey.ownBytes) { bytes.append(text[offset]) }
    place(entries.count - 1)
    return entries.count - 1
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    for index in entries.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[index].key.hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(index + 1)
  }

  /// Fills in the shape of an entry from some shaped clusters.
  mutating func define(_ index: Int, _ raw: RawClusters, _ clusters: Range<Int>) {
    entries[index].firstShape = UInt32(shapes.count)
    entries[index].clusterCount = UInt16(clusters.count)
    entries[index].firstGroup = UInt32(groups.count)
    for cluster in clusters { shapes.append(raw.advances[cluster].bitPattern) }
    for cluster in stride(from: clusters.lowerBound, to: clusters.upperBound, by: 2) {
      let next = cluster + 1 < clusters.upperBound ? UInt32(raw.glyphs[cluster + 1]) : 0
      shapes.append(UInt32(raw.glyphs[cluster]) | next << 16)
    }
    var joints: UInt64 = 0
    for cluster in clusters.dropFirst() where raw.joints[cluster] {
      joints |= 1 << UInt64(cluster - clusters.lowerBound)
    }
    entries[index].joints = joints
    let first = raw.groups.partitioningIndex { Int($0.first) >= clusters.lowerBound }
    for group in raw.groups[first...] {
      guard Int(group.first) < clusters.upperBound else { break }
      var own = group
      own.first -= UInt32(clusters.lowerBound)
      own.firstPart = UInt32(parts.count)
      let start = Int(group.firstPart)
      parts += raw.parts[start..<start + Int(group.partCount)]
      groups.append(own)
    }
    entries[index].groupCount = UInt16(groups.count - Int(entries[index].firstGroup))
  }

  /// Takes an entry over from another table; returns its number here.
  mutating func adopt(
    _ index: Int, of other: WordTable, _ text: Span<UInt8>, _ word: Range<Int>
  ) -> Int {
    let entry = other.entries[index]
    let own = insert(entry.key, text, word)
    entries[own].firstShape = UInt32(shapes.count)
    entries[own].clusterCount = entry.clusterCount
    entries[own].joints = entry.joints
    entries[own].firstGroup = UInt32(groups.count)
    entries[own].groupCount = entry.groupCount
    shapes += other.shapes[entry.shapes]
    for var group in other.groups[entry.groups] {
      let start = Int(group.firstPart)
      group.firstPart = UInt32(parts.count)
      parts += other.parts[start..<start + Int(group.partCount)]
      groups.append(group)
    }
    return own
  }

  /// Writes the shape of a word into a result at an index.
  func copy(_ index: Int, to place: Int, _ scale: Float, into result: inout ShapedClusters) {
    let entry = entries[index]
    let count = Int(entry.clusterCount)
    let shapes = self.shapes.span.extracting(entry.shapes)
    var advances = result.advances.mutableSpan
    for step in 0..<count { advances[place + step] = Float(bitPattern: shapes[step]) * scale }
    var glyphs = result.glyphs.glyphs.mutableSpan
    for step in 0..<count {
      glyphs[place + step] = UInt16(
        truncatingIfNeeded: shapes[count + step >> 1] >> UInt32(16 * (step & 1)))
    }
    if entry.joints != 0 { result.join(entry.joints, at: place) }
    if entry.groupCount > 0 { result.glyphs.add(groups[entry.groups], parts, at: place, scale) }
  }

  /// Forgets all words, but keeps the memory for the next ones.
  mutating func removeAll() {
    for slot in slots.indices { slots[slot] = 0 }
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }
}

/// One word of a table.
struct WordEntry: BitwiseCopyable {
  let key: WordKey
  /// A bit for each cluster: whether a line break before it calls for shaping again.
  var joints: UInt64 = 0
  /// The first of the bytes that the key does not hold.
  let firstByte: UInt32
  var firstShape: UInt32 = 0
  var firstGroup: UInt32 = 0
  /// The number of clusters; 0 while the shape is not known.
  var clusterCount: UInt16 = 0
  var groupCount: UInt16 = 0

  init(key: WordKey, firstByte: UInt32) {
    self.key = key
    self.firstByte = firstByte
  }

  var shapes: Range<Int> {
    let count = Int(clusterCount)
    return Int(firstShape)..<Int(firstShape) + count + (count + 1) / 2
  }
  var groups: Range<Int> { Int(firstGroup)..<Int(firstGroup) + Int(groupCount) }
}

extension ShapedClusters {
  /// Records joints before some of the 64 clusters from an index on.
  fileprivate mutating func join(_ bits: UInt64, at place: Int) {
    if joints.isEmpty { joints = [UInt64](repeating: 0, count: count >> 6 + 1) }
    let shift = UInt64(place & 63)
    joints[place >> 6] |= bits << shift
    if shift > 0, place >> 6 + 1 < joints.count { joints[place >> 6 + 1] |= bits >> (64 - shift) }
  }
}
