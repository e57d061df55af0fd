import TapViews

/// A few screens, of which a bar at the bottom selects one.
///
/// The counterpart of `UITabBarController`. A screen's view is loaded when it is first shown
/// (TAB-24). A user's selection goes through the ``delegate`` and then ``tabBar(_:didSelect:)``; a
/// selection in code calls neither (TAB-11), and the delegate receives `selectionDidChange`.
///
///     let tabs = TabBarController()
///     tabs.viewControllers = [first, second]
///     tabs.selectedIndex = 1
///     window.rootViewController = tabs
///
/// A tap on item *i* does, in this order: `shouldSelect`; if that says yes, `viewDidLoad` (once) and
/// `viewWillAppear` of the new screen, `viewWillDisappear` and `viewDidDisappear` of the old one,
/// `viewDidAppear` of the new one; `didSelect` of the bar, then of the controller (TAB-7).
open class TabBarController: ViewController, TabBarDelegate {
  /// The most items of a bar where there is little width; with more, the last is "More" (TAB-20).
  static let mostItems = 5

  /// The delegate, which may refuse selections and is notified of them.
  public weak var delegate: (any TabBarControllerDelegate)?

  /// The transition from one screen to another.
  public var transition = TabTransition.none

  /// The bar; set one of a class of your own before the view is made.
  public let tabBar: TabBar

  /// The screens of the tabs, in order.
  ///
  /// Setting them keeps the selected one if it is still there; else the one at its index is
  /// selected, or the last, as by code (TAB-25).
  public var viewControllers: [ViewController] {
    get { tabs }
    set { setViewControllers(newValue) }
  }

  /// See ``viewControllers``.
  var tabs: [ViewController] = []
  /// The screen that was chosen, or the list of those that do not fit.
  var selected: ViewController?
  /// The screen whose view shows.
  var shown: ViewController?
  /// The list of the screens that do not fit into the bar.
  lazy var moreList = MoreListController(of: self)
  /// The item for the list.
  let moreItem = TabBarItem(systemItem: .more)
  /// The change of screens that is in progress.
  var dissolve: CrossDissolve?
  /// The number of callbacks in progress.
  var callbackDepth = 0
  /// What a callback selected, for when it is over.
  var pending: ViewController?

  /// Makes a controller with a bar, which may be of a class of your own.
  public init(tabBar: TabBar = TabBar()) {
    self.tabBar = tabBar
    super.init()
    tabBar.tabBarController = self
    moreItem.identifier = "more"
  }

  /// Creates the view: the container of the screens, and the bar in front of it.
  open override func loadView() {
    view = TabBarControllerView(of: self)
    updateItems()
  }

  override func viewWasLoaded() { show(selected) }

  // A screen that fades out must not come or go with the others.
  override func appearanceWillChange() { dissolve?.finish() }

  /// The index of the selected tab; `nil` without one, and while the list of "More" is selected
  /// (TAB-21).
  ///
  /// Setting an index out of range reports to `Window.misuseHandler` (TAB-13). If it is set in a
  /// callback of a selection, it takes effect after that callback (TAB-15).
  public var selectedIndex: Int? {
    get { tabs.firstIndex { $0 === selected } }
    set {
      guard let newValue, tabs.indices.contains(newValue) else {
        window?.misuseHandler?(
          "there is no tab \(newValue.map { "\($0)" } ?? "nil") of \(tabs.count)")
        return
      }
      select(tabs[newValue])
    }
  }

  /// The screen of the selected tab, or the list of "More".
  ///
  /// Setting it works as for ``selectedIndex``; only so the list can be selected by code.
  public var selectedViewController: ViewController? {
    get { selected }
    set {
      guard let newValue, isTab(newValue) else {
        window?.misuseHandler?("the screen is none of the tabs")
        return
      }
      select(newValue)
    }
  }

  /// The list of the screens that do not fit into the bar.
  public var moreViewController: ViewController { moreList }

  /// Called when the user selected an item; override it to act before the delegate.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {}
}

/// The transition between the screens of tabs.
public enum TabTransition: Sendable, Hashable {
  /// At once.
  case none
  /// One fades into the other, in so many seconds (TAB-26).
  case crossDissolve(duration: Double)
}
