/// Answers by question, of which so many are kept that memory stays small.
///
/// When it is full it forgets all: what is asked often is soon known again.
struct BoundedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var values: [Key: Value] = [:]
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// The answer to a question, if it is known.
  subscript(key: Key) -> Value? { values[key] }

  /// Keeps an answer and returns it.
  mutating func keep(_ value: Value, for key: Key) -> Value {
    if values.count >= capacity { values.removeAll() }
    values[key] = value
    return value
  }
}
