import TapLayout
import TapText

extension ItemShaper {
  /// Gives a word the shape that it is known to have, or puts it with the words to be shaped.
  mutating func place(
    _ word: PlacedWord, _ plan: Int, _ text: Span<UInt8>, _ request: ShapingRequest,
    into result: inout ShapedClusters
  ) {
    let key = WordKey(text, word.bytes, plan: UInt32(plan))
    if let entry = words.find(key, text, word.bytes) {
      if words.young.entries[entry].clusterCount > 0 {
        words.young.copy(entry, to: word.place, word.scale, into: &result)
      } else {
        batch.places.append((entry, word.place, word.scale))
      }
      return
    }
    if !batch.words.isEmpty, batch.isFull || batch.plan != plan { finishBatch(into: &result) }
    let entry = words.insert(key, text, word.bytes)
    batch.add(text, word, entry: entry, starts: request.starts.span, plan: plan)
    batch.places.append((entry, word.place, word.scale))
  }

  /// Shapes the words of the batch in one call and puts them where they are.
  mutating func finishBatch(into result: inout ShapedClusters) {
    guard !batch.words.isEmpty else { return }
    batch.close()
    // The last space parts the last word from nothing.
    let bytes = batch.bytes
    if buffer.shape(bytes.span, 0..<bytes.count, plans[batch.plan]) {
      raw.read(buffer.buffer, of: plans[batch.plan], bytes.span, starts: batch.starts)
    } else {
      raw.reset(batch.starts.count - 1)
    }
    for word in batch.words { words.define(word.entry, raw, word.clusters) }
    for place in batch.places {
      words.young.copy(place.entry, to: place.place, place.scale, into: &result)
    }
    batch.removeAll()
  }
}
