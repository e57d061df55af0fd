extension JSONFields {
  /// Takes laws by name: each that is there must be `true`, and is then to be checked.
  mutating func takeLaws<Law: RawRepresentable<String> & CaseIterable & Hashable>(
    _: Law.Type
  ) throws(SceneError) -> Set<Law> {
    var laws: Set<Law> = []
    for law in Law.allCases {
      if let value = take(law.rawValue), try value.isTrue() { laws.insert(law) }
    }
    return laws
  }
}
