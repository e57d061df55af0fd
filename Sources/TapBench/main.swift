// Measures Tapline: times beside the least that any program could take, counts, and the marks.
//
//     swift run -c release TapBench [--json] [--quick] [--list] [--texts FOLDER] [FILTER...]
//
// A filter is a part of a name such as `hit/` or `T5`; a measurement runs if all filters match.
// `--quick` takes fewer rounds and leaves out what needs 100 MB. The rows of `detect/` stand beside
// linkify-it-py where `TAP_PYTHON`, or else `python3`, has it (`pip install linkify-it-py`).
//
// To compare with other engines, lay out the same texts, which `--texts FOLDER` writes with their
// links (start, end, destination, separated by tabs, offsets in bytes), on a page 400 points
// wide, in the same minutes on the same machine; ask both for points spread over the page, and
// compare ratios to the floor rather than times of different days. What an engine draws or
// caches beyond an answer is part of its time if an application has to pay for it too.

if let arguments = Arguments(CommandLine.arguments.dropFirst()) {
  try arguments.run()
} else {
  print("usage: TapBench [--json] [--quick] [--list] [--texts FOLDER] [FILTER...]")
}
