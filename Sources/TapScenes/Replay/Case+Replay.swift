package import TapViews

extension Case {
  /// Replays the events, and returns the log: the same each time.
  ///
  /// Nothing happens after the last event; one that lets time pass may be the last.
  ///
  /// - Throws: `SceneError` if an event names a position that is not visible when it comes.
  public func replay() throws(SceneError) -> [ReplayEntry] {
    let liveScene = LiveScene(scene)
    try liveScene.play(events)
    return liveScene.entries
  }

  /// Replays the events through a front end instead of sending them to the window directly.
  ///
  /// `connect` builds the front end around the window, and returns what takes an event and what lets
  /// time pass up to a moment.
  package func replay(
    through connect: (Window) -> (send: (InputEvent) -> Void, advance: (Double) -> Void)
  ) throws(SceneError) -> [ReplayEntry] {
    let liveScene = LiveScene(scene)
    (liveScene.send, liveScene.advance) = connect(liveScene.window)
    try liveScene.play(events)
    return liveScene.entries
  }
}
