import TapUnicode

/// A host as it may be shown to a person.
public struct DisplayedHost: Sendable, Hashable {
  /// A label of a host.
  public struct Label: Sendable, Hashable {
    /// The label in ASCII, as the name system has it.
    public var ascii: String
    /// The label as it may be shown.
    public var text: String
    /// Why it is shown in ASCII though it stands for other letters; `nil` where there is no need.
    public var concern: IDNConcern?

    /// Makes a label.
    public init(ascii: String, text: String, concern: IDNConcern? = nil) {
      self.ascii = ascii
      self.text = text
      self.concern = concern
    }
  }

  /// The labels from left to right; an empty one is beside each dot without a neighbor.
  public var labels: [Label]

  /// The protected domain that the host looks like, without being part of it (LS-I10).
  public var imitated: String?

  /// Makes a host.
  public init(labels: [Label], imitated: String? = nil) {
    self.labels = labels
    self.imitated = imitated
  }

  /// The host as it may be shown.
  public var text: String { labels.map(\.text).joined(separator: ".") }

  /// The host in ASCII.
  public var ascii: String { labels.map(\.ascii).joined(separator: ".") }

  /// Each concern once, in the order of the rules.
  public var concerns: [IDNConcern] {
    let found = Set(labels.compactMap(\.concern) + (imitated == nil ? [] : [.imitation]))
    return IDNConcern.allCases.filter(found.contains)
  }
}
