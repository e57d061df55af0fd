import TapLayout
import TapViews

/// A stack of screens, of which the top one shows.
///
/// The counterpart of `UINavigationController`, without a bar of its own.
///
///     let stack = NavigationController(root: list)
///     stack.push(detail)
///     stack.popToRoot()
public final class NavigationController: ViewController {
  /// The screens from the first to the one that shows.
  public private(set) var viewControllers: [ViewController] = []

  /// Makes a stack of one screen.
  public init(root: ViewController) {
    super.init()
    viewControllers = [root]
    addChild(root)
    root.notifyDidMove(to: self)
  }

  /// The screen that shows.
  public var topViewController: ViewController? { viewControllers.last }

  /// Makes the view, which the top screen fills.
  public override func loadView() {
    view = NavigationView(of: self)
  }

  override func viewWasLoaded() { if let topViewController { show(topViewController) } }

  private func show(_ controller: ViewController) {
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
  }

  /// Shows a screen on top of the others.
  ///
  /// One that is in the stack already stays where it is.
  public func push(_ controller: ViewController) {
    guard !viewControllers.contains(where: { $0 === controller }) else { return }
    let old = topViewController
    viewControllers.append(controller)
    addChild(controller)
    replace(old, with: controller)
    controller.notifyDidMove(to: self)
  }

  /// Takes the top screen away, unless it is the first.
  ///
  /// - Returns: The screen that was taken away.
  @discardableResult
  public func pop() -> ViewController? {
    guard viewControllers.count > 1 else { return nil }
    return pop(to: viewControllers.count - 1).first
  }

  /// Takes all screens but the first away.
  ///
  /// - Returns: The screens that were taken away, the lowest first.
  @discardableResult
  public func popToRoot() -> [ViewController] { pop(to: 1) }

  /// Goes back to the first screen (TAB-10).
  public override func showRoot() { popToRoot() }

  private func pop(to count: Int) -> [ViewController] {
    let leaving = Array(viewControllers.dropFirst(count))
    guard let top = leaving.last else { return [] }
    for controller in leaving { controller.notifyWillMove(to: nil) }
    viewControllers.removeLast(leaving.count)
    replace(top, with: viewControllers[count - 1])
    for controller in leaving { controller.removeFromParent() }
    return leaving
  }

  /// Replaces a screen by another.
  private func replace(_ old: ViewController?, with new: ViewController) {
    guard isViewLoaded else { return }
    let isInSight = isInSight
    if isInSight {
      new.beginAppearanceTransition(true)
      old?.beginAppearanceTransition(false)
    }
    show(new)
    old?.viewIfLoaded?.removeFromSuperview()
    // Also where it was on its way out with the whole stack.
    old?.endAppearanceTransition()
    if isInSight { new.endAppearanceTransition() }
  }
}

/// The view of a stack, which the screen on top fills.
private final class NavigationView: View {
  private weak var stack: NavigationController?

  init(of stack: NavigationController) {
    self.stack = stack
    super.init(frame: .zero)
    identifier = stack.identifier
  }

  override func layoutSubviews() { stack?.topViewController?.viewIfLoaded?.frame = bounds }
}
