import Foundation

/// Assistive technology that looks at a gallery: a script that asks AT-SPI, on a bus of its own.
final class AssistiveTechnology {
  private static let python = "/usr/bin/python3"

  /// Whether the tests can ask AT-SPI.
  static let isInstalled =
    Program.installed("dbus-daemon") != nil
    && (try? Program.run(python, ["-c", "import pyatspi"], isQuiet: true)) != nil

  private let process = Process()
  private let input = Pipe()
  private let log: LineReader
  /// The number of the last command.
  private var commandCount = 0
  /// How many lines were looked at for events.
  private var seenCount = 0

  private init(watching pid: Int32, environment: [String: String]) throws {
    let output = Pipe()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Accessibility/at-spi.py")
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = [script.path, "\(pid)"]
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    log = LineReader(output)
    try process.run()
    _ = try log.wait(for: "the script") { $0.isEmpty ? nil : true }
  }

  /// Opens a page of the gallery without the others, with assistive technology that looks at it, does
  /// something with both, and ends them in any case.
  static func run(
    page: String, _ arguments: [String] = [],
    _ body: (GalleryProcess, AssistiveTechnology) throws -> Void
  ) throws {
    let bus = Process()
    let output = Pipe()
    var environment = Display.environment
    environment["GTK_A11Y"] = nil
    environment["XDG_RUNTIME_DIR"] = Display.folder
    bus.executableURL = URL(fileURLWithPath: Program.installed("dbus-daemon") ?? "")
    bus.arguments = ["--session", "--nofork", "--nopidfile", "--print-address"]
    bus.environment = environment
    bus.standardInput = FileHandle.nullDevice
    bus.standardOutput = output
    bus.standardError = FileHandle.nullDevice
    try bus.run()
    defer { Program.end(bus) }
    let address = try LineReader(output).wait(for: "the bus") { $0.first }
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    // The bus starts others, which would outlive it.
    defer { Program.endAll(withVariable: "DBUS_SESSION_BUS_ADDRESS=\(address)") }
    try GalleryProcess.run(page: page, arguments + ["--bare"], environment: environment) {
      gallery in
      // Without a window manager, GTK shows itself to AT-SPI once the window has the focus.
      try gallery.xdotool("windowfocus", "--sync", gallery.window)
      let assistive = try AssistiveTechnology(
        watching: gallery.processIdentifier, environment: environment)
      defer { Program.end(assistive.process) }
      try body(gallery, assistive)
    }
  }

  private struct Answer: Decodable {
    var answer: Int
    var tree: AccessibleObject?
    var done: Bool?
    var error: String?
  }

  private func ask(_ command: String, _ words: String...) throws -> Answer {
    commandCount += 1
    let line = ([command, "\(commandCount)"] + words).joined(separator: " ") + "\n"
    try input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
    return try log.wait(for: line) { lines in
      lines.lazy.compactMap { try? JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
        .first { $0.answer == self.commandCount }
    }
  }

  /// The program that is looked at, once it shows what is waited for: half a minute at most.
  func tree(where isRight: (AccessibleObject) -> Bool) throws -> AccessibleObject {
    let deadline = Date(timeIntervalSinceNow: 30)
    while true {
      let answer = try ask("tree")
      if let tree = answer.tree, isRight(tree) { return tree }
      guard Date() < deadline else {
        let outline = answer.tree?.outline() ?? [answer.error ?? "nothing"]
        throw Program.Failure(
          description: "waited in vain, and found:\n" + outline.joined(separator: "\n"))
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// The part of a page of the gallery, once it shows what is waited for.
  func page(_ title: String, where isRight: (AccessibleObject) -> Bool) throws -> AccessibleObject {
    var found: AccessibleObject?
    _ = try tree { tree in
      found = tree.all("panel").last { $0.name == title }
      return found.map(isRight) ?? false
    }
    guard let found else { throw Program.Failure(description: "no page \(title)") }
    return found
  }

  /// Does an action of an object; returns whether it has it.
  func perform(_ action: String, of object: AccessibleObject) throws -> Bool {
    try ask("act", object.path, action).done == true
  }

  /// Something that the program reported.
  struct Event: Decodable, Equatable {
    var event: String
    var role: String
    var name: String
    var description: String
  }

  /// The next event of a kind and role that was not looked at yet, for which this waits.
  func next(_ kind: String, _ role: String) throws -> Event {
    let (event, index) = try log.wait(for: "\(kind) \(role)") { lines in
      for index in lines.indices.dropFirst(seenCount) {
        guard let event = try? JSONDecoder().decode(Event.self, from: Data(lines[index].utf8)),
          event.event == kind, event.role == role
        else { continue }
        return (event, index)
      }
      return nil
    }
    seenCount = index + 1
    return event
  }
}
