import TapTestSupport
import TapUnicode

extension Benchmark {
  /// The levels of all paragraphs of a text.
  ///
  /// The floor is what the paragraphs cost where nothing in them needs bidi: one scan.
  static let bidi = ["T3", "T7"].map { name in
    Benchmark(name: "bidi/\(name)") { fixtures, effort in
      let bytes = fixtures[name].text.utf8
      let paragraphs = bytes.split(separator: 0x0A).map(Array.init)
      var resolver = BidiResolver()
      var levels: [UInt8] = []
      var sum = 0
      let sample = effort.measure {
        for paragraph in paragraphs {
          sum &+= Int(resolver.levelsByRules(of: paragraph.span, into: &levels))
        }
      }
      let scan = effort.measure {
        for paragraph in paragraphs { sum &+= Int(TextTraits(of: paragraph.span).rawValue) }
      }
      keep(sum)
      let floor = Row("", bytes: bytes.count, scan).middle
      return [Row("bidi/\(name)", bytes: bytes.count, sample, floor: floor)]
    }
  }
}
