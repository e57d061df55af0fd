import CFontEnvironment
import FoundationEssentials
import Testing

/// The fonts of Debian's packages that tests may use, by the names of their files.
package enum TestFonts {
  /// The path of the fontconfig configuration that all tests, and the programs that they start, use:
  /// it finds the fonts of those packages and no others.
  package static var configuration: String {
    unsafe String(cString: font_environment_configuration())
  }

  private static let folder = "/usr/share/fonts"

  private static let paths: [String: String] = {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return [String: String](
      paths.sorted().map { path in
        (String(path.split(separator: "/").last ?? ""), "\(folder)/\(path)")
      }, uniquingKeysWith: { first, _ in first })
  }()

  /// The path of a font file, such as `DejaVuSans.ttf`; the test is skipped where it is missing.
  package static func path(of name: String) throws -> String {
    guard let path = paths[name] else {
      try Test.cancel("\(name) is not installed: the README names the packages of fonts")
    }
    return path
  }

  /// The bytes of a font file; the test is skipped where it is missing.
  package static func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
  }
}
