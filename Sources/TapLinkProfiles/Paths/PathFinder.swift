package import TapLinks
import TapUnicode

/// Finds the paths of files in the output of tools.
package struct PathFinder: LinkFinder {
  package func endsAtBlanks(for kinds: Set<DetectedLink.Kind>) -> Bool { false }

  package func detect(
    in text: Span<UInt8>, for detector: LinkDetector
  ) -> (links: [DetectedLink], steps: Int) {
    var scan = PathScan(detector)
    scan.run(over: text)
    return (scan.links, scan.steps)
  }
}
