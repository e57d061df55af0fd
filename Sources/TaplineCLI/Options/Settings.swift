import TapInteraction
import TapLayout
import TapScenes

/// What a command line asks for.
struct Settings {
  var operands: [String] = []

  var width: Double?
  var cell: CellShaper?
  var layoutFile: String?
  /// What single options change in the layout, after the file of `--layout` has been applied.
  var layoutChanges: [@Sendable (inout LayoutOptions) -> Void] = []

  /// Whether anything about the layout is asked for.
  var changesLayout: Bool { width != nil || cell != nil || !layoutChanges.isEmpty }

  /// The device pixels in a point.
  var scale = 1.0
  /// The text view of a scene that is asked about; `nil` is any.
  var view: String?
  /// What points.
  var pointerKind = PointerKind.mouse

  var format: InputFormat?
  var repairs = false
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

  var level = AuditLevel.minimum

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
