/// A failure of the Unicode services.
public struct UnicodeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the service that failed.
  public let service: String

  /// The status that ICU gave.
  public let icuStatus: Int32

  package init(service: String, icuStatus: Int32) {
    self.service = service
    self.icuStatus = icuStatus
  }

  /// A message that describes the failure.
  public var description: String { "\(service) failed (ICU status \(icuStatus))" }
}
