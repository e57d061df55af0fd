extension Window {
  /// The view that has the keyboard focus.
  public var focusedView: View? { focusController.view }

  /// Whether the keyboard focus is visible: after keys it is, after pointers it is not.
  ///
  /// The counterpart of `:focus-visible` in CSS.
  public var showsFocus: Bool { focusController.isVisible }

  /// Moves the keyboard focus to the next stop in the order of the tree, or the previous one.
  ///
  /// - Returns: Whether there was one; if not, nothing in the window has the focus any more, and
  ///   the host moves on to what is beside the window (KEY-2).
  @discardableResult
  public func moveFocus(forward: Bool) -> Bool {
    focusController.move(forward: forward, in: focusScope)
  }

  /// The part of the window that the keyboard reaches: the frontmost view that confines the focus,
  /// else all of it.
  private var focusScope: View {
    subviews.last { $0.confinesFocus && !$0.isHidden } ?? self
  }

  /// Gives the keyboard focus to a view; `nil` takes it away.
  ///
  /// - Returns: Whether the view took it.
  @discardableResult
  public func focus(_ view: View?) -> Bool { focusController.focus(view, in: self) }

  /// Whether some view in the window can have the keyboard focus.
  ///
  /// - Complexity: O(number of views).
  public var hasFocusStop: Bool { !focusController.stops(in: self).isEmpty }
}
