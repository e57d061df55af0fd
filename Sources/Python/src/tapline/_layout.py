"""Layouts: where a text is, and what is under a point of it."""

from __future__ import annotations

import ctypes
import struct
import zlib
from array import array
from ctypes import addressof, byref, c_double, c_size_t, sizeof
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Iterable, Iterator, Literal, NamedTuple, Sequence, overload

from ._errors import NotFoundError
from ._geometry import Point, Rect
from ._library import CCaret, CHit, CLine, CPoint, CRange, CRect, Handle, check, count, library
from ._library import rectangles, string
from ._text import Link, Text


class Region(IntEnum):
    """What is under a point."""

    OUTSIDE = 0
    INSET = 1
    ABOVE = 2
    BELOW = 3
    LINE_GAP = 4
    CLUSTER = 5
    INLINE_OBJECT = 6
    ELLIPSIS = 7
    TRUNCATION_TOKEN = 8
    HYPHEN = 9
    COLLAPSED_SPACE = 10
    LEADING_MARGIN = 11
    TRAILING_MARGIN = 12
    NOT_LAID_OUT = 13
    LINE_BREAK = 14
    TABLE_GAP = 15


_REGIONS = tuple(Region)


class Hit:
    """What is under a point."""

    __slots__ = ("_layout", "_hit")

    def __init__(self, layout: Layout, hit: CHit) -> None:
        self._layout = layout
        self._hit = hit

    @property
    def region(self) -> Region:
        """The kind of region."""
        index: int = self._hit.region
        return _REGIONS[index]

    @property
    def line(self) -> int | None:
        """The line under the point or nearest to it; `None` outside."""
        line: int = self._hit.line
        return None if line < 0 else line

    @property
    def link(self) -> LaidOutLink | None:
        """The link under the point."""
        index = self._hit.link
        return None if index < 0 else self._layout.links[index]

    @property
    def utf8(self) -> tuple[int, int] | None:
        """The range under the point in UTF-8."""
        start = self._hit.utf8_start
        return None if start < 0 else (start, self._hit.utf8_end)

    @property
    def range(self) -> tuple[int, int] | None:
        """The range under the point in code points."""
        found = self.utf8
        text = self._layout.text
        return found and (text._points(found[0]), text._points(found[1]))

    @property
    def hidden_utf8(self) -> tuple[int, int] | None:
        """The range in UTF-8 that an ellipsis or a truncation token under the point hides."""
        start = self._hit.hidden_start
        return None if start < 0 else (start, self._hit.hidden_end)

    @property
    def cluster(self) -> int | None:
        """The index of the cluster under the point."""
        index: int = self._hit.cluster
        return None if index < 0 else index

    @property
    def text(self) -> str:
        """The text under the point; empty where there is none."""
        found = self.range
        return str(self._layout.text)[found[0] : found[1]] if found else ""

    @property
    def box(self) -> Rect:
        """The box under the point."""
        hit = self._hit
        return Rect(hit.x, hit.y, hit.width, hit.height)

    @property
    def is_right_to_left(self) -> bool:
        """Whether the text under the point, or the line, runs to the left."""
        return bool(self._hit.direction)

    @property
    def is_trailing_half(self) -> bool:
        """Whether the point is in the half of the box where reading ends."""
        return bool(self._hit.is_trailing_half)

    def __repr__(self) -> str:
        link = self.link
        where = f" {self.text!r}" if self.text else ""
        return f"<tapline.Hit {self.region.name}{where}{f', {link!r}' if link else ''}>"


_HIT_SIZE = sizeof(CHit)


