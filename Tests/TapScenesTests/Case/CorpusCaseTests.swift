import FoundationEssentials
import TapScenes
import TapTestSupport
import Testing

@Suite struct CorpusCaseTests {
  static let files =
    CorpusFile.all(in: "reports") + CorpusFile.all(in: "hits") + CorpusFile.all(in: "scenes")

  @Test func `the corpus holds cases`() {
    #expect(CorpusFile.all(in: "reports").count >= 135)
    #expect(CorpusFile.all(in: "hits").count >= 40)
    #expect(CorpusFile.all(in: "scenes").count >= 2)
  }

  @Test(arguments: files) func `each case passes, or is pending in part`(
    _ file: CorpusFile
  ) throws {
    let result = try Self.read(file).run()
    for failure in result.failures { Issue.record("\(failure)") }
  }

  @Test(arguments: files) func `each case is named as its file`(_ file: CorpusFile) throws {
    #expect(try Self.read(file).name.map { "\($0).json" } == file.description)
  }

  @Test func `no case waits`() throws {
    for file in Self.files {
      let reasons = try Self.read(file).pendingReasons
      #expect(reasons.isEmpty, "\(file) waits: \(reasons)")
    }
  }

  private static func read(_ file: CorpusFile) throws -> Case {
    try CaseFile.read([UInt8](Data(contentsOf: URL(filePath: file.path))))
  }
}
