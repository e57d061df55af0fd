/// What the text of a table's cell lacks beside the source.
enum TableCell {
  /// Returns a text without the backslashes that keep pipes from ending the cell.
  static func unescaped(_ text: [UInt8]) -> [UInt8] {
    let pipe = UInt8(ascii: "|")
    let escape = UInt8(ascii: "\\")
    guard text.contains(escape) else { return text }
    return text.indices.compactMap { index in
      let isOfPipe = text[index] == escape && index + 1 < text.count && text[index + 1] == pipe
      return isOfPipe ? nil : text[index]
    }
  }
}
