"""Answers the records of a file with `RDD.pipe`. Usage: spark_pipe.py INPUT OUTPUT COMMAND

The command, such as `tapline batch --jobs 1`, runs once for each partition and gets its lines; what it
prints goes to the files of the folder OUTPUT.
"""

from __future__ import annotations

import os
import sys
import time

from pyspark import SparkConf, SparkContext


def main() -> None:
    """Runs the command over the file, and prints how long that took without starting Spark."""
    source, output, command = sys.argv[1:]
    context = SparkContext(conf=SparkConf().setAppName("tapline pipe"))
    context.setLogLevel("ERROR")
    start = time.perf_counter()
    # The command gets no environment but this one. With checkCode one that fails makes the job fail,
    # where its lines would else be missing.
    environment = {"PATH": os.environ["PATH"]}
    answers = context.textFile(source).pipe(command, environment, checkCode=True)
    answers.saveAsTextFile(output)
    print(f"{time.perf_counter() - start:.2f}")
    context.stop()


if __name__ == "__main__":
    main()
