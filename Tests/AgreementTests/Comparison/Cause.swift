/// Why two programs differ about a place.
enum Cause: String, CaseIterable {
  /// What was shaped as one, such as a ligature: the other program divides it into equal parts,
  /// ours by the carets of the font or by its glyphs.
  case division
  /// The advance of an emoji, a picture that each program scales by its own rule.
  case emoji
  /// A space that hangs at the end of a line: ours is cut off at the edge of the box, Pango's has
  /// no width.
  case hangingSpace
  /// A character without width, which no point can be over.
  case zeroWidth
  /// A character that only ours takes for a hard break.
  case hardBreak
  /// Clusters that begin or end elsewhere, by the rules of another version of Unicode, or a line
  /// of Pango that breaks inside one.
  case segmentation
  /// A break between words that a dictionary finds, of which each program has its own.
  case dictionary
  /// A break between two ASCII characters, for which Chromium has a table of its own: it lets no
  /// line break behind a slash, but before an exclamation mark that follows a space.
  case ownTable
  /// A soft hyphen beside a space, behind which Chromium shows a hyphen before the space.
  case softHyphen
  /// A control character, for which Chromium shows a box.
  case control
  /// Letter spacing, which Chromium puts into conjuncts of letters too.
  case spacing
  /// Lengths that the other program rounds one by one.
  case rounding
  /// A space or a mark that Pango shows in the font of the letter beside it.
  case neighborFont
  /// A character that no font has, for which Pango draws a box with its number.
  case missing
  /// A line that is stretched in other places, or by other shares.
  case justification
  /// A break that only one of both allows.
  case breakRule
  /// An advance that differs.
  case advance
  /// A line that stands elsewhere, though all its advances agree.
  case placement
  /// An edge that its cause does not predict.
  case unpredicted
  /// A hit that is not the cluster of the box under the point.
  case hit

  /// Whether the cause names a difference without a reason for it.
  var isUnexplained: Bool {
    switch self {
    case .advance, .placement, .segmentation, .unpredicted, .hit: true
    default: false
    }
  }
}
