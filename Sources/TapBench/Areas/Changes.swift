import TapLayout
import TapTestSupport
import TapText

extension Benchmark {
  /// The same text at another width.
  static let widths = ["T4", "T5", "T6", "T7", "T8"].map { name in
    Benchmark(name: "width/\(name)") { fixtures, effort in
      let layout = fixtures[name].layout
      var width = Fixture.width
      let sample = effort.measure {
        width = width == 300 ? 400 : 300
        keep(layout.resized(to: width).lineCount)
      }
      let count = fixtures[name].text.utf8.count
      return [Row("width/\(name)", bytes: count, sample, mark: Mark(100))]
    }
  }

  /// A letter typed in the middle of a megabyte, up to the layout that shows it.
  static let letters = ["T5", "T6"].map { name in
    Benchmark(name: "type/\(name)") { fixtures, effort in
      var layout = fixtures[name].layout
      var offset = layout.text.utf8Count / 2
      let letter = AttributedText("x")
      let sample = effort.measure {
        var text = layout.text
        text.replaceSubrange(offset..<offset, with: letter)
        layout = layout.updated(to: text)
        offset += 1
      }
      keep(layout.lineCount)
      // What is typed costs its paragraph, and T6 is a single one.
      return [Row("type/\(name)", sample, mark: name == "T5" ? Mark(100_000) : nil)]
    }
  }

  /// A line at the end of a log, up to the layout that shows it.
  static let lines = ["T5", Fixtures.large].map { name in
    Benchmark(name: "append/\(name)", isLarge: name == Fixtures.large) { fixtures, effort in
      var layout = fixtures[name].layout
      let line = AttributedText("\none more line of a log that never ends")
      let sample = effort.measure {
        var text = layout.text
        text.append(line)
        layout = layout.updated(to: text)
      }
      keep(layout.lineCount)
      return [Row("append/\(name)", sample, mark: Mark(100_000))]
    }
  }

  /// The first hit at the top of a plain text that is not laid out yet, a window's height of it
  /// laid out.
  static let first = ["T5", "T6", Fixtures.large].map { name in
    Benchmark(name: "first/\(name)", isLarge: name == Fixtures.large) { fixtures, effort in
      let bytes = fixtures[name].text.utf8
      let sample = try effort.measure {
        let text = try AttributedText(utf8: bytes)
        let layout = TextLayout(lazily: text, width: Fixture.width).prepared(upTo: 800)
        keep(layout.hit(at: Point(x: 30, y: 30)).cluster)
      }
      return [Row("first/\(name)", sample, mark: name == "T5" ? Mark(500_000) : nil)]
    }
  }

  /// From the index that a hit gives to the link with its destination.
  static let links = ["T5", Fixtures.large].map { name in
    Benchmark(name: "link/\(name)", isLarge: name == Fixtures.large) { fixtures, effort in
      let layout = fixtures[name].layout
      let indices = fixtures[name].points.compactMap { layout.hit(at: $0).link }
      guard !indices.isEmpty else { return [] }
      let text = layout.text
      let sample = effort.measure(operations: indices.count) {
        for index in indices { keep(text.link(at: index).utf8Range.lowerBound) }
      }
      return [Row("link/\(name)", sample)]
    }
  }
}
