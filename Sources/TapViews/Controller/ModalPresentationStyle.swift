/// How a controller that is presented is shown.
///
/// The counterpart of `UIModalPresentationStyle`.
public enum ModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
  /// A sheet that leaves a strip of the screen behind to be seen, dimmed; that screen stays in sight.
  case pageSheet
  /// The whole window; the screen behind goes out of sight.
  case fullScreen
  /// The whole window; the screen behind counts as in sight, for sheets that can be seen through.
  case overFullScreen
}
