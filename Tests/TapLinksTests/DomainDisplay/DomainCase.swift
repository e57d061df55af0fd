import FoundationEssentials
import TapTestSupport

/// A case of `corpus/links/hosts.json`: a host and how a person sees it.
struct DomainCase: Decodable, Sendable, CustomStringConvertible {
  /// The rule that the case shows.
  var rule: String
  /// The host as a URL or a person has it.
  var host: String
  /// What is shown.
  var text: String
  /// The part of it that stands out.
  var emphasized: String
  /// What is shown as part of a text.
  var isolated: String?
  /// The room that an elided host has, and what is shown in it.
  var limit: Int?
  var elided: String?
  /// Whether something vanished from the host, was a blank, or pads it; no where missing.
  var vanished: Bool?
  var blank: Bool?
  var padded: Bool?

  var description: String { "\(rule): \(host)" }

  /// All cases.
  static let all: [DomainCase] = {
    guard let file = CorpusFile.all(in: "links").first(where: { $0.description == "hosts.json" })
    else { return [] }
    return (try? JSONDecoder().decode([DomainCase].self, from: Data(file.text().utf8))) ?? []
  }()
}
