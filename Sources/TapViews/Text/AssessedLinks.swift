import TapText

/// What an assessor said about the links of one text, each asked about once.
struct AssessedLinks {
  /// The links that the assessor was asked about.
  private(set) var links: Set<LinkID> = []
  /// What it said, where that depends on more than the destination.
  private(set) var assessments: [LinkID: LinkAssessment] = [:]
  /// Whether it was asked about all links.
  var isComplete = false
  /// The links that the focus steps over.
  var skipped = SkippedLinks()
  /// Reads what is around the links of the text.
  var reader: LinkContextReader?

  /// The number of links up to which a text is assessed as a whole when it comes.
  static let few = 64

  /// Whether the assessor was asked about a link.
  func contains(_ link: LinkID) -> Bool { isComplete || links.contains(link) }

  /// Notes that the assessor is asked about a link.
  mutating func insert(_ link: LinkID) { links.insert(link) }

  /// Keeps the assessment of a link.
  mutating func keep(_ assessment: LinkAssessment, of link: LinkID) {
    assessments[link] = assessment
  }
}
