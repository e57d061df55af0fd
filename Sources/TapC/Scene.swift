// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
public import CTap
import Synchronization
import TapScenes
import TaplineCLI

/// A case or a scene that C has.
final class SceneObject: TapObject, @unchecked Sendable {
  override class var name: String { "scene" }

  private let scene: Case

  /// The strings that C has asked for.
  private struct Strings {
    var log: OwnedString?
    var report: (result: CaseResult, text: OwnedString)?
  }
  private let strings = Mutex(Strings())

  init(_ json: [UInt8]) throws(CallError) {
    do throws(SceneError) {
      scene = try CaseFile.read(json, for: .view)
    } catch {
      throw .text(error)
    }
  }

  /// The log of its events.
  func log() throws(CallError) -> OwnedString {
    if let known = strings.withLock({ $0.log }) { return known }
    let entries: [ReplayEntry]
    do throws(SceneError) {
      entries = try scene.replay()
    } catch {
      throw .text(error)
    }
    let log = OwnedString(entries.map { $0.line + "\n" }.joined())
    // Another thread may have been first: then C may have that string already.
    return strings.withLock { strings in
      if let known = strings.log { return known }
      strings.log = log
      return log
    }
  }

  /// What its queries and events come to.
  func report() -> (result: CaseResult, text: OwnedString) {
    if let known = strings.withLock({ $0.report }) { return known }
    let result = scene.run()
    let lines = result.failures + result.pendingReasons
    let report = (result, OwnedString(lines.map { $0 + "\n" }.joined()))
    return strings.withLock { strings in
      if let known = strings.report { return known }
      strings.report = report
      return report
    }
  }
}

/// A thing that answers records, with its last answer.
final class BatchObject: TapObject, @unchecked Sendable {
  override class var name: String { "batch" }

  private let answerer: BatchAnswerer
  private var last: OwnedString?

  init(readsFiles: Bool) { answerer = BatchAnswerer(readsFiles: readsFiles) }

  /// Answers a record; the string lives until the next call.
  func answer(_ record: [UInt8], line: Int) -> OwnedString {
    let answer = OwnedString(answerer.answer(record, line: line).line)
    last = answer
    return answer
  }
}

@c @implementation @unsafe public func tap_scene_create(
  _ json: UnsafePointer<CChar>!, _ length: Int, _ scene: UnsafeMutablePointer<OpaquePointer?>!
) -> tap_status {
  attempt { () throws(CallError) in
    let object = try SceneObject(unsafe Input.bytes(json, length, "json"))
    try unsafe give(object, scene, "scene")
  }
}

@c @implementation @unsafe public func tap_scene_replay(
  _ scene: OpaquePointer!, _ log: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ length: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let scene: SceneObject = try unsafe ObjectTable.shared.object(scene)
    try unsafe give(scene.log(), log, length, "log")
  }
}

@c @implementation @unsafe public func tap_scene_check(
  _ scene: OpaquePointer!, _ failures: UnsafeMutablePointer<Int>!,
  _ pending: UnsafeMutablePointer<Int>!, _ report: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ length: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let scene: SceneObject = try unsafe ObjectTable.shared.object(scene)
    let failures = unsafe try Output.require(failures, "failures")
    let pending = unsafe try Output.require(pending, "pending")
    let found = scene.report()
    try unsafe give(found.text, report, length, "report")
    unsafe failures.pointee = found.result.failures.count
    unsafe pending.pointee = found.result.pendingReasons.count
  }
}

@c @implementation @unsafe public func tap_batch_create(
  _ reads_files: Int32, _ batch: UnsafeMutablePointer<OpaquePointer?>!
) -> tap_status {
  attempt { () throws(CallError) in
    try unsafe give(BatchObject(readsFiles: reads_files != 0), batch, "batch")
  }
}

@c @implementation @unsafe public func tap_batch_answer(
  _ batch: OpaquePointer!, _ record: UnsafePointer<CChar>!, _ length: Int, _ line: Int64,
  _ answer: UnsafeMutablePointer<UnsafePointer<CChar>?>!,
  _ answer_length: UnsafeMutablePointer<Int>!
) -> tap_status {
  attempt { () throws(CallError) in
    let bytes = try unsafe Input.bytes(record, length, "record")
    _ = unsafe try Output.require(answer, "answer")
    _ = unsafe try Output.require(answer_length, "answer_length")
    try unsafe ObjectTable.shared.use(batch, as: BatchObject.self) { (batch) throws(CallError) in
      let found = batch.answer(bytes, line: Int(line))
      try unsafe give(found, answer, answer_length, "answer")
    }
  }
}
