/// What a link assessor says: how safe it is to go where a link leads.
public enum LinkVerdict: UInt8, Sendable, Hashable, Comparable, CaseIterable, Codable {
  /// Nothing speaks against it.
  case allow
  /// Something is worth a look, such as text that names another host.
  case warn
  /// Ask the user first.
  case confirm
  /// Do not go there: the link is inert.
  case block

  /// The name in JSON and on the command line.
  public var name: String {
    switch self {
    case .allow: "allow"
    case .warn: "warn"
    case .confirm: "confirm"
    case .block: "block"
    }
  }

  /// Orders verdicts from safe to unsafe.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
