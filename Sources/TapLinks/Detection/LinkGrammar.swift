/// The grammar that the links of a text follow.
///
/// Two are here, the others in the module TapLinkProfiles. Grammars are equal by their names.
public struct LinkGrammar: Sendable, Hashable, CustomStringConvertible {
  /// The name.
  public let description: String

  /// What finds the links; `nil` for the grammars of this module.
  package let finder: (any LinkFinder)?

  /// Makes a grammar of a name that no other has.
  package init(_ name: String, finder: (any LinkFinder)? = nil) {
    description = name
    self.finder = finder
  }

  /// UTS #58, with the rules that the other values of a profile turn on and off.
  public static let uts58 = LinkGrammar("uts58")

  /// The extended autolinks of GitHub Flavored Markdown, to which `kinds` and `schemes` alone apply.
  public static let gfm = LinkGrammar("gfm")

  /// Whether the names are the same.
  public static func == (one: LinkGrammar, other: LinkGrammar) -> Bool {
    one.description == other.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// What finds links by a grammar of its own, in time linear in the text.
package protocol LinkFinder: AnyObject, Sendable {
  /// Whether no link of some kinds holds a blank, so that a text may be cut at blanks (LD-20).
  func endsAtBlanks(for kinds: Set<DetectedLink.Kind>) -> Bool

  /// Returns the links of a text, in order and apart, and the number of scalars read.
  func detect(
    in text: Span<UInt8>, for detector: LinkDetector
  ) -> (links: [DetectedLink], steps: Int)
}
