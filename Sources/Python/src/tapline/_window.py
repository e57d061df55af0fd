"""Windows: texts whose links react to pointers and keys."""

from __future__ import annotations

import math
from ctypes import byref, c_double, c_size_t, sizeof
from enum import IntEnum
from typing import Any, Callable, NamedTuple

from ._errors import NotFoundError
from ._geometry import Rect
from ._layout import Layout
from ._library import ActivationCallback, CCallbacks, ConfirmCallback, CPointerEvent, CRect
from ._library import DisplayCallback, Handle, LogCallback, check, library, string_at
from ._safety import Verdict


class Policy(IntEnum):
    """What reacts in a text."""

    #: Links do; all else reaches what is behind.
    LINKS_ONLY = 0
    #: The same, but that long presses on links reach the background.
    LINKS_ONLY_BACKGROUND_LONG_PRESS = 1
    #: Nothing does.
    INERT = 2


class Activation(NamedTuple):
    """A link that is followed, or about which something is asked."""

    #: The index of the text in the window.
    view: int
    #: The index of the link in the text.
    link: int
    #: What to open.
    destination: str
    verdict: Verdict


_PHASES = {"down": 0, "move": 1, "up": 2, "cancel": 3}
_KINDS = {"touch": 0, "mouse": 1, "pen": 2}
_KEYS = (
    "tab enter keypadEnter space escape menu f10 left right up down home end pageUp pageDown"
).split()


class Window:
    """A window without a screen: events go in, callbacks come out.

    No clock and no thread: events carry times, in seconds, and `advance` lets time pass. One thread
    at a time uses it; a call from within one of its callbacks raises `BusyError`. An exception of a
    callback is raised by the call that it happened in.
    """

    def __init__(
        self,
        width: float,
        height: float,
        *,
        on_activate: Callable[[Activation], object] | None = None,
        on_confirm: Callable[[Activation], bool] | None = None,
        on_menu: Callable[[Activation], object] | None = None,
        on_display: Callable[[], object] | None = None,
        on_log: Callable[[str], object] | None = None,
    ) -> None:
        """Makes a window of a size."""
        self._failures: list[BaseException] = []
        self._layouts: list[Layout] = []

        def activate(_: Any, about: Any) -> None:
            if on_activate:
                self._call(on_activate, _activation(about))

        def confirm(_: Any, about: Any) -> int:
            return int(bool(on_confirm and self._call(on_confirm, _activation(about))))

        def menu(_: Any, about: Any) -> None:
            if on_menu:
                self._call(on_menu, _activation(about))

        def display(_: Any) -> None:
            if on_display:
                self._call(on_display)

        def log(_: Any, line: int | None, length: int) -> None:
            if on_log:
                self._call(on_log, string_at(line, length))

        self._callbacks = CCallbacks(
            size=sizeof(CCallbacks),
            activate=ActivationCallback(activate),
            confirm=ConfirmCallback(confirm),
            menu=ActivationCallback(menu),
            needs_display=DisplayCallback(display),
            log=LogCallback(log) if on_log else LogCallback(),
        )
        self._handle = Handle(library.tap_window_create, width, height, byref(self._callbacks))

    def _call(self, callback: Callable[..., Any], *arguments: object) -> Any:
        try:
            return callback(*arguments)
        except BaseException as error:  # C cannot carry it, so that the call raises it.
            self._failures.append(error)
            return None

    def _check(self, status: int) -> None:
        failures, self._failures = self._failures, []
        if failures:
            raise failures[0]
        check(status)

    def add(
        self, layout: Layout, x: float = 0, y: float = 0, policy: Policy = Policy.LINKS_ONLY
    ) -> int:
        """Adds a text in front of the others, and returns its index."""
        view = c_size_t()
        self._check(
            library.tap_window_add(
                self._handle.value, layout._handle.value, x, y, policy, byref(view)
            )
        )
        return view.value

    def set_layout(self, view: int, layout: Layout) -> None:
        """Replaces a text; a press on a link that both have goes on."""
        self._check(
            library.tap_window_set_layout(self._handle.value, view, layout._handle.value)
        )

    def pointer(
        self, phase: str, x: float, y: float, time: float, *, kind: str = "touch", pointer: int = 0
    ) -> None:
        """Sends a step of a pointer: "down", "move", "up" or "cancel"."""
        event = CPointerEvent(
            size=sizeof(CPointerEvent),
            phase=_PHASES[phase],
            kind=_KINDS[kind],
            pointer=pointer,
            x=x,
            y=y,
            time=time,
        )
        self._check(library.tap_window_send_pointer(self._handle.value, byref(event)))

    def tap(self, x: float, y: float, time: float) -> None:
        """Sends a short touch."""
        self.pointer("down", x, y, time)
        self.pointer("up", x, y, time + 0.06)

    def hover(self, x: float | None, y: float | None, time: float) -> None:
        """Moves a mouse without a button down; `None` is out of the window."""
        self._check(
            library.tap_window_send_hover(
                self._handle.value,
                math.nan if x is None else x,
                math.nan if y is None else y,
                time,
            )
        )

    def key(self, key: str, time: float, *, is_down: bool = True, modifiers: int = 0) -> None:
        """Sends a key, such as "tab" or "enter"."""
        self._check(
            library.tap_window_send_key(
                self._handle.value, _KEYS.index(key), modifiers, int(is_down), time
            )
        )

    def advance(self, time: float) -> None:
        """Lets time pass up to a moment."""
        self._check(library.tap_window_advance(self._handle.value, time))

    @property
    def next_deadline(self) -> float | None:
        """When `advance` must be called if no event comes first; `None` is never."""
        time = c_double()
        try:
            check(library.tap_window_next_deadline(self._handle.value, byref(time)))
        except NotFoundError:
            return None
        return time.value

    def take_damage(self) -> list[Rect]:
        """Returns what must be drawn again since the last call."""
        rects, number = (CRect * 8)(), c_size_t()
        check(library.tap_window_take_damage(self._handle.value, rects, 8, byref(number)))
        return [Rect(r.x, r.y, r.width, r.height) for r in rects[: number.value]]

    def close(self) -> None:
        """Ends it."""
        self._handle.close()

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _activation(about: Any) -> Activation:
    found = about.contents
    destination = string_at(found.destination, found.destination_length)
    return Activation(found.view, found.link, destination, Verdict(found.verdict))
