import TapText
import Testing

@Suite struct OffsetTests {
  /// a, grinning face, e with acute (two scalars), b: 1 + 4 + 3 + 1 bytes.
  static let text = AttributedText("a\u{1F600}e\u{301}b")

  @Test(arguments: [
    // UTF-8, UTF-16, scalar, cluster
    (0, 0, 0, 0), (1, 1, 1, 1), (2, 1, 1, 1), (4, 1, 1, 1), (5, 3, 2, 2), (6, 4, 3, 2),
    (7, 4, 3, 2),
    (8, 5, 4, 3), (9, 6, 5, 4),
  ])
  func `an offset inside a scalar or cluster counts as its start`(
    utf8: Int, utf16: Int, scalar: Int, cluster: Int
  ) {
    #expect(Self.text.utf16Offset(at: utf8) == UTF16Offset(utf16))
    #expect(Self.text.scalarOffset(at: utf8) == ScalarOffset(scalar))
    #expect(Self.text.clusterIndex(at: utf8) == ClusterIndex(cluster))
  }

  @Test func `the second half of a pair is at its start`() {
    #expect(Self.text.offset(at: UTF16Offset(2)) == 1)
    #expect(Self.text.offset(at: UTF16Offset(3)) == 5)
  }

  @Test func `input is checked rather than trusted`() throws {
    let text = Self.text
    #expect(try text.checked(5) == 5)
    #expect(try text.checked(UTF16Offset(6)) == 9)
    #expect(try text.checked(ScalarOffset(2)..<ScalarOffset(4)) == 5..<8)
    #expect(try text.checked(ClusterIndex(2)..<ClusterIndex(4)) == 5..<9)
    #expect(throws: TextError(.offsetInsideScalar, at: 2)) { try text.checked(2) }
    #expect(throws: TextError(.offsetInsideScalar, at: 2)) { try text.checked(UTF16Offset(2)) }
    #expect(throws: TextError(.offsetOutOfBounds, at: 10)) { try text.checked(10) }
    #expect(throws: TextError(.offsetOutOfBounds, at: -1)) { try text.checked(-1..<3) }
    #expect(throws: TextError(.offsetOutOfBounds, at: 7)) { try text.checked(UTF16Offset(7)) }
    #expect(throws: TextError(.offsetOutOfBounds, at: 6)) { try text.checked(ScalarOffset(6)) }
    #expect(throws: TextError(.offsetOutOfBounds, at: 5)) { try text.checked(ClusterIndex(5)) }
  }

  @Test(arguments: [("\u{1F600}", 4, 2), ("\u{E9}", 2, 1), ("\u{3042}", 3, 1), ("a", 1, 1)])
  func `long texts convert at each checkpoint`(scalar: String, bytes: Int, units: Int) {
    let text = AttributedText(String(repeating: scalar, count: 30_000))
    for index in stride(from: 0, through: 30_000, by: 97) {
      #expect(text.utf16Offset(at: index * bytes).rawValue == index * units)
      #expect(text.offset(at: UTF16Offset(index * units)) == index * bytes)
      #expect(text.offset(at: ScalarOffset(index)) == index * bytes)
      #expect(text.offset(at: ClusterIndex(index)) == index * bytes)
      #expect(text.clusterIndex(at: index * bytes) == ClusterIndex(index))
    }
  }

  @Test func `an offset outside the text traps`() async {
    await #expect(processExitsWith: .failure) { _ = AttributedText("abc").utf16Offset(at: 4) }
    await #expect(processExitsWith: .failure) { _ = AttributedText("abc").string(in: 2..<4) }
    await #expect(processExitsWith: .failure) {
      _ = AttributedText("abc").offset(at: UTF16Offset(-1))
    }
    await #expect(processExitsWith: .failure) {
      var text = AttributedText("\u{E9}")
      text.removeSubrange(0..<1)
    }
  }
}
