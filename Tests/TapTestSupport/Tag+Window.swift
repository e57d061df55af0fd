package import Testing

extension Tag {
  /// Tests that drive a program in a window of Xvfb with a real pointer, which takes seconds each.
  @Tag package static var window: Self
}
