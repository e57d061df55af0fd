import TapLayout

extension View {
  /// What the view must know about where it is shown: the ``traitOverride`` of it or of the nearest
  /// view above, or else what follows from the size of the window.
  ///
  /// - Complexity: O(depth).
  public var traits: Traits {
    var view: View? = self
    while let current = view {
      if let traits = current.traitOverride { return traits }
      view = current.superview
    }
    return window.map { Traits(for: Size(width: $0.bounds.width, height: $0.bounds.height)) }
      ?? Traits()
  }

  /// The ``typefaceOverride`` of the view or of the nearest view above.
  ///
  /// - Complexity: O(depth).
  var inheritedTypeface: Typeface {
    var view: View? = self
    while let current = view {
      if let typeface = current.typefaceOverride { return typeface }
      view = current.superview
    }
    return Typeface()
  }

  /// Lays the view out, then all that is in it.
  func layOutTree() {
    layoutSubviews()
    for view in subviews { view.layOutTree() }
  }

  /// Lays out the view again, at once.
  ///
  /// For views that change in a way that affects the frames of their subviews. The counterpart of
  /// `setNeedsLayout` with `layoutIfNeeded`: without a run loop there is no later.
  public func setNeedsLayout() {
    layoutSubviews()
    setNeedsDisplay()
  }
}
