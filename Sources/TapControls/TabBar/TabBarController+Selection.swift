import TapLayout
import TapViews

extension TabBarController {
  /// The user chose an item: asks the delegate, shows the screen, reports it (TAB-7 to TAB-9).
  func userDidChoose(_ item: TabBarItem) {
    let controller: ViewController? =
      item === moreItem ? moreList : tabs.first { $0.tabBarItem === item }
    if let controller { userDidChoose(controller) }
  }

  /// The user chose a screen, in the bar or in the list of "More".
  ///
  /// A delegate that is notified of a selection can't select for the user.
  func userDidChoose(_ controller: ViewController) {
    guard callbackDepth == 0 else {
      window?.misuseHandler?("a tab was chosen for the user, who chose one")
      return
    }
    log("shouldSelect \(name(of: controller))")
    // The list is the controller's own, and no one's to forbid.
    let isAllowed =
      controller === moreList
      || callBack { delegate?.tabBarController(self, shouldSelect: controller) ?? true }
    guard isAllowed, isTab(controller) else {
      return
    }
    let isAgain = controller === selected
    callBack {
      change(to: controller, isByUser: true)
      if isAgain { controller.showRoot() }
    }
    reportSelection(of: controller, isNew: !isAgain)
  }

  private func reportSelection(of controller: ViewController, isNew: Bool) {
    let item = fitting.contains { $0 === controller } ? controller.tabBarItem : moreItem
    callBack {
      tabBar.reportSelection(of: item, isNew: isNew)
      tabBar(tabBar, didSelect: item)
    }
    log("didSelect \(name(of: controller))")
    callBack { delegate?.tabBarController(self, didSelect: controller) }
  }

  /// Reports that the selection changed, though the user did not select.
  func reportChangedSelection() {
    log("selectionDidChange \(selected.map(name) ?? "none")")
    callBack { delegate?.tabBarController(self, selectionDidChange: selected) }
  }

  private func name(of controller: ViewController) -> String {
    if controller === moreList { return "more" }
    return controller.identifier ?? tabs.firstIndex { $0 === controller }.map { "\($0)" } ?? "-"
  }

  /// Replaces the visible screen.
  func show(_ controller: ViewController?) {
    // A change that is under way ends first (TAB-27).
    dissolve?.finish()
    guard controller !== shown, let place = (viewIfLoaded as? TabBarControllerView)?.content else {
      return
    }
    let old = shown
    shown = controller
    let isInSight = isInSight
    if isInSight {
      controller?.beginAppearanceTransition(true)
      old?.beginAppearanceTransition(false)
    }
    if let view = controller?.view {
      view.frame = place.bounds
      place.addSubview(view)
    }
    let finish = { [self] in
      dissolve = nil
      old?.viewIfLoaded?.removeFromSuperview()
      old?.endAppearanceTransition()
      if isInSight { controller?.endAppearanceTransition() }
    }
    guard isInSight, case .crossDissolve(let duration) = transition, let window,
      let from = old?.viewIfLoaded, let to = controller?.viewIfLoaded
    else { return finish() }
    let change = CrossDissolve(
      from: from, to: to, in: window, duration: duration, completion: finish)
    if !change.isOver { dissolve = change }
  }
}
