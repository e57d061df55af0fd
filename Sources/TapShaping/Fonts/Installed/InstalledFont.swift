/// A face that fontconfig knows of, not yet read.
struct InstalledFont: Sendable {
  /// Where it is.
  let place: Place
  /// The names of the family, in each language.
  let families: [String]
  /// The styles that it can show.
  let reach: StyleReach

  /// A face in a file.
  struct Place: Hashable {
    /// The path of the file.
    let path: String
    /// The number of the face in the file.
    let index: Int
  }
}
