/// What owns a view and is notified as the view enters and leaves a window: a view controller.
///
/// Views know nothing else of controllers, which are in a module above this one.
package protocol ViewOwner: AnyObject {
  /// The view, if there is one yet.
  var viewIfLoaded: View? { get }

  /// The view is about to enter a window.
  ///
  /// - Returns: Whether ``viewDidEnterWindow()`` is to follow.
  func viewWillEnterWindow() -> Bool

  /// The view has entered a window.
  func viewDidEnterWindow()

  /// The view is about to leave its window, by itself or with one that holds it.
  ///
  /// - Returns: Whether ``viewDidLeave(_:)`` is to follow.
  func viewWillLeaveWindow() -> Bool

  /// The view has left a window.
  func viewDidLeave(_ window: Window)
}
