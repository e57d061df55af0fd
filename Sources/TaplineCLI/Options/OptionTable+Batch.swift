extension OptionTable {
  /// The options of `batch`.
  static let batch = [
    Option(
      "--jobs", value: .text("N"),
      help: "How many records are answered at the same time; by default one per processor.",
      commands: [.batch]
    ) { (value, settings) throws(UnfitValue) in
      settings.jobs = try Values.count(value, in: 1...256)
    },
    Option(
      "--max-bytes", value: .text("N"),
      help: "The longest record; a longer one gets an error. 8388608 by default.",
      commands: [.batch]
    ) { (value, settings) throws(UnfitValue) in
      settings.largestRecord = try Values.count(value, in: 1...64 << 20)
    },
    Option(
      "--unordered", help: "Writes each answer as soon as it is ready, in any order.",
      commands: [.batch]
    ) { _, settings in settings.isUnordered = true },
    Option(
      "--fail-on", value: .choice(BatchFailure.allCases.map(\.rawValue)),
      help: "Exits with 1 if a link needs confirmation or is blocked, is blocked, or is too small; "
        + "none by default.",
      commands: [.batch]
    ) { (value, settings) throws(UnfitValue) in
      settings.failure = try Values.choice(value, of: BatchFailure.self)
    },
    Option(
      "--after", value: .text("ID"),
      help: "Skips the records up to the one with this id, which an earlier run answered last.",
      commands: [.batch]
    ) { value, settings in settings.lastID = value },
    Option(
      "--summary", help: "Adds a last record with counts.", commands: [.batch]
    ) { _, settings in settings.summarizes = true },
  ]
}

/// The findings that make the exit status of a batch 1.
enum BatchFailure: String, CaseIterable {
  case confirm
  case block
  case size
  case none
}
