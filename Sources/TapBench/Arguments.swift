import FoundationEssentials
import TapTestSupport

/// What the command line asks for.
struct Arguments {
  private var isJSON = false
  private var isQuick = false
  private var listsNames = false
  private var folder: String?
  private var filters: [String] = []

  /// Reads arguments; `nil` where one is unknown.
  init?(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--json": isJSON = true
      case "--quick": isQuick = true
      case "--list": listsNames = true
      case "--texts":
        guard let name = arguments.next() else { return nil }
        folder = name
      default:
        guard !argument.hasPrefix("-") else { return nil }
        filters.append(argument)
      }
    }
  }

  private var chosen: [Benchmark] {
    Benchmark.all.filter { benchmark in
      filters.allSatisfy(benchmark.name.contains) && !(isQuick && benchmark.isLarge)
    }
  }

  /// Writes the texts, lists the names, or measures.
  func run() throws {
    if let folder { return try write(to: folder) }
    if listsNames { return chosen.forEach { print($0.name) } }
    let fixtures = Fixtures()
    if !isJSON { print(Row.head) }
    for benchmark in chosen {
      for row in try benchmark.run(fixtures, isQuick ? .quick : .full) {
        print(isJSON ? row.json : row.line)
      }
    }
  }

  private func write(to folder: String) throws {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for text in BenchText.all {
      try Data(text.utf8).write(to: folder.appending(path: "\(text).txt"))
      let links = text.links.map { link in
        "\(link.range.lowerBound)\t\(link.range.upperBound)\t\(link.destination)\n"
      }
      try Data(links.joined().utf8).write(to: folder.appending(path: "\(text).links.tsv"))
    }
  }
}
