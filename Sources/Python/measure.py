"""Prints what calls cost in time of the processor: import, hits one by one and in a batch, records.

That does not count what other programs take, so that the numbers hold on a busy machine, too.

Usage: python measure.py [--check]    (with --check, exits with 1 where a mark is missed)
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from array import array
from typing import Callable

import tapline


def fastest(body: Callable[[], object], rounds: int = 15) -> float:
    """The seconds of the fastest of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = processor_time()
        body()
        best = min(best, processor_time() - start)
    return best


def processor_time() -> float:
    """The seconds that this process and those that it waited for have taken."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def main() -> int:
    source = "A paragraph of some words, with [a link](https://a.example/x) in it. " * 7
    layout = tapline.Text.from_markdown(source).layout(width=400)
    count = 100_000
    width, height = layout.size
    points = array("d")
    for number in range(count):
        points.append(number * 7.3 % width)
        points.append(number * 3.1 % height)

    def singly() -> None:
        hit = layout.hit
        for number in range(10_000):
            hit(number % 400, 8)

    record = {"id": 1, "text": source[:440], "format": "markdown", "ask": ["links"]}
    tapline.answer(record)
    # A process imports more than the package, so that an empty one is taken off.
    environment = dict(os.environ)

    def process(code: str) -> Callable[[], object]:
        return lambda: subprocess.run([sys.executable, "-c", code], env=environment, check=True)

    rows = [
        (
            "import, ms",
            (fastest(process("import tapline")) - fastest(process("pass"))) * 1e3,
            60.0,
        ),
        ("hit in a batch, ns", fastest(lambda: layout.hits(points)) / count * 1e9, 150.0),
        ("hit one by one, ns", fastest(singly) / 10_000 * 1e9, 2000.0),
        (
            "record of 440 bytes, us",
            fastest(lambda: [tapline.answer(record) for _ in range(200)]) / 200 * 1e6,
            float("inf"),
        ),
    ]
    missed = 0
    for name, value, mark in rows:
        verdict = "" if value <= mark else f"  more than {mark:g}"
        missed += value > mark
        print(f"{name:26}{value:10.1f}{verdict}")
    return 1 if missed and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
