package import TapText

/// Makers of random texts with tables among other paragraphs.
package enum RandomTable {
  /// A text of some paragraphs and tables: ragged rows, captions, prefixes, cells of several
  /// paragraphs and empty ones, tables right behind each other.
  package static func text(
    from pools: [TextPool] = TextPool.allCases, _ choices: inout some Choices
  ) -> AttributedText {
    var text = AttributedText()
    for table in 0..<1 + choices.number(below: 3) {
      if choices.flag() {
        text.append(AttributedText(words(of: 8, pools, &choices) + "\n"))
      }
      append(table: table, from: pools, to: &text, &choices)
    }
    if choices.flag() { text.append(AttributedText(words(of: 8, pools, &choices))) }
    RandomLayout.addLinks(to: &text, &choices)
    return text
  }

  /// Appends the rows of a table.
  private static func append(
    table: Int, from pools: [TextPool], to text: inout AttributedText, _ choices: inout some Choices
  ) {
    let columns = 1 + choices.number(below: 5)
    let prefix = choices.once(in: 3) ? choices.pick(["  ", "\u{2022} ", "1. "]) : ""
    let alignments: [TextAlignment?] =
      choices.flag() ? [] : (0..<columns).map { _ in choices.pick([nil, .left, .center, .right]) }
    for number in 0..<1 + choices.number(below: 5) {
      var row = TableRow(
        table: table, role: number == 0 ? .header : .body, alignments: alignments)
      if number == 0, choices.once(in: 5) { row.role = .caption }
      row.continuesCell = number > 0 && choices.once(in: 5)
      let count = choices.once(in: 4) ? 1 + choices.number(below: columns + 2) : columns
      let cells = (0..<count).map { _ in
        choices.once(in: 5) ? "" : words(of: 1 + choices.number(below: 6), pools, &choices)
      }
      let string = prefix + cells.joined(separator: "\t") + "\n"
      let start = text.utf8Count
      text.append(AttributedText(string))
      let styled = choices.flag() ? start..<text.utf8Count : start..<start + 1
      text.updateAttributes(in: styled) { attributes in
        var style = ParagraphStyle()
        style.block = BlockStyle(prefix: prefix.utf8.count, table: row)
        attributes.paragraph = style
      }
    }
  }

  /// Words without tabs and hard breaks.
  private static func words(
    of count: Int, _ pools: [TextPool], _ choices: inout some Choices
  ) -> String {
    var string = ""
    for _ in 0..<count {
      let piece = choices.pick(choices.pick(pools).pieces)
      let isPlain = piece.unicodeScalars.allSatisfy { scalar in
        !(0x09...0x0D).contains(scalar.value) && scalar.value != 0x85
          && !(0x2028...0x2029).contains(scalar.value)
      }
      if isPlain { string += piece }
    }
    return string
  }
}
