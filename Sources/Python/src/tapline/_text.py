"""Texts with their links."""

from __future__ import annotations

import json
from ctypes import byref, c_int64, c_size_t, sizeof
from typing import TYPE_CHECKING, Sequence

from ._library import CLink, CRange, Handle, check, count, library, string, string_at
from ._safety import Assessment, Verdict

if TYPE_CHECKING:
    from ._layout import Layout

_UTF8, _SCALARS = 0, 2


class Text:
    """A text with its links and attributes, which never changes.

    >>> text = Text.from_markdown("see [docs](https://a.example/x) now")
    >>> str(text), text.links[0].destination
    ('see docs now', 'https://a.example/x')
    """

    __slots__ = ("_handle", "_string", "_is_ascii", "_links")

    def __init__(self, string_or_handle: str | Handle = "") -> None:
        """Makes a text without links."""
        if isinstance(string_or_handle, Handle):
            self._handle = string_or_handle
        else:
            self._handle = self._make(0, string_or_handle)
        self._string = string(library.tap_text_utf8, self._handle)
        self._is_ascii = self._string.isascii()
        self._links: list[Link] | None = None

    @staticmethod
    def _make(format: int, source: str | bytes) -> Handle:
        data = source if isinstance(source, bytes) else source.encode()
        return Handle(library.tap_text_create, format, data, len(data))

    @classmethod
    def from_plain(cls, source: str | bytes) -> Text:
        """Makes a text of plain text."""
        return cls(cls._make(0, source))

    @classmethod
    def from_markdown(cls, source: str | bytes) -> Text:
        """Makes a text of Markdown."""
        return cls(cls._make(1, source))

    @classmethod
    def from_html(cls, source: str | bytes) -> Text:
        """Makes a text of HTML."""
        return cls(cls._make(2, source))

    @classmethod
    def from_ansi(cls, source: str | bytes) -> Text:
        """Makes a text of the output of a program, with its escape sequences."""
        return cls(cls._make(3, source))

    @classmethod
    def from_case(cls, source: str | bytes) -> Text:
        """Makes a text of a case: a JSON object with text, links, attributes and so on."""
        return cls(cls._make(4, source))

    def with_detected_links(self, profile: str = "unicode") -> Text:
        """Returns a text with the links that a profile finds beside its own."""
        return Text(
            Handle(library.tap_text_create_detecting, self._handle.value, profile.encode())
        )

    @property
    def links(self) -> Sequence[Link]:
        """The links, in the order of the text."""
        if self._links is None:
            number = count(library.tap_text_link_count, self._handle)
            self._links = [Link(self, index) for index in range(number)]
        return self._links

    def find(self, needle: str) -> list[tuple[int, int]]:
        """Returns the start and end of each occurrence of a text, in code points."""
        return [(self._points(start), self._points(end)) for start, end in self._find(needle)]

    def _find(self, needle: str) -> list[tuple[int, int]]:
        data, number = needle.encode(), c_size_t()
        handle = self._handle.value
        check(library.tap_text_find(handle, data, len(data), None, 0, byref(number)))
        ranges = (CRange * number.value)()
        check(
            library.tap_text_find(handle, data, len(data), ranges, number.value, byref(number))
        )
        return [(found.start, found.end) for found in ranges]

    def layout(
        self,
        width: float | None = None,
        *,
        font: str | Sequence[str] | None = None,
        size: float | None = None,
        **options: object,
    ) -> Layout:
        """Lays the text out.

        Without a font, letters are in cells of 8 by 16 points. Options are those of a case's
        ``layout``, such as ``height``, ``align``, ``lines``, ``truncate`` or ``cell=[10, 20]``.

        >>> Text("see docs").layout(width=400, align="right").hit(399, 8).region.name
        'CLUSTER'
        """
        from ._layout import Layout

        if width is not None:
            options["width"] = width
        if font is not None:
            options["font"] = font if isinstance(font, str) else list(font)
        if size is not None:
            options["size"] = size
        data = json.dumps(options).encode() if options else b""
        return Layout(
            self, Handle(library.tap_layout_create, self._handle.value, data, len(data))
        )

    def _points(self, utf8: int) -> int:
        """Converts an offset in UTF-8 to one in code points."""
        return utf8 if self._is_ascii or utf8 < 0 else self._convert(_UTF8, _SCALARS, utf8)

    def _utf8(self, points: int) -> int:
        """Converts an offset in code points to one in UTF-8."""
        return self._convert(_SCALARS, _UTF8, points)

    def _convert(self, source: int, target: int, offset: int) -> int:
        result = c_int64()
        check(
            library.tap_text_convert(self._handle.value, source, target, offset, byref(result))
        )
        return result.value

    def __str__(self) -> str:
        return self._string

    def __len__(self) -> int:
        return len(self._string)

    def __repr__(self) -> str:
        shown = self._string if len(self._string) <= 40 else self._string[:37] + "..."
        return f"<tapline.Text {shown!r}, {len(self.links)} links>"


class Link:
    """A link of a text; offsets count code points."""

    __slots__ = ("_text", "index", "destination", "title", "utf8", "source", "_assessment")

    def __init__(self, text: Text, index: int) -> None:
        self._text = text
        #: The index among the links of the text.
        self.index = index
        found = CLink(size=sizeof(CLink))
        check(library.tap_text_link(text._handle.value, index, byref(found)))
        #: Where it leads, as it is written; open `assessment.destination` instead.
        self.destination = string_at(found.destination, found.destination_length)
        #: The title; `None` where the source gives none.
        self.title: str | None = (
            string_at(found.title, found.title_length) if found.title else None
        )
        #: The range in UTF-8.
        self.utf8: tuple[int, int] = (found.utf8.start, found.utf8.end)
        #: Line and column in the source, from 1; `None` where they are not known.
        self.source: tuple[int, int] | None = (
            (found.source_line, found.source_column) if found.source_line else None
        )
        self._assessment: Assessment | None = None

    @property
    def start(self) -> int:
        """Where it begins."""
        return self._text._points(self.utf8[0])

    @property
    def end(self) -> int:
        """Where it ends."""
        return self._text._points(self.utf8[1])

    @property
    def text(self) -> str:
        """The text that shows it."""
        return str(self._text)[self.start : self.end]

    @property
    def assessment(self) -> Assessment:
        """What link safety says about it in its text."""
        if self._assessment is None:
            handle = Handle(library.tap_text_assess, self._text._handle.value, self.index)
            self._assessment = Assessment._of(handle)
        return self._assessment

    @property
    def verdict(self) -> Verdict:
        """The verdict of link safety."""
        return self.assessment.verdict

    def __repr__(self) -> str:
        return f"<tapline.{type(self).__name__} {self.index} {self.text!r} to {self.destination}>"
