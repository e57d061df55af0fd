import TapText

/// The names of the tags that hold what attributes of a text from a markup cannot.
public enum MarkupTag {
  /// The names by which links lead here, with spaces between; the same as
  /// ``TapText/TextAttributes/anchorTag``.
  public static let anchor = TextAttributes.anchorTag

  /// The level of a heading, `1` to `6`; the same as ``TapText/TextAttributes/headingTag``.
  public static let heading = TextAttributes.headingTag

  /// The alignment of a table's cell: `left`, `center` or `right`.
  public static let alignment = "markup.alignment"

  /// The language of a code block, as its fence names it.
  public static let language = "markup.language"

  /// The title of an image.
  public static let title = "markup.title"

  /// The source line of an image, from 1.
  public static let line = "source.line"

  /// The source column of an image in Unicode scalars, from 1, where it begins.
  public static let column = "source.column"
}
