extension RecordingSurface {
  /// Draws all that was recorded on another surface, in order.
  public func replay(on surface: inout some Surface) {
    for command in commands { command.draw(on: &surface) }
  }
}

extension DrawCommand {
  /// Makes the call on a surface that the command stands for.
  public func draw(on surface: inout some Surface) {
    switch self {
    case .save: surface.save()
    case .restore: surface.restore()
    case .concatenate(let transform): surface.concatenate(transform)
    case .clipPath(let path): surface.clip(to: path)
    case .clip(let rect): surface.clip(to: rect)
    case .fade(let opacity): surface.fade(to: opacity)
    case .fillPath(let path, let color): surface.fill(path, with: color)
    case .fill(let rect, let color): surface.fill(rect, with: color)
    case .stroke(let path, let color, let width): surface.stroke(path, with: color, width: width)
    case .text(let run): surface.draw(run)
    case .image(let image, let rect): surface.draw(image, in: rect)
    }
  }
}
