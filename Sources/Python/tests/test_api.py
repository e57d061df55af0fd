"""The interface, by example and by property."""

from __future__ import annotations

import gc
import random
import threading
import zlib
from array import array
from pathlib import Path
from typing import Any

import pytest

import tapline

SOURCE = "see [docs](https://a.example/x) now"


def layout(source: str = SOURCE, **options: Any) -> tapline.Layout:
    return tapline.Text.from_markdown(source).layout(width=400, **options)


def test_a_hit_names_its_link() -> None:
    page = layout()
    hit = page.hit(36, 8)
    assert hit.link is not None and hit.link.destination == "https://a.example/x"
    assert hit.region is tapline.Region.CLUSTER and hit.text == "d" and hit.range == (4, 5)
    assert hit.box == tapline.Rect(32, 0, 8, 16) and hit.line == 0 and hit.cluster == 4
    margin = page.hit(300, 8)
    assert margin.link is None and margin.region is tapline.Region.TRAILING_MARGIN
    assert margin.utf8 is None and margin.range is None and margin.text == ""
    assert page.hit(float("nan"), 0).line is None


def test_offsets_count_code_points() -> None:
    text = tapline.Text.from_markdown("ø字👩 [é](https://a.example/)!")
    link = text.links[0]
    assert (link.start, link.end, link.text) == (4, 5, "é")
    assert link.utf8 == (10, 12)
    page = text.layout(width=400)
    assert page.hit(page.links[0].tap_point.x, 8).range == (4, 5)  # type: ignore[union-attr]
    assert page.caret_at(4).utf8 == 10
    assert text.find("é") == [(4, 5)]
    with pytest.raises(tapline.OutOfRangeError):
        page.caret_at(7)


@pytest.mark.parametrize("seed", range(20))
def test_many_points_are_each_point(seed: int) -> None:
    chance = random.Random(seed)
    page = layout("a [b](https://a.example/) ø [c](javascript:x) " * chance.randrange(1, 9))
    points = [(chance.uniform(-20, 420), chance.uniform(-20, 120)) for _ in range(50)]
    flat = array("d", [number for point in points for number in point])
    for given in (points, flat, memoryview(flat), bytes_of(flat), iter(points)):
        hits = page.hits(given)
        assert len(hits) == 50
        for hit, (x, y) in zip(hits, points):
            alone = page.hit(x, y)
            assert (hit.region, hit.utf8, hit.box) == (alone.region, alone.utf8, alone.box)
        indices = [-1 if hit.link is None else hit.link.index for hit in hits]
        assert hits.links.tolist() == indices
        assert hits.regions.tolist() == [hit.region for hit in hits]
    assert len(page.hits([])) == 0
    with pytest.raises(ValueError):
        page.hits(array("d", [1.0]))


def bytes_of(numbers: array[float]) -> memoryview[float]:
    return memoryview(numbers.tobytes()).cast("d")


def test_links_have_where_they_are() -> None:
    link = layout().links[0]
    assert link.rects == [tapline.Rect(32, 0, 32, 16)]
    assert link.tap_point == tapline.Point(36, 8)
    assert link.source == (1, 5) and link.title is None and link.verdict is tapline.Verdict.ALLOW
    assert "docs" in repr(link)
    hidden = layout("one\n\n[two](https://a.example/)", lines=1).links[0]
    assert hidden.rects == [] and hidden.tap_point is None


def test_a_layout_knows_lines_carets_and_texts() -> None:
    page = layout("see docs and more", cell=[10, 20])
    assert page.size == (400, 20)
    assert [(line.start, line.end) for line in page.lines] == [(0, 17)]
    assert page.caret(44, 10).offset == 4 and page.caret_at(4).x == 40
    match = page.locate("docs")[0]
    assert match.rects == [tapline.Rect(40, 0, 40, 20)] and match.tap_point is not None
    assert page.locate("nothing") == []
    assert page.rects(4, 8) == match.rects
    assert page.visual_ranges(4, 8, 0) == [(40, 80)]


def test_options_have_errors_with_places() -> None:
    with pytest.raises(tapline.InvalidArgumentError, match="/widht: unknown key"):
        layout(widht=3)
    with pytest.raises(tapline.InvalidArgumentError, match="No Such Family"):
        layout(font="No Such Family Of Fonts")
    with pytest.raises(tapline.InvalidTextError, match="byte 1"):
        tapline.Text.from_markdown(b"a\xff")


