package import TapDraw
import TapLayout
import TapText

/// Drawings of random shapes, clips, transforms and fades, within 120 by 60 points.
package struct RandomDrawing {
  private var random: SeededGenerator

  /// Makes a maker of drawings.
  package init(seed: Int) { random = SeededGenerator(seed: seed) }

  /// Returns a drawing of some shapes.
  package mutating func drawing(shapes: Int = 12) -> RecordingSurface {
    var surface = RecordingSurface()
    surface.fill(Rect(x: 0, y: 0, width: 120, height: 60), with: .white)
    for _ in 0..<shapes {
      surface.save()
      addState(to: &surface)
      addShape(to: &surface)
      surface.restore()
    }
    return surface
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func point() -> Point { Point(x: number(-20...140), y: number(-20...80)) }

  private mutating func rect() -> Rect {
    Rect(x: number(-10...100), y: number(-10...50), width: number(1...60), height: number(1...40))
  }

  private mutating func part() -> Float { Float(number(0...1)) }

  private mutating func color() -> Color {
    Color(
      red: part(), green: part(), blue: part(), alpha: Bool.random(using: &random) ? 1 : part())
  }

  /// A path of lines and curves that may cross itself.
  package mutating func path() -> Path {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Path(ellipseIn: rect())
    case 1: return Path(rect(), cornerRadius: number(0...15))
    case 2:
      var star = Path()
      star.move(to: point())
      for _ in 0..<Int.random(in: 2...9, using: &random) { star.addLine(to: point()) }
      if Bool.random(using: &random) { star.close() }
      return star
    default:
      var loops = Path()
      loops.move(to: point())
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        loops.addCurve(to: point(), control1: point(), control2: point())
      }
      return loops
    }
  }

  private mutating func addState(to surface: inout RecordingSurface) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: surface.concatenate(.translation(x: number(-30...30), y: number(-20...20)))
    case 1:
      surface.concatenate(.translation(x: 60, y: 30))
      surface.concatenate(.rotation(number(0...6)))
      surface.concatenate(.translation(x: -60, y: -30))
    case 2: surface.concatenate(.scale(x: number(0.5...1.5), y: number(0.5...1.5)))
    case 3: surface.clip(to: path())
    case 4: surface.clip(to: rect())
    default: surface.fade(to: number(0...1))
    }
  }

  private mutating func addShape(to surface: inout RecordingSurface) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: surface.fill(rect(), with: color())
    case 1: surface.stroke(path(), with: color(), width: number(0.3...8))
    default: surface.fill(path(), with: color())
    }
  }
}
