import Foundation
import TapLayout

/// The gallery, run as a process of its own with its window on the screen of the tests.
final class GalleryProcess {
  private let process = Process()
  private let page: String
  private let log: LineReader
  /// The number of the window.
  private(set) var window = ""
  /// How many lines of the log were looked at.
  private var seenCount = 0

  /// Opens the gallery at a page and waits until it shows.
  private init(page: String, _ arguments: [String], environment: [String: String]) throws {
    self.page = page
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: Program.built("tapline-gallery"))
    process.arguments =
      ["--page", page, "--font", Locator.family, "--messages", "30"] + arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    log = LineReader(output)
    try process.run()
  }

  /// Opens the gallery at a page, does something with it, and ends it in any case.
  static func run(
    page: String, _ arguments: [String] = [], theme: String = "Default",
    environment: [String: String] = Display.environment,
    _ body: (GalleryProcess) throws -> Void
  ) throws {
    let gallery = try GalleryProcess(
      page: page, arguments, environment: environment.merging(["GTK_THEME": theme]) { $1 })
    defer { Program.end(gallery.process) }
    _ = try gallery.log.wait(for: "ready") { $0.first { $0 == "ready \(page)" } }
    let windows = try gallery.xdotool(
      "search", "--sync", "--onlyvisible", "--pid", "\(gallery.process.processIdentifier)")
    gallery.window = windows.split(separator: "\n").last.map(String.init) ?? ""
    try body(gallery)
  }

  /// The number of the process.
  var processIdentifier: Int32 { process.processIdentifier }

  /// Drives the pointer and the keyboard.
  @discardableResult
  func xdotool(_ words: String...) throws -> String { try xdotool(words) }

  /// Drives the pointer and the keyboard.
  @discardableResult
  func xdotool(_ words: [String]) throws -> String {
    guard let path = Program.installed("xdotool") else { return "" }
    return try Program.run(path, words, environment: Display.environment)
  }

  /// Does something while the gallery does nothing at all.
  func standStill(_ body: () throws -> Void) rethrows {
    kill(process.processIdentifier, SIGSTOP)
    defer { kill(process.processIdentifier, SIGCONT) }
    try body()
  }

  /// Waits until the gallery shows a number of windows, menus too.
  func waitForWindows(_ count: Int) throws {
    let deadline = Date(timeIntervalSinceNow: 30)
    while true {
      let found = try xdotool(
        "search", "--onlyvisible", "--pid", "\(process.processIdentifier)")
      let windows = found.split(separator: "\n")
      guard windows.count != count else { return }
      guard Date() < deadline else {
        throw Program.Failure(description: "\(windows.count) windows in place of \(count)")
      }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// The window that the gallery has shown last, such as a menu or a dialog.
  func frontWindow() throws -> String {
    let found = try xdotool("search", "--onlyvisible", "--pid", "\(process.processIdentifier)")
    return found.split(separator: "\n").map(String.init).last { $0 != window } ?? window
  }

  /// Where a window is on the screen.
  func frame(of window: String) throws -> Rect {
    let words = try xdotool("getwindowgeometry", "--shell", window).split(separator: "\n")
    let numbers = words.reduce(into: [Substring: Double]()) { numbers, line in
      let parts = line.split(separator: "=")
      if parts.count == 2 { numbers[parts[0]] = Double(parts[1]) }
    }
    return Rect(
      x: numbers["X"] ?? 0, y: numbers["Y"] ?? 0, width: numbers["WIDTH"] ?? 0,
      height: numbers["HEIGHT"] ?? 0)
  }

  /// Where the text of the page stands, as the log said last: its corner in the window and its
  /// width.
  func place() throws -> (corner: Point, width: Double) {
    try log.wait(for: "the layout") { lines in
      guard let line = lines.last(where: { $0.hasPrefix("layout \(page) ") }) else { return nil }
      let numbers = line.split { $0 == " " || $0 == "," }.dropFirst(2).compactMap { Double($0) }
      guard numbers.count == 3 else { return nil }
      return (Point(x: numbers[0], y: numbers[1]), numbers[2])
    }
  }

  /// Waits until the text of the page stands elsewhere, or is of another width.
  func waitForLayout(after count: Int) throws {
    _ = try log.wait(for: "another layout") { lines in
      lines.filter { $0.hasPrefix("layout \(page) ") }.count > count ? true : nil
    }
  }

  /// How often the text of the page was laid out for a new place.
  var layoutCount: Int { log.lines.filter { $0.hasPrefix("layout \(page) ") }.count }

  /// What happened on the page since it was asked last, up to and with the first event that begins
  /// with some words, for which this waits.
  func events(upTo last: String) throws -> [String] {
    let end = try log.wait(for: last) { lines in
      lines[seenCount...].firstIndex { event(in: $0)?.hasPrefix(last) == true }
    }
    defer { seenCount = end + 1 }
    return log.lines[seenCount...end].compactMap { event(in: $0) }
  }

  /// Looks no more at what has happened up to now.
  func forget() { seenCount = log.lines.count }

  /// What a line tells, without page and time; `nil` for one that tells of no event.
  private func event(in line: String) -> String? {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count > 2, words[0] == page else { return line == "button clicked" ? line : nil }
    return String(words[2])
  }
}
