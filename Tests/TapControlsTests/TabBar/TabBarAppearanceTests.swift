import TapDraw
import TapInteraction
import TapLayout
import TapText
import TapViews
import TapTestSupport
import Testing
import TapControls

@Suite struct TabBarAppearanceTests {
  private let stage = TestTabBar()
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  private var bar: TabBar { stage.tabs.tabBar }

  private func looks(_ color: Color) -> TabBarAppearance {
    var looks = TabBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = color
    return looks
  }

  @Test func `APP-1: at the edge of the content the looks for the edge count`() {
    bar.standardAppearance = looks(red)
    bar.scrollEdgeAppearance = looks(green)
    #expect(bar.effectiveAppearance == looks(red))
    bar.isAtScrollEdge = true
    #expect(bar.effectiveAppearance == looks(green))
    bar.scrollEdgeAppearance = nil
    #expect(bar.effectiveAppearance.isTransparent)
    #expect(bar.effectiveAppearance.drawnBackground == nil)
    #expect(bar.effectiveAppearance.backgroundColor == red, "the rest is as usual")
  }

  @Test func `APP-2: the looks of an item count while it is selected, and only then`() {
    bar.standardAppearance = looks(red)
    stage.tabs.viewControllers[1].tabBarItem.standardAppearance = looks(green)
    #expect(bar.effectiveAppearance == looks(red))
    stage.tap(item: 1)
    #expect(bar.effectiveAppearance == looks(green))
    stage.tabs.viewControllers[1].tabBarItem.scrollEdgeAppearance = looks(.black)
    bar.isAtScrollEdge = true
    #expect(bar.effectiveAppearance == looks(.black))
    stage.tap(item: 0, at: 1)
    bar.isAtScrollEdge = false
    #expect(bar.effectiveAppearance == looks(red))
  }

  @Test func `APP-3: the room decides how picture and words stand`() {
    for (traits, style) in [
      (Traits(horizontal: .regular, vertical: .regular), TabBarItemStyle.inline),
      (Traits(horizontal: .regular, vertical: .compact), .inline),
      (Traits(horizontal: .compact, vertical: .regular), .stacked),
      (Traits(horizontal: .compact, vertical: .compact), .compactInline),
    ] {
      stage.window.traitOverride = traits
      #expect(bar.itemStyle == style)
    }
    var all = TabBarAppearance()
    all.stackedLayoutAppearance.normal.iconColor = red
    all.inlineLayoutAppearance.normal.iconColor = green
    all.compactInlineLayoutAppearance.normal.iconColor = .black
    #expect(all.itemAppearance(for: .stacked).normal.iconColor == red)
    #expect(all.itemAppearance(for: .inline).normal.iconColor == green)
    #expect(all.itemAppearance(for: .compactInline).normal.iconColor == .black)
  }

  @Test func `APP-4: of several states the strongest counts, and what it leaves open is as usual`()
  {
    var items = TabBarItemAppearance()
    items.normal.iconColor = .white
    items.normal.badgeBackgroundColor = green
    items.focused.iconColor = .black
    items.selected.iconColor = red
    items.disabled.iconColor = green
    #expect(items.appearance(for: []).iconColor == .white)
    #expect(items.appearance(for: [.focused]).iconColor == .black)
    #expect(items.appearance(for: [.focused, .selected]).iconColor == red)
    #expect(items.appearance(for: [.focused, .selected, .disabled]).iconColor == green)
    #expect(
      items.appearance(for: [.selected]).badgeBackgroundColor == green, "as in the normal state")
    #expect(
      items.appearance(for: [.selected]).badgeTextAttributes?.foreground == .white, "by default")
    items.selected.iconColor = nil
    #expect(items.appearance(for: [.selected]).iconColor == .white)
  }

  @Test func `APP-5: looks are copied when they are set`() {
    var own = looks(red)
    bar.standardAppearance = own
    own.backgroundColor = green
    #expect(bar.standardAppearance.backgroundColor == red)
  }

  @Test func `APP-6: a shadow picture without a background picture is the usual line`() {
    var own = TabBarAppearance()
    own.shadowImage = .symbol(.star)
    #expect(own.drawnShadow == nil)
    own.backgroundImage = .symbol(.house)
    #expect(own.drawnShadow == .symbol(.star))
  }

  @Test func `APP-7: a shadow above the bar is not hit`() {
    bar.standardAppearance.backgroundImage = .symbol(.house)
    bar.standardAppearance.shadowImage = .symbol(.star)
    #expect(stage.window.hitTest(Point(x: 30, y: 430.9)) === stage.tabs.viewControllers[0].view)
    #expect(bar.item(at: Point(x: 30, y: 0)) == 0)
    var surface = RecordingSurface()
    stage.window.render(on: &surface, visible: stage.window.bounds)
    #expect(!surface.commands.isEmpty)
  }

  @Test func `APP-8: positions shift what is drawn and not what is hit`() {
    func titlePlace() -> Point? {
      (bar.view(ofItemAt: 0)?.subviews.first as? Label).map { Point(x: $0.frame.x, y: $0.frame.y) }
    }
    let (before, frames) = (titlePlace(), bar.itemFrames)
    bar.standardAppearance.stackedLayoutAppearance.normal.titlePositionAdjustment =
      Point(x: 5, y: 3)
    let after = titlePlace()
    #expect(after?.x == (before?.x ?? 0) + 5)
    #expect(after?.y == (before?.y ?? 0) + 3)
    #expect(bar.itemFrames == frames)
    for x in stride(from: 0.5, to: 320, by: 10) {
      #expect(
        bar.item(at: Point(x: x, y: 1)) == frames.firstIndex { $0.contains(Point(x: x, y: 1)) })
    }
  }

  @Test func `selected and landscape pictures show where they should`() {
    let item = stage.tabs.viewControllers[0].tabBarItem
    item.icon = .symbol(.house)
    item.selectedIcon = .symbol(.heart)
    item.landscapeIcon = .symbol(.pencil)
    func drawn(_ symbol: Symbol) -> Bool {
      var surface = RecordingSurface()
      bar.view(ofItemAt: 0)?.render(on: &surface, visible: stage.window.bounds)
      return surface.commands.contains {
        switch $0 {
        case .fillPath(let path, _): !symbol.areas.isEmpty && path == symbol.areas
        case .stroke(let path, _, _): !symbol.lines.isEmpty && path == symbol.lines
        default: false
        }
      }
    }
    #expect(drawn(.heart))
    stage.tap(item: 1)
    #expect(drawn(.house))
    stage.window.traitOverride = Traits(horizontal: .compact, vertical: .compact)
    #expect(drawn(.pencil))
  }

  @Test(arguments: TabBarSystemItem.allCases)
  func `a system item has words and a symbol`(item: TabBarSystemItem) {
    let made = TabBarItem(systemItem: item, tag: 7)
    #expect(made.title?.isEmpty == false)
    #expect(made.tag == 7)
    #expect(made.icon == .symbol(item.symbol))
  }
}
