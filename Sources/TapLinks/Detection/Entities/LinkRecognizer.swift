/// Finds links of a kind that only the client knows, such as ticket numbers.
///
/// Pass it to a detector, whose own links win where two begin at the same offset:
///
///     struct Tickets: LinkRecognizer {
///       func recognize(in text: Span<UInt8>, into links: inout [DetectedLink]) {
///         // append DetectedLink(kind: .custom, utf8Range: …, destination: "https://…/42")
///       }
///     }
///     LinkDetector(recognizers: [Tickets()])
public protocol LinkRecognizer: Sendable {
  /// Appends the links in a text.
  ///
  /// The text is a line or more, up to the whole, in UTF-8 that may be ill-formed; ranges count from
  /// its start. The links may come in any order and overlap; empty ranges and those that leave the
  /// text are dropped, and edges inside a cluster move to its end.
  func recognize(in text: Span<UInt8>, into links: inout [DetectedLink])
}
