import TapLinks
import TapTestSupport
import Testing

@Suite struct URLReadingTests {
  private let cases: [URLCase]

  init() throws { cases = try CorpusFile(named: "links/urls.json").cases() }

  @Test func `each case of the corpus reads as the URL Standard says`() {
    for one in cases {
      let reading = one.reading
      #expect(reading.url?.serialized == one.url, "\(one)")
      #expect(reading.failure?.kind.name == one.failure, "\(one)")
      if let host = one.host { #expect(reading.url?.host?.kind == host, "\(one)") }
      if let problems = one.problems {
        #expect(reading.problems.map(\.kind.name) == problems, "\(one)")
      }
    }
    print("URL cases: \(cases.count)/\(cases.count)")
  }

  @Test
  func `a failure is the last problem, or one that was met before, and its place is in the text`() {
    for one in cases {
      let reading = one.reading
      #expect((reading.url == nil) == (reading.failure != nil), "\(one)")
      if let failure = reading.failure { #expect(reading.has(failure.kind), "\(one)") }
      for problem in reading.problems {
        #expect((0...one.text.utf8.count).contains(problem.offset), "\(one)")
      }
    }
  }

  @Test func `each kind of problem stands in a case`() {
    let met = Set(cases.flatMap { $0.reading.problems.map(\.kind) })
    #expect(URLProblem.Kind.allCases.filter { !met.contains($0) } == [])
  }

  @Test func `places count in the text as it was written`() throws {
    let text = " \thttps://us\ner:p@ex\tample.com\\x"
    let bytes = Array(text.utf8)
    let reading = URLReading(of: text)
    let host = try #require(reading.hostRange)
    #expect(String(decoding: bytes[host], as: UTF8.self) == "ex\tample.com")
    let credentials = try #require(reading.credentialsRange)
    #expect(String(decoding: bytes[credentials], as: UTF8.self) == "us\ner:p")
    let backslash = try #require(
      reading.problems.first { $0.kind == .invalidReverseSolidus })
    #expect(bytes[backslash.offset] == UInt8(ascii: "\\"))
    #expect(reading.problems.first == reading.problems.first { $0.kind == .invalidURLUnit })
    #expect(reading.problems.first?.offset == 0)
  }

  @Test func `the scheme is told although the rest is no URL`() {
    #expect(URLReading(of: "SSH://a b/").scheme == "ssh")
    #expect(URLReading(of: "no scheme").scheme == nil)
  }
}
