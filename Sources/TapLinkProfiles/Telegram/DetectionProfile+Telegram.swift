public import TapLinks

extension DetectionProfile {
  /// Messages as Telegram links them, by the cases of its library: addresses, mentions, hashtags and
  /// cashtags, commands of bots, numbers of bank cards.
  ///
  /// A user name before a host, `tg://` and `.ton` are allowed. Insert the kind `timestamp` where
  /// a text is under a video or a sound. Rules of the list `schemes` beyond `tg` and `ton` need a
  /// host after them. A host without a scheme is taken for `https` (LD-16).
  public static let telegram: DetectionProfile = {
    var profile = DetectionProfile()
    profile.grammar = .telegram
    profile.kinds = [.url, .email, .mention, .hashtag, .cashtag, .botCommand, .bankCard]
    profile.schemes = ["https", "http", "ftp", "tonsite", "tg", "ton"]
    return profile
  }()
}
