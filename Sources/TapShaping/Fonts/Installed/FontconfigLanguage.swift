import TapUnicode

/// A language as fontconfig names it: in small letters, with a country where others write a script.
struct FontconfigLanguage: Hashable, Sendable {
  let name: String

  /// The language of pictures.
  static let emoji = FontconfigLanguage(name: "und-zsye")
  /// The language of nothing, which also keeps out those of the process.
  static let none = FontconfigLanguage(name: "und")

  private init(name: String) { self.name = name }

  /// Makes the name of a BCP 47 language; that of text without one is English, as in a browser.
  init(_ language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, 2...3 ~= first.utf8.count,
      parts.allSatisfy({ $0.utf8.allSatisfy(ASCII.isAlphanumeric) })
    else {
      self.init(name: "en")
      return
    }
    let country = parts.dropFirst().first { $0.utf8.count == 2 }
    switch first {
    case "zh": self.init(name: Self.chinese(country, isTraditional: parts.contains("hant")))
    case "yue": self.init(name: "zh-hk")
    default: self.init(name: ([first] + (country.map { [$0] } ?? [])).joined(separator: "-"))
    }
  }

  private static func chinese(_ country: Substring?, isTraditional: Bool) -> String {
    switch country {
    case "hk", "mo": "zh-hk"
    case "tw": "zh-tw"
    case "sg": isTraditional ? "zh-tw" : "zh-sg"
    default: isTraditional ? "zh-tw" : "zh-cn"
    }
  }
}
