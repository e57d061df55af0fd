/// The result of running a case.
public struct CaseResult: Sendable, Hashable {
  /// How a case ended.
  public enum Status: Sendable, Hashable {
    /// Every answer was the expected one.
    case passed
    /// At least one answer was another.
    case failed
    /// No answer was wrong, but part of the case waits for something that does not exist yet.
    case pending
  }

  /// A message for each wrong result, with the location of its query and the expectation.
  public let failures: [String]

  /// Why parts of the case wait, without repeats, in the order of the file.
  public let pendingReasons: [String]

  /// How the case ended.
  public var status: Status {
    if !failures.isEmpty { return .failed }
    return pendingReasons.isEmpty ? .passed : .pending
  }

  package init(failures: [String], pendingReasons: [String]) {
    self.failures = failures
    self.pendingReasons = pendingReasons
  }
}
