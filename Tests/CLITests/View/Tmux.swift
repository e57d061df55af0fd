import Foundation
import Testing

/// A terminal of tmux, with a shell in it, for programs that draw on terminals.
final class Tmux {
  /// Where tmux is installed; `nil` where it is not.
  static let path = Shell.path(of: "tmux")

  private let socket: String
  private let folder: TemporaryFolder

  /// Opens a terminal of a size, whose shell is in a folder.
  init(in folder: TemporaryFolder, columns: Int = 80, rows: Int = 24) throws {
    self.folder = folder
    // A socket has a short path.
    socket = "/tmp/tapline-\(UUID().uuidString.prefix(13))"
    let configuration = try folder.write(
      "set -g status off\nset -g escape-time 0\n", to: "tmux.conf")
    // The server lives on, and must not hold what reports the end of this process.
    let start = """
      for entry in /proc/$$/fd/*; do
        number=${entry##*/}
        if ((number > 2)); then eval "exec $number>&-"; fi
      done
      exec "$@"
      """
    let arguments = [
      "-c", start, "bash", Self.path ?? "tmux", "-S", socket, "-f", configuration, "new-session",
      "-d", "-x", "\(columns)", "-y", "\(rows)",
      "cd '\(folder.path)'; PS1='$ ' exec bash --norc --noprofile -i",
    ]
    _ = try Tool.run(arguments, program: "/bin/bash")
    try wait { $0.contains("$") }
  }

  // The server ends with its last session. Asked to end, it would send itself a signal, which may be
  // blocked in the process that started it.
  deinit { _ = try? run("kill-session") }

  /// Runs a command of tmux and returns what it prints.
  @discardableResult
  func run(_ arguments: String...) throws -> String {
    try Tool.run(["-S", socket] + arguments, program: Self.path ?? "tmux").output
  }

  /// Types a line into the shell.
  func type(_ line: String) throws {
    try run("send-keys", "-l", line)
    try run("send-keys", "Enter")
  }

  /// Presses keys by the names that tmux has for them.
  func press(_ keys: String...) throws {
    for key in keys { try run("send-keys", key) }
  }

  /// Sends bytes as the terminal would.
  func send(_ bytes: String) throws { try run("send-keys", "-l", bytes) }

  /// Reports of the mouse at a cell, counted from 0.
  func mouse(_ code: Int, _ column: Int, _ row: Int, isRelease: Bool = false) throws {
    try send("\u{1B}[<\(code);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")")
  }

  /// Presses and releases a button over a cell.
  func click(_ column: Int, _ row: Int, button: Int = 0) throws {
    try mouse(button, column, row)
    try mouse(button, column, row, isRelease: true)
  }

  /// Waits for longer than what is pressed at once takes to be one thing.
  func pause() { usleep(600_000) }

  /// What the terminal shows.
  var screen: String { get throws { try run("capture-pane", "-p") } }

  /// What the terminal shows, with the sequences for its colors.
  var coloredScreen: String { get throws { try run("capture-pane", "-p", "-e") } }

  /// The last row, which is the status line of a page.
  var status: String {
    get throws {
      let lines = try screen.split(separator: "\n", omittingEmptySubsequences: false)
      return String(lines.dropLast().last ?? "")
    }
  }

  /// The modes that a program may leave behind.
  var modes: String {
    get throws {
      let names = [
        "alternate_on", "cursor_flag", "insert_flag", "keypad_cursor_flag", "keypad_flag",
        "mouse_all_flag", "mouse_any_flag", "mouse_button_flag", "mouse_sgr_flag",
        "mouse_standard_flag", "origin_flag", "wrap_flag",
      ]
      return try run("display-message", "-p", names.map { "\($0)=#{\($0)}" }.joined(separator: " "))
    }
  }

  /// The process that the shell runs in front.
  var child: String {
    get throws {
      let shell = try run("display-message", "-p", "#{pane_pid}").trimmingCharacters(
        in: .whitespacesAndNewlines)
      let children = try String(
        contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
      return String(children.split(separator: " ").last ?? "")
    }
  }

  /// Waits until the screen is as it should be.
  ///
  /// The deadline only ends a test that fails.
  func wait(
    _ sourceLocation: SourceLocation = #_sourceLocation,
    until isReached: (String) throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(30)
    var last = ""
    while ContinuousClock.now < deadline {
      last = try screen
      if try isReached(last) { return }
      usleep(20_000)
    }
    Issue.record("the screen stays\n\(last)", sourceLocation: sourceLocation)
  }

  /// Waits until a text is on the screen.
  func wait(for text: String, _ sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(sourceLocation) { $0.contains(text) }
  }

  /// Waits until the first row begins with a text.
  func wait(forTop text: String, _ sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(sourceLocation) { $0.hasPrefix(text) }
  }

  /// Waits until the status line has a text.
  func wait(forStatus text: String, _ sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait(sourceLocation) { _ in try status.contains(text) }
  }
}
