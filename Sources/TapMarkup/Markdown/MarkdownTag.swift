/// The names of the tags by which a text from Markdown tells what attributes cannot.
public enum MarkdownTag {
  /// The level of a heading, `1` to `6`.
  public static let heading = "markdown.heading"

  /// The alignment of a table's cell: `left`, `center` or `right`.
  public static let alignment = "markdown.alignment"

  /// The language of a code block, as its fence names it.
  public static let language = "markdown.language"

  /// The title of an image.
  public static let title = "markdown.title"

  /// The source line of an image, from 1.
  public static let line = "source.line"

  /// The source column of an image in Unicode scalars, from 1, at its `!`.
  public static let column = "source.column"
}
