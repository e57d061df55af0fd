internal import TapUnicode

/// What hosts look like: two hosts with a skeleton in common can be mistaken for each other
/// (UTS #39, with the additions of LS-I10).
enum HostSkeletons {
  /// The most skeletons that a host has; one with more letters that look like two things is no
  /// convincing imitation.
  private static let limit = 64

  /// Returns the skeletons of a host in Unicode without a final dot: at least one.
  ///
  /// Skeletons are for comparing alone.
  ///
  /// - Complexity: O(*n*).
  static func skeletons(of host: String) -> [String] {
    let scalars = host.unicodeScalars.map(\.value)
    let letters = isEuropean(scalars) ? baseLetters(of: host) : scalars
    return variants(of: letters).map { SpoofChecker.hosts.skeleton(of: $0) }
  }

  /// The scalars of a name without accents and strokes.
  private static func baseLetters(of name: String) -> [UInt32] {
    withoutMarks(name).unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x0111: Unicode.Scalar("d").value
      case 0x0142: Unicode.Scalar("l").value
      case 0x00F8: Unicode.Scalar("o").value
      default: scalar.value
      }
    }
  }

  /// The texts that letters look like, with each letter that looks like two things in all its ways.
  private static func variants(of letters: [UInt32]) -> [String] {
    var variants = [""]
    for letter in letters {
      let scalar = Unicode.Scalar(letter).map { String($0) } ?? ""
      let plain = LookAlikeLetters.ascii(for: letter) ?? scalar
      let others = LookAlikeLetters.ambiguous[letter] ?? []
      let room = variants.count * (others.count + 1) <= limit
      let more = room ? others.flatMap { other in variants.map { $0 + other } } : []
      for k in variants.indices { variants[k] += plain }
      variants += more
    }
    return variants
  }
}
