/// What the command line asks for.
struct GalleryArguments {
  /// The file that the page of the document shows; `nil` is a text about the gallery.
  var file: String?
  /// The page that is shown first.
  var page = Gallery.pageNames[0]
  /// The number of messages in the chat.
  var messageCount = 10_000
  /// The family of the letters; `nil` is the system's own.
  var family: String?

  /// What is wrong with a command line.
  struct Complaint: Error {
    var words: String
  }

  static let usage =
    "usage: tapline-gallery [FILE.md] [--page \(Gallery.pageNames.joined(separator: "|"))] "
    + "[--font FAMILY] [--messages N]"

  static func parse(_ words: [String]) -> Result<Self, Complaint> {
    var parsed = Self()
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--page":
        guard let name = rest.popFirst(), Gallery.pageNames.contains(name) else {
          return .failure(Complaint(words: usage))
        }
        parsed.page = name
      case "--font":
        guard let family = rest.popFirst() else { return .failure(Complaint(words: usage)) }
        parsed.family = family
      case "--messages":
        guard let count = rest.popFirst().flatMap({ Int($0) }), (1...1_000_000).contains(count)
        else { return .failure(Complaint(words: usage)) }
        parsed.messageCount = count
      case _ where word.hasPrefix("-") || parsed.file != nil:
        return .failure(Complaint(words: usage))
      default: parsed.file = word
      }
    }
    return .success(parsed)
  }
}
