extension ClusterPair {
  /// Why the cluster itself differs; `nil` where it only stands elsewhere.
  func ownCause(in subject: Subject, _ recorded: RecordedLayout) -> Cause? {
    guard let ours, let offsets else { return .segmentation }
    guard !isNear else { return nil }
    if isHanging { return .hangingSpace }
    if max(width, ours.upperBound - ours.lowerBound) < 0.04 { return .zeroWidth }
    // Another advance, by more than the rectangles are rounded.
    guard abs(offsets.right - offsets.left) > 0.05 else { return nil }
    if subject.record.isSoftHyphen(range) { return .softHyphen }
    if let cause = subject.otherAdvance(of: range) { return cause }
    return recorded.align == "justify" ? .justification : .advance
  }

  /// Where both programs have the cluster, in words.
  func words(in record: Record) -> String {
    let ours = ours.map { "ours \($0.lowerBound)...\($0.upperBound)" } ?? "ours elsewhere"
    return "\(record.string(in: range).debugDescription) \(ours), theirs \(theirs)"
  }
}
