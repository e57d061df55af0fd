"""Many texts, one record each, as `tapline batch` answers them."""

from __future__ import annotations

import json
from concurrent.futures import Future, ThreadPoolExecutor
from collections import deque
from ctypes import byref, c_size_t, c_void_p
from threading import local
from typing import Any, Iterable, Iterator, Mapping, Union

from ._errors import TaplineError
from ._library import Handle, check, library, string_at

Record = Union[str, bytes, Mapping[str, Any]]


class _Answerers(local):
    """What answers the records of one thread; assessors and fonts are kept from one to the next."""

    def __init__(self) -> None:
        self.handles: dict[bool, Handle] = {}

    def handle(self, reads_files: bool) -> Handle:
        if reads_files not in self.handles:
            self.handles[reads_files] = Handle(library.tap_batch_create, int(reads_files))
        return self.handles[reads_files]


_answerers = _Answerers()


def answer_json(record: Record, *, line: int = 1, reads_files: bool = True) -> str:
    """Answers one record as `answer` does, by the JSON that ``tapline batch`` writes.

    >>> answer_json({"id": 1, "text": "no link"})
    '{"id":1,"links":[],"warnings":[]}'
    """
    if isinstance(record, str):
        data = record.encode()
    else:
        data = record if isinstance(record, bytes) else json.dumps(record).encode()
    start, length = c_void_p(), c_size_t()
    handle = _answerers.handle(reads_files)
    check(
        library.tap_batch_answer(
            handle.value, data, len(data), line, byref(start), byref(length)
        )
    )
    return string_at(start.value, length.value - 1)


def answer(record: Record, *, line: int = 1, reads_files: bool = True) -> dict[str, Any]:
    """Answers one record; one without an answer has an ``error``.

    >>> answer({"id": 1, "text": "see a.example", "ask": ["detect"]})["id"]
    1
    """
    result: dict[str, Any] = json.loads(answer_json(record, line=line, reads_files=reads_files))
    return result


def batch(
    records: Iterable[Record], *, jobs: int = 1, reads_files: bool = True
) -> Iterator[dict[str, Any]]:
    """Answers records in their order, with as many threads as ``jobs``.

    Records are dictionaries or JSON, see ``tapline batch --help``. However long the input is, only a
    few records are in memory.
    """
    numbered = enumerate(records, 1)
    if jobs <= 1:
        for number, record in numbered:
            yield answer(record, line=number, reads_files=reads_files)
        return
    waiting: deque[Future[dict[str, Any]]] = deque()
    with ThreadPoolExecutor(jobs) as threads:
        for number, record in numbered:
            waiting.append(threads.submit(answer, record, line=number, reads_files=reads_files))
            if len(waiting) >= 8 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def audit(text: str, *, format: str = "markdown", **options: Any) -> list[dict[str, Any]]:
    """Reports the sizes of links, their purpose and their safety, as ``tapline audit`` does."""
    found = answer({"text": text, "format": format, "ask": ["audit"], "options": options})
    if "error" in found:
        error = found["error"]
        where = f" (at {error['place']})" if error["place"] else ""
        raise TaplineError(error["message"] + where)
    result: list[dict[str, Any]] = found["audit"]
    return result
