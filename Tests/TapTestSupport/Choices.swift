/// A source of choices: a seeded generator in tests, the bytes of an input under the fuzzer.
///
/// Makers of random texts and layouts draw from it, so that tests and fuzzing share them.
package protocol Choices {
  /// A number from 0 up to, not including, `limit`, which is at least 1.
  mutating func number(below limit: Int) -> Int
}

extension Choices {
  /// True or false.
  package mutating func flag() -> Bool { number(below: 2) == 1 }

  /// True once in `count` times.
  package mutating func once(in count: Int) -> Bool { number(below: count) == count - 1 }

  /// One of several values, which are not empty.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// A range within 0 and `count`, often short, sometimes empty.
  package mutating func range(within count: Int) -> Range<Int> {
    let start = number(below: count + 1)
    let longest = once(in: 4) ? count - start : min(count - start, 12)
    return start..<(start + number(below: longest + 1))
  }
}

extension SeededGenerator: Choices {
  package mutating func number(below limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }
}
