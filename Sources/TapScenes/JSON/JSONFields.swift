/// The members of one object, taken by name; a member that is never taken is an unknown key.
package struct JSONFields {
  /// The object.
  package let cursor: JSONCursor
  private let members: [JSONValue.Member]
  private var known: [String] = []

  package init(_ cursor: JSONCursor) throws(SceneError) {
    guard case .object(let members) = cursor.value else { throw cursor.mismatch("an object") }
    self.cursor = cursor
    self.members = members
  }

  /// Takes a member, where there is one.
  package mutating func take(_ key: String) -> JSONCursor? {
    known.append(key)
    return members.first { $0.key == key }.map {
      JSONCursor($0.value, at: JSONCursor.pointer(cursor.pointer, key))
    }
  }

  /// Takes a member that must be there.
  package mutating func require(_ key: String) throws(SceneError) -> JSONCursor {
    if let member = take(key) { return member }
    let meant = members.map(\.key).first { NearestName.meant(by: $0, among: [key]) != nil }
    throw cursor.error(
      "the key \"\(key)\" is missing\(meant.map { "; did you mean it by \"\($0)\"?" } ?? "")",
      .missingKey)
  }

  /// Whether a member is there; it does not count as taken.
  func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// Ends the reading: a member that was not taken is an error.
  package func finish() throws(SceneError) {
    guard let stray = members.first(where: { !known.contains($0.key) }) else { return }
    let meant = NearestName.meant(by: stray.key, among: known)
    throw SceneError(
      .unknownKey, at: JSONCursor.pointer(cursor.pointer, stray.key),
      "unknown key;\(meant.map { " did you mean \"\($0)\"?" } ?? "") "
        + "expected one of \(known.joined(separator: ", "))")
  }
}

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
