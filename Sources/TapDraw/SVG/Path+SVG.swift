import TapLayout

extension Path {
  /// The path in the letters of SVG's `d` attribute, all absolute.
  var svg: String {
    func pair(_ point: Point) -> String {
      "\(SVGText.number(point.x)) \(SVGText.number(point.y))"
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let control1, let control2, let point):
        "C\(pair(control1)) \(pair(control2)) \(pair(point))"
      case .close: "Z"
      }
    }.joined()
  }
}
