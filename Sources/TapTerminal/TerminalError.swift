/// A failure to use a terminal.
public struct TerminalError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code

  /// The number that the system gave (`errno`), where it did.
  public let systemNumber: Int32?

  init(_ code: Code, systemNumber: Int32? = nil) {
    self.code = code
    self.systemNumber = systemNumber
  }
}

extension TerminalError {
  /// A kind of failure.
  ///
  /// Kinds may be added, so a `switch` over them needs a default.
  public struct Code: Hashable, Sendable {
    fileprivate let message: String

    /// The process has no terminal: it runs without one, as a service does.
    public static let noTerminal = Code(message: "no terminal")

    /// Another host of the process uses the terminal.
    public static let inUse = Code(message: "the terminal is in use")

    /// The terminal cannot move its cursor: `TERM` is `dumb`.
    public static let cannotDraw = Code(message: "the terminal cannot position its cursor")
  }
}

extension TerminalError: CustomStringConvertible {
  /// A message that describes the failure.
  public var description: String {
    code.message + (systemNumber.map { " (error \($0))" } ?? "")
  }
}
