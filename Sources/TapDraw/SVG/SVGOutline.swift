import TapLayout

/// A pen that writes an outline in the letters of SVG's `d` attribute, relative and short.
///
/// Points are rounded to hundredths before they are set against one another, so that no error adds
/// up along the way.
struct SVGOutline: OutlinePen {
  /// What has been drawn.
  private(set) var data = ""
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0
  /// The letter of the last step, which need not be said again.
  private var letter: Character?

  mutating func move(toX x: Double, y: Double) {
    step("m", [(x, y)])
    (startX, startY) = (self.x, self.y)
  }

  mutating func line(toX x: Double, y: Double) {
    let (dx, dy) = (Self.hundredths(x) - self.x, Self.hundredths(y) - self.y)
    guard dx != 0, dy != 0 else {
      if dx != 0 { write("h", [dx]) } else if dy != 0 { write("v", [dy]) }
      self.x += dx
      self.y += dy
      return
    }
    step("l", [(x, y)])
  }

  mutating func quadratic(controlX: Double, controlY: Double, toX x: Double, y: Double) {
    step("q", [(controlX, controlY), (x, y)])
  }

  mutating func cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, toX x: Double,
    y: Double
  ) {
    step("c", [(control1X, control1Y), (control2X, control2Y), (x, y)])
  }

  mutating func close() {
    data += "z"
    letter = nil
    (x, y) = (startX, startY)
  }

  private mutating func step(_ name: Character, _ points: [(x: Double, y: Double)]) {
    let ends = points.map { (x: Self.hundredths($0.x), y: Self.hundredths($0.y)) }
    write(name, ends.flatMap { [$0.x - x, $0.y - y] })
    guard let end = ends.last else { return }
    (x, y) = end
  }

  private mutating func write(_ name: Character, _ numbers: [Int]) {
    // A second pair behind a move would be a line.
    var isSeparate = letter == name && name != "m"
    if !isSeparate { data.append(name) }
    letter = name
    for number in numbers {
      if isSeparate, number >= 0 { data += " " }
      data += Self.text(number)
      isSeparate = true
    }
  }

  private static func hundredths(_ value: Double) -> Int {
    // Beyond this an outline is a fault of its font.
    Int((min(max(value.isNaN ? 0 : value, -1e7), 1e7) * 100).rounded())
  }

  /// A number of hundredths, without zeros that say nothing: `-.5` for -50.
  private static func text(_ number: Int) -> String {
    let (whole, part) = (abs(number) / 100, abs(number) % 100)
    var text = number < 0 ? "-" : ""
    if whole > 0 || part == 0 { text += "\(whole)" }
    if part > 0 { text += part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)" }
    return text
  }
}
