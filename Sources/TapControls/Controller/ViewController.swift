public import TapLayout
public import TapViews

/// The owner of a view of a screen's size, which it loads when it is first needed.
///
/// The counterpart of `UIViewController`, with its method names: override ``loadView()`` to create
/// the view, ``viewDidLoad()`` to set it up once, and the four appearance callbacks.
///
///     final class FirstViewController: ViewController {
///       override func viewDidLoad() { view.addSubview(Label("First")) }
///     }
///     window.rootViewController = FirstViewController()
///
/// A view that enters or leaves a window notifies its controller and the controllers of its
/// subviews; a container that wants another order brackets the change with
/// ``beginAppearanceTransition(_:)`` and ``endAppearanceTransition()``. Each controller gets
/// appearing and disappearing in turn, never one of them twice. Nothing is animated.
open class ViewController: LogSubject {
  /// A name for logs, scenes and tests.
  public var identifier: String?

  /// What the screen is called.
  public var title: String?

  /// The controller that contains this one.
  public internal(set) unowned var parent: ViewController?

  /// The controllers that this one contains, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  /// The controller that was presented over this one.
  public internal(set) var presentedViewController: ViewController?

  /// The controller over which this one was presented.
  public internal(set) unowned var presentingViewController: ViewController?

  /// How the controller is shown when it is presented.
  public var modalPresentationStyle = ModalPresentationStyle.pageSheet

  /// How the controller shows in a tab bar: by default its title alone.
  public var tabBarItem: TabBarItem {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = TabBarItem(title: title)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      (parent as? TabBarController)?.updateItems()
    }
  }

  /// What covers the edges of the view beside that which covers those of the views above, in points.
  public var additionalSafeAreaInsets = Insets() {
    didSet { viewIfLoaded?.additionalSafeAreaInsets = additionalSafeAreaInsets }
  }

  /// The view, if it was made yet.
  public private(set) var viewIfLoaded: View?

  /// How far the view has come or gone.
  var appearance = AppearanceState.disappeared
  /// The window whose root it is, or that contains its view without another controller.
  package weak var hostWindow: Window?
  /// See ``tabBarItem``.
  private var storedTabBarItem: TabBarItem?

  /// Makes a controller without making its view.
  public init() {}

  deinit {
    viewIfLoaded?.owner = nil
    for child in children { child.parent = nil }
    presentedViewController?.presentingViewController = nil
  }

  /// The view; asking for it makes it (TAB-24).
  ///
  /// Setting it before it is made is what ``loadView()`` is for.
  public var view: View {
    get { viewIfLoaded ?? loadedView() }
    set {
      viewIfLoaded?.owner = nil
      viewIfLoaded = newValue
      newValue.owner = self
      newValue.additionalSafeAreaInsets = additionalSafeAreaInsets
    }
  }

  private func loadedView() -> View {
    loadView()
    let view = viewIfLoaded ?? View()
    if viewIfLoaded == nil { self.view = view }
    if view.identifier == nil { view.identifier = identifier }
    log("viewDidLoad")
    viewDidLoad()
    viewWasLoaded()
    return view
  }

  /// Whether the view was made.
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Makes the view and sets it as ``view``; by default an empty one.
  open func loadView() { view = View() }

  /// Called before the controller and its children are notified that they appear or disappear.
  func appearanceWillChange() {}

  /// Called once, after the controller set its view up.
  func viewWasLoaded() {}

  /// Called once, when the view was made.
  open func viewDidLoad() {}

  /// The view is about to come into sight.
  open func viewWillAppear() {}

  /// The view came into sight.
  open func viewDidAppear() {}

  /// The view is about to disappear.
  open func viewWillDisappear() {}

  /// The view disappeared.
  open func viewDidDisappear() {}

  /// The controller is about to be contained by another, or by none.
  open func willMove(toParent parent: ViewController?) {}

  /// The controller is contained by another now, or by none.
  open func didMove(toParent parent: ViewController?) {}

  /// Shows what the controller showed first, as a tab does that is tapped again (TAB-10).
  ///
  /// By default nothing; a stack of screens goes back to its first.
  open func showRoot() {}

  /// The tab controller that contains the controller, at any depth.
  public var tabBarController: TabBarController? { ancestor() }

  /// The stack of screens that contains the controller, at any depth.
  public var navigationController: NavigationController? { ancestor() }

  /// The nearest container of a type, from the parent on.
  private func ancestor<Container: ViewController>() -> Container? {
    var next = parent
    while let current = next {
      if let container = current as? Container { return container }
      next = current.parent
    }
    return nil
  }

  /// The window that the controller is in, or is about to come into.
  var window: Window? {
    viewIfLoaded?.window ?? hostWindow ?? parent?.window ?? presentingViewController?.window
  }

  /// Writes an entry of the log, if anyone reads it.
  func log(_ words: @autoclosure () -> String) { window?.log(self, .call(words())) }
}
