import TapText
import TapViews
import TapControls

/// A controller of a scene, described.
indirect enum SceneControllerKind: Sendable {
  /// One screen.
  case screen
  case tabs(SceneTabs)
  /// A stack, the first screen first.
  case navigation([SceneController])
}

/// A screen or a container of screens, described.
struct SceneController: Sendable {
  /// A name of its own within the scene, which its view has too.
  var id: String
  var kind: SceneControllerKind
  var title: String?
  /// How it shows in a tab bar.
  var item: SceneTabItem?
  /// The color of its view.
  var background: Color?
  /// The views in its view, from behind to front.
  var views: [SceneView] = []
  /// How it is shown when it is presented.
  var style = ModalPresentationStyle.pageSheet

  /// The controllers within.
  var children: [SceneController] {
    get {
      switch kind {
      case .screen: []
      case .tabs(let tabs): tabs.children
      case .navigation(let stack): stack
      }
    }
    set {
      switch kind {
      case .screen: break
      case .tabs(var tabs):
        tabs.children = newValue
        kind = .tabs(tabs)
      case .navigation: kind = .navigation(newValue)
      }
    }
  }

  /// The views that it has itself.
  var ownViews: [SceneView] {
    if case .tabs(let tabs) = kind, let button = tabs.bar.centerButton { [button] } else { views }
  }

  /// The controller and all within, each before those that it contains.
  var all: [SceneController] { [self] + children.flatMap(\.all) }
}

/// What a tab controller is made of.
struct SceneTabs: Sendable {
  var children: [SceneController] = []
  /// The identifier of the bar.
  var barID: String
  var bar: SceneTabBar
  /// The index of the selected tab.
  var selected = 0
  /// How long screens fade into one another, in seconds; 0 is at once.
  var dissolve = 0.0
  /// The screens that the delegate does not let be selected.
  var vetoes: [String] = []
  /// The screens for which the delegate presents another one instead.
  var presents: [String: String] = [:]
  /// The screens whose badge the delegate takes away when it is asked about them.
  var clearsBadges: [String] = []
}
