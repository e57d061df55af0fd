public import TapLinks
import TapUnicode

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

/// Finds the links of messages by the grammar of Telegram.
package final class TelegramFinder: LinkFinder {
  init() {}

  package func endsAtBlanks(for kinds: Set<DetectedLink.Kind>) -> Bool {
    !kinds.contains(.bankCard)
  }

  package func detect(
    in text: Span<UInt8>, for detector: LinkDetector
  ) -> (links: [DetectedLink], steps: Int) {
    var scan = TelegramScan(detector)
    return (scan.links(of: text), scan.steps)
  }
}
