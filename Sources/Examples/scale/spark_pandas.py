"""Audits the messages of a file with `DataFrame.mapInPandas`. Usage: spark_pandas.py INPUT OUTPUT [none]

With `none` a function that does nothing takes the place of the audit, to measure Spark alone.
"""

from __future__ import annotations

import sys
import time
from typing import Any, Iterable, Iterator

from pyspark.sql import SparkSession
from pyspark.sql.functions import coalesce, col, concat, lit

from tapline.spark import SCHEMA, audit_udf


def nothing(frames: Iterable[Any]) -> Iterator[Any]:
    """A function of the same columns that audits nothing."""
    for frame in frames:
        yield frame.assign(audit="[]", warnings="[]", error=None)[["id", "audit", "warnings", "error"]]


def main() -> None:
    """Audits the file, writes what `tapline batch` writes, and prints how long that took."""
    source, output, *rest = sys.argv[1:]
    session = SparkSession.builder.appName("tapline mapInPandas").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    start = time.perf_counter()
    frame = session.read.schema("id string, text string").json(source)
    found = frame.mapInPandas(nothing if rest else audit_udf(format="markdown"), SCHEMA)
    # Each value is JSON as `tapline batch` writes it, so that its records can be put together again.
    answered = concat(
        lit('{"id":"'), col("id"), lit('","audit":'), col("audit"),
        lit(',"warnings":'), col("warnings"), lit("}"),
    )  # fmt: skip
    failed = concat(lit('{"id":"'), col("id"), lit('","error":'), col("error"), lit("}"))
    found.select(coalesce(answered, failed)).write.text(output)
    print(f"{time.perf_counter() - start:.2f}")
    session.stop()


if __name__ == "__main__":
    main()
