import TapShaping

/// The choice among the faces of a family, step by step as CSS Fonts 4, 5.2, words it.
struct CSSMatch {
  let faces: [FontFace]

  init(_ faces: [FontFace]) { self.faces = faces }

  func face(for request: FontRequest) -> FontFace? {
    let widths = Set(faces.map(\.style.width))
    let narrow = widths.filter { $0 <= request.width }.max()
    let wide = widths.filter { $0 >= request.width }.min()
    let width = request.width <= 100 ? narrow ?? wide : wide ?? narrow
    var left = faces.filter { $0.style.width == width }
    let slants: [FontSlant] = [.italic, .oblique, .upright]
    let slant = (request.isItalic ? slants : [.upright, .oblique, .italic])
      .first { slant in left.contains { $0.style.slant == slant } }
    left = left.filter { $0.style.slant == slant }
    let weight = weight(nearest: request.weight, of: Set(left.map(\.style.weight)))
    return left.first { $0.style.weight == weight }
  }

  private func weight(nearest wanted: Int, of weights: Set<Int>) -> Int? {
    let lighter = weights.filter { $0 < wanted }.max()
    let bolder = weights.filter { $0 >= wanted }.min()
    if 400...500 ~= wanted {
      return weights.filter { wanted...500 ~= $0 }.min() ?? lighter ?? bolder
    }
    if wanted > 500 { return bolder ?? lighter }
    return weights.contains(wanted) ? wanted : lighter ?? bolder
  }
}
