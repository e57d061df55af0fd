import TapControls
import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews

extension LiveScene {
  /// Makes a view without those in it.
  func makeView(_ description: SceneView) -> View {
    let view =
      switch description.kind {
      case .view: description.hitBounds.map(PatchView.init) ?? View()
      case .text(let text): makeTextView(text, id: description.id)
      case .document(let text): makeDocument(text, id: description.id)
      case .scroll: ScrollView()
      case .centering: CenteringScrollView()
      case .control: Control()
      case .segmentedControl: SegmentedControl()
      case .segmented: ContainerPosition()
      case .label(let label): makeLabel(label)
      case .button(let button): makeButton(button)
      case .tabBar(let bar): makeLoneTabBar(bar)
      }
    view.identifier = description.id
    view.anchorPoint = description.anchor
    if let clips = description.clips { view.clipsToBounds = clips }
    apply(description.looks, to: view)
    switch (description.kind, view) {
    case (.scroll(let scroll), let view as ScrollView): apply(scroll, to: view)
    case (.control(let isUsable), let view as Control): view.isEnabled = isUsable
    case (.segmentedControl(let control), let view as SegmentedControl): apply(control, to: view)
    default: break
    }
    return view
  }

  private func makeTextView(_ description: SceneTextView, id: String) -> TextView {
    contents[id] = description.content
    let view = TextView()
    view.policy = description.policy
    guard !scene.isBare else { return view }
    view.typeface.shaper = description.content.shaper
    view.options = description.content.layout.options
    view.text = description.content.text
    return view
  }

  /// Makes a document; its text has the same identifier.
  private func makeDocument(_ description: SceneTextView, id: String) -> DocumentView {
    contents[id] = description.content
    let view = DocumentView()
    view.textView.identifier = id
    view.textView.policy = description.policy
    view.typeface.shaper = description.content.shaper
    view.options = description.content.layout.options
    view.text = description.content.text
    return view
  }

  /// Changes the appearance and state of a view.
  func apply(_ looks: SceneLooks, to view: View) {
    if let frame = looks.frame {
      let transform = view.transform
      view.transform = .identity
      view.frame = frame
      view.transform = transform
    }
    if let transform = looks.transform { view.transform = transform }
    if let isHidden = looks.isHidden { view.isHidden = isHidden }
    if let alpha = looks.alpha { view.alpha = alpha }
    if let isEnabled = looks.isEnabled { view.isUserInteractionEnabled = isEnabled }
    if let background = looks.background { view.backgroundColor = background }
  }

  /// Changes what a scroll view shows.
  func apply(_ scroll: SceneScrollView, to view: ScrollView) {
    if let size = scroll.contentSize { view.contentSize = size }
    if let inset = scroll.contentInset { view.contentInset = inset }
    if let offset = scroll.contentOffset { view.contentOffset = offset }
    if let delays = scroll.delaysContentTouches { view.delaysContentTouches = delays }
    if let cancels = scroll.canCancelContentTouches { view.canCancelContentTouches = cancels }
  }

  /// Changes what a centering scroll view shows.
  func apply(_ centering: SceneCenteringScrollView, to view: CenteringScrollView) {
    if let start = centering.start { view.start = start }
    apply(centering.scroll, to: view)
  }

  /// Gives texts the delegates, assesses and backgrounds that they ask for.
  func connectTexts() {
    for description in scene.textViews {
      guard let text = description.text, let view = textView(description.id),
        view.delegate == nil
      else { continue }
      let delegate = SceneTextDelegate(answers: text.answers)
      delegates.append(delegate)
      view.delegate = delegate
      if !text.verdicts.isEmpty { view.assessor = GivenVerdicts(verdicts: text.verdicts) }
      if let behind = text.behind { view.background = views[behind] }
    }
  }
}

/// A view that takes points in a rectangle of its own choice instead of its bounds.
private final class PatchView: View {
  private let patch: Rect

  init(_ patch: Rect) {
    self.patch = patch
    super.init()
  }

  override func contains(_ point: Point) -> Bool { patch.contains(point) }

  override var hitBounds: Rect? { patch }
}

/// A delegate whose answers a scene gives.
private final class SceneTextDelegate: TextViewDelegate {
  private let answers: [LinkID: SceneLinkAnswers]

  init(answers: [LinkID: SceneLinkAnswers]) { self.answers = answers }

  func textView(_ textView: TextView, primaryActionFor span: LinkSpan) -> LinkAction? {
    switch answers[span.link.id]?.primary ?? .activate {
    case .activate: .activate
    case .menu: .menu
    case .none: nil
    }
  }

  func textView(_ textView: TextView, menuFor span: LinkSpan) -> LinkMenu? {
    answers[span.link.id]?.hasMenu ?? true ? LinkMenu() : nil
  }

  func textView(
    _ textView: TextView, shouldConfirm activation: LinkActivation,
    answer: @escaping (Bool) -> Void
  ) { answer(answers[activation.span.link.id]?.confirms ?? false) }

  func textView(_ textView: TextView, showsPreviewFor span: LinkSpan) -> Bool {
    answers[span.link.id]?.showsPreview ?? false
  }
}

/// An assessor whose verdicts a scene gives.
private struct GivenVerdicts: LinkAssessor {
  let verdicts: [LinkID: LinkVerdict]

  func assess(_ link: Link, in context: LinkContext) -> LinkAssessment {
    guard let verdict = verdicts[link.id] else {
      return DefaultLinkAssessor().assess(link, in: context)
    }
    let finding = LinkFinding(rule: "given", message: "the scene says so", verdict: verdict)
    return LinkAssessment(findings: [finding], destination: link.destination)
  }
}

extension LiveScene {
  /// Changes what a segmented control shows.
  func apply(_ description: SceneSegmentedControl, to control: SegmentedControl) {
    if let segments = description.segments { control.segments = segments }
    if let isMomentary = description.isMomentary { control.isMomentary = isMomentary }
    if let selected = description.selected { control.selectedSegmentIndex = selected }
    if let isUsable = description.isUsable { control.isEnabled = isUsable }
  }
}
