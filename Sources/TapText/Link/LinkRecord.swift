/// A link as texts share it, with the rank of the moment it was added.
final class LinkRecord: Sendable {
  let link: Link
  /// Orders the links of one text by when they were added.
  let order: UInt64

  init(_ link: Link, order: UInt64) {
    self.link = link
    self.order = order
  }
}
