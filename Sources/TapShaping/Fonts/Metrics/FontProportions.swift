public import TapLayout
public import TapText

/// The measures of a font, each as a part of its size: 0.5 is half an em.
public struct FontProportions: BitwiseCopyable, Sendable, Hashable {
  /// The height above the baseline.
  public var ascent: Double
  /// The depth below the baseline.
  public var descent: Double
  /// The space between lines.
  public var leading: Double
  /// The height of an `x`.
  public var xHeight: Double
  /// The height of an `H`.
  public var capHeight: Double
  /// The line below letters; its rise is negative.
  public var underline: Stroke
  /// The line through letters.
  public var strikeout: Stroke
  /// How small and how high superscript is.
  public var superscript: Script
  /// How small and how low subscript is; its rise is negative.
  public var `subscript`: Script

  /// A line across the text.
  public struct Stroke: BitwiseCopyable, Sendable, Hashable {
    /// The height of its upper edge above the baseline.
    public var rise: Double
    /// The thickness.
    public var thickness: Double
  }

  /// The letters of a position beside the baseline.
  public struct Script: BitwiseCopyable, Sendable, Hashable {
    /// The size.
    public var size: Double
    /// The height of their baseline above that of the others.
    public var rise: Double
  }
}

extension FontProportions {
  /// The vertical metrics at a size in points, each rounded to whole points, as browsers do.
  ///
  /// Browsers compute in single precision, and so do we, lest a half round the other way.
  public func metrics(size: Double) -> FontMetrics {
    func points(_ part: Double) -> Double {
      Double((Float(part) * Float(size) + 0.5).rounded(.down))
    }
    return FontMetrics(
      ascent: points(ascent), descent: points(descent), leading: points(leading))
  }
}

extension FontProportions {
  /// How letters of a position are sized and raised.
  public func script(at position: VerticalPosition) -> Script {
    switch position {
    case .normal: Script(size: 1, rise: 0)
    case .superscript: superscript
    case .subscript: self.subscript
    }
  }
}

extension FontProportions {
  init(_ tables: MetricTables) {
    (ascent, descent, leading) = tables.vertical
    xHeight = tables.xHeight
    capHeight = tables.capHeight
    underline = tables.underline
    strikeout = tables.strikeout
    superscript = tables.superscript
    self.subscript = tables.subscript
  }
}
