// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
public import CTap
import TapLinkProfiles
import TapLinks
import TapText

@c @implementation @unsafe public func tap_text_create(
  _ format: Int32, _ source: UnsafePointer<CChar>!, _ length: Int,
  _ text: UnsafeMutablePointer<OpaquePointer?>!
) -> tap_status {
  attempt { () throws(CallError) in
    let object = try TextObject(format: format, unsafe Input.bytes(source, length, "source"))
    try unsafe give(object, text, "text")
  }
}

@c @implementation @unsafe public func tap_text_create_detecting(
  _ text: OpaquePointer!, _ profile: UnsafePointer<CChar>!,
  _ result: UnsafeMutablePointer<OpaquePointer?>!
) -> tap_status {
  attempt { () throws(CallError) in
    let old: TextObject = try unsafe ObjectTable.shared.object(text)
    let profile = try DetectionProfile.named(unsafe Input.name(profile, "profile"))
    var text = old.text
    text.addLinks(LinkDetector(profile: profile).detect(in: text))
    try unsafe give(TextObject(text, layout: old.layout), result, "result")
  }
}

@c @implementation @unsafe public func tap_text_utf8(
  _ text: OpaquePointer!, _ utf8: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ length: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let text: TextObject = try unsafe ObjectTable.shared.object(text)
    try unsafe give(text.utf8(), utf8, length, "utf8")
  }
}

@c @implementation @unsafe public func tap_text_convert(
  _ text: OpaquePointer!, _ from: Int32, _ to: Int32, _ offset: Int64,
  _ result: UnsafeMutablePointer<Int64>!
) -> tap_status {
  attempt { () throws(CallError) in
    let text = try unsafe ObjectTable.shared.object(text, as: TextObject.self).text
    let result = try unsafe Output.require(result, "result")
    let utf8: Int
    do throws(TextError) {
      switch Int(from) {
      case TAP_UTF8: utf8 = try text.checked(Int(offset))
      case TAP_UTF16: utf8 = try text.checked(UTF16Offset(Int(offset)))
      case TAP_SCALARS: utf8 = try text.checked(ScalarOffset(Int(offset)))
      case TAP_CLUSTERS: utf8 = try text.checked(ClusterIndex(Int(offset)))
      default: throw TextError(.offsetOutOfBounds)
      }
    } catch {
      guard (TAP_UTF8...TAP_CLUSTERS).contains(Int(from)) else {
        throw .argument("from: there is no unit \(from)")
      }
      throw .range("\(error)")
    }
    switch Int(to) {
    case TAP_UTF8: unsafe result.pointee = Int64(utf8)
    case TAP_UTF16: unsafe result.pointee = Int64(text.utf16Offset(at: utf8).rawValue)
    case TAP_SCALARS: unsafe result.pointee = Int64(text.scalarOffset(at: utf8).rawValue)
    case TAP_CLUSTERS: unsafe result.pointee = Int64(text.clusterIndex(at: utf8).rawValue)
    default: throw .argument("to: there is no unit \(to)")
    }
  }
}

@c @implementation @unsafe public func tap_text_link_count(
  _ text: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!
) -> tap_status {
  unsafe giveCount(count, of: text) { (text: TextObject) in text.text.linkCount }
}

@c @implementation @unsafe public func tap_text_link(
  _ text: OpaquePointer!, _ index: Int, _ link: UnsafeMutablePointer<tap_link>!
) -> tap_status {
  attempt { () throws(CallError) in
    let text: TextObject = try unsafe ObjectTable.shared.object(text)
    let index = try Input.index(index, below: text.text.linkCount, "link")
    let link = try unsafe Output.structure(link, "link")
    let span = text.text.link(at: index)
    let strings = text.strings(ofLink: index)
    unsafe link.pointee.source_line = UInt32(clamping: span.link.source?.line ?? 0)
    unsafe link.pointee.source_column = UInt32(clamping: span.link.source?.column ?? 0)
    unsafe link.pointee.reserved = 0
    unsafe link.pointee.id = span.link.id.rawValue
    unsafe link.pointee.utf8 = tap_range(span.utf8Range)
    unsafe link.pointee.destination = unsafe strings.destination.start
    unsafe link.pointee.destination_length = strings.destination.count
    unsafe link.pointee.title = unsafe strings.title?.start
    unsafe link.pointee.title_length = strings.title?.count ?? 0
  }
}

@c @implementation @unsafe public func tap_text_assess(
  _ text: OpaquePointer!, _ index: Int, _ assessment: UnsafeMutablePointer<OpaquePointer?>!
) -> tap_status {
  attempt { () throws(CallError) in
    let text = try unsafe ObjectTable.shared.object(text, as: TextObject.self).text
    let span = text.link(at: try Input.index(index, below: text.linkCount, "link"))
    var reader = LinkContextReader(text)
    let found = AssessmentObject.safety.assess(span.link, in: reader.context(of: span))
    try unsafe give(AssessmentObject(found), assessment, "assessment")
  }
}

@c @implementation @unsafe public func tap_text_find(
  _ text: OpaquePointer!, _ needle: UnsafePointer<CChar>!, _ length: Int,
  _ ranges: UnsafeMutablePointer<tap_range>!, _ capacity: Int, _ count: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let text = try unsafe ObjectTable.shared.object(text, as: TextObject.self).text
    let needle = try unsafe Input.string(needle, length, "needle")
    guard !needle.isEmpty else { throw .argument("needle: nothing is searched for") }
    let found = text.ranges(of: needle).map { tap_range($0) }
    try unsafe Output.fill(found, ranges, capacity, count, "ranges")
  }
}

extension tap_range {
  /// A range; -1 for none.
  init(_ range: Range<Int>?) {
    self.init(start: Int64(range?.lowerBound ?? -1), end: Int64(range?.upperBound ?? -1))
  }
}
