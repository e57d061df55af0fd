extension BidiResolver {
  /// Resolves numbers and what belongs to them (W1 to W7), and finds pairs of brackets (BD16).
  ///
  /// Afterwards the classes are L, R, EN, AN and ON. Returns the last item of the sequence.
  mutating func resolveWeak(from first: Int, start: Side) -> Int {
    brackets.reset()
    var context = WeakContext(strong: start.strong, before: first)
    var index = first
    while true {
      steps += 1
      let next = item(after: index)
      let item = items[index]
      switch item.kind {
      case .leftToRight, .rightToLeft, .arabicLetter: takeStrong(item.kind, index, &context)
      case .nonspacingMark: takeStrong(start.strong, index, &context)
      case .europeanNumber, .arabicNumber: takeNumber(item.kind, index, &context)
      case .europeanSeparator, .commonSeparator: takeSeparator(index, next, &context)
      case .europeanTerminator: takeTerminator(index, &context)
      default:
        context.last = .otherNeutral
        if !item.flags.isDisjoint(with: .isBracket) { takeBracket(index) }
      }
      guard let next else { return index }
      context.before = index
      index = next
    }
  }

  /// Takes a letter, or a mark without a base (W1, W3).
  private mutating func takeStrong(
    _ kind: BidiClass, _ index: Int, _ context: inout WeakContext
  ) {
    context.strong = kind
    context.last = kind
    items[index].kind = kind == .leftToRight ? .leftToRight : .rightToLeft
    brackets.note(kind == .leftToRight ? .left : .right)
  }

  /// Takes a number (W2, W5 for the terminators before it, W7).
  private mutating func takeNumber(
    _ kind: BidiClass, _ index: Int, _ context: inout WeakContext
  ) {
    if kind == .arabicNumber || context.strong == .arabicLetter {
      context.last = .arabicNumber
      items[index].kind = .arabicNumber
      brackets.note(.right)
      return
    }
    if context.last == .europeanTerminator { items[context.before].kind = context.european }
    context.last = .europeanNumber
    items[index].kind = context.european
    brackets.note(context.european == .leftToRight ? .left : .right)
  }

  /// Takes a separator: part of a number between two of a kind (W4), else neutral (W6).
  private mutating func takeSeparator(
    _ index: Int, _ next: Int?, _ context: inout WeakContext
  ) {
    var following = next.map { items[$0].kind }
    if following == .europeanNumber, context.strong == .arabicLetter { following = .arabicNumber }
    switch (items[index].kind, context.last, following) {
    case (_, .europeanNumber, .europeanNumber): items[index].kind = context.european
    case (.commonSeparator, .arabicNumber, .arabicNumber): items[index].kind = .arabicNumber
    default:
      context.last = .otherNeutral
      items[index].kind = .otherNeutral
    }
  }

  /// Takes terminators: part of a European number before or after them (W5), else neutral (W6).
  private mutating func takeTerminator(_ index: Int, _ context: inout WeakContext) {
    if context.last == .europeanNumber {
      // No number for what follows: W4 comes before W5.
      context.last = .otherNeutral
      items[index].kind = context.european
    } else {
      context.last = .europeanTerminator
      items[index].kind = .otherNeutral
    }
  }
}

/// What the rules for weak classes know about the preceding text.
private struct WeakContext {
  /// The last letter, L, R or AL, or the start of the sequence.
  var strong: BidiClass
  /// The class of the item before, as rule W6 leaves it; ET while it may become part of a number.
  var last: BidiClass = .otherNeutral
  /// The item before.
  var before: Int

  /// What a European number becomes (W7).
  var european: BidiClass { strong == .leftToRight ? .leftToRight : .europeanNumber }
}
