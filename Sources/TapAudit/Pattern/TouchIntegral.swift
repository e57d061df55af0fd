import TapLayout
import TapPlatform

/// The probabilities with which touches that are aimed at a rectangle hit the targets of a pattern.
///
/// Along a row the probability of a segment is a difference of the normal distribution function.
/// Where the rows of a band are equal, so is the one down, and the product is exact. Elsewhere the rows
/// are summed by the rule of Gauss and Kronrod with 15 nodes, in bands that are halved until the rule
/// with 7 nodes agrees: the sum of what is left is ``error``.
struct TouchIntegral<Pattern: TouchPattern> {
  private let pattern: Pattern
  private let area: Rect
  private let bands: [TouchBand]
  /// The targets by their numbers.
  private(set) var targets: [Pattern.Target] = []
  private var numbers: [Pattern.Target: Int] = [:]
  /// The rows that have been asked for, since another aim needs them again.
  private var rows: [Double: [RowSegment]] = [:]
  /// How much the last probabilities may be wrong by; 0 where all of them are exact to rounding.
  private(set) var error = 0.0

  /// How far two rules may differ for a band; one of many touches may be off by more, but by no more
  /// than a part of them.
  var tolerance = 1e-8

  /// The part of a band's own probability by which the rules may differ.
  private static var relativeTolerance: Double { 1e-7 }

  /// Prepares an area in which all touches land.
  ///
  /// - Parameters:
  ///   - pattern: What touches hit.
  ///   - area: Where touches land.
  ///   - spread: The standard deviation down, in points.
  init(_ pattern: Pattern, in area: Rect, spread: Double) {
    self.pattern = pattern
    self.area = area
    bands = pattern.bands(of: area, height: spread)
  }

  /// The probability of each target, by its number.
  mutating func probabilities(_ touch: TouchDistribution, aimedAt aim: Rect) -> [Double] {
    error = 0
    var sums = [Double](repeating: 0, count: targets.count)
    for band in bands {
      let down = touch.y.probability(
        from: band.top, to: band.bottom, aimedFrom: aim.y, to: aim.maxY)
      // What is so far off changes no digit that is asked for.
      guard down > 1e-12 else { continue }
      if band.hasEqualRows {
        add(row(at: (band.top + band.bottom) / 2), touch, aim, times: down, to: &sums)
      } else {
        addSmooth(from: band.top, to: band.bottom, touch, aim, depth: 0, to: &sums)
      }
    }
    return sums
  }

  /// The number of a target; `nil` for one that no row has had.
  func number(of target: Pattern.Target) -> Int? { numbers[target] }

  private mutating func addSmooth(
    from top: Double, to bottom: Double, _ touch: TouchDistribution, _ aim: Rect, depth: Int,
    to sums: inout [Double]
  ) {
    let (middle, half) = ((top + bottom) / 2, (bottom - top) / 2)
    var (fine, coarse) = ([Double](), [Double]())
    for (node, weight, coarseWeight) in GaussKronrod.nodes {
      let y = middle + half * node
      let density = touch.y.density(at: y, aimedFrom: aim.y, to: aim.maxY) * half
      let row = row(at: y)
      add(row, touch, aim, times: density * weight, to: &fine)
      if coarseWeight > 0 { add(row, touch, aim, times: density * coarseWeight, to: &coarse) }
    }
    coarse += Array(repeating: 0, count: fine.count - coarse.count)
    let difference = zip(fine, coarse).reduce(0) { $0 + abs($1.0 - $1.1) }
    // Positions are found to a resolution, so that halving for ever would sum up noise.
    let mass = touch.y.probability(from: top, to: bottom, aimedFrom: aim.y, to: aim.maxY)
    if difference > max(tolerance, Self.relativeTolerance * mass), depth < 20 {
      addSmooth(from: top, to: middle, touch, aim, depth: depth + 1, to: &sums)
      addSmooth(from: middle, to: bottom, touch, aim, depth: depth + 1, to: &sums)
      return
    }
    error += difference
    sums += Array(repeating: 0, count: max(0, fine.count - sums.count))
    for (number, value) in fine.enumerated() { sums[number] += value }
  }

  private func add(
    _ row: [RowSegment], _ touch: TouchDistribution, _ aim: Rect, times factor: Double,
    to sums: inout [Double]
  ) {
    for segment in row {
      while sums.count <= segment.target { sums.append(0) }
      sums[segment.target] +=
        factor
        * touch.x.probability(from: segment.from, to: segment.to, aimedFrom: aim.x, to: aim.maxX)
    }
  }

  private mutating func row(at y: Double) -> [RowSegment] {
    if let known = rows[y] { return known }
    let row = makeRow(at: y)
    rows[y] = row
    return row
  }

