/// Who hears of the scrolling of a scroll view.
///
/// The counterpart of `UIScrollViewDelegate`.
public protocol ScrollViewDelegate: AnyObject {
  /// The content moved, for whatever reason.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The last finger was lifted, or the drag was called off; the content may glide on.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool)

  /// The content that glided came to rest, or was stopped: once for each drag that was told to glide.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Nothing, unless told otherwise.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Nothing, unless told otherwise.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Nothing, unless told otherwise.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate: Bool) {}

  /// Nothing, unless told otherwise.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
}
