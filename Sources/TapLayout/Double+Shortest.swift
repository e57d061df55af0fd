extension Double {
  /// The shortest text that reads back exactly; a whole number has no decimals.
  package var shortest: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
