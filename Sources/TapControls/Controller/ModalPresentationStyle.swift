import TapViews

/// How a controller that is presented is shown.
///
/// The counterpart of `UIModalPresentationStyle`.
public enum ModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
  /// A sheet that leaves a strip of the screen behind to be seen, dimmed; that screen stays
  /// visible.
  case pageSheet
  /// The whole window; the screen behind disappears.
  case fullScreen
  /// The whole window; the screen behind counts as visible, for sheets that can be seen through.
  case overFullScreen
}
