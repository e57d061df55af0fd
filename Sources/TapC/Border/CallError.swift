import CTap
import TapLinks
import TapMarkup
import TapScenes
import TapText

/// The reason why a call from C returns an error.
struct CallError: Error {
  let status: Int
  let message: String

  init(_ status: Int, _ message: String) {
    self.status = status
    self.message = message
  }

  static func argument(_ message: String) -> CallError { CallError(TAP_INVALID_ARGUMENT, message) }

  static func range(_ message: String) -> CallError { CallError(TAP_OUT_OF_RANGE, message) }

  static func text(_ error: any Error) -> CallError { CallError(TAP_INVALID_TEXT, "\(error)") }
}

/// Runs the body of a function that C calls, and returns its status; the message of an error is kept
/// for the thread.
func attempt(_ body: () throws(CallError) -> Void) -> Int32 {
  do throws(CallError) {
    try body()
    return Int32(TAP_OK)
  } catch {
    var message = error.message
    message.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { bytes in
        guard let start = bytes.baseAddress else { return unsafe ctap_set_error("", 0) }
        unsafe ctap_set_error(start, bytes.count)
      }
    }
    return Int32(error.status)
  }
}
