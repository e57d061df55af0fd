package import TapLinks
import TapUnicode

/// Finds the links of messages by the grammar of Telegram.
package struct TelegramFinder: LinkFinder {
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
