"""Prints where a UI test must tap to follow each link of a page.

Usage: where_to_tap.py FILE [WIDTH [FONT [SIZE]]]

The exit status is 1 if a link can't be tapped, since nothing of it is visible.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import tapline


def main(arguments: list[str]) -> int:
    """Lays the file out and prints a line for each link."""
    path, *rest = arguments
    options: dict[str, Any] = {"width": float(rest[0]) if rest else 400.0}
    if len(rest) > 1:
        options["font"] = rest[1]
    if len(rest) > 2:
        options["size"] = float(rest[2])
    source = Path(path).read_bytes()
    make = tapline.Text.from_html if path.endswith(".html") else tapline.Text.from_markdown
    layout = make(source).layout(**options)
    hidden = 0
    for link in layout.links:
        point = link.tap_point
        hidden += point is None
        where = f"{point.x:g},{point.y:g}" if point else "not visible"
        print(f"{where:14} {link.text!r} to {link.destination}")
    return 1 if hidden else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
