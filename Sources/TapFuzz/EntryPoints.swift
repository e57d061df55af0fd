import FoundationEssentials
import TapPlatform

/// Reads an environment variable.
func environment(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

/// Runs the chosen target over one input; libFuzzer calls this with each input it makes.
@c(LLVMFuzzerTestOneInput)
@unsafe public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  unsafe FuzzTarget.chosen.check(Span(_unsafeElements: bytes))
  return 0
}

#if !FUZZING
/// Runs targets over stored inputs, so that old finds stay fixed.
///
///     TapFuzz layout input...       runs one target over files
///     TapFuzz --all corpus/fuzz     runs each target over the files of the folder of its name
@main struct Replay {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let first = arguments.first, arguments.count >= 2 else { usage() }
    if first == "--all" {
      for folder in arguments.dropFirst() { try replayAll(in: folder) }
    } else if let target = FuzzTarget.all.first(where: { $0.name == first }) {
      for path in arguments.dropFirst() { try replay(path, on: target) }
    } else {
      usage()
    }
  }

  private static func usage() -> Never {
    let names = FuzzTarget.all.map(\.name).joined(separator: "|")
    print("usage: TapFuzz \(names) FILE...\n       TapFuzz --all FOLDER...")
    exit(2)
  }

  private static func replayAll(in folder: String) throws {
    for target in FuzzTarget.all {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(target.name)")
      for name in names.sorted() { try replay("\(folder)/\(target.name)/\(name)", on: target) }
      print("\(target.name): \(names.count) inputs hold")
    }
  }

  private static func replay(_ path: String, on target: FuzzTarget) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    // A trap tells the property; this line, flushed beforehand, tells the input.
    print(path)
    fflush(nil)
    target.check(bytes.span)
  }
}
#endif
