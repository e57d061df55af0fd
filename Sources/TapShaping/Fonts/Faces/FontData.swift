import CHarfBuzz
import TapPlatform

/// The bytes of a font file, which may hold several faces.
struct FontData {
  let blob: hb_blob_t
  /// The path of the file; `nil` for bytes that were given.
  let path: String?
  /// The number of faces, at least 1.
  let faceCount: Int

  /// What errors call it.
  var name: String { path ?? "the font data" }

  /// The most faces that a file may hold: a hostile one could name one face a million times.
  static let maximalFaceCount = 256

  /// Maps a file, which must not shrink while a face of it lives.
  init(file path: String) throws(FontError) {
    guard let file = MappedFile(path) else { throw FontError(.unreadable, name: path) }
    let owner = unsafe Unmanaged.passRetained(file).toOpaque()
    let blob = unsafe hb_blob_create(
      file.start.assumingMemoryBound(to: CChar.self), UInt32(file.count), HB_MEMORY_MODE_READONLY,
      owner,
      { owner in
        if let owner = unsafe owner { unsafe Unmanaged<MappedFile>.fromOpaque(owner).release() }
      })
    try self.init(blob, path: path)
  }

  /// Takes a copy of some bytes.
  init(bytes: [UInt8]) throws(FontError) {
    guard bytes.count < MappedFile.maximalCount else {
      throw FontError(.malformed, name: "the font data")
    }
    let blob = unsafe bytes.withUnsafeBytes { bytes in
      unsafe hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    try self.init(blob, path: nil)
  }

  private init(_ blob: hb_blob_t, path: String?) throws(FontError) {
    self.blob = blob
    self.path = path
    faceCount = Int(hb_face_count(blob))
    guard 1...Self.maximalFaceCount ~= faceCount else {
      throw FontError(.malformed, name: name)
    }
  }
}

/// A file in memory for as long as the object lives.
@safe private final class MappedFile {
  let start: UnsafeMutableRawPointer
  let count: Int

  /// The length that HarfBuzz cannot count any more.
  static let maximalCount = Int(Int32.max)

  /// Maps a regular file; `nil` where there is none, it is empty, or it is too long.
  ///
  /// Pipes and devices are opened without waiting for a writer, and are not read.
  init?(_ path: String) {
    guard !path.utf8.contains(0) else { return nil }
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      1..<Self.maximalCount ~= Int(status.st_size)
    else { return nil }
    let start = unsafe mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    unsafe self.start = unsafe start
    count = Int(status.st_size)
  }

  deinit { unsafe munmap(start, count) }
}
