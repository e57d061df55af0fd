import TapInteraction

extension InteractionPolicy {
  /// The policies by name.
  private static let presets: [(String, InteractionPolicy)] = [
    ("linksOnly", .linksOnly),
    ("linksOnlyBackgroundLongPress", .linksOnlyBackgroundLongPress),
    ("inert", .inert),
  ]

  /// Reads the name of a policy, or an object that changes one.
  init(reading cursor: JSONCursor) throws(SceneError) {
    guard case .object = cursor.value else {
      self = try cursor.choice(Self.presets)
      return
    }
    var fields = try JSONFields(cursor)
    self = try fields.take("preset")?.choice(Self.presets) ?? .linksOnly
    for place in PolicyRegion.allCases {
      if let value = fields.take("\(place)") { try readResponses(value, on: place) }
    }
    if let value = fields.take("geometry") {
      geometry = try value.choice([("exact", .exact), ("seedCompatible", .seedCompatible)])
    }
    if let value = fields.take("repetition") { repetition = try Repetition(reading: value) }
    if let value = fields.take("touchTargets") {
      touchTargets = try TargetEnlargement(reading: value)
    }
    if let value = fields.take("liftsLinks") { liftsLinks = try value.bool() }
    if let value = fields.take("allowsOnePointerOnly") { allowsOnePointerOnly = try value.bool() }
    try fields.finish()
  }

  private mutating func readResponses(
    _ cursor: JSONCursor, on place: PolicyRegion
  ) throws(SceneError) {
    var fields = try JSONFields(cursor)
    for gesture in GestureKind.allCases {
      guard let value = fields.take("\(gesture)") else { continue }
      self[place, gesture] = try value.choice(GestureResponse.allCases.map { ("\($0)", $0) })
    }
    try fields.finish()
  }
}

extension InteractionPolicy.Repetition {
  /// Reads `"every"`, or the seconds within which taps on a link are one.
  fileprivate init(reading cursor: JSONCursor) throws(SceneError) {
    if case .string = cursor.value {
      self = try cursor.choice([("every", .every)])
    } else {
      self = .coalesced(within: try cursor.number(in: 0...3600))
    }
  }
}

extension TargetEnlargement {
  /// Reads a number of points, or an object with a size to grow to.
  fileprivate init(reading cursor: JSONCursor) throws(SceneError) {
    guard case .object = cursor.value else {
      self = .slop(try cursor.number(in: 0...64))
      return
    }
    var fields = try JSONFields(cursor)
    let slop = try fields.take("slop")?.number(in: 0...64)
    let size = try fields.take("expandTo")?.number(in: 0...1e3)
    var overText = TextReach.none
    if let value = fields.take("overText") {
      overText = try value.choice(TextReach.allCases.map { ("\($0)", $0) })
    }
    try fields.finish()
    switch (slop, size) {
    case (let slop?, nil): self = .slop(slop, overText: overText)
    case (nil, let size?): self = .expandTo(size, overText: overText)
    default: throw cursor.error("just one of slop and expandTo is needed")
    }
  }
}
