import TapLayout
import TapScenes
import TapShaping

extension CommandRun {
  /// The fonts that are asked for, or else those that a file gives, in the size that is asked for.
  func fonts(over given: LayoutFonts?) throws(Failure) -> LayoutFonts? {
    guard settings.asksForFonts else { return given }
    let names = settings.fonts.isEmpty ? given?.names ?? [] : settings.fonts
    guard !names.isEmpty else {
      throw .usage("--size needs --font FAMILY|FILE", in: command)
    }
    do throws(FontError) {
      return try LayoutFonts(names, size: settings.fontSize ?? given?.size ?? 16)
    } catch {
      throw failure(error)
    }
  }

  /// Gives all texts of a scene the fonts and the language that are asked for.
  func setFonts(of scene: inout Case) throws(Failure) {
    var failure: Failure?
    scene.updateLayouts { layout in
      if let language = settings.language { layout.options.language = language }
      do throws(Failure) {
        layout.fonts = try fonts(over: layout.fonts)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private func failure(_ error: FontError) -> Failure {
    switch error.code {
    case .unknownFamily: .usage("\(error)\(cure(for: error.name))", in: command)
    case .noFonts: .input("fonts", "\(error)", cure: "install fonts-dejavu, or pass a font file")
    case .unreadable: .input(error.name, "cannot be read", cure: "choose a readable font file")
    default:
      .input(error.name, "is not a usable font", cure: "choose another file")
    }
  }

  private func cure(for name: String) -> String {
    let known = (try? FontCollection.system())?.families ?? []
    let near = NearestName.several(like: name, among: known)
    return near.isEmpty ? "" : "; did you mean \(PlainText.visible(Values.oneOf(near)))?"
  }
}
