import TapTestSupport
import Testing

/// The gallery in a real window, with a real pointer; where to point comes from `tapline locate`.
///
/// The tests come one after the other, since there is one pointer. That nothing happened is known
/// once something later has: each test ends with an event that it waits for.
@Suite(
  .serialized, .tags(.window),
  .enabled(if: Display.isInstalled, "skipped: needs Xvfb and xdotool"), Display())
struct WindowTests {}
