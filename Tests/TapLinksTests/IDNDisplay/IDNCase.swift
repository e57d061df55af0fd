import FoundationEssentials
import TapLinks
import TapTestSupport

/// A case of `corpus/links/idn.json`: a host and how it is shown.
struct IDNCase: Decodable, Sendable, CustomStringConvertible {
  /// The rule that the case shows.
  var rule: String
  /// The host, in ASCII or not.
  var host: String
  /// What is shown.
  var text: String
  /// The rule by which some of it is shown in ASCII.
  var concern: String?
  /// The domain that the host looks like.
  var imitated: String?
  /// The domains that are protected; those of the package where it is missing.
  var protecting: [String]?

  var description: String { "\(rule): \(host)" }

  /// All cases.
  static let all: [IDNCase] = {
    guard let file = CorpusFile.all(in: "links").first(where: { $0.description == "idn.json" })
    else { return [] }
    return (try? JSONDecoder().decode([IDNCase].self, from: Data(file.text().utf8))) ?? []
  }()
}
