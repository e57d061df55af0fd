public import TapText

/// A text with its links and attributes, and all that its layout needs.
///
/// A bare case holds one, and so does each text view of a scene.
public struct TextContent: Sendable {
  /// The text with its links and attributes.
  public var text: AttributedText { scene.text }

  /// The box, the options and the cell.
  public var layout = LayoutConfiguration()

  /// The advance of each cluster in points, where the file gives them.
  var advances: [Float]?

  var scene: SceneText
}

extension TextContent {
  /// The names that the file gives links.
  public var linkNames: [LinkID: String] { scene.linkNames }

  /// The name that the file gives a link, where it gives one.
  public func name(of link: LinkID) -> String? { scene.linkNames[link] }
}
