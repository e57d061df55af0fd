extension Case {
  /// Reads the top level of a file.
  init(reading cursor: JSONCursor, for purpose: CaseFile.Purpose) throws(SceneError) {
    var fields = try JSONFields(cursor)
    // The address of the schema, which editors read.
    _ = try fields.take("$schema")?.string()
    name = try fields.take("name")?.string()
    source = try fields.take("source")?.string()
    note = try fields.take("note")?.string()
    pending = try fields.take("pending")?.reason()
    scene = try Scene(&fields)
    let queries = fields.take("queries")
    let events = fields.take("events")
    let touches = fields.take("touches")
    let expectations = fields.take("expect")
    try fields.finish()
    if let queries {
      let board = SceneBoard(scene)
      for query in try queries.items() {
        self.queries.append(try CaseQuery(reading: query, on: board))
      }
    }
    try readEvents(events, touches, expectations, for: purpose)
    guard purpose == .view || !self.queries.isEmpty || self.expectations != nil else {
      throw (queries ?? cursor).error("a case asks at least one question under \"queries\"")
    }
  }

  private mutating func readEvents(
    _ events: JSONCursor?, _ touches: JSONCursor?, _ expectations: JSONCursor?,
    for purpose: CaseFile.Purpose
  ) throws(SceneError) {
    var script = SceneScript(scene)
    if let events { try script.read(events) }
    if let touches { try script.readTouches(touches) }
    self.events = script.events
    if let played = events ?? touches {
      guard purpose == .view || expectations != nil else {
        throw played.error("nothing is expected of the events; \"expect\" says what")
      }
    }
    if let expectations {
      guard events != nil else { throw expectations.error("there are no \"events\"") }
      self.expectations = try ReplayExpectations(reading: expectations, of: script)
    }
  }
}
