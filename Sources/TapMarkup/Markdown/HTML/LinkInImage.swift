import TapText

/// A link in the alternative text of an image, which can't be followed.
struct LinkInImage {
  let destination: String
  let source: SourcePosition?
}
