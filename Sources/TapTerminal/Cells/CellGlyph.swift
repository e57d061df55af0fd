import TapUnicode

/// What of a grapheme cluster may reach a terminal.
///
/// A document's controls never do: no C0, DEL or C1, no separator of lines, no format character that
/// reorders or hides letters, nothing that a terminal could take for the start of a sequence.
struct CellGlyph {
  /// The scalars that are written.
  private(set) var text = ""
  /// The number of scalars that are written.
  private(set) var count = 0

  /// The most scalars of one cluster that are written: more marks than that are an attack.
  static let longest = 12

  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// Reads a cluster; `isMirrored` shows brackets as they look in text from right to left.
  init(_ cluster: Substring, isMirrored: Bool = false) {
    for scalar in cluster.unicodeScalars where Self.isAllowed(scalar) {
      guard count < Self.longest else { break }
      text.unicodeScalars.append(isMirrored ? Self.mirrored(scalar) : scalar)
      count += 1
    }
    // A joiner with nothing behind it would join what comes next.
    while let last = text.unicodeScalars.last, last == Self.joiner {
      text.unicodeScalars.removeLast()
      count -= 1
    }
    guard let first = text.unicodeScalars.first else { return }
    // Without a letter before them marks would go to the cell on the left.
    if ScalarProperties.shared[first.value].group == .mark || first == Self.joiner {
      text = ""
      count = 0
    }
  }

  /// Whether a scalar may be written.
  ///
  /// Of the characters that show nothing by themselves, only the joiner and the selectors of emoji
  /// are: they choose the glyph of the letter before.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    switch value {
    case 0x20...0x7E: return true
    case 0..<0xA0: return false
    case 0x200D, 0xFE0E, 0xFE0F: return true
    case 0x2028, 0x2029, 0xFFF9...0xFFFC, 0xFDD0...0xFDEF: return false
    default:
      let traits = ScalarProperties.shared[value]
      return value & 0xFFFE != 0xFFFE && !traits.isIgnorable && traits.group != .control
    }
  }

  /// The mirror image of a bracket, which terminals do not mirror by themselves.
  private static func mirrored(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    mirrors[scalar] ?? scalar
  }

  private static let mirrors: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"),
      ("⟨", "⟩"), ("⟪", "⟫"), ("⁅", "⁆"), ("「", "」"), ("『", "』"), ("【", "】"), ("〈", "〉"),
      ("《", "》"), ("〔", "〕"), ("（", "）"), ("［", "］"), ("｛", "｝"), ("＜", "＞"),
    ]
    return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
  }()
}

extension CellGlyph {
  /// Whether each terminal gives the text as many cells as the layout does.
  ///
  /// One scalar of a width that all agree on: else the cursor is moved behind it, wherever it went.
  var hasCertainWidth: Bool {
    guard count == 1, let scalar = text.unicodeScalars.first else { return count == 0 }
    if scalar.value < 0x300 { return scalar.value < 0x7F || !isAmbiguous(scalar) }
    let traits = ScalarProperties.shared[scalar.value]
    return !traits.isAmbiguous && !traits.isEmojiPresentation && traits.group != .other
      && traits.cellWidth > 0 && (traits.cellWidth == 1 || scalar.value < 0x1_0000)
  }

  private func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    ScalarProperties.shared[scalar.value].isAmbiguous
  }

  /// The cells that a terminal takes that knows no clusters: those of each scalar, added up.
  var widestWidth: Int {
    var width = 0
    for scalar in text.unicodeScalars {
      let traits = ScalarProperties.shared[scalar.value]
      width += traits.isAmbiguous ? 2 : max(traits.cellWidth, traits.isEmojiPresentation ? 2 : 0)
    }
    return width
  }
}
