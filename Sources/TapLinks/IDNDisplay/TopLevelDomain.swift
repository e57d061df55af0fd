internal import TapUnicode

/// The last label of a host, which says in which letters its labels are to be expected.
struct TopLevelDomain {
  /// The label in ASCII; empty where a host has one label only.
  let ascii: String

  /// Its scalars, decoded where they decode, whether or not they may be shown.
  let scalars: [UInt32]

  /// Takes the last label of a host of several.
  init(labels: [String]) {
    ascii = labels.count > 1 ? labels.last ?? "" : ""
    let text = DomainMapping.strict.labelToUnicode(ascii).validName ?? ascii
    scalars = text.unicodeScalars.map(\.value)
  }
}
