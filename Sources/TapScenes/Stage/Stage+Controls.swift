import TapViews
import TapControls

extension Stage {
  /// Changes what a segmented control shows.
  func apply(_ description: SceneSegmentedControl, to control: SegmentedControl) {
    if let segments = description.segments { control.segments = segments }
    if let isMomentary = description.isMomentary { control.isMomentary = isMomentary }
    if let selected = description.selected { control.selectedSegmentIndex = selected }
    if let isUsable = description.isUsable { control.isEnabled = isUsable }
  }
}
