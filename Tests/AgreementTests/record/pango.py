"""Pango, asked through a small C program that is compiled on the spot."""

import subprocess
import tempfile
from pathlib import Path

import fonts
from cases import Case, Layout


class Pango:
    """A compiled `pango.c` and the folder that it lives in."""

    # Where Pango follows rules of its own: it scales the pictures of emoji by the strikes of their
    # font, draws boxes for controls, counts tabs in eight spaces and a hyphen as part of a letter.
    LEFT_OUT = {"Emoji", "Controls", "Tabs", "Soft hyphens"}
    # Its left and right mean start and end.
    ALIGNMENTS = {"start", "end", "center", "justify"}

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="rival-")
        self.program = Path(self.folder.name) / "pango"
        source = Path(__file__).with_name("pango.c")
        flags = ["pkg-config", "--cflags", "--libs", "pangoft2", "pango", "fontconfig"]
        try:
            found = subprocess.run(flags, check=True, capture_output=True, text=True).stdout
        except (OSError, subprocess.CalledProcessError):
            raise SystemExit("libpango1.0-dev or pkg-config is not there: see --help")
        compiler = ["gcc", "-O1", "-Wall", "-Werror", "-o", self.program, source]
        subprocess.run(compiler + found.split(), check=True)
        self.version = self._ask(["--version"]).strip()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def _ask(self, arguments: list[str], text: str = "") -> str:
        command = [str(self.program), *arguments]
        return subprocess.run(
            command, input=text.encode(), check=True, stdout=subprocess.PIPE
        ).stdout.decode()

    def measure(self, case: Case, clusters: list[int]) -> dict:
        """Lines and rectangles in the form in which the page of the browser gives them."""
        layouts = [self._layout(case, layout, clusters) for layout in case.layouts]
        return {"clusters": clusters, "layouts": layouts}

    def _layout(self, case: Case, layout: Layout, clusters: list[int]) -> dict:
        arguments = [str(case.size), case.lang, str(layout.width), layout.align, layout.direction]
        for name in case.fonts:
            path, face = fonts.find(name)
            arguments += [str(path), str(face)]
        units = case.text.encode("utf-16-le")
        pieces = [
            units[2 * start : 2 * end].decode("utf-16-le")
            for start, end in zip(clusters, clusters[1:])
        ]
        # The program reads the clusters one by one, each closed by a byte that no text has.
        answer = self._ask(arguments, "".join(piece + "\0" for piece in pieces))
        return read(answer)


def read(answer: str) -> dict:
    """Reads `line START END TOP BOTTOM`, then a row for each cluster that begins on the line."""
    lines = []
    for row in answer.splitlines():
        kind, *words = row.split()
        numbers = [float(word) for word in words]
        if kind == "line":
            utf8 = [int(word) for word in words[:2]]
            lines.append({"utf8": utf8, "box": numbers[2:], "rects": []})
        else:
            lines[-1]["rects"].append([numbers] if numbers else [])
    return {"height": lines[-1]["box"][1] if lines else 0, "lines": lines}
