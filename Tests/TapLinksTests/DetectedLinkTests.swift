import TapLinks
import Testing

@Suite struct DetectedLinkTests {
  @Test func `each kind has the name that records use`() {
    let names = DetectedLink.Kind.allCases.map(\.name)
    #expect(
      names == [
        "url", "email", "phone", "mention", "hashtag", "cashtag", "botCommand", "bankCard",
        "timestamp", "path", "repository", "custom",
      ])
  }
}