def test_pictures() -> None:
    page = layout(cell=[8, 16])
    assert "<svg" in page.to_svg() and page._repr_svg_() == page.to_svg()
    pixels, width, height = page.to_rgba(0.5)
    assert (width, height) == (200, 8) and len(pixels) == 4 * 200 * 8
    assert 0 < min(pixels[0::4]) < 255 or min(pixels) < 255
    png = page.to_png()
    assert png.startswith(b"\x89PNG") and png.endswith(b"IEND" + zlib.crc32(b"IEND").to_bytes(4, "big"))


def test_safety_and_detection() -> None:
    found = tapline.assess("https://evil.example/", shown_as="https://paypal.com/")
    assert found.verdict is tapline.Verdict.CONFIRM
    assert any(finding.rule.startswith("LS-T") for finding in found.findings)
    assert tapline.assess("javascript:alert(1)").verdict is tapline.Verdict.BLOCK
    links = tapline.detect("ø mail ann@example.com, see example.com/a")
    assert [link.destination for link in links] == [
        "mailto:ann@example.com",
        "https://example.com/a",
    ]
    assert links[0].text == "ann@example.com" and (links[0].start, links[0].end) == (7, 22)
    assert links[0].utf8 == (8, 23) and links[0].kind == "email"
    with pytest.raises(tapline.InvalidArgumentError, match="expected one of unicode"):
        tapline.detect("x", profile="none")
    text = tapline.Text("see www.example.com/a").with_detected_links("gfm")
    assert len(text.links) == 1


def test_records() -> None:
    records = [{"id": number, "text": f"see {number}.example.com", "ask": ["detect"]} for number in range(40)]
    answers = list(tapline.batch(records))
    assert [found["id"] for found in answers] == list(range(40))
    assert answers == list(tapline.batch(iter(records), jobs=3))
    broken = tapline.answer("nope", line=7)
    assert broken["error"]["code"] == "invalidJSON" and broken["error"]["place"].startswith("7:")
    refused = tapline.answer({"path": "/etc/hostname"}, reads_files=False)
    assert refused["error"]["code"] == "invalidRecord"
    assert tapline.audit("[a](javascript:x)")[-1]["verdict"] == "block"
    with pytest.raises(tapline.TaplineError, match="/options/widht"):
        tapline.audit("a", widht=1)


def test_a_window_opens_links_and_nothing_else() -> None:
    opened: list[str] = []
    lines: list[str] = []
    window = tapline.Window(
        400,
        100,
        on_activate=lambda activation: opened.append(activation.destination),
        on_log=lines.append,
    )
    page = layout()
    with window:
        assert window.add(page) == 0
        window.tap(36, 8, 0)
        window.tap(300, 8, 1)
        window.advance(3)
        assert opened == ["https://a.example/x"]
        assert any("activate 0 https://a.example/x" in line for line in lines)
        window.key("tab", 4)
        window.key("enter", 5)
        assert len(opened) == 2
    with pytest.raises(tapline.InvalidObjectError):
        window.advance(6)


def test_a_callback_raises_in_the_call_and_may_not_call_back() -> None:
    errors: list[type[BaseException]] = []

    def activate(_: tapline.Activation) -> None:
        try:
            window.advance(9)
        except tapline.BusyError as error:
            errors.append(type(error))
        raise KeyError("mine")

    window = tapline.Window(400, 100, on_activate=activate)
    window.add(layout())
    with pytest.raises(KeyError):
        window.tap(36, 8, 0)
        window.advance(1)
    assert errors == [tapline.BusyError]


def test_objects_end_and_are_recognized() -> None:
    page = layout()
    with page:
        page.hit(1, 1)
    with pytest.raises(tapline.InvalidObjectError):
        page.hit(1, 1)
    text = tapline.Text.from_markdown(SOURCE)
    kept = text.layout(width=100)
    del text
    gc.collect()
    assert kept.hit(36, 8).link is not None


def test_threads_share_a_layout() -> None:
    page = layout()
    found: list[int] = []

    def ask() -> None:
        found.append(sum(page.hit(36, 8).link is not None for _ in range(500)))

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [500] * 4


def test_the_lines_of_the_readme_print_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = (Path(__file__).parents[1] / "README.md").read_text().split("```")
    exec(blocks[1].removeprefix("python\n"), {})
    assert capsys.readouterr().out == blocks[3].lstrip("\n")
