extension FontCollection {
  /// The names of all families, in the order of letters.
  ///
  /// - Complexity: O(*n* log *n*) with *n* fonts.
  public var families: [String] { Set(ownFamilies + (next?.families ?? [])).sorted() }

  private var ownFamilies: [String] { installed?.familyNames ?? faces.map(\.family) }
}
