/// Joins the fragments of one line that touch and belong to the same link.
///
/// A line has a fragment for each run that a link spans, and justified, reshaped or mixed lines
/// have several runs; but where the boxes touch there is one rectangle. Fragments come in visual
/// order.
struct FragmentJoiner {
  private var open: (link: Int, left: Double, right: Double)?

  /// Adds a fragment, and calls `body` with the rectangle that this completes, from left to right.
  mutating func add(
    _ link: Int, _ left: Double, _ right: Double, _ body: (Int, Double, Double) -> Void
  ) {
    guard let before = open else {
      open = (link, left, right)
      return
    }
    if before.link == link, left <= before.right + LineMeasure.tolerance,
      right >= before.left - LineMeasure.tolerance
    {
      open = (link, min(before.left, left), max(before.right, right))
    } else {
      body(before.link, before.left, before.right)
      open = (link, left, right)
    }
  }

  /// Calls `body` with the last rectangle.
  consuming func finish(_ body: (Int, Double, Double) -> Void) {
    if let open { body(open.link, open.left, open.right) }
  }
}
