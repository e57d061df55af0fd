/// Another program that does the same, measured in the same run.
struct Peer {
  /// The name, for people.
  let name: String
  /// Its figure in the unit of the row; `nil` where it is not installed.
  let figure: Double?

  /// How many times as fast a row of some figure is, for people.
  func words(beside figure: Double) -> String {
    guard let own = self.figure else { return "\(name) is missing" }
    return "\(Int((figure / own).rounded())) x \(name)"
  }
}
