import Foundation
import Testing

extension Tmux {
  /// The cell at which a text begins on the screen.
  func position(of text: String) throws -> (column: Int, row: Int)? {
    let lines = try screen.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      if let range = line.range(of: text) {
        return (line.distance(from: line.startIndex, to: range.lowerBound), row)
      }
    }
    return nil
  }

  /// Ends the page that is shown, runs something, and expects the terminal to be as before.
  func expectSameModes(_ body: () throws -> Void) throws {
    try wait(forTop: "First page")
    try press("q")
    try wait(for: "exit 0")
    let old = try modes
    try type("clear; stty -a > before; echo ready")
    try wait { $0.contains("ready\n") }
    try body()
    try wait { _ in try modes.contains("alternate_on=0") }
    try type("stty sane -a > /dev/null; echo")
    try type("clear; stty -a > after; cmp before after && echo the same modes")
    try wait { $0.contains("the same modes\n") && !$0.contains("differ") }
    #expect(try modes == old)
  }
}
