import TapPlatform
import TapGTK

/// How long each step of work took, on the standard output: `trace STEP MILLISECONDS`.
///
/// Steps are `event`, `drawing` and `accessibility` of ``TapWidget/Timing``, and what pages measure themselves. Each
/// line is written after its step, so that writing counts for none.
final class GalleryTrace {
  /// Follows the work of a widget.
  func follow(_ widget: TapWidget) {
    widget.timingHandler = { [unowned self] timing, seconds in
      write("\(timing)", seconds)
    }
  }

  /// Does something and writes how long it took.
  func measure<Result, Failure>(
    _ step: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = GTKLoop.now
    let result = try body()
    write(step, GTKLoop.now - start)
    return result
  }

  private func write(_ step: String, _ seconds: Double) {
    print("trace \(step) \(seconds * 1_000)")
    fflush(nil)
  }
}
