/// The lines of LineBreakTest 15.0 whose text ICU 72 breaks elsewhere, by ICU's design (IC-13).
///
/// ICU leaves out what later versions of UAX #14 do away with: it keeps a hyphen that starts a word
/// with the letter after it, and a full stop or comma with the digit after it.
let knownLineBreakDifferences: [String] = hyphensThatStartWords + pointsBeforeDigits

private let hyphensThatStartWords = [
  "× 002D × 0308 ÷ 0023 ÷",
  "× 002D × 0308 ÷ 00A7 ÷",
  "× 002D × 0308 ÷ 0E01 ÷",
  "× 002D × 0308 ÷ 50005 ÷",
  "× 002D ÷ 0023 ÷",
  "× 002D ÷ 00A7 ÷",
  "× 002D ÷ 0E01 ÷",
  "× 002D ÷ 50005 ÷",
]

private let pointsBeforeDigits = [
  "× 002C × 0308 ÷ 0030 ÷",
  "× 002C ÷ 0030 ÷",
  "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷",
  "× 0061 × 002E ÷ 0032 × 0020 ÷",
  "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷",
  "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
  "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
  "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
  "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷",
  "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷",
  "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷",
  "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷",
  "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
  "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
]
