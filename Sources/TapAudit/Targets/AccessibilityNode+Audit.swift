public import TapViews
import TapLayout

extension AccessibilityNode {
  /// The element and all within, each before those that it holds.
  public var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

  /// Whether it is something to use other than a link: a button, a tab, a segment.
  public var isControl: Bool {
    switch role {
    case .button, .tab, .radioButton: true
    case .window, .text, .link, .group, .tabList, .scrollArea: false
    }
  }

  /// The element as an audit of target sizes sees it; `nil` unless it is a visible control.
  ///
  /// A button that is hit as a circle or an ellipse is one (WCAG-5).
  public var auditTarget: AuditTarget? {
    guard isControl, let rect = rects.first, !rect.isEmpty else { return nil }
    var target = AuditTarget(name: name, bounds: rect)
    if isEllipse { target.shape = .ellipse }
    return target
  }
}
