import TapInteraction
import TapLayout

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
    let spread = try fields.take("likelihood").map { value throws(SceneError) in
      try TouchSpread(reading: value)
    }
    try fields.finish()
    switch (slop, size, spread) {
    case (let slop?, nil, nil): self = .slop(slop, overText: overText)
    case (nil, let size?, nil): self = .expandTo(size, overText: overText)
    case (nil, nil, let spread?): self = .likelihood(spread, overText: overText)
    default: throw cursor.error("just one of slop, expandTo and likelihood is needed")
    }
  }
}

extension TouchSpread {
  /// Reads the standard deviations across and down in points, with growth and offset.
  fileprivate init(reading cursor: JSONCursor) throws(SceneError) {
    var fields = try JSONFields(cursor)
    func pair(
      _ value: JSONCursor, in range: ClosedRange<Double>
    ) throws(SceneError) -> Size {
      let numbers = try value.items(count: 2, of: "numbers")
      return Size(
        width: try numbers[0].number(in: range), height: try numbers[1].number(in: range))
    }
    self.init(try pair(try fields.require("spread"), in: 0.01...64))
    if let value = fields.take("growth") { growth = try pair(value, in: 0...1) }
    if let value = fields.take("offset") { offset = try pair(value, in: -64...64) }
    try fields.finish()
  }
}
