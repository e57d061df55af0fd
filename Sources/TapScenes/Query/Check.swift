import TapLayout

/// One thing that must be true of an answer.
struct Check<Answer>: Sendable {
  /// Gives the complaint, where it is not.
  let complaint: @Sendable (Answer, CaseRun) -> String?

  init(_ complaint: @escaping @Sendable (Answer, CaseRun) -> String?) {
    self.complaint = complaint
  }

  /// A check that one value equals the expected one.
  init<Value: Equatable & Sendable>(
    _ key: String, _ expected: Value, _ actual: @escaping @Sendable (Answer, CaseRun) -> Value
  ) {
    self.init { answer, run in
      let found = actual(answer, run)
      return found == expected ? nil : "\(key): expected \(words(expected)), got \(words(found))"
    }
  }
}

extension Check {
  /// A check that a range equals the expected one, with messages in the unit of the case.
  init(
    _ key: String, _ expected: Range<Int>?, in unit: OffsetUnit,
    _ actual: @escaping @Sendable (Answer) -> Range<Int>?
  ) {
    self.init { answer, run in
      let found = actual(answer)
      guard found != expected else { return nil }
      let text = run.text
      return
        "\(key): expected \(unit.words(expected, in: text)), got \(unit.words(found, in: text))"
    }
  }
}

/// A value as messages show it.
func words<Value>(_ value: Value) -> String {
  switch value {
  case let value as String: "\"\(value)\""
  case let range as Range<Int>: "[\(range.lowerBound), \(range.upperBound)]"
  case let ranges as [Range<Int>]: "[\(ranges.map { words($0) }.joined(separator: ", "))]"
  case let point as Point: "[\(point.x), \(point.y)]"
  case let rect as Rect: "[\(rect.x), \(rect.y), \(rect.width), \(rect.height)]"
  case let rects as [Rect]: "[\(rects.map { words($0) }.joined(separator: ", "))]"
  case let value as (any OptionalValue): value.wrapped.map { words($0) } ?? "none"
  default: "\(value)"
  }
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
