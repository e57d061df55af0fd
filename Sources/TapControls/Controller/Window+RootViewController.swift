import TapLayout
public import TapViews

extension Window {
  /// The view controller whose view fills the window, in front of the views that are there already.
  public var rootViewController: ViewController? {
    get { rootOwner as? ViewController }
    set {
      let old = rootViewController
      guard newValue !== old else { return }
      rootOwner = newValue
      rootDidChange(from: old)
    }
  }

  /// Brings the view of a new root in, then takes that of the old one out.
  private func rootDidChange(from old: ViewController?) {
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
}
