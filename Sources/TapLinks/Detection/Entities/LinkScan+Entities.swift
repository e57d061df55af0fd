import TapUnicode

extension LinkScan {
  /// Adds what is no address: telephone numbers, paths, mentions, hashtags, and what recognizers find.
  mutating func addEntities(of text: Span<UInt8>) {
    var found: [DetectedLink] = []
    if profile.grammar == .uts58 { findEntities(in: text, into: &found) }
    if profile.kinds.contains(.path), let finder = profile.pathGrammar?.finder {
      findPaths(in: text, with: finder, into: &found)
    }
    for recognizer in detector.recognizers {
      recognizer.recognize(in: text, into: &found)
    }
    found.removeAll {
      $0.utf8Range.isEmpty || $0.utf8Range.lowerBound < 0 || $0.utf8Range.upperBound > text.count
    }
    if !found.isEmpty { links = (links + found).disjoint() }
  }

  /// Finds the paths that share nothing with an address: of two the address counts.
  private mutating func findPaths(
    in text: Span<UInt8>, with finder: any LinkFinder, into found: inout [DetectedLink]
  ) {
    let (paths, count) = finder.detect(in: text, for: detector)
    steps += count
    var next = 0
    for path in paths {
      while next < links.count, links[next].utf8Range.upperBound <= path.utf8Range.lowerBound {
        next += 1
      }
      if next == links.count || path.utf8Range.upperBound <= links[next].utf8Range.lowerBound {
        found.append(path)
      }
    }
  }

  private func findEntities(in text: Span<UInt8>, into found: inout [DetectedLink]) {
    let kinds = profile.kinds
    if kinds.contains(.phone) { PhoneScan().run(over: text, into: &found) }
    if !kinds.isDisjoint(with: [.mention, .hashtag]) {
      SignScan(
        findsMentions: kinds.contains(.mention), findsHashtags: kinds.contains(.hashtag)
      ).run(over: text, into: &found)
    }
  }
}
