import CTapCalls
import FoundationEssentials
import TapC
import TapTestSupport
import Testing

/// The C interface, called from C.
@Suite struct CallTests {
  @Test func `every function does what the header says`() {
    #expect(ctap_call_every_function() == 0, "the line of Tests/CTapCalls/every.c that fails")
  }

  @Test(arguments: 0..<400)
  func `calls in any order with any arguments return`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
    let count = unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return CInt(-1) }
      return unsafe ctap_call_at_random(start, bytes.count)
    }
    #expect(count >= 0)
  }

  @Test func `random calls succeed often enough to reach deep`() {
    var random = SeededGenerator(seed: 0)
    var count: CInt = 0
    for _ in 0..<50 {
      let bytes = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &random) }
      count += unsafe bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return CInt(0) }
        return unsafe ctap_call_at_random(start, bytes.count)
      }
    }
    #expect(count > 500)
  }

  @Test func `the header declares each function that is implemented, and no other`() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    let header = try String(
      contentsOfFile: root + "/Sources/CTap/include/tapline.h", encoding: .utf8)
    let declared = Set(
      header.matches(of: /TAP_API (?:tap_status|const char \*) ?(tap_[a-z0-9_]+)\(/).map {
        String($0.1)
      })
    var implemented: Set<String> = []
    for folder in ["", "/Text", "/Layout", "/Window"] {
      let path = root + "/Sources/TapC" + folder
      for name in try FileManager.default.contentsOfDirectory(atPath: path)
      where name.hasSuffix(".swift") {
        let source = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        implemented.formUnion(
          source.matches(of: /public func (tap_[a-z0-9_]+)\(/).map { String($0.1) })
      }
    }
    #expect(declared == implemented)
    // Each is called by the program that calls every function.
    let program = try String(
      contentsOfFile: root + "/Tests/CTapCalls/every.c", encoding: .utf8)
    for name in declared { #expect(program.contains("\(name)("), "\(name) is not called") }
  }
}
