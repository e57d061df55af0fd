extension ScalarProperties {
  /// Returns the cells that the cluster in a range of a text takes: 0, 1 or 2.
  ///
  /// The sum of its scalars' widths, 2 at most. An emoji by presentation or by U+FE0F behind it and
  /// a flag take 2, whatever the sum. Marks, formats and controls take 0, so an unused soft hyphen and a
  /// tab do too: a tab's width is the layout's to say.
  ///
  /// - Parameters:
  ///   - text: The bytes of a text.
  ///   - range: The range of one cluster.
  ///   - ambiguous: The cells of a scalar of ambiguous width, 1 or 2.
  ///   - narrowsText: Whether U+FE0E behind an emoji makes it 1 cell wide, as in terminals that show
  ///     it as text.
  /// - Returns: The width in cells.
  @inlinable package func cellWidth(
    of text: Span<UInt8>, _ range: Range<Int>, ambiguous: Int = 1, narrowsText: Bool = false
  ) -> Int {
    var sum = 0
    var flagHalves = 0
    var last: UInt32 = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = text.scalar(at: offset)
      let traits = self[scalar.value]
      if traits.isRegionalIndicator {
        flagHalves += 1
      } else if traits.isEmojiPresentation || scalar.value == 0xFE0F && isEmoji(last) {
        let end = offset + scalar.length
        guard narrowsText, scalar.value != 0xFE0F, end < range.upperBound,
          text.scalar(at: end).value == 0xFE0E
        else { return 2 }
        last = 0xFE0E
        sum += 1
        offset = end + 3
        continue
      }
      last = scalar.value
      sum += traits.isAmbiguous ? ambiguous : traits.cellWidth
      offset += scalar.length
    }
    return flagHalves > 1 ? 2 : min(2, sum)
  }
}
