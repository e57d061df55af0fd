"""The corpus: Python gives the answers that the command line gives.

`TAPLINE` names the program; without it these tests are skipped.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

import tapline

ROOT = Path(__file__).parents[3]
CORPUS = ROOT / "corpus"
PROGRAM = os.environ.get("TAPLINE")
FORMATS = {".md": "markdown", ".html": "html", ".ansi": "ansi", ".txt": "plain", ".json": "scene"}
MAKERS = {
    "markdown": tapline.Text.from_markdown,
    "html": tapline.Text.from_html,
    "ansi": tapline.Text.from_ansi,
    "plain": tapline.Text.from_plain,
    "scene": tapline.Text.from_case,
}
FILES = [
    path
    for folder in ("texts", "markup", "hits", "reports", "scenes")
    for path in sorted((CORPUS / folder).rglob("*"))
    if path.suffix in FORMATS
]
CASES = [path for path in FILES if path.suffix == ".json"]

needs_program = pytest.mark.skipif(PROGRAM is None, reason="needs the program in TAPLINE")


def run(*arguments: str, input: str | None = None) -> str:
    assert PROGRAM is not None
    done = subprocess.run([PROGRAM, *arguments], input=input, capture_output=True, text=True)
    return done.stdout


@pytest.fixture(scope="session")
def answers() -> dict[str, dict[str, Any]]:
    """What `tapline batch` says about each file."""
    records = [
        json.dumps(
            {
                "id": str(path),
                "path": str(path),
                "format": FORMATS[path.suffix],
                "ask": ["links", "hit"],
                "points": [[number * 13.5, number * 7.25] for number in range(40)],
            }
        )
        for path in FILES
    ]
    lines = run("batch", input="\n".join(records)).splitlines()
    return {found["id"]: found for found in map(json.loads, lines)}


@needs_program
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_links_and_hits_are_those_of_the_command_line(
    path: Path, answers: dict[str, dict[str, Any]]
) -> None:
    expected = answers[str(path)]
    try:
        text = MAKERS[FORMATS[path.suffix]](path.read_bytes())
    except tapline.InvalidTextError as error:
        if "scene of views" in str(error):
            pytest.skip("a scene of views, of which test_cases speaks")
        assert "error" in expected
        return
    page = text.layout() if path.suffix == ".json" else text.layout(width=400)
    links = {link["index"]: link for link in expected["links"] if link["index"] is not None}
    for link in page.links:
        if not link.destination:
            continue
        found = links[link.index]
        assert found["destination"] == link.destination and found["text"] == link.text
        assert found["utf8"] == list(link.utf8) and found["scalar"] == [link.start, link.end]
        assert found["rects"] == [list(rect) for rect in link.rects]
        assert found["tapPoint"] == (link.tap_point and list(link.tap_point))
    points = [tuple(hit["point"]) for hit in expected["hit"]]
    if json.loads(path.read_bytes()).get("layout", {}).get("slop") if path.suffix == ".json" else 0:
        return
    for hit, answer in zip(page.hits(points), expected["hit"]):
        assert hit.region.name.replace("_", "") == answer["region"].upper()
        assert hit.line == answer["line"]
        assert (hit.link and hit.link.index) == (answer["link"] and answer["link"]["index"])
        if answer["cluster"]:
            assert hit.text == answer["cluster"]["text"]
            assert list(hit.utf8 or ()) == answer["cluster"]["utf8"]
            assert list(hit.range or ()) == answer["cluster"]["scalar"]
            assert list(hit.box) == answer["cluster"]["rect"]


@pytest.mark.parametrize("path", CASES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_cases_pass(path: Path) -> None:
    if (path.parent / ".tapline-ignore").exists():
        pytest.skip("another format")
    if '"font"' in path.read_text():
        pytest.skip("needs fonts of the machine")
    result = tapline.scene(path).check()
    assert result.failures == 0, result.report


@needs_program
@pytest.mark.parametrize("path", CASES[::5], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_logs_are_those_of_the_command_line(path: Path) -> None:
    expected = run("replay", str(path))
    if '"events"' not in path.read_text() or '"font"' in path.read_text():
        return
    assert tapline.scene(path).replay() == expected.splitlines()
