/// An object of a program as assistive technology finds it, with those within.
struct AccessibleObject: Decodable {
  /// The role as AT-SPI names it, such as `link` or `page tab`.
  var role: String
  /// What it is called.
  var name: String
  /// What else is said of it.
  var description: String
  /// Left, top, width and height in the window.
  var extents: [Int]?
  /// The text of an object with a `Text` interface.
  var text: String?
  /// The names of its actions.
  var actions: [String]
  /// The names of its states.
  var states: [String]
  /// The indices that lead to it.
  var path: String
  /// The objects within.
  var children: [AccessibleObject]

  /// The object and all within, in the order of reading.
  var all: [AccessibleObject] { [self] + children.flatMap(\.all) }

  /// The objects of a role, in the order of reading.
  func all(_ role: String) -> [AccessibleObject] { all.filter { $0.role == role } }

  /// The role and the name of an object and of all within, one a line, indented.
  func outline(indent: String = "") -> [String] {
    ["\(indent)\(role) \(text ?? name)"]
      + children.flatMap { $0.outline(indent: indent + "  ") }
  }
}
