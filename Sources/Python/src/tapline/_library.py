"""The C library behind the package, by ctypes; see tapline.h for what each function does."""

from __future__ import annotations

import ctypes
import os
from ctypes import POINTER, byref, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint8
from ctypes import c_uint32, c_uint64, c_void_p
from typing import Any, Callable

from ._errors import BY_STATUS, TaplineError


class CPoint(ctypes.Structure):
    _fields_ = [("x", c_double), ("y", c_double)]


class CRect(ctypes.Structure):
    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]


class CRange(ctypes.Structure):
    _fields_ = [("start", c_int64), ("end", c_int64)]


class CHit(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("region", c_int32),
        ("line", c_int64),
        ("cluster", c_int64),
        ("utf8_start", c_int64),
        ("utf8_end", c_int64),
        ("link", c_int64),
        ("hidden_start", c_int64),
        ("hidden_end", c_int64),
        ("x", c_double),
        ("y", c_double),
        ("width", c_double),
        ("height", c_double),
        ("direction", c_int32),
        ("is_trailing_half", c_int32),
    ]


class CCaret(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("affinity", c_int32),
        ("utf8", c_int64),
        ("line", c_int64),
        ("x", c_double),
        ("y", c_double),
        ("height", c_double),
    ]


class CLine(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("direction", c_int32),
        ("paragraph", c_int64),
        ("utf8", CRange),
        ("rect", CRect),
        ("baseline", c_double),
        ("is_soft_wrapped", c_int32),
        ("is_truncated", c_int32),
    ]


class CLink(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("source_line", c_uint32),
        ("source_column", c_uint32),
        ("reserved", c_uint32),
        ("id", c_uint64),
        ("utf8", CRange),
        ("destination", c_void_p),
        ("destination_length", c_size_t),
        ("title", c_void_p),
        ("title_length", c_size_t),
    ]


class CDetectedLink(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("is_weak", c_int32),
        ("utf8", CRange),
        ("kind", c_char_p),
        ("destination", c_void_p),
        ("destination_length", c_size_t),
    ]


class CFinding(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("verdict", c_int32),
        ("rule", c_char_p),
        ("message", c_void_p),
        ("message_length", c_size_t),
    ]


class CActivation(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("verdict", c_int32),
        ("view", c_int64),
        ("link", c_int64),
        ("destination", c_void_p),
        ("destination_length", c_size_t),
    ]


class CPointerEvent(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("phase", c_int32),
        ("kind", c_int32),
        ("button", c_int32),
        ("pointer", c_int64),
        ("x", c_double),
        ("y", c_double),
        ("time", c_double),
    ]


ActivationCallback = ctypes.CFUNCTYPE(None, c_void_p, POINTER(CActivation))
ConfirmCallback = ctypes.CFUNCTYPE(c_int32, c_void_p, POINTER(CActivation))
DisplayCallback = ctypes.CFUNCTYPE(None, c_void_p)
LogCallback = ctypes.CFUNCTYPE(None, c_void_p, c_void_p, c_size_t)


class CCallbacks(ctypes.Structure):
    _fields_ = [
        ("size", c_uint32),
        ("reserved", c_uint32),
        ("context", c_void_p),
        ("activate", ActivationCallback),
        ("confirm", ConfirmCallback),
        ("menu", ActivationCallback),
        ("needs_display", DisplayCallback),
        ("log", LogCallback),
    ]


_size = POINTER(c_size_t)
_string = POINTER(c_void_p)
_object = POINTER(c_void_p)

