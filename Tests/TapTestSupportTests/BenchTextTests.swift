import TapTestSupport
import Testing

/// The bench texts are the same bytes everywhere, or figures from two machines mean nothing.
@Suite struct BenchTextTests {
  @Test(arguments: [
    ("T1", "92afd4505415b18e75ddb47e742556c60bfd11790de7a80ff63706bac8fa6dba"),
    ("T2", "6241451d788353ea8755c46aeab05c4169d725b478c6873c1203c5bf62f8faf2"),
    ("T3", "1e854f30e7cbafb0098d3af782fba0accbf5ffe3e56b5a91ce97a4b02a53a5c9"),
    ("T4", "751132f7441f713dd0a22806d73c22e9870eee144223e0b4f0606cc9da7e7f0f"),
    ("T5", "c77fab81327f65574743670dd5a762902c9cf865180d2c956bc2d1215bb022b5"),
    ("T6", "fcf22dcc7291a2f1296280e4de0690226b39bba02b088a2f3d638fdf8140962c"),
    ("T7", "3660a3efd16500d9716f0b101b92f8ae138d49d2dc7a6e61ca2aeb1c15dc6db2"),
    ("T8", "ee7815b8f896b4313488c6b74370918c1248956d0b1c2350ced47b7a079b6640"),
  ])
  func `a bench text has its known bytes`(name: String, digest: String) {
    #expect(SHA256.hexDigest(of: BenchText.make(name).utf8) == digest)
  }

  /// The table has a line a link: start and end in UTF-8, start and end in UTF-16, destination.
  @Test(arguments: [
    ("T1", "03629647bdce9f06e07c330082f4b27d06180389e6a3525703507fcdc456c242"),
    ("T2", "4d24a292f86797b42a45aff61aa79735e4e271cb97d94301922abcc37e9408c7"),
    ("T3", "b357ce63dd51cb8532de426af660e8275784e5d0428ac9717fe8c08d4336a039"),
    ("T4", "90fae536d4f3ec6ade61defa107f6a924561d8e283d9df03192aa2b20c1fd217"),
    ("T5", "7482b9e07c47baf6f6d3357727fa6db0dec6db22671fc851c4dc160775ac3acf"),
    ("T6", "0c9ebc862e1448534ded79dfbbc2c4de411f36281699443f6826cda0f6d64fe5"),
    ("T7", "533706408a8825c64737190be6c55012f0b7a2690a7dcc7b4c239e0da4694383"),
    ("T8", "a9ab26518ee2016c8b22d294c326cd6467743a7f50c2eb298f803f11f84fbd89"),
  ])
  func `a bench text has its known links`(name: String, digest: String) {
    let text = BenchText.make(name)
    var table = ""
    var utf8 = 0
    var utf16 = 0
    func advance(to offset: Int) -> Int {
      utf16 += String(decoding: text.utf8[utf8..<offset], as: UTF8.self).utf16.count
      utf8 = offset
      return utf16
    }
    for link in text.links {
      let start = advance(to: link.range.lowerBound)
      let end = advance(to: link.range.upperBound)
      table += "\(link.range.lowerBound)\t\(link.range.upperBound)\t\(start)\t\(end)\t"
      table += "\(link.destination)\n"
    }
    #expect(SHA256.hexDigest(of: Array(table.utf8)) == digest)
  }

  @Test func `a repeated text moves its links along`() {
    let text = BenchText.make("T1")
    let twice = text.repeated(2, name: "T1 twice")
    #expect(twice.utf8 == text.utf8 + [0x0A] + text.utf8)
    #expect(twice.links.count == 2 * text.links.count)
    for (first, second) in zip(twice.links, twice.links.dropFirst(text.links.count)) {
      #expect(twice.utf8[first.range] == twice.utf8[second.range])
      #expect(first.destination == second.destination)
    }
  }

  /// The digests of FIPS 180-4's own examples.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `a digest is the standard's`(text: String, digest: String) {
    #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
  }
}
