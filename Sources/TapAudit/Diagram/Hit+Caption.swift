package import TapLayout

extension Hit {
  /// What is there, in few words: the region and the link.
  package var caption: String {
    link.map { "\(region.name), link \($0)" } ?? region.name
  }
}
