public import TapLinks

extension DetectionProfile {
  /// Posts as Twitter links them: addresses, mentions and lists, hashtags, cashtags.
  public static let twitter: DetectionProfile = {
    var profile = DetectionProfile()
    profile.grammar = .twitter
    profile.kinds = [.url, .mention, .hashtag, .cashtag]
    return profile
  }()
}
