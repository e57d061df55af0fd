import TapDraw
import TapLayout
import TapTestSupport
import Testing

@testable import TaplineCLI

@Suite struct ValueTests {
  @Test(arguments: 0..<200)
  func `each finite number reads back exactly from its shortest form`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let value = Double(bitPattern: random.next())
    guard value.isFinite else { return }
    let text = ShortestNumber.text(value)
    #expect(Decimal.number(text.utf8) == value)
    #expect(text.utf8.count <= value.description.utf8.count)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "-0"), (1, "1"), (-5, "-5"), (0.5, "0.5"), (400, "400"),
    (1e15, "1000000000000000"),
    (1e16, "1e16"), (1e-5, "1e-5"), (1.5e300, "1.5e300"), (0.1 + 0.2, "0.30000000000000004"),
    (.leastNonzeroMagnitude, "5e-324"),
  ])
  func `numbers are written in their shortest form`(value: Double, text: String) {
    #expect(ShortestNumber.text(value) == text)
  }

  @Test(arguments: [
    ("1", 1), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1E-2", 0.01),
    ("007", 7), ("-0", 0), ("1e308", 1e308), ("1e-400", 0),
  ])
  func `decimal numbers are read`(text: String, value: Double) {
    #expect(Decimal.number(text.utf8) == value)
  }

  @Test(arguments: [
    "", " ", "nan", "NaN", "inf", "-inf", "Infinity", "0x10", "0x1p3", "1e999", "-1e999", "1px",
    "1 ", " 1", "1,5", "--1", "+-1", ".", "-", "e5", "1e", "1e+", "1.2.3", "1_000", "\u{0661}",
    "1\0",
  ])
  func `what is no finite decimal number is refused`(text: String) {
    #expect(Decimal.number(text.utf8) == nil)
  }

  @Test(arguments: [
    ("0..0", 0..<0), ("3..17", 3..<17), ("0..9223372036854775807", 0..<Int.max),
  ])
  func `ranges are read`(text: String, range: Range<Int>) throws {
    #expect(try Values.range(text) == range)
  }

  @Test(arguments: [
    "", "1", "..", "1..", "..2", "2..1", "-1..2", "1...2", "1..2..3", "1.5..2", "a..b",
    "0..9223372036854775808",
  ])
  func `what is no range is refused`(text: String) {
    #expect(throws: UnfitValue.self) { try Values.range(text) }
  }

  @Test(arguments: ["", "10", "10x", "x20", "0x20", "10x0", "-1x5", "10X20", "1x2x3", "10x20 "])
  func `what is no size of a cell is refused`(text: String) {
    #expect(throws: UnfitValue.self) { try Values.cell(text) }
  }

  @Test func `heights of lines are multiples or points`() throws {
    #expect(try Values.lineHeight("1.5") == .multiple(1.5))
    #expect(try Values.lineHeight("24pt") == .absolute(24))
    for text in ["pt", "", "1.5x", "24 pt", "ptpt"] {
      #expect(throws: UnfitValue.self) { try Values.lineHeight(text) }
    }
  }

  @Test(arguments: [
    ("1 2", 1, 2), ("1,2", 1, 2), ("1\t2", 1, 2), (" 1 , 2 ", 1, 2), ("1,\t-2.5", 1, -2.5),
    ("1e2   .5", 100, 0.5),
  ])
  func `lines of points are read`(line: String, x: Double, y: Double) {
    #expect(PointLine(.whole(Array(line.utf8))) == .point(Point(x: x, y: y)))
  }

  @Test(arguments: ["", " ", "\t \t"])
  func `blank lines hold nothing`(line: String) {
    #expect(PointLine(.whole(Array(line.utf8))) == .blank)
  }

  @Test(arguments: [
    "1", "1 2 3", "1,,2", ",1,2", "1,", ",", "1,2,3", "1 2,3", "a b", "1;2", "nan 1", "1 inf",
  ])
  func `lines that hold no point say so`(line: String) {
    guard case .broken(let words) = PointLine(.whole(Array(line.utf8))) else {
      Issue.record("taken: \(line)")
      return
    }
    #expect(words.contains("X Y"))
  }
}
