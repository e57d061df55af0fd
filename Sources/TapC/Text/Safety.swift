// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
public import CTap
import TapLinks
import TapText

/// The links that were found in a plain text.
final class DetectionObject: TapObject, @unchecked Sendable {
  override class var name: String { "detection" }

  let links: [(link: DetectedLink, kind: OwnedString, destination: OwnedString)]

  init(_ links: [DetectedLink]) {
    self.links = links.map { ($0, OwnedString($0.kind.name), OwnedString($0.destination)) }
  }
}

/// What link safety says about a link.
final class AssessmentObject: TapObject, @unchecked Sendable {
  override class var name: String { "assessment" }

  /// Made when the first link is assessed, since that takes milliseconds.
  static let safety = LinkSafety()

  let assessment: LinkAssessment
  let destination: OwnedString?
  let findings: [(rule: OwnedString, message: OwnedString)]

  init(_ assessment: LinkAssessment) {
    self.assessment = assessment
    destination = assessment.destination.map { OwnedString($0) }
    findings = assessment.findings.map { (OwnedString($0.rule), OwnedString($0.message)) }
  }
}

@c @implementation @unsafe public func tap_detect(
  _ profile: UnsafePointer<CChar>!, _ utf8: UnsafePointer<CChar>!, _ length: Int,
  _ detection: UnsafeMutablePointer<OpaquePointer?>!
) -> tap_status {
  attempt { () throws(CallError) in
    let profile = try DetectionProfile.named(unsafe Input.name(profile, "profile"))
    let text = try TextObject(format: Int32(TAP_PLAIN), unsafe Input.bytes(utf8, length, "utf8"))
    let found = LinkDetector(profile: profile).detect(in: text.text)
    try unsafe give(DetectionObject(found.links), detection, "detection")
  }
}

@c @implementation @unsafe public func tap_detection_count(
  _ detection: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!
) -> tap_status {
  unsafe giveCount(count, of: detection) { (detection: DetectionObject) in detection.links.count }
}

@c @implementation @unsafe public func tap_detection_link(
  _ detection: OpaquePointer!, _ index: Int, _ link: UnsafeMutablePointer<tap_detected_link>!
) -> tap_status {
  attempt { () throws(CallError) in
    let detection: DetectionObject = try unsafe ObjectTable.shared.object(detection)
    let index = try Input.index(index, below: detection.links.count, "link")
    let link = try unsafe Output.structure(link, "link")
    let found = detection.links[index]
    unsafe link.pointee.is_weak = found.link.isWeak ? 1 : 0
    unsafe link.pointee.utf8 = tap_range(found.link.utf8Range)
    unsafe link.pointee.kind = unsafe found.kind.start
    unsafe link.pointee.destination = unsafe found.destination.start
    unsafe link.pointee.destination_length = found.destination.count
  }
}

@c @implementation @unsafe public func tap_assess(
  _ destination: UnsafePointer<CChar>!, _ length: Int, _ shown: UnsafePointer<CChar>!,
  _ shown_length: Int, _ assessment: UnsafeMutablePointer<OpaquePointer?>!
) -> tap_status {
  attempt { () throws(CallError) in
    let destination = try unsafe Input.string(destination, length, "destination")
    let isShown = unsafe shown != nil
    let shown = try unsafe Input.string(shown, shown_length, "shown")
    let link = Link(id: LinkID(rawValue: 1), destination: destination)
    let found =
      isShown
      ? AssessmentObject.safety.assess(link, shownAs: shown)
      : AssessmentObject.safety.assess(destination)
    try unsafe give(AssessmentObject(found), assessment, "assessment")
  }
}

@c @implementation @unsafe public func tap_assessment_verdict(
  _ assessment: OpaquePointer!, _ verdict: UnsafeMutablePointer<Int32>!
) -> tap_status {
  attempt { () throws(CallError) in
    let assessment: AssessmentObject = try unsafe ObjectTable.shared.object(assessment)
    unsafe try Output.require(verdict, "verdict").pointee = Int32(
      assessment.assessment.verdict.rawValue)
  }
}

@c @implementation @unsafe public func tap_assessment_destination(
  _ assessment: OpaquePointer!, _ destination: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ length: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let assessment: AssessmentObject = try unsafe ObjectTable.shared.object(assessment)
    try unsafe give(assessment.destination, destination, length, "destination")
  }
}

@c @implementation @unsafe public func tap_assessment_finding_count(
  _ assessment: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!
) -> tap_status {
  unsafe giveCount(count, of: assessment) { (assessment: AssessmentObject) in
    assessment.findings.count
  }
}

@c @implementation @unsafe public func tap_assessment_finding(
  _ assessment: OpaquePointer!, _ index: Int, _ finding: UnsafeMutablePointer<tap_finding>!
) -> tap_status {
  attempt { () throws(CallError) in
    let assessment: AssessmentObject = try unsafe ObjectTable.shared.object(assessment)
    let index = try Input.index(index, below: assessment.findings.count, "finding")
    let finding = try unsafe Output.structure(finding, "finding")
    let strings = assessment.findings[index]
    unsafe finding.pointee.verdict = Int32(assessment.assessment.findings[index].verdict.rawValue)
    unsafe finding.pointee.rule = unsafe strings.rule.start
    unsafe finding.pointee.message = unsafe strings.message.start
    unsafe finding.pointee.message_length = strings.message.count
  }
}
