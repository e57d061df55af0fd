// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
public import CTap
import TapDraw
import TapLayout
import TapText

/// The layout behind an object.
@unsafe private func layout(_ object: OpaquePointer?) throws(CallError) -> TextLayout {
  unsafe try ObjectTable.shared.object(object, as: LayoutObject.self).layout
}

@c @implementation @unsafe public func tap_layout_create(
  _ text: OpaquePointer!, _ options: UnsafePointer<CChar>!, _ length: Int,
  _ layout: UnsafeMutablePointer<OpaquePointer?>!
) -> tap_status {
  attempt { () throws(CallError) in
    let text: TextObject = try unsafe ObjectTable.shared.object(text)
    let object = try LayoutObject(text, options: unsafe Input.bytes(options, length, "options"))
    try unsafe give(object, layout, "layout")
  }
}

@c @implementation @unsafe public func tap_layout_size(
  _ layout: OpaquePointer!, _ width: UnsafeMutablePointer<Double>!,
  _ height: UnsafeMutablePointer<Double>!
) -> tap_status {
  attempt { () throws(CallError) in
    let bounds = try unsafe TapC.layout(layout).bounds
    let width = unsafe try Output.require(width, "width")
    let height = unsafe try Output.require(height, "height")
    unsafe width.pointee = bounds.width
    unsafe height.pointee = bounds.height
  }
}

@c @implementation @unsafe public func tap_layout_line_count(
  _ layout: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let layout = try unsafe TapC.layout(layout)
    unsafe try Output.require(count, "count").pointee = layout.lineCount
  }
}

@c @implementation @unsafe public func tap_layout_line(
  _ layout: OpaquePointer!, _ index: Int, _ line: UnsafeMutablePointer<tap_line>!
) -> tap_status {
  attempt { () throws(CallError) in
    let layout = try unsafe TapC.layout(layout)
    let found = layout.line(at: try Input.index(index, below: layout.lineCount, "line"))
    let line = try unsafe Output.structure(line, "line")
    unsafe line.pointee.direction = Int32(found.direction.rawValue)
    unsafe line.pointee.paragraph = Int64(found.paragraph)
    unsafe line.pointee.utf8 = tap_range(found.utf8Range)
    unsafe line.pointee.rect = tap_rect(found.rect)
    unsafe line.pointee.baseline = found.baseline
    unsafe line.pointee.is_soft_wrapped = found.isSoftWrapped ? 1 : 0
    unsafe line.pointee.is_truncated = found.isTruncated ? 1 : 0
  }
}

@c @implementation @unsafe public func tap_layout_hit(
  _ layout: OpaquePointer!, _ x: Double, _ y: Double, _ slop: Double,
  _ hit: UnsafeMutablePointer<tap_hit>!
) -> tap_status {
  attempt { () throws(CallError) in
    let object: LayoutObject = try unsafe ObjectTable.shared.object(layout)
    let hit = try unsafe Output.structure(hit, "hit")
    let size = unsafe hit.pointee.size
    let found = object.layout.hit(at: Point(x: x, y: y), slop: try object.slop(slop))
    unsafe hit.pointee = tap_hit(found)
    unsafe hit.pointee.size = size
  }
}

@c @implementation @unsafe public func tap_layout_hits(
  _ layout: OpaquePointer!, _ points: UnsafePointer<Double>!, _ count: Int, _ slop: Double,
  _ hits: UnsafeMutableRawPointer!, _ stride: Int
) -> tap_status {
  attempt { () throws(CallError) in
    let object: LayoutObject = try unsafe ObjectTable.shared.object(layout)
    let layout = object.layout
    let slop = try object.slop(slop)
    guard (0...1 << 40).contains(count) else { throw .argument("the count is too large") }
    guard (MemoryLayout<tap_hit>.size...1 << 20).contains(stride) else {
      throw .argument(
        "stride: it is \(stride); set it to sizeof, at least \(MemoryLayout<tap_hit>.size)")
    }
    guard count > 0 else { return }
    guard let points = unsafe points, let hits = unsafe hits else {
      throw .argument("points or hits is null")
    }
    for index in 0..<count {
      let point = unsafe Point(x: points[2 * index], y: points[2 * index + 1])
      var hit = tap_hit(layout.hit(at: point, slop: slop))
      hit.size = UInt32(stride)
      unsafe hits.storeBytes(of: hit, toByteOffset: index * stride, as: tap_hit.self)
    }
  }
}

@c @implementation @unsafe public func tap_layout_caret_nearest(
  _ layout: OpaquePointer!, _ x: Double, _ y: Double, _ caret: UnsafeMutablePointer<tap_caret>!
) -> tap_status {
  attempt { () throws(CallError) in
    let layout = try unsafe TapC.layout(layout)
    let caret = try unsafe Output.structure(caret, "caret")
    let point = Point(
      x: try Input.number(x, in: Input.plane, "x"), y: try Input.number(y, in: Input.plane, "y"))
    guard layout.lineCount > 0 else { throw CallError(TAP_NOT_FOUND, "no line is laid out") }
    unsafe caret.pointee = tap_caret(layout.caret(nearest: point))
  }
}

