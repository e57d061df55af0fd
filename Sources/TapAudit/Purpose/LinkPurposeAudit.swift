import TapInteraction
public import TapLayout
import TapText

/// A problem of link purpose: a link that users can't distinguish from others or can't tap.
public struct LinkPurposeFinding: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Links with one name have different destinations (WCAG 2.4.4, WCAG-9).
    case sameName
    /// Nothing of the link can be read out (WCAG 2.4.4, A11Y-2).
    case emptyName
    /// The link covers no whole character, so it can't be tapped (LINK-16).
    case noCharacter
    /// The link has no destination, so it can't be tapped (LINK-17).
    case noDestination
  }

  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A person should look.
    case warning
    /// It is a fault.
    case error
  }

  /// What is wrong.
  public let kind: Kind
  /// The name of the links.
  public let name: String
  /// The indices of the links, in the text's links, ascending.
  public let links: [Int]

  /// How bad it is.
  public var severity: Severity { kind == .emptyName ? .error : .warning }

  /// The number of the WCAG criterion that it is about; `nil` for none.
  public var criterion: String? {
    switch kind {
    case .sameName, .emptyName: "2.4.4"
    case .noCharacter, .noDestination: nil
    }
  }
}

/// A report on what links say of where they lead (WCAG 2.4.4).
///
/// All links of the text count, hidden ones too: another width may show them. Names are compared
/// without regard to case, destinations as written.
public struct LinkPurposeAudit: Hashable, Sendable {
  /// The findings by the first link that they are about.
  public let findings: [LinkPurposeFinding]

  /// Audits the links of a text.
  ///
  /// - Complexity: O(*k* log *k* + text of all links), where *k* is the number of links, and
  ///   O(length of the text) once.
  public init(_ layout: TextLayout) {
    let text = layout.text
    let dropped = Set(layout.droppedLinks)
    var findings: [LinkPurposeFinding] = []
    var names = LinkNames()
    for index in 0..<text.linkCount {
      let span = text.link(at: index)
      let name = text.name(of: span)
      let kind: LinkPurposeFinding.Kind? =
        span.link.destination.isEmpty
        ? .noDestination : dropped.contains(index) ? .noCharacter : name.isEmpty ? .emptyName : nil
      if let kind {
        findings.append(LinkPurposeFinding(kind: kind, name: name, links: [index]))
      } else {
        names.add(name, index, span.link.destination)
      }
    }
    findings += names.ambiguous
    self.findings = findings.sorted { ($0.links.first ?? 0) < ($1.links.first ?? 0) }
  }
}

/// The links of each name.
private struct LinkNames {
  private struct Group {
    let name: String
    let destination: String
    var links: [Int]
    var isAmbiguous = false
  }

  private var groups: [Group] = []
  private var places: [String: Int] = [:]

  mutating func add(_ name: String, _ index: Int, _ destination: String) {
    let key = name.lowercased()
    guard let place = places[key] else {
      places[key] = groups.count
      groups.append(Group(name: name, destination: destination, links: [index]))
      return
    }
    groups[place].links.append(index)
    if destination != groups[place].destination { groups[place].isAmbiguous = true }
  }

  /// A finding for each name with different destinations.
  var ambiguous: [LinkPurposeFinding] {
    groups.filter(\.isAmbiguous).map {
      LinkPurposeFinding(kind: .sameName, name: $0.name, links: $0.links)
    }
  }
}
