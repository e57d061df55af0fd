import TapText

/// Clusters of a run that are written as one: a single one, or letters that join.
struct SVGTextSegment {
  private(set) var text: Substring
  private var minX: Double
  private var maxX: Double
  private var isJoining: Bool

  /// The middle between the edges, in points.
  var middle: Double { (minX + maxX) / 2 }

  /// The fragments of a run in logical order.
  static func pieces(of run: GlyphRun) -> [SVGTextSegment] {
    var pieces: [SVGTextSegment] = []
    let isRightToLeft = run.direction == .rightToLeft
    for cluster in isRightToLeft ? run.clusters.reversed() : run.clusters {
      guard let piece = SVGTextSegment(cluster, of: run) else { continue }
      if let last = pieces.last, last.isJoining, piece.isJoining,
        last.text.endIndex == piece.text.startIndex
      {
        pieces[pieces.count - 1].append(piece, of: run)
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Creates a fragment of one cluster; `nil` for one that shows nothing, such as a direction mark.
  private init?(_ cluster: GlyphRun.Cluster, of run: GlyphRun) {
    text = run.text(of: cluster)
    minX = cluster.minX
    maxX = cluster.maxX
    guard let first = text.unicodeScalars.first else { return nil }
    if minX == maxX {
      switch first.properties.generalCategory {
      case .control, .format: return nil
      default: break
      }
    }
    isJoining = first.isOfJoiningScript && run.direction == .rightToLeft
  }

  private mutating func append(_ other: SVGTextSegment, of run: GlyphRun) {
    text = run.text[text.startIndex..<other.text.endIndex]
    minX = min(minX, other.minX)
    maxX = max(maxX, other.maxX)
  }
}

extension Unicode.Scalar {
  /// Whether the letter belongs to a right-to-left script whose letters join their neighbors.
  ///
  /// Blocks stand for scripts: Arabic, Syriac, N'Ko and Mandaic, with Arabic's supplements and
  /// presentation forms, then Adlam, Manichaean, Psalter Pahlavi, Hanifi Rohingya, Sogdian and
  /// their neighbors.
  fileprivate var isOfJoiningScript: Bool {
    switch value {
    case 0x600...0x77F, 0x7C0...0x7FF, 0x840...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE,
      0x1_0AC0...0x1_0AFF, 0x1_0B80...0x1_0BAF, 0x1_0D00...0x1_0D3F, 0x1_0F30...0x1_0FDF,
      0x1_E900...0x1_E95F:
      true
    default: false
    }
  }
}
