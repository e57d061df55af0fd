import Foundation
import Testing

/// A screen without a monitor, Xvfb's, on which windows are shown while tests run.
struct Display: SuiteTrait, TestScoping {
  /// The name of the display, of the tests that run now.
  @TaskLocal static var name = ""

  /// Whether what the tests need is installed.
  static var isInstalled: Bool {
    ["Xvfb", "xdotool"].allSatisfy { Program.installed($0) != nil }
  }

  /// Starts the screen, runs a suite, and ends the screen in any case.
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard let path = Program.installed("Xvfb") else { return }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-displayfd", "1", "-noreset", "-screen", "0", "1000x800x24"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { Program.end(process) }
    let number = try LineReader(output).wait(for: "the display") { $0.first }
    defer {
      for file in ["/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
        try? FileManager.default.removeItem(atPath: file)
      }
    }
    try await Self.$name.withValue(":\(number)", operation: function)
  }

  /// What a program finds in its environment to show windows on the screen: without a graphics
  /// card, without what GTK would start on its own, in the theme of GTK.
  static var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = name
    environment["GDK_BACKEND"] = "x11"
    environment["GSK_RENDERER"] = "cairo"
    environment["GTK_A11Y"] = "none"
    environment["GTK_THEME"] = "Default"
    environment["GDK_SCALE"] = nil
    return environment
  }
}
