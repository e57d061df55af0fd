"""Points and rectangles, in points, y growing downwards."""

from __future__ import annotations

from typing import NamedTuple


class Point(NamedTuple):
    """A point."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle; its left and top edges are in it, the others are not."""

    x: float
    y: float
    width: float
    height: float
