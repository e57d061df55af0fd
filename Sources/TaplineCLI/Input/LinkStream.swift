import TapLinks
import TapText

/// The links of a stream of plain text, emitted as soon as no further input can change them.
///
/// It keeps the text after the last offset where it may be cut, and nothing before. So cut or not,
/// the stream has the same links, verdicts and offsets.
struct LinkStream {
  /// A link of the stream.
  struct Answer: Hashable {
    let link: DetectedLink
    /// The text that it covers.
    let words: String
    /// Where it is in the stream.
    let ranges: OffsetRanges
    let assessment: LinkAssessment
    /// Whether it is a link; `false` for an address that is not linked because it deceives.
    var isLinked = true
    /// The host that it leads to, in ASCII; `nil` where it leads to none.
    var host: String?
  }

  /// The longest range of text without an offset to cut at, in bytes.
  static let limit = 256 << 20

  private let file: InputFile
  private let detector: LinkDetector
  private let assessor: FileAssessor
  private let repairs: Bool
  /// The input whose links are not emitted yet.
  private(set) var pending: [UInt8] = []
  /// The counts of the input whose links are emitted, and its bytes before repair.
  private var passed = OffsetCounts()
  private var passedBytes = 0
  /// The embeddings that are open where the pending bytes begin.
  private var openEmbeddings = 0

  /// Makes the stream of a file.
  init(of file: InputFile, _ detector: LinkDetector, assessor: FileAssessor? = nil, repairs: Bool) {
    self.file = file
    self.detector = detector
    self.repairs = repairs
    self.assessor = assessor ?? FileAssessor(path: file.path)
  }

  /// Takes the next bytes, all that are left where they are the last, and returns the links that
  /// are certain now.
  mutating func take(_ bytes: [UInt8], isLast: Bool = false) throws(Failure) -> [Answer] {
    let known = pending.count
    pending += bytes
    let count = isLast ? pending.count : detector.settledCount(of: pending.span, from: known)
    guard count > 0 else {
      guard pending.count <= Self.limit else { throw tooLong }
      return []
    }
    let text = try text(of: Array(pending[..<count]))
    pending.removeFirst(count)
    defer {
      passedBytes += count
      passed.add(text)
    }
    return answers(in: text)
  }

  private mutating func answers(in text: AttributedText) -> [Answer] {
    let found = detector.detect(in: text)
    var text = text
    text.addLinks(found) { _ in true }
    var reader = LinkContextReader(text, openEmbeddings: openEmbeddings)
    let assessments = assessor.assessments(of: text, &reader)
    openEmbeddings = reader.openEmbeddingsAtEnd()
    var answers = zip(found.links, assessments).map { link, assessment in
      answer(about: link, assessment, in: text)
    }
    answers += assessor.deceptiveAddresses(in: text).map { answer(about: $0, in: text) }
    return answers.sorted { $0.ranges.utf8.lowerBound < $1.ranges.utf8.lowerBound }
  }

  /// The answer about an address of a document that no link leads to.
  func answer(about address: DeceptiveAddress, in text: AttributedText) -> Answer {
    var answer = answer(
      about: DetectedLink(
        kind: .url, utf8Range: address.utf8Range, destination: address.destination),
      address.assessment, in: text)
    answer.isLinked = false
    return answer
  }

  private func answer(
    about link: DetectedLink, _ assessment: LinkAssessment, in text: AttributedText
  ) -> Answer {
    let ranges = OffsetRanges(link.utf8Range, in: text).moved(by: passed)
    var moved = link
    moved.utf8Range = ranges.utf8
    return Answer(
      link: moved, words: text.string(in: link.utf8Range), ranges: ranges, assessment: assessment,
      host: link.isPath ? nil : assessor.identity(of: link.destination)?.host)
  }

  private func text(of bytes: [UInt8]) throws(Failure) -> AttributedText {
    do throws(TextError) {
      return try repairs ? AttributedText(lossy: bytes) : AttributedText(utf8: bytes)
    } catch {
      guard error.code == .illFormedUTF8 else { throw tooLong }
      throw .illFormed(file, at: error.offset.map { $0 + passedBytes })
    }
  }

  private var tooLong: Failure {
    .input(
      file.name, "more than \(Self.limit) bytes without a line break",
      cure: "break the text into lines")
  }
}
