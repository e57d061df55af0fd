public import TapLayout
public import TapText

/// A surface that shows nothing and remembers every call, for tests and for the curious.
///
///     var surface = RecordingSurface()
///     surface.fill(Rect(x: 0, y: 0, width: 44, height: 44), with: .black)
///     print(surface)  // fill 0,0 44x44 #000000
public struct RecordingSurface: Surface, Sendable, Hashable {
  /// The calls so far, in order.
  public private(set) var commands: [DrawCommand] = []
  private var depth = 0

  /// Makes a surface without a command.
  public init() {}

  /// Records a save.
  public mutating func save() {
    depth += 1
    commands.append(.save)
  }

  /// Records a restore.
  ///
  /// - Precondition: A save came before that was not gone back to.
  public mutating func restore() {
    precondition(depth > 0, "a restore without a save before it")
    depth -= 1
    commands.append(.restore)
  }

  /// Records a transform.
  public mutating func concatenate(_ transform: Transform) {
    commands.append(.concatenate(transform))
  }

  /// Records a clip to a path.
  public mutating func clip(to path: Path) { commands.append(.clipPath(path)) }

  /// Records a clip to a rectangle.
  public mutating func clip(to rect: Rect) { commands.append(.clip(rect)) }

  /// Records an opacity.
  public mutating func fade(to opacity: Double) { commands.append(.fade(opacity)) }

  /// Records a filled path.
  public mutating func fill(_ path: Path, with color: Color) {
    commands.append(.fillPath(path, color))
  }

  /// Records a filled rectangle.
  public mutating func fill(_ rect: Rect, with color: Color) {
    commands.append(.fill(rect, color))
  }

  /// Records a line along a path.
  public mutating func stroke(_ path: Path, with color: Color, width: Double) {
    commands.append(.stroke(path, color, width: width))
  }

  /// Records a run of text.
  public mutating func draw(_ run: GlyphRun) { commands.append(.text(run)) }

  /// Records an image.
  public mutating func draw(_ image: Image, in rect: Rect) {
    commands.append(.image(image, rect))
  }
}

extension RecordingSurface: CustomStringConvertible {
  /// The commands, one a line, indented by the saves around them.
  public var description: String {
    var indent = 0
    return commands.map { command in
      if command == .restore { indent -= 1 }
      defer { if command == .save { indent += 1 } }
      return String(repeating: "  ", count: indent) + command.description
    }.joined(separator: "\n")
  }
}
