"""Cases and scenes: texts in windows, with the events that happen to them."""

from __future__ import annotations

import os
from ctypes import byref, c_size_t, c_void_p
from dataclasses import dataclass
from pathlib import Path

from ._library import Handle, check, library, string, string_at


@dataclass(frozen=True)
class CheckResult:
    """What running a case came to."""

    #: The number of wrong results.
    failures: int
    #: The number of reasons why parts of it can't run yet.
    pending: int
    #: A line for each of both.
    report: list[str]

    @property
    def passed(self) -> bool:
        """Whether every result was the expected one."""
        return self.failures == 0 and self.pending == 0


class Scene:
    """A case or a scene, which never changes."""

    __slots__ = ("_handle",)

    def __init__(self, json: str | bytes) -> None:
        data = json if isinstance(json, bytes) else json.encode()
        self._handle = Handle(library.tap_scene_create, data, len(data))

    def replay(self) -> list[str]:
        """Plays its events, and returns the log."""
        return string(library.tap_scene_replay, self._handle).splitlines()

    def check(self) -> CheckResult:
        """Runs its queries and events, and compares the results with the expected ones."""
        failures, pending, start, length = c_size_t(), c_size_t(), c_void_p(), c_size_t()
        check(
            library.tap_scene_check(
                self._handle.value, byref(failures), byref(pending), byref(start), byref(length)
            )
        )
        report = string_at(start.value, length.value).splitlines()
        return CheckResult(failures.value, pending.value, report)


def scene(path: str | os.PathLike[str]) -> Scene:
    """Reads a case or a scene from a file."""
    return Scene(Path(path).read_bytes())
