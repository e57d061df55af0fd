import TapDraw
import TapInteraction
import TapLayout

extension Window {
  /// What the window shows, and what is at most one screen away, as assistive technology sees it.
  ///
  /// A part of content that scrolls counts as a screen of its own.
  ///
  /// - Complexity: O(log of the number of views + elements in sight), where views promise their
  ///   ``View/drawBounds``.
  package var visibleElements: [VisibleElement] {
    var elements: [VisibleElement] = []
    appendVisibleElements(
      in: screenAround(bounds).translated(x: origin.x, y: origin.y), to: &elements)
    return elements
  }
}

extension View {
  /// A rectangle with as much around it as it is large.
  func screenAround(_ rect: Rect) -> Rect {
    rect.inset(
      by: Insets(top: -rect.height, left: -rect.width, bottom: -rect.height, right: -rect.width))
  }

  /// Appends the elements of the view, and of what is in it, that are in a rectangle of the
  /// superview's coordinates.
  fileprivate func appendVisibleElements(in rect: Rect, to elements: inout [VisibleElement]) {
    guard !isHidden, !isTransparent, !accessibilityElementsHidden,
      let near = nearBounds(of: rect)
    else { return }
    let isNear = near.intersects(bounds)
    if let text = self as? TextView {
      if isNear { text.appendTextElements(in: near, to: &elements) }
      return appendSubviews(in: near, to: &elements)
    }
    guard isNear else { return appendSubviews(in: near, to: &elements) }
    guard let node = ownAccessibilityNode, var element = VisibleElement(node, part: .whole) else {
      return appendInner(in: near, to: &elements)
    }
    appendInner(in: near, to: &element.children)
    elements.append(element)
  }

  /// Appends the elements that the view holds, and those of its subviews.
  private func appendInner(in near: Rect, to elements: inout [VisibleElement]) {
    for (index, node) in ownAccessibilityNodes.enumerated() {
      if let element = VisibleElement(node, part: .node(index)) { elements.append(element) }
    }
    appendSubviews(in: near, to: &elements)
  }

  private func appendSubviews(in near: Rect, to elements: inout [VisibleElement]) {
    forEachSubview(drawingIn: near) { $0.appendVisibleElements(in: near, to: &elements) }
  }

  /// A rectangle of the superview's coordinates in the view's own; `nil` where the view can show
  /// nothing of it, nor would after it scrolled by its own size.
  private func nearBounds(of rect: Rect) -> Rect? {
    guard let back = transformToSuperview.inverse else { return nil }
    let near = back.bounds(of: rect)
    return clipsToBounds ? near.intersection(screenAround(bounds)) : near
  }
}
