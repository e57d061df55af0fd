extension Point: CustomStringConvertible {
  /// The coordinates, such as `40,10`.
  public var description: String { "\(x.shortest),\(y.shortest)" }
}

extension Size: CustomStringConvertible {
  /// The width and the height, such as `44x20`.
  public var description: String { "\(width.shortest)x\(height.shortest)" }
}

extension Rect: CustomStringConvertible {
  /// The top left corner and the size, such as `0,20 44x20`.
  public var description: String { "\(Point(x: x, y: y)) \(Size(width: width, height: height))" }
}

extension Hit: CustomStringConvertible {
  /// The region with what is there, such as `cluster 4..<5, line 0, link 0`.
  public var description: String {
    var words = "\(region)"
    if let utf8Range { words += " \(utf8Range)" }
    if let line { words += ", line \(line)" }
    if let link { words += ", link \(link)" }
    return words
  }
}

extension Caret: CustomStringConvertible {
  /// The offset, its side and where the caret is, such as `4 downstream at 40,0`.
  public var description: String { "\(offset) \(affinity) at \(Point(x: x, y: y))" }
}
