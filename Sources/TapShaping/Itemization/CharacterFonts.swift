/// The numbers of the fonts of the characters that were looked up, in pages of 256.
struct CharacterFonts {
  private var pages: [UInt8] = []
  /// The number of each page, from 1 on; 0 for none, and empty where there is no page.
  private var index: [UInt16] = []

  /// Stands for a character that was not looked up yet.
  static let unknown = UInt8.max

  subscript(scalar: UInt32) -> UInt8 {
    get {
      guard !index.isEmpty else { return Self.unknown }
      let page = Int(index[Int(scalar >> 8)])
      return page == 0 ? Self.unknown : pages[(page - 1) << 8 | Int(scalar & 255)]
    }
    set {
      let page = Int(scalar >> 8)
      if index.isEmpty { index = [UInt16](repeating: 0, count: 0x1100) }
      if index[page] == 0 {
        pages.append(contentsOf: repeatElement(Self.unknown, count: 256))
        index[page] = UInt16(pages.count / 256)
      }
      pages[(Int(index[page]) - 1) << 8 | Int(scalar & 255)] = newValue
    }
  }
}
