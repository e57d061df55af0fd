package import TapLinks
import TapUnicode

/// Finds the links of posts by the grammar of Twitter.
package struct TwitterFinder: LinkFinder {
  package func endsAtBlanks(for kinds: Set<DetectedLink.Kind>) -> Bool { true }

  package func detect(
    in text: Span<UInt8>, for detector: LinkDetector
  ) -> (links: [DetectedLink], steps: Int) {
    var scan = TwitterScan(detector)
    return (scan.links(of: text), scan.steps)
  }
}
