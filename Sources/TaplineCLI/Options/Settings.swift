import TapDraw
import TapInteraction
import TapLayout
import TapLinkProfiles
import TapLinks
import TapMarkup
import TapScenes
import TapTerminal
import TapText
import TapAudit

/// What a command line asks for.
struct Settings {
  var operands: [String] = []

  var width: Double?
  var cell: CellShaper?
  /// Families and files of fonts, in the order in which they stand in for one another.
  var fonts: [String] = []
  /// The size of text that names none, in points.
  var fontSize: Double?
  /// The language of text that names none.
  var language: String?
  var layoutFile: String?
  /// What single options change in the layout, after the file of `--layout` has been applied.
  var layoutChanges: [@Sendable (inout LayoutOptions) -> Void] = []
  /// How far from a link a point may be and still count for it, in points.
  var slop: Double?

  /// Whether anything is asked for but fonts and a language, which any text may have.
  var changesLayout: Bool {
    width != nil || cell != nil || slop != nil || narrowsTextPresentation || !layoutChanges.isEmpty
  }

  /// Whether fonts are asked for, or fonts that are given in another size.
  var asksForFonts: Bool { !fonts.isEmpty || fontSize != nil }

  /// Whether an option names a file to read.
  var namesFiles: Bool { layoutFile != nil || fonts.contains(where: LayoutFonts.isFile) }

  /// The device pixels in a point.
  var scale = 1.0
  /// The text view of a scene that is asked about; `nil` is any.
  var view: String?
  /// What points.
  var pointerKind = PointerKind.mouse

  var format: InputFormat?
  var repairs = false
  /// How terminal output is read.
  var terminal = TerminalOutputParser.Options()
  /// Whether an emoji in text presentation takes one cell.
  var narrowsTextPresentation = false
  var writesJSON = false

  var points: [Point] = []
  var streamsPoints = false
  var explains = false
  var requiresLink = false

  var target: Target?
  var findsAll = false
  var unit: OffsetUnit?
  /// How many of the options that say what to locate were given.
  var targetCount = 0

  /// The file that gets the picture; `nil` is standard output.
  var output: String?
  /// What the picture shows.
  var shown: LayoutDiagram.Parts = [.text, .links, .points]
  /// The color of the page; `nil` is none.
  var background: Color? = .white

  var level = AuditLevel.minimum
  /// What people touch with, where an audit says how probable it is that they miss.
  var finger: TouchModel.Preset?
  /// What the model of touches has instead of the preset's numbers, as x and y.
  var spread: Point?
  var growth: Point?
  var touchOffset: Point?
  /// The file of recorded touches to play.
  var touches: String?
  /// The size of a point on the display.
  var screenScale = ScreenScale.phone
  /// The greatest probability of opening another link that passes an audit.
  var largestError: Double?
  /// Whether an audit says which change would let a failing link pass.
  var suggests = false
  /// A multiple of the size of all text, for trying.
  var textScale = 1.0
  /// What differs in the layout of the second file of a comparison.
  var otherWidth: Double?
  /// The fonts of the second file of a comparison; empty for those of the first.
  var otherFonts: [String] = []
  /// The kinds of differences that count; `nil` is all.
  var differences: Set<DifferenceKind>?
  /// The side below which a link is too small in a comparison, in points.
  var minimumSide = 24.0

  /// Whether an audit writes a log for tools of code review.
  var writesSARIF = false
  /// Whether the output is for programs, and so holds nothing but records.
  var writesForPrograms: Bool { writesJSON || writesSARIF }
  /// Whether cases that passed are listed, too.
  var listsAllCases = false
  /// The file that gets the results of cases as JUnit XML; `nil` is none.
  var junitFile: String?
  /// What is linked in a text beside its own links; `nil` is nothing.
  var detection: DetectionProfile.Name?
  /// The kinds of links to detect; `nil` is those of the profile.
  var kinds: Set<DetectedLink.Kind>?
  /// The verdicts of schemes that differ from the default.
  var schemeVerdicts: [String: LinkVerdict] = [:]
  /// Whether links are opened with the program that the system has for them.
  var opensLinks = false
  /// Whether the chosen link is printed, and nothing is opened.
  var printsLink = false
  /// The colors to draw with; `nil` is what the environment asks for.
  var colorDepth: ColorDepth?
  /// What detection takes for a link.
  var profile = DetectionProfile.Name.unicode

  /// How many records of a batch are answered at the same time; `nil` is one per processor.
  var jobs: Int?
  /// The longest record of a batch in bytes.
  var largestRecord = 8 << 20
  /// Whether a batch writes answers as they are ready, in any order.
  var isUnordered = false
  /// Which findings of a batch make the exit status 1.
  var failure = BatchFailure.none
  /// Whether a batch ends with a record of counts.
  var summarizes = false
  /// The id of the record after which a batch begins.
  var lastID: String?

  /// The words for a link: its index, or else its id in a scene or case.
  enum LinkName: Equatable {
    case index(Int)
    case id(String)
  }

  /// What `locate` looks for.
  enum Target {
    case text(String)
    case range(Range<Int>)
    case link(LinkName)
  }
}

extension Settings {
  /// Whether anything is asked for that only terminal output has.
  var asksForTerminal: Bool { terminal != TerminalOutputParser.Options() }

  /// The format of a text that no format is known of: terminal output where that is asked for.
  var plainFormat: InputFormat { asksForTerminal ? .ansi : .plain }

  /// The detector of a profile, for the kinds that are asked for.
  func detector(_ name: DetectionProfile.Name) -> LinkDetector {
    var profile = DetectionProfile(name)
    if let kinds { profile.kinds = kinds }
    return LinkDetector(profile: profile)
  }
}

extension Settings {
  /// The name of the model of touches in output.
  var touchModelName: String {
    spread ?? growth ?? touchOffset == nil ? finger?.rawValue ?? "" : "custom"
  }

  /// The model of touches that is asked for; `nil` where none is.
  var touchModel: TouchModel? {
    get throws(TouchModelError) {
      guard let preset = finger?.model else { return nil }
      guard spread != nil || growth != nil || touchOffset != nil else { return preset }
      return try TouchModel(
        spread: spread.map { ($0.x, $0.y) } ?? (preset.spread.x, preset.spread.y),
        growth: growth.map { ($0.x, $0.y) } ?? (preset.growth.x, preset.growth.y),
        offset: touchOffset.map { ($0.x, $0.y) } ?? (preset.offset.x, preset.offset.y))
    }
  }
}
