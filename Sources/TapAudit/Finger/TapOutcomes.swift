/// What a touch hits with which probability.
///
/// The probabilities of all links and of the background add up to 1.
public struct TapOutcomes: Sendable, Hashable {
  /// A link with its probability.
  public struct Share: Sendable, Hashable {
    /// The index in the text's links.
    public var link: Int
    /// The probability that the touch hits it.
    public var probability: Double
  }

  /// The links that may be hit, by index.
  public internal(set) var links: [Share] = []

  /// Makes outcomes in which no link is hit.
  public init() {}

  /// The probability that the touch hits no link.
  public var background: Double { max(0, 1 - links.reduce(0) { $0 + $1.probability }) }

  /// The probability of a link; 0 for one out of reach.
  public subscript(link: Int) -> Double {
    links.first { $0.link == link }?.probability ?? 0
  }

  /// The probability that the touch opens a link other than this one.
  public func wrongTap(aimedAt link: Int) -> Double {
    links.reduce(0) { $0 + ($1.link == link ? 0 : $1.probability) }
  }

  mutating func add(_ probability: Double, to link: Int) {
    // Fragments come line by line, so a link of several lines may be anywhere among the last ones.
    if let index = links.lastIndex(where: { $0.link == link }) {
      links[index].probability += probability
    } else {
      links.append(Share(link: link, probability: probability))
    }
  }

  mutating func sort() { links.sort { $0.link < $1.link } }
}
