import Foundation
import TapLayout
import TapTestSupport
import Testing

@testable import TaplineCLI

@Suite struct JSONRecordTests {
  @Test func `keys stand in the order they were added`() {
    var record = JSONRecord()
    record.add("point", Point(x: 1.5, y: -2))
    record.add("name", "a")
    record.add("none", String?.none)
    record.add("count", 3)
    record.add("missing", Int?.none)
    record.addNull("verdict")
    record.add("range", 2..<5)
    record.add("noRange", Range<Int>?.none)
    record.add(
      "rects", [Rect(x: 0, y: 1, width: 2, height: 3), Rect(x: 4, y: 5, width: 6, height: 7)])
    record.add("empty", [Rect]())
    record.addObject("inner") { record in
      record.add("a", 1)
      record.addObject("deep") { _ in }
      record.add("b", ["x", "y"])
    }
    record.openList("list")
    for index in 0..<2 { record.addItem { $0.add("i", index) } }
    record.closeList()
    record.add("last", 0.5)
    #expect(
      String(decoding: record.line, as: UTF8.self) == """
        {"point":[1.5,-2],"name":"a","none":null,"count":3,"missing":null,"verdict":null,\
        "range":[2,5],"noRange":null,"rects":[[0,1,2,3],[4,5,6,7]],"empty":[],\
        "inner":{"a":1,"deep":{},"b":["x","y"]},"list":[{"i":0},{"i":1}],"last":0.5}

        """)
  }

  @Test(arguments: 0..<100)
  func `any words read back from one line`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var words = ""
    for _ in 0..<40 {
      let limit: UInt32 = Bool.random(using: &random) ? 0xA0 : 0x10FFFF
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) {
        words.unicodeScalars.append(scalar)
      }
    }
    words += "\u{2028}\u{2029}\u{85}\"\\"
    var record = JSONRecord()
    record.add("words", words)
    let line = record.line
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line)) as? [String: String])
    let read = try #require(object["words"])
    #expect(Array(read.unicodeScalars) == Array(words.unicodeScalars))
    let text = String(decoding: line, as: UTF8.self)
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
  }

  @Test func `a long record can be passed on in parts`() {
    var whole = JSONRecord()
    var parted = JSONRecord()
    var parts: [UInt8] = []
    whole.openList("list")
    parted.openList("list")
    for index in 0..<20_000 {
      whole.addItem { $0.add("index", index) }
      parted.addItem { $0.add("index", index) }
      parts += parted.takePart()
    }
    whole.closeList()
    parted.closeList()
    #expect(parts.count > Console.enough)
    #expect(parts + parted.line == whole.line)
  }
}
