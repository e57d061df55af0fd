public import TapLinks

extension DetectionProfile {
  /// The profiles that have a name, as files and command lines use it.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    /// See `DetectionProfile.unicode`.
    case unicode
    /// See `DetectionProfile.uts58Strict`.
    case uts58Strict
    /// See `DetectionProfile.gfm`.
    case gfm
    /// See `DetectionProfile.twitter`.
    case twitter
    /// See `DetectionProfile.telegram`.
    case telegram
    /// See `DetectionProfile.linkifyIt`.
    case linkifyIt
    /// See `DetectionProfile.terminal`.
    case terminal
  }

  /// Makes the profile of a name.
  public init(_ name: Name) {
    self =
      switch name {
      case .unicode: .unicode
      case .uts58Strict: .uts58Strict
      case .gfm: .gfm
      case .twitter: .twitter
      case .telegram: .telegram
      case .linkifyIt: .linkifyIt
      case .terminal: .terminal
      }
  }
}
