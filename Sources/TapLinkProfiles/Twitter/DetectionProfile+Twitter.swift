public import TapLinks
import TapUnicode

extension DetectionProfile {
  /// Posts as Twitter links them: addresses, mentions and lists, hashtags, cashtags.
  public static let twitter: DetectionProfile = {
    var profile = DetectionProfile()
    profile.grammar = .twitter
    profile.kinds = [.url, .mention, .hashtag, .cashtag]
    return profile
  }()
}

/// Finds the links of posts by the grammar of Twitter.
package final class TwitterFinder: LinkFinder {
  init() {}

  package func endsAtBlanks(for kinds: Set<DetectedLink.Kind>) -> Bool { true }

  package func detect(
    in text: Span<UInt8>, for detector: LinkDetector
  ) -> (links: [DetectedLink], steps: Int) {
    var scan = TwitterScan(detector)
    return (scan.links(of: text), scan.steps)
  }
}
