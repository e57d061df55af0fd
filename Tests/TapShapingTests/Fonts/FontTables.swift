import TapTestSupport

/// A font file taken apart, whose tables a test changes.
struct FontTables {
  var tables: [String: [UInt8]] = [:]

  init(of name: String) throws {
    let font = try TestFonts.bytes(of: name)
    for entry in stride(from: 12, to: 12 + 16 * font.number(at: 4, bytes: 2), by: 16) {
      let start = font.number(at: entry + 8, bytes: 4)
      tables[String(decoding: font[entry..<entry + 4], as: UTF8.self)] = Array(
        font[start..<start + font.number(at: entry + 12, bytes: 4)])
    }
  }

  /// Writes numbers of two bytes into a table.
  mutating func write(_ numbers: Int..., to name: String, at offset: Int) {
    let bytes = numbers.flatMap { [UInt8](number: $0, bytes: 2) }
    tables[name]?.replaceSubrange(offset..<offset + bytes.count, with: bytes)
  }

  /// The file that the tables make.
  var bytes: [UInt8] {
    let names = tables.keys.sorted()
    var font = [UInt8](number: 0x1_0000, bytes: 4)
    font += [UInt8](number: names.count, bytes: 2) + [0, 0, 0, 0, 0, 0]
    var content: [UInt8] = []
    for name in names {
      let table = tables[name] ?? []
      font += Array(name.utf8) + [0, 0, 0, 0]
      font += [UInt8](number: 12 + 16 * names.count + content.count, bytes: 4)
      font += [UInt8](number: table.count, bytes: 4)
      content += table + [UInt8](repeating: 0, count: -table.count & 3)
    }
    return font + content
  }
}

extension [UInt8] {
  /// A number with its highest byte first.
  init(number: Int, bytes count: Int) {
    self = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  /// The number at an offset, whose highest byte is the first.
  func number(at offset: Int, bytes count: Int) -> Int {
    self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
