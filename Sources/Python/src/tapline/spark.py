"""Tapline in Spark: a function for ``DataFrame.mapInPandas``.

    from tapline.spark import SCHEMA, audit_udf
    messages.mapInPandas(audit_udf(format="markdown"), SCHEMA)
"""

from __future__ import annotations

import json
from typing import Any, Callable, Iterable, Iterator

from ._batch import answer_json

#: The columns of the result: the id of the message; the findings and the warnings, or the error, as
#: the JSON that ``tapline batch`` writes, and null where there are none.
SCHEMA = "id string, audit string, warnings string, error string"

_COLUMNS = [column.split()[0] for column in SCHEMA.split(", ")]
_decoder = json.JSONDecoder()


def _members(line: str) -> dict[str, str]:
    """The members of an answer, each as the JSON of its value."""
    members = {}
    end = 0
    while line[end] != "}":
        key, end = _decoder.raw_decode(line, end + 1)
        start = end + 1
        _, end = _decoder.raw_decode(line, start)
        members[key] = line[start:end]
    return members


def audit_udf(
    *, id_column: str = "id", text_column: str = "text", format: str = "plain", **options: Any
) -> Callable[[Iterable[Any]], Iterator[Any]]:
    """Returns a function that audits the links of each message of a data frame.

    Options are those of ``tapline audit`` without their dashes. A message that is null or can't be
    read has an error, and the others their findings.
    """
    asked: dict[str, Any] = {"format": format, "ask": ["audit"], "options": options}

    def row(name: object, text: object) -> list[str | None]:
        # pandas has NaN where a string is null.
        record = {"text": text if isinstance(text, str) else None, **asked}
        found = _members(answer_json(record, reads_files=False))
        return [str(name)] + [found.get(column) for column in _COLUMNS[1:]]

    def run(frames: Iterable[Any]) -> Iterator[Any]:
        import pandas  # type: ignore[import-untyped,import-not-found,unused-ignore]

        for frame in frames:
            rows = [row(*pair) for pair in zip(frame[id_column], frame[text_column])]
            yield pandas.DataFrame(rows, columns=_COLUMNS, dtype=object)

    return run
