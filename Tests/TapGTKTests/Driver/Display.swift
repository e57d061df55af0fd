import Foundation
import Testing

/// A screen without a monitor, Xvfb's, on which windows are shown while tests run.
struct Display: SuiteTrait, TestScoping {
  /// The name of the display, of the tests that run now.
  @TaskLocal static var name = ""
  /// The folder of the display: its picture, and how GTK is set up on it.
  @TaskLocal static var folder = ""
  /// The size of the screen.
  static let size = (width: 1_000, height: 800)

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
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    process.arguments = [
      "-displayfd", "1", "-noreset", "-fbdir", folder, "-screen", "0",
      "\(Self.size.width)x\(Self.size.height)x24",
    ]
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
    try await Self.$folder.withValue(folder) {
      try await Self.$name.withValue(":\(number)", operation: function)
    }
  }

  /// Makes a folder with the settings of GTK: its own letters in a font by name, unhinted and gray,
  /// and nothing that moves.
  private static func makeFolder() throws -> String {
    let folder = NSTemporaryDirectory() + "tapline-display-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/gtk-4.0", withIntermediateDirectories: true)
    let settings = """
      [Settings]
      gtk-font-name=DejaVu Sans 10
      gtk-enable-animations=false
      gtk-xft-antialias=1
      gtk-xft-hinting=0
      gtk-xft-hintstyle=hintnone
      gtk-xft-rgba=none
      """
    try settings.write(toFile: folder + "/gtk-4.0/settings.ini", atomically: true, encoding: .utf8)
    return folder
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
    environment["XDG_CONFIG_HOME"] = folder
    return environment
  }
}
