extension BidiResolver {
  /// Bits that no scalar has.
  private static let noTraits: UInt16 = .max

  /// Cuts a text into items and gives them the levels of their embeddings (X1 to X9, W1).
  mutating func gatherItems(of text: Span<UInt8>, base: UInt8) {
    items.removeAll(keepingCapacity: true)
    separators.removeAll(keepingCapacity: true)
    embeddings.reset(base: base)
    firstStrongs.reset()
    // What scalars have that join the last item and change nothing.
    var joining = BidiResolver.noTraits
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      let traits = table[scalar.value]
      if traits.bits != joining {
        take(traits, text, at: offset, base: base)
        joining = joiningTraits
      }
      offset &+= scalar.length
    }
    steps += text.count
    guard !items.isEmpty else { return }
    items[items.count - 1].end = UInt32(text.count)
    items[items.count - 1].flags.insert(.endsRun)
  }

  /// The bits of scalars that the last item takes in as they are.
  private var joiningTraits: UInt16 {
    guard let last = items.last, last.kind.merges, embeddings.top.override == nil,
      last.level == embeddings.top.level,
      last.flags.isDisjoint(with: [.opensIsolate, .opensPair, .closesPair])
    else { return BidiResolver.noTraits }
    return UInt16(last.kind.rawValue)
  }

  /// Takes a scalar by its class.
  private mutating func take(
    _ traits: BidiTraits, _ text: Span<UInt8>, at offset: Int, base: UInt8
  ) {
    let kind = traits.bidiClass
    switch kind {
    case .boundaryNeutral: break
    case .leftToRightEmbedding: embeddings.openEmbedding(rightToLeft: false, override: nil)
    case .rightToLeftEmbedding: embeddings.openEmbedding(rightToLeft: true, override: nil)
    case .leftToRightOverride: embeddings.openEmbedding(rightToLeft: false, override: .leftToRight)
    case .rightToLeftOverride: embeddings.openEmbedding(rightToLeft: true, override: .rightToLeft)
    case .popDirectionalFormat: embeddings.closeEmbedding()
    case .leftToRightIsolate: openIsolate(.left, at: offset)
    case .rightToLeftIsolate: openIsolate(.right, at: offset)
    case .firstStrongIsolate:
      openIsolate(firstStrongs.take(text, at: offset, table, steps: &steps), at: offset)
    case .popDirectionalIsolate: closeIsolate(at: offset)
    case .paragraphSeparator: endParagraph(at: offset, base: base)
    case .segmentSeparator:
      separators.append(UInt32(offset))
      add(.otherNeutral, at: offset)
    case .whiteSpace: add(.otherNeutral, at: offset)
    default:
      if traits.isBracket, embeddings.top.override == nil {
        addBracket(traits, at: offset)
      } else {
        add(kind, at: offset)
      }
    }
  }

  /// Lets a scalar join the last item, or starts one (X6, W1).
  private mutating func add(_ kind: BidiClass, at offset: Int) {
    let status = embeddings.top
    let kind = status.override ?? kind
    if let last = items.last, last.level == status.level, last.kind != .paragraphSeparator,
      !last.flags.contains(.opensIsolate)
    {
      if kind == last.kind, kind.merges, last.flags.isDisjoint(with: .isBracket) { return }
      if kind == .nonspacingMark {
        // Two separators in a row separate no numbers (W4, W6).
        if !last.kind.merges { items[items.count - 1].kind = .otherNeutral }
        return
      }
    }
    append(kind, status.level, at: offset)
  }

  /// Starts the item of a bracket.
  private mutating func addBracket(_ traits: BidiTraits, at offset: Int) {
    append(
      .otherNeutral, embeddings.top.level, traits.opensPair ? .opensPair : .closesPair,
      at: offset)
    items[items.count - 1].link = UInt32(traits.pair)
  }

  /// Starts an isolate, whose start is outside it (X5a to X5c).
  private mutating func openIsolate(_ side: Side, at offset: Int) {
    let isRight = side == .right
    guard embeddings.hasRoom(rightToLeft: isRight) else {
      add(.otherNeutral, at: offset)
      embeddings.openIsolate(rightToLeft: isRight, item: items.count)
      return
    }
    let status = embeddings.top
    embeddings.openIsolate(rightToLeft: isRight, item: items.count)
    append(status.override ?? .otherNeutral, status.level, .opensIsolate, at: offset)
  }

  /// Ends an isolate, whose end is outside it (X6a).
  private mutating func closeIsolate(at offset: Int) {
    guard let start = embeddings.closeIsolate() else { return add(.otherNeutral, at: offset) }
    items[start].link = UInt32(items.count)
    let status = embeddings.top
    append(status.override ?? .otherNeutral, status.level, .closesIsolate, at: offset)
  }

  /// Ends all embeddings and isolates (X8).
  private mutating func endParagraph(at offset: Int, base: UInt8) {
    embeddings.reset(base: base)
    firstStrongs.reset()
    separators.append(UInt32(offset))
    append(.paragraphSeparator, base, at: offset)
  }

  /// Ends the last item and starts one, at a border of level runs (BD7) or within one.
  private mutating func append(
    _ kind: BidiClass, _ level: UInt8, _ flags: BidiItem.Flags = [], at offset: Int
  ) {
    var flags = flags
    if let last = items.last {
      items[items.count - 1].end = UInt32(offset)
      let isNewRun =
        last.level != level || last.kind == .paragraphSeparator || kind == .paragraphSeparator
      if isNewRun {
        items[items.count - 1].flags.insert(.endsRun)
        if !flags.contains(.closesIsolate) { flags.insert(.startsSequence) }
      }
    } else {
      flags.insert(.startsSequence)
    }
    items.append(BidiItem(flags: flags, kind: kind, level: level, resolved: level))
  }
}
