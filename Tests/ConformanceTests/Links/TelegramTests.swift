import FoundationEssentials
import TapLinkProfiles
import TapLinks
import TapTestSupport
import Testing

/// The values of tdlib's test of entities in messages, each file for the finder of one kind.
@Suite(
  .enabled(if: SharedFile("telegram-tdlib/url.json").exists, Comment(rawValue: needsSharedFile)))
struct TelegramTests {
  @Test func `links are what Telegram's library finds`() throws {
    var passed = 0
    var count = 0
    func check(_ file: String, _ holds: (TelegramCase) -> Bool) throws {
      for one in try TelegramCase.all(in: file) {
        let isGood = holds(one)
        #expect(isGood, "\(file): \(one.text)")
        count += 1
        if isGood { passed += 1 }
      }
    }
    try check("url") { one in
      let web = one.found([.url, .email], schemes: ["https", "http", "ftp", "tonsite"])
      return web.filter { $0.kind == .url }.map(one.words) == one.urls
        && web.filter { $0.kind == .email }.map(one.words) == one.emails
    }
    try check("tg_url") { one in
      one.found([.url], schemes: ["tg", "ton"]).map(one.words) == one.words
    }
    try check("is_email_address") { one in
      one.found([.url, .email]).map { [$0.kind.name, one.words($0)] } == [["email", one.text]]
        || one.isExpected == false && !one.found([.email]).contains { one.words($0) == one.text }
    }
    let signs: [(String, DetectedLink.Kind)] = [
      ("mention", .mention), ("hashtag", .hashtag), ("cashtag", .cashtag),
      ("bot_command", .botCommand), ("bank_card_number", .bankCard),
    ]
    for (file, kind) in signs {
      try check(file) { one in one.found([kind]).map(one.words) == one.words }
    }
    try check("media_timestamp") { one in
      one.found([.timestamp]).map { [one.words($0), $0.destination] }
        == one.times.map { [$0.words, "#t=\($0.seconds)"] }
    }
    print("telegram: \(passed)/\(count)")
    #expect(count == 400)
  }
}

/// A text and what is found in it, in the shape of whichever file.
private struct TelegramCase: Decodable {
  struct Time: Decodable {
    let words: String
    let seconds: Int

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      words = try values.decode(String.self)
      seconds = try values.decode(Int.self)
    }
  }

  private struct File: Decodable { let cases: [TelegramCase] }

  private enum CodingKeys: CodingKey { case text, urls, emails, expected }

  let text: String
  let urls: [String]
  let emails: [String]
  let words: [String]
  let isExpected: Bool?
  let times: [Time]

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    text = try values.decode(String.self, forKey: .text)
    urls = try values.decodeIfPresent([String].self, forKey: .urls) ?? []
    emails = try values.decodeIfPresent([String].self, forKey: .emails) ?? []
    words = (try? values.decode([String].self, forKey: .expected)) ?? []
    isExpected = try? values.decode(Bool.self, forKey: .expected)
    times = (try? values.decode([Time].self, forKey: .expected)) ?? []
  }

  static func all(in name: String) throws -> [TelegramCase] {
    let text = try SharedFile("telegram-tdlib/\(name).json").text()
    return try JSONDecoder().decode(File.self, from: Data(text.utf8)).cases
  }

  func found(_ kinds: Set<DetectedLink.Kind>, schemes: [String]? = nil) -> [DetectedLink] {
    var profile = DetectionProfile.telegram
    profile.kinds = kinds
    if let schemes { profile.schemes = schemes }
    return LinkDetector(profile: profile).detect(in: text)
  }

  func words(_ link: DetectedLink) -> String {
    String(decoding: Array(text.utf8)[link.utf8Range], as: UTF8.self)
  }
}
