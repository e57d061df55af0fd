import Glibc
import TapGTK

let arguments: GalleryArguments
switch GalleryArguments.parse(Array(CommandLine.arguments.dropFirst())) {
case .success(let parsed): arguments = parsed
case .failure(let complaint):
  GalleryLog.complain(complaint.words)
  exit(2)
}
guard GTKLoop.start() else {
  GalleryLog.complain("there is no display to show a window on")
  exit(3)
}
do {
  let gallery = try Gallery(arguments)
  gallery.show()
  GTKLoop.run()
} catch {
  GalleryLog.complain("\(error)")
  exit(3)
}