class Hits(Sequence[Hit]):
    """The hits of many points, in memory of one piece.

    Columns are views of it without a copy: ``hits.links[i]`` is the index of a link or -1.
    """

    __slots__ = ("_layout", "_hits")

    def __init__(self, layout: Layout, hits: Any) -> None:
        self._layout = layout
        self._hits = hits

    def _column(self, offset: int, code: Literal["i", "q"]) -> memoryview[int]:
        cell = struct.calcsize(code)
        return memoryview(self._hits).cast("B").cast(code)[offset // cell :: _HIT_SIZE // cell]

    @property
    def links(self) -> memoryview[int]:
        """The index of each link, -1 for none."""
        return self._column(CHit.link.offset, "q")

    @property
    def clusters(self) -> memoryview[int]:
        """The index of each cluster, -1 for none."""
        return self._column(CHit.cluster.offset, "q")

    @property
    def regions(self) -> memoryview[int]:
        """The number of each region, see `Region`."""
        return self._column(CHit.region.offset, "i")

    def __len__(self) -> int:
        return len(self._hits)

    @overload
    def __getitem__(self, index: int) -> Hit: ...
    @overload
    def __getitem__(self, index: slice) -> list[Hit]: ...
    def __getitem__(self, index: int | slice) -> Hit | list[Hit]:
        if isinstance(index, slice):
            return [Hit(self._layout, hit) for hit in self._hits[index]]
        return Hit(self._layout, self._hits[index])

    def __repr__(self) -> str:
        return f"<tapline.Hits of {len(self)} points>"


@dataclass(frozen=True)
class Caret:
    """A position between two clusters; the offset counts code points."""

    offset: int
    utf8: int
    line: int
    x: float
    y: float
    height: float
    is_upstream: bool


@dataclass(frozen=True)
class Line:
    """A line; offsets count code points."""

    index: int
    paragraph: int
    start: int
    end: int
    rect: Rect
    baseline: float
    is_right_to_left: bool
    is_soft_wrapped: bool
    is_truncated: bool


class Match(NamedTuple):
    """A text that was found, with a point that taps it if it is visible."""

    start: int
    end: int
    rects: list[Rect]
    tap_point: Point | None


class LaidOutLink(Link):
    """A link of a layout, with where it is."""

    __slots__ = ("_layout",)

    def __init__(self, layout: Layout, index: int) -> None:
        super().__init__(layout.text, index)
        self._layout = layout

    @property
    def rects(self) -> list[Rect]:
        """Its rectangles, from top to bottom."""
        handle = self._layout._handle.value
        return _rects(rectangles(library.tap_layout_link_rects, handle, self.index))

    @property
    def tap_point(self) -> Point | None:
        """A point that taps it; `None` where nothing of it is visible."""
        point = CPoint()
        handle = self._layout._handle.value
        return _tap_point(
            library.tap_layout_link_tap_point(handle, self.index, byref(point)), point
        )


def _rects(found: list[CRect]) -> list[Rect]:
    return [Rect(rect.x, rect.y, rect.width, rect.height) for rect in found]


def _tap_point(status: int, point: CPoint) -> Point | None:
    try:
        check(status)
    except NotFoundError:
        return None
    return Point(point.x, point.y)


class Layout:
    """A text laid out; it never changes, so that any thread may use it."""

    __slots__ = ("text", "_handle", "_links", "_hit")

    def __init__(self, text: Text, handle: Handle) -> None:
        #: The text.
        self.text = text
        self._handle = handle
        self._links: list[LaidOutLink] | None = None
        self._hit = library.tap_layout_hit

    def hit(self, x: float, y: float, slop: float = 0.0) -> Hit:
        """Returns what is under a point; slop is how far from a link it may be."""
        found = CHit(_HIT_SIZE)
        status = self._hit(self._handle.value, x, y, slop, addressof(found))
        if status:
            check(status)
        return Hit(self, found)

    def hits(self, points: Any, slop: float = 0.0) -> Hits:
        """Returns what is under many points.

        Points are a buffer of doubles, x and y in turn, such as an array of NumPy with two columns,
        or pairs of numbers.
        """
        doubles = _doubles(points)
        number = len(doubles) // 2
        hits = (CHit * number)()
        if number:
            start = (c_double * len(doubles)).from_buffer(doubles)
            check(
                library.tap_layout_hits(
                    self._handle.value, addressof(start), number, slop, addressof(hits), _HIT_SIZE
                )
            )
        return Hits(self, hits)

    @property
    def links(self) -> Sequence[LaidOutLink]:
        """The links, with where they are."""
        if self._links is None:
            self._links = [LaidOutLink(self, index) for index in range(len(self.text.links))]
        return self._links

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        width, height = c_double(), c_double()
        check(library.tap_layout_size(self._handle.value, byref(width), byref(height)))
        return width.value, height.value

    @property
    def lines(self) -> list[Line]:
        """The lines."""
        number = count(library.tap_layout_line_count, self._handle)
        return [self._line(index) for index in range(number)]

    def _line(self, index: int) -> Line:
        line = CLine(size=sizeof(CLine))
        check(library.tap_layout_line(self._handle.value, index, byref(line)))
        return Line(
            index=index,
            paragraph=line.paragraph,
            start=self.text._points(line.utf8.start),
            end=self.text._points(line.utf8.end),
            rect=_rects([line.rect])[0],
            baseline=line.baseline,
            is_right_to_left=bool(line.direction),
            is_soft_wrapped=bool(line.is_soft_wrapped),
            is_truncated=bool(line.is_truncated),
        )

    def caret(self, x: float, y: float) -> Caret:
        """Returns the caret nearest to a point."""
        caret = CCaret(size=sizeof(CCaret))
        check(library.tap_layout_caret_nearest(self._handle.value, x, y, byref(caret)))
        return self._caret(caret)

    def caret_at(self, offset: int, upstream: bool = False) -> Caret:
        """Returns the caret at an offset in code points."""
        caret = CCaret(size=sizeof(CCaret))
        utf8 = self.text._utf8(offset)
        check(
            library.tap_layout_caret_at(
                self._handle.value, utf8, 0 if upstream else 1, byref(caret)
            )
        )
        return self._caret(caret)

    def _caret(self, caret: CCaret) -> Caret:
        return Caret(
            offset=self.text._points(caret.utf8),
            utf8=caret.utf8,
            line=caret.line,
            x=caret.x,
            y=caret.y,
            height=caret.height,
            is_upstream=caret.affinity == 0,
        )

    def rects(self, start: int, end: int) -> list[Rect]:
        """Returns the rectangles of a range in code points, from top to bottom."""
        return self._rects(CRange(self.text._utf8(start), self.text._utf8(end)))

    def _rects(self, range: CRange) -> list[Rect]:
        return _rects(rectangles(library.tap_layout_rects, self._handle.value, range))

    def visual_ranges(self, start: int, end: int, line: int) -> list[tuple[float, float]]:
        """Returns the left and right edges of a range in a line: several where directions mix."""
        range = CRange(self.text._utf8(start), self.text._utf8(end))
        number = c_size_t()
        edges = (CPoint * 64)()
        check(
            library.tap_layout_visual_ranges(
                self._handle.value, range, line, edges, 64, byref(number)
            )
        )
        return [(edge.x, edge.y) for edge in edges[: min(64, number.value)]]

    def locate(self, needle: str) -> list[Match]:
        """Returns where a text is, each time it occurs, for a test that must tap it."""
        matches = []
        for start, end in self.text._find(needle):
            range, point = CRange(start, end), CPoint()
            status = library.tap_layout_tap_point(self._handle.value, range, byref(point))
            matches.append(
                Match(
                    self.text._points(start),
                    self.text._points(end),
                    self._rects(range),
                    _tap_point(status, point),
                )
            )
        return matches

    def to_svg(self) -> str:
        """Returns a picture as SVG."""
        return string(library.tap_layout_svg, self._handle)

    def to_rgba(self, scale: float = 1.0, background: int = 0xFFFFFFFF) -> tuple[bytes, int, int]:
        """Returns a picture: the pixels with width and height.

        A pixel has a byte each of red, green, blue and opacity, premultiplied.
        """
        width, height = self.size
        columns, rows = max(1, round(width * scale)), max(1, round(height * scale))
        pixels = ctypes.create_string_buffer(4 * columns * rows)
        check(
            library.tap_layout_render(
                self._handle.value, scale, background, pixels, columns, rows, 4 * columns
            )
        )
        return pixels.raw, columns, rows

    def to_png(self, scale: float = 1.0) -> bytes:
        """Returns a picture as a PNG file on white."""
        pixels, width, height = self.to_rgba(scale)
        rows = b"".join(
            b"\0" + pixels[4 * width * row : 4 * width * (row + 1)] for row in range(height)
        )
        header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
            for kind, body in ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
        )

    def close(self) -> None:
        """Ends it now; what is called then raises `InvalidObjectError`."""
        self._handle.close()

    def __enter__(self) -> Layout:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def __repr__(self) -> str:
        width, height = self.size
        return f"<tapline.Layout {width:g}x{height:g} of {self.text!r}>"


def _doubles(points: Any) -> Any:
    """The numbers of some points in memory that can be written, which ctypes needs."""
    try:
        view = memoryview(points)
    except TypeError:
        return array("d", _flat(points))
    if view.format != "d" or not view.c_contiguous:
        return array("d", _flat(view.tolist()))
    flat = view.cast("B").cast("d")
    if len(flat) % 2:
        raise ValueError("points have x and y in turn, but there is an odd number of numbers")
    return array("d", flat) if view.readonly else flat


def _flat(points: Iterable[Any]) -> Iterator[float]:
    pending: float | None = None
    for item in points:
        if isinstance(item, (int, float)):
            if pending is None:
                pending = float(item)
            else:
                yield pending
                yield float(item)
                pending = None
        else:
            x, y = item
            yield float(x)
            yield float(y)
    if pending is not None:
        raise ValueError("points have x and y in turn, but there is an odd number of numbers")
