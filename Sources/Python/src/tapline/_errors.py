"""The errors of the library, by the status of a call."""

from __future__ import annotations


class TaplineError(Exception):
    """A call failed; the message says what is wrong, where, and what would be right."""


class InvalidArgumentError(TaplineError, ValueError):
    """A number, a name or an option is not one that the function takes."""


class InvalidObjectError(TaplineError, ValueError):
    """An object was closed."""


class InvalidTextError(TaplineError, ValueError):
    """A text is not of its format."""


class OutOfRangeError(TaplineError, IndexError):
    """An offset or an index is not in the text."""


class NotFoundError(TaplineError, LookupError):
    """There is no such thing."""


class BusyError(TaplineError, RuntimeError):
    """The object is at work, in another thread or further up the stack."""


BY_STATUS: dict[int, type[TaplineError]] = {
    1: InvalidArgumentError,
    2: InvalidObjectError,
    3: InvalidTextError,
    4: OutOfRangeError,
    5: NotFoundError,
    6: BusyError,
}
