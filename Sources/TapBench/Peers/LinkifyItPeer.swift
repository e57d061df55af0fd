import FoundationEssentials
import TapPlatform

/// linkify-it-py, the Python port of linkify-it (PyPI), which looks for links with regular
/// expressions.
///
/// `TAP_PYTHON` names a Python that has it, `python3` unless set.
enum LinkifyItPeer {
  static let name = "linkify-it-py"

  /// Measures the start of a text; without a figure where the library is missing.
  static func measured(on text: [UInt8]) -> Peer {
    Peer(name: name, figure: rate(of: Array(text.prefix(longest))))
  }

  /// The most bytes that it is given: enough for some tenths of a second.
  private static let longest = 200_000

  /// It is asked line by line, as it would be for the messages of a chat: for one long text its time
  /// grows with the square of the length.
  private static let program = """
    import sys, time
    from linkify_it import LinkifyIt
    lines = sys.stdin.buffer.read().decode("utf-8", "ignore").splitlines()
    linkify = LinkifyIt()
    times = []
    for _ in range(4):
        start = time.perf_counter()
        for line in lines: linkify.match(line)
        times.append(time.perf_counter() - start)
    print(sum(len(line.encode()) + 1 for line in lines) / min(times) / 1e6)
    """

  /// Returns megabytes in a second.
  private static func rate(of text: [UInt8]) -> Double? {
    let folder = FileManager.default.temporaryDirectory
    let input = folder.appending(path: "tapbench-\(getpid()).txt")
    let script = folder.appending(path: "tapbench-\(getpid()).py")
    defer {
      try? FileManager.default.removeItem(at: input)
      try? FileManager.default.removeItem(at: script)
    }
    guard (try? Data(text).write(to: input)) != nil,
      (try? Data(program.utf8).write(to: script)) != nil
    else { return nil }
    let python = ProcessInfo.processInfo.environment["TAP_PYTHON"] ?? "python3"
    return output(of: "'\(python)' '\(script.path)' < '\(input.path)' 2> /dev/null")
  }

  /// Returns the number that a command of the shell prints.
  private static func output(of command: String) -> Double? {
    guard let stream = unsafe popen(command, "r") else { return nil }
    defer { unsafe _ = pclose(stream) }
    var line = [CChar](repeating: 0, count: 64)
    guard unsafe fgets(&line, Int32(line.count), stream) != nil else { return nil }
    return Double(
      String(decoding: line.prefix { $0 > 0x20 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }
}
