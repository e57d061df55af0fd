public import TapText

/// A range of a plain text that leads somewhere, as a detector found it.
public struct DetectedLink: Sendable, Hashable {
  /// What kind of thing a detector found.
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// An address of the web, with or without its scheme.
    case url
    /// An e-mail address, with or without `mailto:`.
    case email
    /// A telephone number.
    case phone
    /// A name after `@`.
    case mention
    /// A word after `#`.
    case hashtag
    /// A ticker symbol after `$`.
    case cashtag
    /// A command of a bot, after `/`.
    case botCommand
    /// The number of a payment card.
    case bankCard
    /// A time in a video or audio recording, as minutes and seconds.
    case timestamp
    /// A file of a terminal's output, with or without line and column.
    case path
    /// A repository of source code over SSH, such as `git@example.com:team/project`.
    case repository
    /// What a recognizer of the client's own found.
    case custom

    /// The name in JSON and on the command line.
    public var name: String {
      // A description by reflection takes microseconds.
      switch self {
      case .url: "url"
      case .email: "email"
      case .phone: "phone"
      case .mention: "mention"
      case .hashtag: "hashtag"
      case .cashtag: "cashtag"
      case .botCommand: "botCommand"
      case .bankCard: "bankCard"
      case .timestamp: "timestamp"
      case .path: "path"
      case .repository: "repository"
      case .custom: "custom"
      }
    }
  }

  /// What it is.
  public var kind: Kind

  /// The range in the text, in UTF-8 code units; never splits a cluster (LD-14).
  public var utf8Range: Range<Int>

  /// Where it leads: not always what is written (LD-15), such as `https://example.com/` for
  /// `example.com`.
  public var destination: String

  /// Whether it may as well be the name of a file, such as `main.rs` (LD-17).
  public var isWeak: Bool

  /// Whether an ellipsis cut it short, so that the destination is not the whole one (LD-12).
  public var isTruncated: Bool

  /// The line and column in the file that a path leads to, if the text names them (TP-9).
  public var position: PathPosition?

  /// Makes a detected link.
  public init(
    kind: Kind, utf8Range: Range<Int>, destination: String, isWeak: Bool = false,
    isTruncated: Bool = false, position: PathPosition? = nil
  ) {
    self.kind = kind
    self.utf8Range = utf8Range
    self.destination = destination
    self.isWeak = isWeak
    self.isTruncated = isTruncated
    self.position = position
  }

  /// Whether it leads to a file that a program named: by its path, or by a `file:` URL.
  public var isPath: Bool { kind == .path || kind == .url && destination.hasPrefix("file:") }
}
