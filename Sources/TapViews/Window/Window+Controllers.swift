import TapLayout

extension Window {
  /// Brings the view of a new root in, then takes that of the old one out.
  func rootDidChange(from old: ViewController?) {
    old?.dismiss()
    perform {
      if let root = rootViewController {
        root.hostWindow = self
        root.beginAppearanceTransition(true)
        root.view.frame = bounds
        addSubview(root.view)
        root.endAppearanceTransition()
      }
      old?.viewIfLoaded?.removeFromSuperview()
      old?.hostWindow = nil
    }
  }

  /// What the keyboard reaches: what was presented last, or else all of the window.
  var focusScope: View {
    subviews.last { $0 is PresentationView && !$0.isHidden } ?? self
  }
}
