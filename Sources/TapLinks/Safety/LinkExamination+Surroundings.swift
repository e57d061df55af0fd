import TapText
import TapUnicode

extension LinkExamination {
  /// Examines the text around the link (LS-B2, LS-B9, LS-B10, LS-T10, LS-A5).
  mutating func checkSurroundings() {
    checkAppearance()
    if context.isReordered {
      find("LS-B2", "controls around the link turn its text around", .confirm)
    }
    guard !context.touching.isEmpty || !context.overlapping.isEmpty else { return }
    let own = comparisonForm(of: written)
    if context.touching.contains(where: { comparisonForm(of: $0) != own }) {
      find("LS-T10", "the next letters belong to a link that leads elsewhere", .warn)
    }
    if context.overlapping.contains(where: { comparisonForm(of: $0) != own }) {
      find("LS-A5", "another link with another destination overlaps this one", .warn)
    }
  }

  private func comparisonForm(of destination: String) -> String {
    guard destination.utf8.count <= Self.longest else { return destination }
    return URLRecord(destination, base: policy.base)?.comparisonForm ?? destination
  }

  private mutating func checkAppearance() {
    guard let text = context.text else { return }
    var isVisible = false
    var isTurned = false
    var (marks, mostMarks) = (0, 0)
    for scalar in text.unicodeScalars {
      let traits = ScalarProperties.shared[scalar.value]
      marks = traits.group == .mark && !traits.isIgnorable ? marks + 1 : 0
      mostMarks = max(mostMarks, marks)
      if Invisible.isEmbedding(scalar.value) { isTurned = true }
      if !traits.isWhiteSpace, !Invisible.contains(scalar.value) { isVisible = true }
    }
    if !isVisible { find("LS-B9", "the link shows nothing that one could see", .block) }
    if isTurned { find("LS-B2", "controls in the link turn its text around", .confirm) }
    if mostMarks > 8 { find("LS-B10", "one letter has \(mostMarks) marks", .warn) }
  }
}
