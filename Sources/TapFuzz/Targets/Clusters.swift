extension FuzzTarget {
  static let clusters = FuzzTarget(name: "clusters") { _ in }
  static let edits = FuzzTarget(name: "edits") { _ in }
  static let markdown = FuzzTarget(name: "markdown") { _ in }
  static let cases = FuzzTarget(name: "cases") { _ in }
}
