/// One measured figure with what it is held against.
struct Row {
  /// The name, `area/text`.
  let name: String
  /// What the figure counts.
  let unit: Unit
  /// The figure of the fastest round.
  let fastest: Double
  /// The figure of the middle round, which is the one assessed.
  let middle: Double
  /// What the least possible work takes in this run, in the same unit.
  var floor: Double?
  /// What the figure should be.
  var mark: Mark?
  /// What another program reaches in this run.
  var peer: Peer?

  /// What a figure counts.
  enum Unit: String {
    case nanoseconds = "ns"
    case megabytesPerSecond = "MB/s"
    case calls = "calls"
    case bytesPerByte = "B/B"
    case times = "x"

    /// Whether more is better.
    var isRate: Bool { self == .megabytesPerSecond || self == .times }
  }

  /// A figure that counts, the same in each round.
  init(_ name: String, _ unit: Unit, _ figure: Double, mark: Mark? = nil) {
    self.name = name
    self.unit = unit
    fastest = figure
    middle = figure
    self.mark = mark
  }

  /// A time for one operation.
  init(_ name: String, _ sample: Sample, floor: Double? = nil, mark: Mark? = nil) {
    self.name = name
    unit = .nanoseconds
    fastest = sample.fastest
    middle = sample.middle
    self.floor = floor
    self.mark = mark
  }

  /// A rate: `bytes` in the time of a sample.
  init(_ name: String, bytes: Int, _ sample: Sample, floor: Double? = nil, mark: Mark? = nil) {
    self.name = name
    unit = .megabytesPerSecond
    fastest = Double(bytes) * 1_000 / sample.fastest
    middle = Double(bytes) * 1_000 / sample.middle
    self.floor = floor
    self.mark = mark
  }

  /// How many times more than the floor the figure takes.
  var ratio: Double? { floor.map { unit.isRate ? $0 / middle : middle / $0 } }

  /// Whether the mark is met; `nil` where there is none.
  var isMet: Bool? {
    guard let mark else { return nil }
    let isWithinLimit = unit.isRate ? middle >= mark.limit : middle <= mark.limit
    guard let most = mark.ratio, let ratio else { return isWithinLimit }
    return isWithinLimit && ratio <= most
  }
}

/// What a figure should be.
struct Mark {
  /// The most, or for a rate the least.
  let limit: Double
  /// The most as a multiple of the floor.
  var ratio: Double?

  init(_ limit: Double, ratio: Double? = nil) {
    self.limit = limit
    self.ratio = ratio
  }
}
