import TapPlatform
import TapGTK

let arguments: GalleryArguments
do {
  arguments = try GalleryArguments.parse(Array(CommandLine.arguments.dropFirst()))
} catch {
  GalleryLog.complain(error.words)
  exit(2)
}
guard GTKLoop.start() else {
  GalleryLog.complain("there is no display to show a window on")
  exit(3)
}
do {
  if let count = arguments.cycleCount {
    let cycle = try WindowCycle(count: count, Gallery.shaper(arguments))
    cycle.openNext()
    GTKLoop.run()
  } else {
    let gallery = try Gallery(arguments)
    gallery.show()
    GTKLoop.run()
  }
} catch {
  GalleryLog.complain("\(error)")
  exit(3)
}