@c @implementation @unsafe public func tap_layout_caret_at(
  _ layout: OpaquePointer!, _ utf8: Int64, _ affinity: Int32,
  _ caret: UnsafeMutablePointer<tap_caret>!
) -> tap_status {
  attempt { () throws(CallError) in
    let layout = try unsafe TapC.layout(layout)
    let caret = try unsafe Output.structure(caret, "caret")
    let affinity: Affinity = try Input.choice(affinity, "affinity")
    let range = try Input.range(tap_range(start: utf8, end: utf8), of: layout.text)
    guard layout.lineCount > 0 else { throw CallError(TAP_NOT_FOUND, "no line is laid out") }
    unsafe caret.pointee = tap_caret(layout.caret(at: range.lowerBound, affinity: affinity))
  }
}

@c @implementation @unsafe public func tap_layout_rects(
  _ layout: OpaquePointer!, _ range: tap_range, _ rects: UnsafeMutablePointer<tap_rect>!,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let layout = try unsafe TapC.layout(layout)
    var found: [tap_rect] = []
    layout.forEachRect(of: try Input.range(range, of: layout.text)) { found.append(tap_rect($0)) }
    try unsafe Output.fill(found, rects, capacity, count, "rects")
  }
}

@c @implementation @unsafe public func tap_layout_link_rects(
  _ layout: OpaquePointer!, _ link: Int, _ rects: UnsafeMutablePointer<tap_rect>!,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let object: LayoutObject = try unsafe ObjectTable.shared.object(layout)
    var found: [tap_rect] = []
    object.layout.forEachRect(ofLink: try object.link(link)) { found.append(tap_rect($0)) }
    try unsafe Output.fill(found, rects, capacity, count, "rects")
  }
}

@c @implementation @unsafe public func tap_layout_tap_point(
  _ layout: OpaquePointer!, _ range: tap_range, _ point: UnsafeMutablePointer<tap_point>!
) -> tap_status {
  attempt { () throws(CallError) in
    let layout = try unsafe TapC.layout(layout)
    let point = try unsafe Output.require(point, "point")
    guard let found = layout.tapPoint(of: try Input.range(range, of: layout.text)) else {
      throw CallError(TAP_NOT_FOUND, "nothing of the range is visible")
    }
    unsafe point.pointee = tap_point(found)
  }
}

@c @implementation @unsafe public func tap_layout_link_tap_point(
  _ layout: OpaquePointer!, _ link: Int, _ point: UnsafeMutablePointer<tap_point>!
) -> tap_status {
  attempt { () throws(CallError) in
    let object: LayoutObject = try unsafe ObjectTable.shared.object(layout)
    let point = try unsafe Output.require(point, "point")
    guard let found = object.layout.tapPoint(ofLink: try object.link(link)) else {
      throw CallError(TAP_NOT_FOUND, "nothing of the link is visible")
    }
    unsafe point.pointee = tap_point(found)
  }
}

@c @implementation @unsafe public func tap_layout_visual_ranges(
  _ layout: OpaquePointer!, _ range: tap_range, _ line: Int,
  _ edges: UnsafeMutablePointer<tap_edges>!, _ capacity: Int, _ count: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let layout = try unsafe TapC.layout(layout)
    let range = try Input.range(range, of: layout.text)
    var found: [tap_edges] = []
    let line = try Input.index(line, below: layout.lineCount, "line")
    layout.forEachVisualRange(of: range, inLine: line) {
      found.append(tap_edges(min_x: $0, max_x: $1))
    }
    try unsafe Output.fill(found, edges, capacity, count, "edges")
  }
}

@c @implementation @unsafe public func tap_layout_render(
  _ layout: OpaquePointer!, _ scale: Double, _ background: UInt32,
  _ pixels: UnsafeMutablePointer<UInt8>!, _ width: Int, _ height: Int, _ stride: Int
) -> tap_status {
  attempt { () throws(CallError) in
    let layout = try unsafe TapC.layout(layout)
    let pixels = try unsafe CallerPixels(
      pixels, width: width, height: height, stride: stride, scale: scale)
    pixels.draw(on: background) { surface, visible in
      surface.draw(layout, at: Point(x: 0, y: 0), in: visible)
    }
  }
}

@c @implementation @unsafe public func tap_layout_svg(
  _ layout: OpaquePointer!, _ svg: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ length: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let layout: LayoutObject = try unsafe ObjectTable.shared.object(layout)
    try unsafe give(layout.svg(), svg, length, "svg")
  }
}
