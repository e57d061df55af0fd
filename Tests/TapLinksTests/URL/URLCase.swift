import TapLinks

/// A case of corpus/links/urls.json: a text, and what the URL Standard says of it.
struct URLCase: Decodable, CustomStringConvertible {
  let rule: String
  let text: String
  let base: String?
  /// The URL as it is written canonically; `nil` where there is none.
  let url: String?
  /// The kind of the host.
  let host: String?
  /// The standard's names of all that is wrong.
  let problems: [String]?
  /// The standard's name of why there is no URL.
  let failure: String?

  var description: String { "\(rule): \(text.debugDescription) at \(base ?? "no base")" }

  /// What the parser makes of the text.
  var reading: URLReading { URLReading(of: text, base: base.flatMap { URLRecord($0) }) }
}

extension URLHost {
  /// The name of the kind in cases.
  var kind: String {
    switch self {
    case .domain: "domain"
    case .ipv4: "ipv4"
    case .ipv6: "ipv6"
    case .opaque: "opaque"
    case .empty: "empty"
    }
  }
}
