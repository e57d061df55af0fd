/// The methods by which a scroll view reports scrolling.
///
/// The counterpart of `UIScrollViewDelegate`.
public protocol ScrollViewDelegate: AnyObject {
  /// The content moved, for whatever reason.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The last finger was lifted, or the drag was cancelled; the content may glide on.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)

  /// The decelerating content came to rest, or was stopped: once for each drag that reported a
  /// deceleration.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}

  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
}
