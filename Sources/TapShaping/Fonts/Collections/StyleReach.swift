/// The styles that a face can show: one, or of a variable face whatever its axes reach.
struct StyleReach: Hashable, Sendable {
  var weights: ClosedRange<Double>
  var widths: ClosedRange<Double>
  var slant: FontSlant
  /// Whether an axis slants upright letters.
  var canSlant = false

  /// Whether it has letters that slant.
  var leans: Bool { slant != .upright || canSlant }
}

extension StyleReach {
  init(_ style: FontStyle, _ axes: [FontAxis]) {
    func range(_ tag: String, _ value: Double) -> ClosedRange<Double> {
      guard let axis = axes.first(where: { $0.tag == tag }) else { return value...value }
      return axis.minimum...max(axis.minimum, axis.maximum)
    }
    weights = range(FontAxis.weight, Double(style.weight))
    widths = range(FontAxis.width, style.width)
    slant = style.slant
    canSlant = axes.contains { axis in
      axis.tag == FontAxis.italic && axis.maximum >= 1
        || axis.tag == FontAxis.slant && axis.minimum < 0
    }
  }
}

extension StyleReach {
  /// How badly it suits a request; of two, the lesser is the better.
  ///
  /// Width decides, then slant, then weight: CSS Fonts 4, 5.2, steps 4.1 to 4.3.
  func badness(for request: FontRequest) -> Badness {
    Badness(
      width: widthBadness(request.width), slant: slantBadness(request.isItalic),
      weight: weightBadness(Double(request.weight)))
  }

  struct Badness: Comparable {
    let width, slant, weight: Double

    static func < (a: Self, b: Self) -> Bool {
      (a.width, a.slant, a.weight) < (b.width, b.slant, b.weight)
    }
  }

  /// A distance that is greater than any on the better side.
  private static let farther = 10_000.0

  /// Narrow letters are looked for among the narrower first, wide ones among the wider.
  private func widthBadness(_ wanted: Double) -> Double {
    let distance = widths.signedDistance(from: wanted)
    return distance == 0 || (distance < 0) == (wanted <= 100)
      ? abs(distance) : Self.farther + abs(distance)
  }

  private func slantBadness(_ isItalic: Bool) -> Double {
    let order: [FontSlant] =
      isItalic ? [.italic, .oblique, .upright] : [.upright, .oblique, .italic]
    if isItalic && canSlant { return 0 }
    return Double(order.firstIndex(of: slant) ?? 0)
  }

  /// Light weights are looked for among the lighter first, bold ones among the bolder, and the
  /// regular and the medium among each other before all.
  private func weightBadness(_ wanted: Double) -> Double {
    let distance = weights.signedDistance(from: wanted)
    if distance == 0 { return 0 }
    if 400...500 ~= wanted {
      if distance > 0 && wanted + distance <= 500 { return distance }
      return distance < 0 ? Self.farther - distance : 2 * Self.farther + distance
    }
    return (distance < 0) == (wanted < 400) ? abs(distance) : Self.farther + abs(distance)
  }
}

extension ClosedRange<Double> {
  /// How far the nearest value is above a number; negative below it, zero around it.
  fileprivate func signedDistance(from value: Double) -> Double {
    value < lowerBound ? lowerBound - value : value > upperBound ? upperBound - value : 0
  }
}

extension Sequence {
  /// The element whose reach suits a request best; of equals the first.
  func best(for request: FontRequest, _ reach: (Element) -> StyleReach) -> Element? {
    self.min { reach($0).badness(for: request) < reach($1).badness(for: request) }
  }
}