  private mutating func makeRow(at y: Double) -> [RowSegment] {
    var row: [RowSegment] = []
    pattern.forEachSegment(ofRow: y, in: area) { from, to, target in
      let number = numbers[target] ?? targets.count
      if number == targets.count {
        targets.append(target)
        numbers[target] = number
      }
      if let last = row.last, last.target == number, last.to == from {
        row[row.count - 1].to = to
      } else {
        row.append(RowSegment(from: from, to: to, target: number))
      }
    }
    return row
  }
}

extension TouchIntegral {
  /// A part of the area of a target: a rectangle, or a part of a row with the height that it counts
  /// for.
  struct Strip {
    /// The rectangle; of no height for a part of a row.
    var rect: Rect
    /// Its area in square points.
    var area: Double
  }

  /// The area of a target in a rectangle, in strips.
  ///
  /// Exact where the rows of a band are equal; elsewhere rows at the nodes stand for all, in bands
  /// that are halved until their area is right to a millionth.
  mutating func strips(of target: Pattern.Target, in rect: Rect) -> [Strip] {
    var strips: [Strip] = []
    let limit = max(rect.width * rect.height, 1e-6) * 1e-6
    for band in bands where band.bottom > rect.y && band.top < rect.maxY {
      let (top, bottom) = (max(band.top, rect.y), min(band.bottom, rect.maxY))
      if band.hasEqualRows {
        for part in pieces(of: target, row: (band.top + band.bottom) / 2, in: rect) {
          let strip = Rect(x: part.from, y: top, width: part.to - part.from, height: bottom - top)
          strips.append(Strip(rect: strip, area: strip.width * strip.height))
        }
      } else {
        addStrips(of: target, from: top, to: bottom, in: rect, limit, depth: 0, to: &strips)
      }
    }
    return strips
  }

  private mutating func addStrips(
    of target: Pattern.Target, from top: Double, to bottom: Double, in rect: Rect,
    _ limit: Double, depth: Int, to strips: inout [Strip]
  ) {
    let (middle, half) = ((top + bottom) / 2, (bottom - top) / 2)
    var found: [Strip] = []
    var difference = 0.0
    for (node, weight, coarseWeight) in GaussKronrod.nodes {
      let y = middle + half * node
      for part in pieces(of: target, row: y, in: rect) {
        let width = part.to - part.from
        found.append(
          Strip(
            rect: Rect(x: part.from, y: y, width: width, height: 0), area: width * weight * half))
        difference += width * (weight - coarseWeight) * half
      }
    }
    guard abs(difference) > limit, depth < 12 else {
      strips += found
      return
    }
    addStrips(of: target, from: top, to: middle, in: rect, limit, depth: depth + 1, to: &strips)
    addStrips(of: target, from: middle, to: bottom, in: rect, limit, depth: depth + 1, to: &strips)
  }

  private mutating func pieces(
    of target: Pattern.Target, row y: Double, in rect: Rect
  ) -> [(from: Double, to: Double)] {
    row(at: y).compactMap { segment in
      guard targets[segment.target] == target else { return nil }
      let (from, to) = (max(segment.from, rect.x), min(segment.to, rect.maxX))
      return from < to ? (from, to) : nil
    }
  }
}

/// The rule of Gauss and Kronrod with 15 nodes over -1…1, with the 7 of Gauss among them.
///
/// The numbers are those of QUADPACK's qk15 (Piessens and others, 1983).
enum GaussKronrod {
  /// Each node with its weight, and its weight in the rule of Gauss; 0 where that does not have it.
  static let nodes: [(node: Double, weight: Double, coarse: Double)] = {
    let half: [(Double, Double, Double)] = [
      (0.991455371120812639206854697526329, 0.022935322010529224963732008058970, 0),
      (
        0.949107912342758524526189684047851, 0.063092092629978553290700663189204,
        0.129484966168869693270611432679082
      ),
      (0.864864423359769072789712788640926, 0.104790010322250183839876322541518, 0),
      (
        0.741531185599394439863864773280788, 0.140653259715525918745189590510238,
        0.279705391489276667901467771423780
      ),
      (0.586087235467691130294144691693013, 0.169004726639267902826583426598550, 0),
      (
        0.405845151377397166906606412076961, 0.190350578064785409913256402421014,
        0.381830050505118944950369775488975
      ),
      (0.207784955007898467600689403773245, 0.204432940075298892414161999234649, 0),
    ]
    let middle = (0.0, 0.209482141084727828012999174891714, 0.417959183673469387755102040816327)
    return half.map { (-$0.0, $0.1, $0.2) } + [middle] + half.reversed()
  }()
}
