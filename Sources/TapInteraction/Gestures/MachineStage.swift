/// How far a machine is in its own eyes; what becomes of its proposals is up to the arena.
enum MachineStage: Sendable {
  /// Nothing is decided.
  case watching
  /// It asked to begin and has not ended.
  case active
  /// It said its last word, and is silent until it is reset.
  case done
}
