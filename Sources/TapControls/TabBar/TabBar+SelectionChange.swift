import TapViews

extension TabBar {
  /// What several steps change in the selection together.
  struct SelectionChange {
    /// The item that was selected before.
    let old: TabBarItem?
    /// Whether the user selects, which is reported as such.
    let isByUser: Bool
  }

  /// Changes the selection in steps that count as one: it is reported at the end, if it is another
  /// then and the user did not select it.
  func changeSelection(isByUser: Bool = false, _ body: () -> Void) {
    guard selectionChange == nil else { return body() }
    let change = SelectionChange(old: selectedItem, isByUser: isByUser)
    selectionChange = change
    body()
    selectionChange = nil
    if !isByUser, selectedItem !== change.old { reportChangedSelection() }
  }

  /// Reports that the selection changed, though the user did not select.
  func reportChangedSelection() {
    window?.log(self, .call("selectionDidChange \(selectedItem.map(name) ?? "none")"))
    delegate?.tabBar(self, selectionDidChange: selectedItem)
  }
}
