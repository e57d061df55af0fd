/// What the command line asks for.
struct GalleryArguments {
  /// The file that the page of the document shows; `nil` is a text about the gallery.
  var file: String?
  /// The page that is shown first.
  var page = Gallery.pageNames[0]
  /// The number of messages in the chat.
  var messageCount = 10_000
  /// The families of the letters, the first for all that it has; none is the system's own.
  var families: [String] = []
  /// The width and height of the window, in points.
  var size = (width: 900, height: 700)
  /// Whether the window holds the first page alone, without the list, the switch and the log.
  var isBare = false
  /// Whether what can be hit is marked from the start.
  var showsRegions = false
  /// Whether the time of each step of work is written.
  var isTraced = false
  /// The number of windows that are opened and closed in place of the gallery.
  var cycleCount: Int?

  /// What is wrong with a command line.
  struct Complaint: Error {
    var words = GalleryArguments.usage
  }

  static let usage =
    "usage: tapline-gallery [FILE.md] [--page \(Gallery.pageNames.joined(separator: "|"))] "
    + "[--font FAMILY]... [--messages N] [--size WxH] [--bare] [--regions] "
    + "[--trace] [--windows N]"

  static func parse(_ words: [String]) throws(Complaint) -> Self {
    var parsed = Self()
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--bare": parsed.isBare = true
      case "--regions": parsed.showsRegions = true
      case "--trace": parsed.isTraced = true
      case "--page", "--font", "--messages", "--size", "--windows":
        guard let value = rest.popFirst(), parsed.set(word, to: value) else { throw Complaint() }
      default:
        guard !word.hasPrefix("-"), parsed.file == nil else { throw Complaint() }
        parsed.file = word
      }
    }
    return parsed
  }

  /// Takes the value of an option; returns whether it is one.
  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--page":
      page = value
      return Gallery.pageNames.contains(value)
    case "--font":
      families.append(value)
      return true
    case "--messages":
      messageCount = Int(value) ?? 0
      return (1...1_000_000).contains(messageCount)
    case "--windows":
      cycleCount = Int(value)
      return cycleCount.map { (1...1_000_000).contains($0) } ?? false
    default:
      let numbers = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let width = numbers[0], let height = numbers[1] else {
        return false
      }
      size = (width, height)
      return (50...10_000).contains(width) && (50...10_000).contains(height)
    }
  }
}
