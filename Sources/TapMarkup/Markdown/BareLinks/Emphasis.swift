/// One emphasis, strong emphasis or strikethrough of a block, with where its marks are.
struct Emphasis {
  /// The events that open and close it.
  let openEvent: Int
  var closeEvent: Int?

  /// Whether a bare link covers its opening or its closing mark.
  var isOpenMarkCovered = false
  var isCloseMarkCovered = false

  /// The mark as it is written, once a bare link covers one of the two, which are alike.
  var mark: String?
}
