public import TapLinks

extension LinkGrammar {
  /// Twitter's: addresses in Latin letters, mentions, hashtags and cashtags.
  ///
  /// Of the other values of a profile, `kinds`, `findsBareHosts` and `defaultScheme` alone apply.
  public static let twitter = LinkGrammar("twitter", finder: TwitterFinder())

  /// Telegram's: addresses of any letters, mentions, hashtags, cashtags, commands and numbers.
  ///
  /// Of the other values of a profile, `kinds`, `schemes`, `findsBareHosts` and `defaultScheme` alone
  /// apply.
  public static let telegram = LinkGrammar("telegram", finder: TelegramFinder())

  /// Paths of files with lines and columns (TP-9 to TP-11), for ``DetectionProfile/pathGrammar``.
  public static let paths = LinkGrammar("paths", finder: PathFinder())
}
