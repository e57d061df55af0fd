extension FontTables {
  /// Makes a variable font of one that is not: no package that the README names has any.
  ///
  /// Its axes are `wght` from 100 over 400 to 900, along which the ascent grows by 500 units, and
  /// `slnt` from -20 to 0, which changes nothing.
  mutating func addAxes() {
    func words(_ numbers: Int...) -> [UInt8] { numbers.flatMap { [UInt8](number: $0, bytes: 2) } }
    func axis(_ tag: String, _ values: Int...) -> [UInt8] {
      Array(tag.utf8) + values.flatMap { words($0, 0) } + words(0, 256)
    }
    tables["fvar"] =
      words(1, 0, 16, 2, 2, 20, 0, 12) + axis("wght", 100, 400, 900) + axis("slnt", -20, 0, 0)
    let glyphs = tables["maxp"]?.number(at: 4, bytes: 2) ?? 0
    // No glyph changes, but FreeType wants to be told so.
    let changes = [UInt8](repeating: 0, count: 2 * (glyphs + 1))
    tables["gvar"] = words(1, 0, 2, 0, 0, 20, glyphs, 0, 0, 20 + changes.count) + changes
    let region = words(2, 1, 0, 0x4000, 0x4000, 0, 0, 0)
    let deltas = words(1, 1, 1, 0, 500)
    let store = words(1, 0, 12, 1, 0, 12 + region.count) + region + deltas
    let record = Array("hasc".utf8) + words(0, 0)
    tables["MVAR"] = words(1, 0, 0, 8, 1, 12 + record.count) + record + store
  }
}
