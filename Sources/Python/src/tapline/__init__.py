"""What is under a point of a text, which link is there, and is it safe to follow?

>>> import tapline
>>> layout = tapline.Text.from_markdown("see [docs](https://a.example/x) now").layout(width=400)
>>> layout.hit(36, 8).link.destination
'https://a.example/x'

Offsets count code points, as those of ``str`` do; coordinates are points, y growing downwards.
"""

from __future__ import annotations

from ._batch import answer, answer_json, audit, batch
from ._errors import (
    BusyError,
    InvalidArgumentError,
    InvalidObjectError,
    InvalidTextError,
    NotFoundError,
    OutOfRangeError,
    TaplineError,
)
from ._geometry import Point, Rect
from ._layout import Caret, Hit, Hits, LaidOutLink, Layout, Line, Match, Region
from ._library import library_version
from ._safety import Assessment, DetectedLink, Finding, Verdict, assess, detect
from ._scene import CheckResult, Scene, scene
from ._text import Link, Text
from ._window import Activation, Policy, Window

__version__ = library_version()

__all__ = [
    "Activation",
    "Assessment",
    "BusyError",
    "Caret",
    "CheckResult",
    "DetectedLink",
    "Finding",
    "Hit",
    "Hits",
    "InvalidArgumentError",
    "InvalidObjectError",
    "InvalidTextError",
    "LaidOutLink",
    "Layout",
    "Line",
    "Link",
    "Match",
    "NotFoundError",
    "OutOfRangeError",
    "Point",
    "Policy",
    "Rect",
    "Region",
    "Scene",
    "TaplineError",
    "Text",
    "Verdict",
    "Window",
    "answer",
    "answer_json",
    "assess",
    "audit",
    "batch",
    "detect",
    "scene",
]
