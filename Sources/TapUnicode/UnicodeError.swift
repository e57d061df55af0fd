/// A failure of the Unicode services.
public struct UnicodeError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// The name of the service that failed.
  public let service: String

  /// The status that ICU gave.
  public let icuStatus: Int32

  package init(service: String, icuStatus: Int32) {
    code = Code(icuStatus: icuStatus)
    self.service = service
    self.icuStatus = icuStatus
  }
}

extension UnicodeError {
  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    private let name: String

    /// There was not enough memory.
    public static let outOfMemory = Code(name: "outOfMemory")

    /// The data of a language or of a rule are not installed.
    public static let missingData = Code(name: "missingData")

    /// The service failed for a reason that only its status says.
    public static let serviceFailed = Code(name: "serviceFailed")

    private init(name: String) { self.name = name }

    /// The kind of a status of ICU (`UErrorCode`).
    fileprivate init(icuStatus: Int32) {
      self =
        switch icuStatus {
        case 7: .outOfMemory
        case 2, 4: .missingData
        default: .serviceFailed
        }
    }
  }
}

extension UnicodeError: CustomStringConvertible {
  /// A message that describes the failure.
  public var description: String { "\(service) failed (ICU status \(icuStatus))" }
}
