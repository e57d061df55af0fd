"""Prints what the Python package, or the command line, answers about files, for .ci/answers to compare.

Usage: answers.py list FOLDER         the files with their formats and slops, as answers.c reads them
       answers.py python < LIST       what the package answers
       answers.py PROGRAM < LIST      what the program `tapline` answers: the Swift libraries
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Iterable, Iterator, NamedTuple

FORMATS = ("plain", "markdown", "html", "ansi", "scene")
SUFFIXES = {".txt": 0, ".md": 1, ".html": 2, ".ansi": 3, ".json": 4}
# Inputs of the fuzzers have no suffix.
FUZZED = {"markdown": 1, "html": 2, "ansi": 3, "cases": 4, "clusters": 0, "detect": 0}
# A destination that resolves by itself: the command line resolves others against a folder.
ABSOLUTE = re.compile(r"[A-Za-z0-9+.-]+:")
POINTS = [(index * 37.5 % 430 - 15, index * 3.25 - 8) for index in range(120)]


class File(NamedTuple):
    """A file of the corpus."""

    format: int
    slop: float
    path: str


def listed(folder: Path) -> Iterator[File]:
    """The files of the corpus that are texts, cases or scenes."""
    for path in sorted(folder.rglob("*")):
        place = path.relative_to(folder).parts
        if place[0] == "fuzz":
            format = FUZZED.get(place[1], -1) if len(place) == 3 else -1
        else:
            format = SUFFIXES.get(path.suffix, -1)
        # Cases with fonts have those of the machine, and what is in links, tables of their own form.
        if not path.is_file() or format < 0 or "\t" in path.name:
            continue
        if format == 4 and (place[0] == "links" or b'"font"' in path.read_bytes()):
            continue
        yield File(format, slop(path) if format == 4 else 0, str(path))


def slop(path: Path) -> float:
    """How far from a link a point may be by the layout of a case."""
    try:
        found = json.loads(path.read_bytes())["layout"]["slop"]
    except (ValueError, KeyError, TypeError):
        return 0
    return float(found) if isinstance(found, (int, float)) else 0


def numbers(values: Iterable[float]) -> str:
    """Numbers as C prints them, without a sign of zero."""
    return "".join(f" {value + 0.0:.17g}" for value in values)


def python(file: File) -> Iterator[str]:
    """What the package answers about a file."""
    import tapline

    source = Path(file.path).read_bytes()
    makers = (
        tapline.Text.from_plain,
        tapline.Text.from_markdown,
        tapline.Text.from_html,
        tapline.Text.from_ansi,
        tapline.Text.from_case,
    )
    try:
        page = makers[file.format](source).layout()
    except tapline.InvalidTextError:
        if file.format != 4:
            yield "no text"
    else:
        yield from python_text(page, file.slop)
        if file.format == 0:
            for found in tapline.detect(source.decode()):
                where = f"{found.utf8[0]} {found.utf8[1]} {found.kind} {int(found.is_weak)}"
                yield f"detected {where} {found.destination.encode().hex()}"
    if file.format == 4:
        try:
            yield from tapline.scene(file.path).replay()
        except tapline.InvalidTextError:
            pass


def python_text(page: Any, slop: float) -> Iterator[str]:
    """What the package answers about a text."""
    for link in page.links:
        if not link.destination:
            continue
        rects = "".join(numbers(rect) for rect in link.rects)
        findings = [(finding.rule, finding.verdict.name.lower()) for finding in link.assessment.findings]
        yield (
            f"link {link.index} {link.utf8[0]} {link.utf8[1]} {link.destination.encode().hex()}{rects} tap"
            f"{numbers(link.tap_point or ())}"
            f"{assessment(link.destination, link.verdict.name.lower(), findings)}"
        )
    for hit, point in zip(page.hits(POINTS, slop), POINTS):
        first, *rest = hit.region.name.lower().split("_")
        caret = page.caret(*point)
        yield hit_line(
            region=first + "".join(map(str.capitalize, rest)),
            line=hit.line,
            link=hit.link and hit.link.index,
            hidden=hit.hidden_utf8,
            cluster=hit.utf8 and (hit.cluster, *hit.utf8),
            box=hit.box,
            caret=f"{caret.utf8} {'upstream' if caret.is_upstream else 'downstream'}"
            + numbers((caret.x, caret.y, caret.height)),
        )


def assessment(destination: str, verdict: str, findings: Iterable[tuple[str, str]]) -> str:
    """What link safety says, with a blank before it."""
    if not ABSOLUTE.match(destination):
        return ""
    return f" {verdict}" + "".join(f" {rule}={found}" for rule, found in findings)


def hit_line(
    *, region: str, line: Any, link: Any, hidden: Any, cluster: Any, box: Any, caret: str
) -> str:
    """The line for a hit."""
    none = -1
    start, end = hidden or (none, none)
    found = f"hit {region} {none if line is None else line} link {none if link is None else link}"
    found += f" hidden {start} {end}"
    if cluster:
        index, *utf8 = cluster
        found += f" cluster {none if index is None else index} {utf8[0]} {utf8[1]}{numbers(box)}"
    return f"{found} caret {caret}"


def command_line(program: str, files: list[File]) -> Iterator[list[str]]:
    """What the program answers about files."""
    lines = []
    for file in files:
        ask = ["links", "detect", "hit"] if file.format == 0 else ["links", "hit"]
        record = {"path": file.path, "format": FORMATS[file.format], "ask": ask, "points": POINTS}
        lines.append(json.dumps(record))
    done = subprocess.run([program, "batch"], input="\n".join(lines), capture_output=True, text=True, check=True)
    for file, line in zip(files, done.stdout.splitlines()):
        found = json.loads(line)
        result = []
        if "error" in found:
            result = [] if file.format == 4 else ["no text"]
        elif all("view" not in hit for hit in found["hit"]):
            result = list(program_text(found))
        if file.format == 4:
            # A file with one text has several logs, and one that is broken none.
            log = subprocess.run([program, "replay", file.path], capture_output=True, text=True)
            result += log.stdout.splitlines()
        yield result


def program_text(found: dict[str, Any]) -> Iterator[str]:
    """What the program answers about a text."""
    for link in found["links"]:
        if link["index"] is None:
            continue
        rects = "".join(numbers(rect) for rect in link["rects"])
        findings = [(finding["rule"], finding["verdict"]) for finding in link["findings"]]
        yield (
            f"link {link['index']} {link['utf8'][0]} {link['utf8'][1]} "
            f"{link['destination'].encode().hex()}{rects} tap{numbers(link['tapPoint'] or ())}"
            f"{assessment(link['destination'], link['verdict'], findings)}"
        )
    for hit in found["hit"]:
        cluster, caret = hit["cluster"], hit["caret"]
        yield hit_line(
            region=hit["region"],
            line=hit["line"],
            link=hit["link"] and hit["link"]["index"],
            hidden=hit["hidden"],
            cluster=cluster and (cluster["index"], *cluster["utf8"]),
            box=cluster and cluster["rect"],
            caret=f"{caret['utf8']} {caret['affinity']}"
            + numbers((caret["x"], caret["y"], caret["height"])),
        )
    for link in found.get("detect", []):
        if link["linked"]:
            where = f"{link['utf8'][0]} {link['utf8'][1]} {link['kind']} {int(link['weak'])}"
            yield f"detected {where} {link['destination'].encode().hex()}"


def main(mode: str, *rest: str) -> None:
    """Prints the list, or answers about it."""
    if mode == "list":
        for file in listed(Path(rest[0])):
            print(f"{file.format}\t{file.slop:g}\t{file.path}")
        return
    fields = (line.rstrip("\n").split("\t") for line in sys.stdin)
    files = [File(int(format), float(slop), path) for format, slop, path in fields]
    found = map(python, files) if mode == "python" else command_line(mode, files)
    for file, lines in zip(files, found):
        print(f"# {file.path}")
        for line in lines:
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
