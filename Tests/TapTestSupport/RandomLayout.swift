package import TapLayout
package import TapText

/// Makers of random attributed texts and layout options.
package enum RandomLayout {
  /// Puts a few links and attributes over ranges of a text.
  ///
  /// The ranges may begin and end inside clusters, overlap, nest and be empty of clusters.
  package static func decorate(_ text: inout AttributedText, _ choices: inout some Choices) {
    let offsets = scalarOffsets(of: text.string(in: 0..<text.utf8Count))
    func range(_ choices: inout some Choices) -> Range<Int>? {
      let range = choices.range(within: offsets.count - 1)
      return range.isEmpty ? nil : offsets[range.lowerBound]..<offsets[range.upperBound]
    }
    for number in 0..<choices.number(below: 6) {
      guard let range = range(&choices) else { continue }
      let link = Link(
        id: LinkID(rawValue: UInt64(number)), destination: "https://example.org/\(number % 3)",
        priority: choices.number(below: 3))
      text.addLink(link, over: range)
    }
    for _ in 0..<choices.number(below: 3) {
      guard let range = range(&choices) else { continue }
      var attributes = TextAttributes()
      change(&attributes, &choices)
      text.updateAttributes(in: range) { $0 = attributes }
    }
  }

  /// Puts a few links over ranges of a text between scalars.
  package static func addLinks(to text: inout AttributedText, _ choices: inout some Choices) {
    let offsets = scalarOffsets(of: text.string(in: 0..<text.utf8Count))
    for number in 0..<choices.number(below: 6) {
      let range = choices.range(within: offsets.count - 1)
      guard !range.isEmpty else { continue }
      text.addLink(
        destination: "https://example.org/\(number)",
        over: offsets[range.lowerBound]..<offsets[range.upperBound])
    }
  }

  private static func change(_ attributes: inout TextAttributes, _ choices: inout some Choices) {
    switch choices.number(below: 6) {
    case 0: attributes.letterSpacing = Double(choices.number(below: 4))
    case 1: attributes.direction = choices.flag() ? .rightToLeft : .leftToRight
    case 2:
      var style = ParagraphStyle()
      style.alignment = choices.pick(TextAlignment.allCases)
      let number = choices.number(below: 20)
      style.headIndent = Double(number)
      // Of the same number, so that stored inputs keep their meaning.
      if number % 2 == 1 {
        style.lineBreak = LineBreakRule.allCases[number % LineBreakRule.allCases.count]
        style.wordBreak = WordBreakRule.allCases[number % WordBreakRule.allCases.count]
      }
      if number % 4 == 2 {
        style.block = BlockStyle(
          kind: BlockStyle.Kind.allCases[number / 4 % BlockStyle.Kind.allCases.count],
          prefix: number, bars: number > 4 ? [0, 2] : [], group: number / 8)
      }
      style.spacing = Double(choices.number(below: 9))
      attributes.paragraph = style
    case 3:
      attributes.inlineObject = InlineObject(
        width: choices.flag() ? Double(choices.number(below: 50)) : nil,
        height: choices.flag() ? Double(choices.number(below: 40)) : nil, alternativeText: "object")
    case 4: attributes.language = choices.pick(["ja", "th", "de", "ar", "x-none"])
    default: attributes.fontWeight = 700
    }
  }

  /// The UTF-8 offset of each scalar, and the length.
  private static func scalarOffsets(of string: String) -> [Int] {
    var offsets: [Int] = []
    var offset = 0
    for scalar in string.unicodeScalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    return offsets + [offset]
  }

  /// Draws layout options; most of them stay as they are.
  package static func options(_ choices: inout some Choices) -> LayoutOptions {
    var options = LayoutOptions()
    options.alignment = choices.pick(TextAlignment.allCases)
    options.direction = choices.pick([nil, .leftToRight, .rightToLeft])
    options.wrap = choices.pick([.word, .word, .cluster, .none])
    for _ in 0..<choices.number(below: 5) { change(&options, &choices) }
    if choices.once(in: 4) { options.lineBreak = choices.pick(LineBreakRule.allCases) }
    if choices.once(in: 4) { options.wordBreak = choices.pick(WordBreakRule.allCases) }
    options.isolatesLinks = choices.once(in: 4)
    return options
  }

  private static func change(_ options: inout LayoutOptions, _ choices: inout some Choices) {
    switch choices.number(below: 14) {
    case 0: options.lineSpacing = Double(choices.number(below: 8))
    case 1: options.paragraphSpacing = Double(choices.number(below: 20))
    case 2: options.firstLineIndent = Double(choices.number(below: 60)) - 10
    case 3: options.headIndent = Double(choices.number(below: 40))
    case 4:
      options.insets = Insets(
        top: Double(choices.number(below: 9)), left: Double(choices.number(below: 30)),
        bottom: Double(choices.number(below: 9)), right: Double(choices.number(below: 30)))
    case 5:
      options.height = Double(choices.number(below: 200))
      options.verticalAlignment = choices.pick(VerticalAlignment.allCases)
    case 6: options.clips = true
    case 7, 8:
      options.lineLimit = 1 + choices.number(below: 3)
      options.truncation = choices.pick(TruncationMode.allCases)
      options.truncationToken = choices.pick([nil, nil, "more", "\u{5E9}\u{5D5}\u{5D1}", ""])
    case 9: options.tabInterval = Double(choices.number(below: 100))
    case 10: options.tabStops = [10, 35.5, 36, 300]
    case 11:
      let height = Double(choices.number(below: 40)) - 4
      options.lineHeight = choices.flag() ? .absolute(height) : .multiple(height / 16)
    case 12: options.overlap = choices.pick(LinkOverlap.allCases)
    default: options.hyphenates = false
    }
  }

  /// Draws a width: mostly a page's, at times one of the odd ones.
  package static func width(_ choices: inout some Choices) -> Double {
    switch choices.number(below: 8) {
    case 0: choices.pick([0, 0.25, 1, 7.999, 8, 1e6])
    case 1: Double(choices.number(below: 64))
    default: Double(40 + choices.number(below: 360))
    }
  }
}