# The functions of the header, with their arguments.
_FUNCTIONS: dict[str, list[Any]] = {
    "tap_retain": [c_void_p],
    "tap_release": [c_void_p],
    "tap_text_create": [c_int32, c_char_p, c_size_t, _object],
    "tap_text_create_detecting": [c_void_p, c_char_p, _object],
    "tap_text_utf8": [c_void_p, _string, _size],
    "tap_text_convert": [c_void_p, c_int32, c_int32, c_int64, POINTER(c_int64)],
    "tap_text_link_count": [c_void_p, _size],
    "tap_text_link": [c_void_p, c_size_t, POINTER(CLink)],
    "tap_text_assess": [c_void_p, c_size_t, _object],
    "tap_text_find": [c_void_p, c_char_p, c_size_t, POINTER(CRange), c_size_t, _size],
    "tap_detect": [c_char_p, c_char_p, c_size_t, _object],
    "tap_detection_count": [c_void_p, _size],
    "tap_detection_link": [c_void_p, c_size_t, POINTER(CDetectedLink)],
    "tap_assess": [c_char_p, c_size_t, c_char_p, c_size_t, _object],
    "tap_assessment_verdict": [c_void_p, POINTER(c_int32)],
    "tap_assessment_destination": [c_void_p, _string, _size],
    "tap_assessment_finding_count": [c_void_p, _size],
    "tap_assessment_finding": [c_void_p, c_size_t, POINTER(CFinding)],
    "tap_layout_create": [c_void_p, c_char_p, c_size_t, _object],
    "tap_layout_size": [c_void_p, POINTER(c_double), POINTER(c_double)],
    "tap_layout_line_count": [c_void_p, _size],
    "tap_layout_line": [c_void_p, c_size_t, POINTER(CLine)],
    "tap_layout_hit": [c_void_p, c_double, c_double, c_double, c_void_p],
    "tap_layout_hits": [c_void_p, c_void_p, c_size_t, c_double, c_void_p, c_size_t],
    "tap_layout_caret_nearest": [c_void_p, c_double, c_double, POINTER(CCaret)],
    "tap_layout_caret_at": [c_void_p, c_int64, c_int32, POINTER(CCaret)],
    "tap_layout_rects": [c_void_p, CRange, POINTER(CRect), c_size_t, _size],
    "tap_layout_link_rects": [c_void_p, c_size_t, POINTER(CRect), c_size_t, _size],
    "tap_layout_tap_point": [c_void_p, CRange, POINTER(CPoint)],
    "tap_layout_link_tap_point": [c_void_p, c_size_t, POINTER(CPoint)],
    "tap_layout_visual_ranges": [c_void_p, CRange, c_size_t, POINTER(CPoint), c_size_t, _size],
    "tap_layout_render": [c_void_p, c_double, c_uint32, c_void_p, c_size_t, c_size_t, c_size_t],
    "tap_layout_svg": [c_void_p, _string, _size],
    "tap_window_create": [c_double, c_double, POINTER(CCallbacks), _object],
    "tap_window_add": [c_void_p, c_void_p, c_double, c_double, c_int32, _size],
    "tap_window_set_layout": [c_void_p, c_size_t, c_void_p],
    "tap_window_send_pointer": [c_void_p, POINTER(CPointerEvent)],
    "tap_window_send_hover": [c_void_p, c_double, c_double, c_double],
    "tap_window_send_scroll": [c_void_p, c_double, c_double, c_double, c_double, c_double],
    "tap_window_send_key": [c_void_p, c_int32, c_int32, c_int32, c_double],
    "tap_window_advance": [c_void_p, c_double],
    "tap_window_next_deadline": [c_void_p, POINTER(c_double)],
    "tap_window_take_damage": [c_void_p, POINTER(CRect), c_size_t, _size],
    "tap_window_render": [c_void_p, c_double, c_uint32, c_void_p, c_size_t, c_size_t, c_size_t],
    "tap_scene_create": [c_char_p, c_size_t, _object],
    "tap_scene_replay": [c_void_p, _string, _size],
    "tap_scene_check": [c_void_p, _size, _size, _string, _size],
    "tap_batch_create": [c_int32, _object],
    "tap_batch_answer": [c_void_p, c_char_p, c_size_t, c_int64, _string, _size],
}


def _load() -> ctypes.CDLL:
    beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), "libtapline.so")
    library = ctypes.CDLL(os.environ.get("TAPLINE_LIBRARY", beside))
    for name, arguments in _FUNCTIONS.items():
        function = getattr(library, name)
        function.argtypes = arguments
        function.restype = c_int32
    library.tap_version.restype = c_char_p
    library.tap_error_message.restype = c_char_p
    return library


library = _load()


def library_version() -> str:
    """The version of the library."""
    version: bytes = library.tap_version()
    return version.decode()


def check(status: int) -> None:
    """Raises the error of a status that is not 0."""
    if status:
        message: bytes = library.tap_error_message()
        raise BY_STATUS.get(status, TaplineError)(message.decode("utf-8", "replace"))


def string_at(start: int | None, length: int) -> str:
    """Copies a string of the library."""
    return ctypes.string_at(start, length).decode() if start else ""


def string(function: Callable[..., int], handle: Handle) -> str:
    """Calls a function whose result is a string of the object."""
    start, length = c_void_p(), c_size_t()
    check(function(handle.value, byref(start), byref(length)))
    return string_at(start.value, length.value)


def count(function: Callable[..., int], handle: Handle) -> int:
    """Calls a function whose result is a number of things."""
    number = c_size_t()
    check(function(handle.value, byref(number)))
    return number.value


class Handle:
    """An object of the library, which ends with the last reference to it."""

    __slots__ = ("value",)

    def __init__(self, function: Callable[..., int], *arguments: object) -> None:
        self.value: int | None = None
        result = c_void_p()
        check(function(*arguments, byref(result)))
        self.value = result.value

    def close(self) -> None:
        """Ends it now; what is called then raises `InvalidObjectError`."""
        value, self.value = self.value, None
        if value is not None:
            library.tap_release(value)

    def __del__(self) -> None:
        if library is not None:
            self.close()


def rectangles(function: Callable[..., int], *arguments: object) -> list[CRect]:
    """Calls a function that fills an array of rectangles."""
    number = c_size_t()
    few = (CRect * 8)()
    check(function(*arguments, few, 8, byref(number)))
    if number.value <= 8:
        return few[: number.value]
    many = (CRect * number.value)()
    check(function(*arguments, many, number.value, byref(number)))
    return many[:]


UINT8 = c_uint8
