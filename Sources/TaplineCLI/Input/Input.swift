/// A file that a command is asked about.
enum Input {
  /// One text, laid out: plain text, Markdown, HTML, terminal output, or a case with a bare text.
  case text(TextInput)

  /// A scene: views in a window, with the texts in them.
  ///
  /// It is large, and most inputs are texts, which are moved more often than not.
  indirect case scene(SceneInput)
}
