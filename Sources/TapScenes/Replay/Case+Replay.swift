extension Case {
  /// Plays the events, and returns what happened: the same each time.
  ///
  /// Nothing happens after the last event; one that lets time pass may be the last.
  ///
  /// - Throws: `SceneError` where an event names a place that does not show when it comes.
  public func replay() throws(SceneError) -> [ReplayEntry] {
    let stage = Stage(scene)
    try stage.play(events)
    return stage.entries
  }
}
