import FoundationEssentials

extension CorpusFile {
  /// Takes a file by its path in the corpus.
  package init(named name: String) {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    self.init(path: (root + ["corpus", Substring(name)]).joined(separator: "/"))
  }

  /// Reads the cases of a JSON file, which holds one array of them.
  package func cases<Case: Decodable>(as type: Case.Type = Case.self) throws -> [Case] {
    try JSONDecoder().decode([Case].self, from: Data(contentsOf: URL(filePath: path)))
  }
}
