import TapLayout
import TapViews

/// A container that shows one of several screens, selected by a segmented control.
///
/// A screen is created when it is first shown, and kept from then on; at most one is contained at
/// any time, and its view fills the container's (SEG-1 to SEG-4, SEG-11). The control may be
/// anywhere, such as in a bar above.
///
///     let container = SegmentedContainer(
///       segmentedControl: control,
///       children: [{ FirstViewController() }, { SecondViewController() }])
///
/// A change first hides the old screen, `willMove nil`, `viewWillDisappear`, `viewDidDisappear`,
/// `didMove nil`, and only then shows the new one: `willMove`, `viewDidLoad` if it is new,
/// `viewWillAppear`, `viewDidAppear`, `didMove`. Without a window nothing appears or disappears.
///
/// ``select(_:)`` is no selection by the user: the control reports `selectionDidChange` before the
/// change of screens, the container after it, under the same name in the log.
open class SegmentedContainer: ViewController {
  /// The control that says what is shown.
  ///
  /// The container listens to it by `onChange`. A momentary one says nothing (SEG-7).
  public let segmentedControl: SegmentedControl

  /// Whether a memory warning drops the screens that don't show, to be made again when they do; by
  /// default all are kept (SEG-16).
  public var dropsHiddenChildrenOnMemoryWarning = false

  /// Called when ``select(_:)`` has selected another segment than before, once its screen is shown.
  ///
  /// An index that is set at the control itself is reported by the control alone.
  public var onSelectionChange: ((SegmentedContainer) -> Void)?

  /// The makers of the screens, in the order of the segments.
  private let makers: [() -> ViewController]
  /// The screens that were made.
  private var made: [Int: ViewController] = [:]
  /// The screen that was shown last.
  private weak var shown: ViewController?
  /// Whether a change is in progress.
  private var isUpdating = false
  /// Whether another was asked for meanwhile.
  private var needsUpdate = false
  /// Whether a selection in code is yet to be reported.
  private var needsReport = false

  /// Makes a container of screens, none of which it makes yet.
  ///
  /// A segment without a maker shows nothing.
  public init(segmentedControl: SegmentedControl, children: [() -> ViewController]) {
    self.segmentedControl = segmentedControl
    makers = children
    super.init()
    segmentedControl.choosesScreens = true
    segmentedControl.onChange = { [weak self] _ in self?.updateView() }
  }

  /// The screen that is contained; `nil` for none.
  public var currentChild: ViewController? { shown?.parent === self ? shown : nil }

  /// The screen of a segment, if it was made yet.
  public func childIfMade(at index: Int) -> ViewController? { made[index] }

  /// Shows the screen of a segment, as if the user had selected it, and selects the segment.
  ///
  /// -1 shows none (SEG-8). For swipes, keyboard shortcuts and the like; the control does not call
  /// `onChange` (SEG-6).
  public func select(_ index: Int) {
    let old = segmentedControl.selectedSegmentIndex
    segmentedControl.selectedSegmentIndex = index
    needsReport = needsReport || segmentedControl.selectedSegmentIndex != old
    updateView()
    reportChangedSelection()
  }

  /// Reports what ``select(_:)`` has changed, unless the screen is yet to be shown.
  private func reportChangedSelection() {
    guard needsReport, !isUpdating else { return }
    needsReport = false
    let index = segmentedControl.selectedSegmentIndex
    log("selectionDidChange \(index == SegmentedControl.noSegment ? "none" : "\(index)")")
    onSelectionChange?(self)
  }

  /// Shows the screen of the segment that is chosen; for indices that were set in code (SEG-6).
  ///
  /// Asked for while a change is in progress, it comes after that (SEG-15).
  public func updateView() {
    guard isViewLoaded else { return }
    needsUpdate = true
    guard !isUpdating else { return }
    isUpdating = true
    while needsUpdate {
      needsUpdate = false
      if !segmentedControl.isMomentary { show(segmentedControl.selectedSegmentIndex) }
    }
    isUpdating = false
    reportChangedSelection()
  }

  private func show(_ index: Int) {
    if let current = currentChild {
      // One that is shown already is not added again (SEG-13).
      guard made[index] !== current else { return }
      remove(asChild: current)
    }
    if let child = child(at: index) { add(asChild: child) }
  }

  /// The screen of a segment, made if need be; `nil` where there is none.
  private func child(at index: Int) -> ViewController? {
    guard makers.indices.contains(index) else { return nil }
    if let child = made[index] { return child }
    let child = makers[index]()
    made[index] = child
    return child
  }

  private func add(asChild child: ViewController) {
    shown = child
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.notifyDidMove(to: self)
  }

  private func remove(asChild child: ViewController) {
    child.notifyWillMove(to: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Drops the screens that don't show; each is made again when it is shown again.
  public func dropHiddenChildren() { made = made.filter { $0.value === currentChild } }

  /// Called when memory is low.
  open func didReceiveMemoryWarning() {
    if dropsHiddenChildrenOnMemoryWarning { dropHiddenChildren() }
  }

  /// Makes the view, which the screen fills.
  open override func loadView() { view = SegmentedContainerView(of: self) }

  /// Shows the first screen.
  open override func viewDidLoad() { updateView() }
}

/// The view of a segmented container, which the screen fills.
private final class SegmentedContainerView: View {
  private weak var container: SegmentedContainer?

  init(of container: SegmentedContainer) {
    self.container = container
    super.init()
  }

  override var hitBounds: Rect? { bounds }

  override func layoutSubviews() { container?.currentChild?.viewIfLoaded?.frame = bounds }
}
