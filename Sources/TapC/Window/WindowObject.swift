import CTap
import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews

/// A window that C has.
///
/// The table of objects sees to it that one caller at a time uses it.
final class WindowObject: TapObject, @unchecked Sendable {
  override class var name: String { "window" }

  let window: Window
  private(set) var views: [TextView] = []
  private let background: View
  private let reporter: Reporter

  /// Makes a window with nothing in it but its background.
  init(width: Double, height: Double, callbacks: tap_callbacks) {
    window = Window(frame: Rect(x: 0, y: 0, width: width, height: height))
    background = View(frame: window.bounds)
    reporter = unsafe Reporter(callbacks)
    super.init()
    window.identifier = "window"
    background.identifier = "background"
    background.addGestureRecognizer(TapGestureRecognizer())
    background.addGestureRecognizer(LongPressGestureRecognizer())
    window.addSubview(background)
    let reporter = reporter
    window.displayHandler = { reporter.reportDisplay() }
    if reporter.logs { window.observer = { reporter.report($0) } }
  }

  /// Adds a text in front of the others; returns its index.
  func add(_ layout: LayoutObject, at origin: Point, policy: InteractionPolicy) -> Int {
    let view = TextView(
      frame: Rect(
        x: origin.x, y: origin.y, width: layout.layout.width,
        height: layout.layout.bounds.height))
    view.identifier = "text\(views.count)"
    view.policy = policy
    view.background = background
    view.assessor = AssessmentObject.safety
    view.setLayout(layout.layout, typeface: Typeface(shaper: layout.shaper))
    view.delegate = reporter
    reporter.add(view)
    views.append(view)
    window.addSubview(view)
    return views.count - 1
  }
}

/// What passes on to the callbacks of C what happens in a window.
@safe private final class Reporter: TextViewDelegate {
  private let callbacks: tap_callbacks
  private var indices: [ObjectIdentifier: Int] = [:]

  @unsafe init(_ callbacks: tap_callbacks) { unsafe self.callbacks = unsafe callbacks }

  /// Whether C wants a log.
  var logs: Bool { unsafe callbacks.log != nil }

  func add(_ view: TextView) { indices[ObjectIdentifier(view)] = indices.count }

  func reportDisplay() { unsafe callbacks.needs_display?(callbacks.context) }

  func report(_ entry: LogEntry) {
    let line = OwnedString(entry.line)
    unsafe callbacks.log?(callbacks.context, line.start, line.count)
  }

  func textView(_ textView: TextView, didActivate activation: LinkActivation) {
    unsafe report(activation.span, activation.assessment, in: textView) { about in
      unsafe callbacks.activate?(callbacks.context, about)
    }
  }

  func textView(
    _ textView: TextView, shouldConfirm activation: LinkActivation,
    answer: @escaping (Bool) -> Void
  ) {
    var isConfirmed = false
    unsafe report(activation.span, activation.assessment, in: textView) { about in
      isConfirmed = unsafe (callbacks.confirm?(callbacks.context, about) ?? 0) != 0
    }
    answer(isConfirmed)
  }

  func textView(_ textView: TextView, didRequest menu: LinkMenu, for span: LinkSpan) {
    let assessment = textView.assessment(of: span.link.id) ?? LinkAssessment()
    unsafe report(span, assessment, in: textView) { about in
      unsafe callbacks.menu?(callbacks.context, about)
    }
  }

  private func report(
    _ span: LinkSpan, _ assessment: LinkAssessment, in view: TextView,
    _ body: (UnsafePointer<tap_activation>) -> Void
  ) {
    let destination = assessment.destination.map { OwnedString($0) }
    var activation = unsafe tap_activation()
    unsafe activation.size = UInt32(MemoryLayout<tap_activation>.size)
    unsafe activation.verdict = Int32(assessment.verdict.rawValue)
    unsafe activation.view = Int64(indices[ObjectIdentifier(view)] ?? -1)
    unsafe activation.link = Int64(view.layout.text.linkIndex(withID: span.link.id) ?? -1)
    unsafe activation.destination = unsafe destination?.start
    unsafe activation.destination_length = destination?.count ?? 0
    withExtendedLifetime(destination) {
      unsafe withUnsafePointer(to: &activation) { unsafe body($0) }
    }
  }
}
