"""Tapline in Spark: a function for ``DataFrame.mapInPandas``.

    from tapline.spark import SCHEMA, audit_udf
    messages.mapInPandas(audit_udf(format="markdown"), SCHEMA)
"""

from __future__ import annotations

import json
from typing import Any, Callable, Iterable, Iterator

from ._batch import answer

#: The columns of the result: the id of the message, the findings as JSON, an error as JSON or null.
SCHEMA = "id string, audit string, error string"


def audit_udf(
    *, id_column: str = "id", text_column: str = "text", format: str = "plain", **options: Any
) -> Callable[[Iterable[Any]], Iterator[Any]]:
    """Returns a function that audits the links of each message of a data frame."""

    def run(frames: Iterable[Any]) -> Iterator[Any]:
        import pandas  # type: ignore[import-untyped,import-not-found,unused-ignore]

        for frame in frames:
            rows = []
            for name, text in zip(frame[id_column], frame[text_column]):
                found = answer(
                    {"text": text, "format": format, "ask": ["audit"], "options": options},
                    reads_files=False,
                )
                error = found.get("error")
                rows.append(
                    (
                        str(name),
                        None if error else json.dumps(found["audit"], ensure_ascii=False),
                        json.dumps(error, ensure_ascii=False) if error else None,
                    )
                )
            yield pandas.DataFrame(rows, columns=["id", "audit", "error"])

    return run
