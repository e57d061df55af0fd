import CHarfBuzz
import TapLayout
import TapText
import TapUnicode

extension ShapingSession {
  /// Cuts the clusters of a request into items; breaks, tabs and inline objects are in none.
  func itemize(
    _ text: Span<UInt8>, _ request: ShapingRequest, into items: inout [ShapingItem]
  ) {
    let asked = request.clusters
    let isASCII = request.starts.isEmpty
    if isASCII, request.attributes.isEmpty, request.directions.isEmpty {
      let style = plainStyle(request.language)
      if style.coversASCII {
        addPlain(asked, style, text, to: &items)
        return
      }
    }
    var first = asked.lowerBound
    while first < asked.upperBound {
      // Each paragraph by itself, whatever stands before it, so that it may be shaped alone.
      let start = request.byte(first)
      let hardBreak = text.hardBreak(from: start)
      let end = min(hardBreak?.upperBound ?? text.count, request.byte(asked.upperBound))
      let next = isASCII ? end : min(request.cluster(from: end), asked.upperBound)
      let stop = min(hardBreak?.lowerBound ?? text.count, end)
      if stop > start { itemize(start..<stop, from: first, text, request, into: &items) }
      if stop < end { items.addGap(next - 1, style(at: stop, of: request)) }
      first = max(next, first + 1)
    }
  }

  private func style(at byte: Int, of request: ShapingRequest) -> StyleFonts {
    let run = request.attributes.partitioningIndex { $0.utf8Range.upperBound > byte }
    return run < request.attributes.count
      ? style(of: request.attributes[run].attributes, request.language)
      : plainStyle(request.language)
  }

  /// Adds the ranges without controls of plain ASCII.
  private func addPlain(
    _ clusters: Range<Int>, _ style: StyleFonts, _ text: Span<UInt8>,
    to items: inout [ShapingItem]
  ) {
    items.addGap(clusters.lowerBound, style)
    var first = clusters.lowerBound
    // Looked for once, however many delete characters come before it.
    var control = text.firstByte(below: 0x20, from: first)
    while first < clusters.upperBound {
      if control < first { control = text.firstByte(below: 0x20, from: first) }
      let stop = text.firstByte(0x7F, in: first..<min(control, clusters.upperBound))
      if stop > first {
        items.append(
          ShapingItem(
            clusters: first..<stop, style: style, font: 0, script: HB_SCRIPT_LATIN.rawValue,
            isRightToLeft: false))
      }
      first = stop + 1
    }
  }

  /// Cuts one paragraph, or a part of one that begins at a cluster.
  private func itemize(
    _ bytes: Range<Int>, from first: Int, _ text: Span<UInt8>, _ request: ShapingRequest,
    into items: inout [ShapingItem]
  ) {
    let own = text.extracting(bytes)
    if own.asciiEnd(from: 0) == own.count {
      // Digits and signs alone are no script's: they are shaped as they are among letters.
      scripts = [ScriptRun(end: UInt32(own.count), script: .latin)]
    } else {
      scriptRuns(of: own, into: &scripts)
    }
    var reader = ItemReader(self, request, first: first)
    var cluster = first
    var start = bytes.lowerBound
    var script = 0
    while start < bytes.upperBound, cluster < request.clusters.upperBound {
      while script + 1 < scripts.count, Int(scripts[script].end) <= start - bytes.lowerBound {
        script += 1
      }
      let end = request.byte(cluster + 1)
      reader.read(cluster, text, start..<end, scripts[script].script, into: &items)
      start = end
      cluster += 1
    }
    reader.close(at: cluster, into: &items)
  }
}

/// Reads clusters one after the other and cuts an item wherever anything changes.
private struct ItemReader {
  let session: ShapingSession
  let request: ShapingRequest
  private var run: Int
  private var direction: Int
  private var style: StyleFonts
  private var isObject = false
  private var runEnd = 0
  private var isRightToLeft = false
  private var directionEnd = 0
  private var open: ShapingItem?
  private var script = Script.latin
  private var tag = HB_SCRIPT_LATIN.rawValue
  private let properties = ScalarProperties.shared

  init(_ session: ShapingSession, _ request: ShapingRequest, first: Int) {
    self.session = session
    self.request = request
    let byte = request.byte(first)
    run = request.attributes.partitioningIndex { $0.utf8Range.upperBound > byte } - 1
    direction = request.directions.partitioningIndex { $0.first > UInt32(first) } - 2
    style = session.plainStyle(request.language)
    runEnd = request.attributes.isEmpty ? .max : byte
    directionEnd = request.directions.isEmpty ? .max : first
  }

  mutating func read(
    _ cluster: Int, _ text: Span<UInt8>, _ bytes: Range<Int>, _ script: Script,
    into items: inout [ShapingItem]
  ) {
    if bytes.lowerBound >= runEnd { nextRun(at: bytes.lowerBound) }
    if cluster >= directionEnd { nextDirection(at: cluster) }
    guard !isObject, !isControl(text, bytes.lowerBound) else {
      close(at: cluster, into: &items)
      return items.addGap(cluster, style)
    }
    if script != self.script {
      self.script = script
      tag = script == .common ? HB_SCRIPT_LATIN.rawValue : script.tag
    }
    let font = style.font(of: text, bytes, properties)
    if let open, open.font == font, open.script == tag, open.style === style,
      open.isRightToLeft == isRightToLeft
    {
      return
    }
    close(at: cluster, into: &items)
    open = ShapingItem(
      clusters: cluster..<cluster + 1, style: style, font: font, script: tag,
      isRightToLeft: isRightToLeft)
  }

  /// Ends the open item before a cluster.
  mutating func close(at cluster: Int, into items: inout [ShapingItem]) {
    guard var item = open else { return }
    item.clusters = item.clusters.lowerBound..<cluster
    items.append(item)
    open = nil
  }

  private mutating func nextRun(at byte: Int) {
    while run + 1 < request.attributes.count, byte >= runEnd || run < 0 {
      run += 1
      runEnd = request.attributes[run].utf8Range.upperBound
      if byte < runEnd { break }
    }
    guard run >= 0, run < request.attributes.count else {
      runEnd = .max
      return
    }
    let attributes = request.attributes[run].attributes
    isObject = attributes.inlineObject != nil
    style = session.style(of: attributes, request.language)
  }

  private mutating func nextDirection(at cluster: Int) {
    while direction + 1 < request.directions.count,
      direction < 0 || cluster >= directionEnd
    {
      direction += 1
      directionEnd =
        direction + 1 < request.directions.count
        ? Int(request.directions[direction + 1].first) : .max
      if cluster < directionEnd { break }
    }
    isRightToLeft =
      direction >= 0 && Int(request.directions[direction].first) <= cluster
      && request.directions[direction].isRightToLeft
  }

  /// Whether a cluster is a control, which has no glyph.
  private func isControl(_ text: Span<UInt8>, _ start: Int) -> Bool {
    let lead = text[start]
    if lead < 0x20 || lead == 0x7F { return true }
    guard lead == 0xC2 || lead == 0xE2, start + 1 < text.count else { return false }
    return lead == 0xC2
      ? text[start + 1] < 0xA0
      : text[start + 1] == 0x80 && start + 2 < text.count && text[start + 2] & 0xFE == 0xA8
  }
}
