/// A property of all scalars, read from a data file with lines such as `1F3FB..1F3FF ; Value`.
struct PropertyFile {
  private(set) var names = [""]
  private var values = [UInt8](repeating: 0, count: 0x11_0000)

  /// Reads a file; with `name`, only the lines of a binary property, whose value is the name.
  ///
  /// What `@missing` comments say of scalars comes first, with the long names that they use.
  init(_ file: UnicodeDataFile, name: String? = nil) throws {
    var numbers: [String: UInt8] = [:]
    try file.forEachLine(startingWith: "# @missing:") { set($0, nil, &numbers) }
    try file.forEachLine { set($0, name, &numbers) }
  }

  private mutating func set(_ line: DataLine, _ name: String?, _ numbers: inout [String: UInt8]) {
    let fields = line.fields()
    let value = fields[1].description
    if let name, value != name { return }
    let number = numbers[value] ?? UInt8(names.count)
    if Int(number) == names.count {
      numbers[value] = number
      names.append(value)
    }
    let ends = fields[0].description.split(separator: ".").compactMap { Int($0, radix: 16) }
    guard var scalar = ends.first, let last = ends.last else { return }
    while scalar <= last {
      values[scalar] = number
      scalar += 1
    }
  }

  /// A set of values, as a test of scalars.
  func having(_ wanted: Set<String>) -> [Bool] {
    let isWanted = names.map(wanted.contains)
    return values.map { isWanted[Int($0)] }
  }
}
