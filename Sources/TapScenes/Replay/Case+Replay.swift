extension Case {
  /// Replays the events, and returns the log: the same each time.
  ///
  /// Nothing happens after the last event; one that lets time pass may be the last.
  ///
  /// - Throws: `SceneError` if an event names a position that is not visible when it comes.
  public func replay() throws(SceneError) -> [ReplayEntry] {
    let stage = Stage(scene)
    try stage.play(events)
    return stage.entries
  }
}
