import CGumbo
import TapLinks

/// What the relative addresses of a document lead from: the first `base` with an address.
struct DocumentBase {
  private let written: String?
  private let url: URLRecord?

  /// Finds the base of a document; one that would run code counts for nothing (HTML standard, 4.2.3).
  ///
  /// - Complexity: O(*n*), where *n* is the number of events.
  init(of document: HTMLDocument) {
    let base = document.events.first {
      $0.kind == .CGUMBO_OPEN && $0.element == .CGUMBO_BASE
        && document.value(.CGUMBO_HREF, of: $0) != nil
    }
    let address = base.flatMap { document.value(.CGUMBO_HREF, of: $0) }.map(HTMLAddress.cleaned)
    let url = address.flatMap { URLRecord($0) }
    let runsCode = url?.scheme == "javascript" || url?.scheme == "data"
    self.url = runsCode ? nil : url
    written = address.flatMap { $0.isEmpty || runsCode ? nil : $0 }
  }

  /// Returns where an address of the document leads: as written where it is absolute, or where there
  /// is no base.
  ///
  /// A base that is relative itself is put in front.
  func resolved(_ address: String) -> String {
    guard let written, URLReading(of: address).scheme == nil else { return address }
    if let url { return URLRecord(address, base: url)?.serialized ?? address }
    switch address.utf8.first {
    case nil: return written
    case UInt8(ascii: "/"), UInt8(ascii: "\\"): return address
    case UInt8(ascii: "#"): return Self.prefix(of: written, before: "#") + address
    case UInt8(ascii: "?"): return Self.prefix(of: written, before: "?#") + address
    default:
      let path = Self.prefix(of: written, before: "?#")
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
      return folder + address
    }
  }

  private static func prefix(of address: String, before ends: String) -> Substring {
    address.utf8.firstIndex { ends.utf8.contains($0) }.map { address[..<$0] } ?? address[...]
  }
}
