/// How many of some comparisons agree, and why the others do not.
struct Share {
  /// The comparisons that agree.
  private(set) var same = 0
  /// How often each cause stands behind one that does not.
  private(set) var causes: [Cause: Int] = [:]

  /// Counts one comparison; no cause means that it agrees.
  mutating func count(_ cause: Cause?) {
    if let cause {
      causes[cause, default: 0] += 1
    } else {
      same += 1
    }
  }

  mutating func add(_ other: Share) {
    same += other.same
    causes.merge(other.causes, uniquingKeysWith: +)
  }

  /// The number of comparisons, but for some causes.
  func total(without apart: Set<Cause> = []) -> Int {
    causes.reduce(same) { $0 + (apart.contains($1.key) ? 0 : $1.value) }
  }

  /// The share that agrees, but for some causes; 1 where nothing was compared.
  func ratio(without apart: Set<Cause> = []) -> Double {
    let total = total(without: apart)
    return total == 0 ? 1 : Double(same) / Double(total)
  }
}
