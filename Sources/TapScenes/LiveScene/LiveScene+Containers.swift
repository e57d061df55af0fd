import TapLayout
import TapViews
import TapControls

extension LiveScene {
  /// Puts the containers up that segmented controls switch, each with its views for screens.
  func connectContainers() {
    for description in scene.allViews {
      guard case .segmented(let segmented) = description.kind,
        let control = views[segmented.control] as? SegmentedControl,
        let place = views[description.id] as? ContainerPosition, place.container == nil
      else { continue }
      let screens = description.views.compactMap { views[$0.id] }.map(ScreenController.init)
      let container = SegmentedContainer(
        segmentedControl: control, children: screens.map { screen in { screen } })
      container.identifier = description.id
      place.container = container
    }
  }

  /// Puts a view where the scene has it, in front of the others.
  func put(_ view: View, into parent: View) {
    switch parent {
    case let strip as CenteringScrollView: strip.setContent(view)
    // Its container brings the view in.
    case is ContainerPosition: break
    default: parent.addSubview(view)
    }
  }
}

/// The view that contains a container, which has its size.
final class ContainerPosition: View {
  var container: SegmentedContainer? { didSet { bringIn() } }

  override var hitBounds: Rect? { bounds }

  override func didMoveToWindow() { bringIn() }

  /// Lets the container load its view once there is a window, whose log records that.
  private func bringIn() {
    guard let container, let window, !container.isViewLoaded else { return }
    container.hostWindow = window
    container.view.frame = bounds
    addSubview(container.view)
  }

  override func layoutSubviews() { container?.viewIfLoaded?.frame = bounds }
}

/// The controller of a view that was made already.
private final class ScreenController: ViewController {
  private let screen: View

  init(of screen: View) {
    self.screen = screen
    super.init()
    identifier = screen.identifier
  }

  override func loadView() { view = screen }
}
