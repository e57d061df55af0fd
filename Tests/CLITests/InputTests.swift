import Foundation
import Testing

/// Input that cannot be read: each ends with 3 and names the file, the place and the cure.
@Suite struct InputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["hit", "links", "locate", "layout"])
  func `a missing file is named`(command: String) throws {
    let path = folder.path + "/none.md"
    let outcome = try Tool.run(arguments(command, path))
    #expect(outcome.code == 3 && outcome.output.isEmpty)
    #expect(outcome.messages == "tapline: \(path): no such file; check the path\n")
  }

  @Test func `a folder is no file`() throws {
    let outcome = try Tool.run(arguments("hit", folder.path))
    #expect(outcome.code == 3)
    #expect(outcome.messages == "tapline: \(folder.path): is a folder; pass a file in it\n")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `a file without the right to read it is named`() throws {
    let path = try folder.write("secret", to: "a.txt")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let outcome = try Tool.run(arguments("hit", path))
    #expect(outcome.code == 3)
    #expect(outcome.messages.contains("\(path): cannot be read: Permission denied; ask"))
  }

  /// Bytes with the offset of their first fault.
  static let faults: [(bytes: [UInt8], offset: Int)] = [
    ([0x61, 0x62, 0xC3, 0xA9, 0xFF], 4), ([0x80], 0), ([0x61, 0xE2, 0x82], 1),
    ([0x6F, 0x6B, 0x20, 0xED, 0xA0, 0x80], 3), ([0xC0, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
  ]

  @Test(arguments: faults)
  func `ill-formed UTF-8 is named with its offset`(bytes: [UInt8], offset: Int) throws {
    for name in ["a.txt", "a.md"] {
      let path = try folder.write(bytes, to: name)
      let outcome = try Tool.run(arguments("hit", path))
      #expect(outcome.code == 3 && outcome.output.isEmpty)
      #expect(
        outcome.messages
          == "tapline: \(path):byte \(offset): ill-formed UTF-8; --lossy reads it as U+FFFD\n")
      #expect(try Tool.run(arguments("hit", path) + ["--lossy"]).code == 0)
    }
  }

  @Test func `a lossy reading shows U+FFFD for each ill-formed part`() throws {
    let bytes = Array("a".utf8) + [0xFF, 0xE2, 0x82] + Array("b".utf8) + [0xF0, 0x90]
    let outcome = try Tool.run(
      ["locate", "-", "--lossy", "--range", "0..11", "--json"], input: Data(bytes))
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\"text\":\"a\u{FFFD}\u{FFFD}b\u{FFFD}\""))
  }

  @Test func `the name of a file need be no UTF-8`() throws {
    let script = "printf xy > \"$1\"/$'a\\xFF.txt'; \"$0\" hit \"$1\"/$'a\\xFF.txt' --at 1,1"
    let outcome = try Shell.run("bash", ["-c", script, Tool.path, folder.path], input: "")
    #expect(outcome.code == 0 && outcome.messages.isEmpty)
    #expect(outcome.output == "1,1  cluster \"x\" 0..1, line 0, no link\n")
  }

  @Test func `one unreadable file does not keep the others from their answers`() throws {
    let good = try folder.write("see docs", to: "good.txt")
    let none = folder.path + "/none.txt"
    let outcome = try Tool.run(["locate", none, good, "--text", "docs", "--json"])
    #expect(outcome.code == 3)
    #expect(outcome.messages == "tapline: \(none): no such file; check the path\n")
    #expect(outcome.lines.count == 1)
    #expect(outcome.output.hasPrefix("{\"file\":\"\(good)\",\"utf8\":[4,8],\"text\":\"docs\","))
  }

  @Test func `a broken scene is named with line and column or its pointer`() throws {
    let broken = try folder.write("{\n  \"text\": \"a\",,\n}", to: "broken.json")
    let outcome = try Tool.run(arguments("hit", broken))
    #expect(outcome.code == 3)
    #expect(outcome.messages.hasPrefix("tapline: \(broken):2:"))
    #expect(outcome.messages.hasSuffix("; fix the file there\n"))
    let unknown = try folder.write("{\"text\": \"a\", \"txet\": 1}", to: "unknown.json")
    let messages = try Tool.run(arguments("hit", unknown)).messages
    #expect(messages.contains("\(unknown):") && messages.contains("txet"))
  }

  @Test func `a broken file of layout options is named`() throws {
    let text = try folder.write("a", to: "a.txt")
    let options = try folder.write("{\"widht\": 5}", to: "options.json")
    let outcome = try Tool.run(arguments("hit", text) + ["--layout", options])
    #expect(outcome.code == 3 && outcome.output.isEmpty)
    #expect(outcome.messages.contains(options) && outcome.messages.contains("widht"))
    let none = folder.path + "/none.json"
    #expect(
      try Tool.run(arguments("hit", text) + ["--layout", none]).messages
        == "tapline: \(none): no such file; check the path\n")
  }

  @Test func `empty input, NUL and lone controls are text`() throws {
    for input in ["", "\0", "a\0b", "\u{1}\u{7F}\u{FFFC}\r"] {
      for command in ["hit", "links", "locate", "layout"] {
        let outcome = try Tool.run(arguments(command, "-"), input: input)
        #expect(outcome.messages.isEmpty || command == "locate")
        #expect(outcome.code == (outcome.messages.isEmpty ? 0 : 1))
      }
    }
  }

  private func arguments(_ command: String, _ path: String) -> [String] {
    switch command {
    case "hit": ["hit", path, "--at", "1,1"]
    case "locate": ["locate", path, "--text", "docs"]
    default: [command, path]
    }
  }
}
