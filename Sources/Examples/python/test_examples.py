"""Runs the examples. The label of PySide6 is tested where PySide6 is installed."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any, Callable

import pytest

import audit_folder
import where_to_tap
from selenium_tap import tap_point, tap_text  # noqa: F401: the fixture

PAGE = """See [the docs](https://docs.example.com/) or [the log](https://ci.example.net/jobs/7).

[this](javascript:alert(1))
"""


def test_where_to_tap(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    assert where_to_tap.main([str(page)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["36,8", "'the", "docs'", "to", "https://docs.example.com/"]
    assert len(lines) == 3


def test_audit_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good.md").write_text("See [the docs](https://docs.example.com/) now.\n")
    assert audit_folder.main(str(tmp_path)) == 0
    assert capsys.readouterr().out == ""
    (tmp_path / "bad.md").write_text(PAGE)
    (tmp_path / "broken.html").write_bytes(b"a\xff")
    assert audit_folder.main(str(tmp_path)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any("bad.md: error: 'this': LS-" in line for line in lines)
    assert any("broken.html: error: " in line for line in lines)
    assert not any("good.md" in line for line in lines)


class Element:
    """What Selenium says of a paragraph, whose cells are 8 by 16."""

    rect = {"x": 10, "y": 20, "width": 80, "height": 48}

    def get_attribute(self, name: str) -> str:
        assert name == "innerHTML"
        return "see the <a href='https://a.example/'>long docs</a> there"


class Actions:
    """Remembers where it clicks, as `ActionChains` would."""

    clicks: list[tuple[float, float]] = []

    def __init__(self, driver: object) -> None:
        self.driver = driver

    def move_to_element_with_offset(self, element: Element, x: int, y: int) -> Actions:
        self.place = (element.rect["width"] / 2 + x, element.rect["height"] / 2 + y)
        return self

    def click(self) -> Actions:
        self.clicks.append(self.place)
        return self

    def perform(self) -> None:
        pass


@pytest.fixture
def driver() -> object:
    return object()


def test_a_text_is_clicked_where_it_is(tap_text: Callable[..., None]) -> None:  # noqa: F811
    element = Element()
    tap_text(element, "docs", actions=Actions)
    point = tap_point(element, "docs")
    assert Actions.clicks == [(point.x, point.y)]
    # The link wraps: the middle of its box is beside it.
    assert point.y > 16
    with pytest.raises(LookupError, match="0 times"):
        tap_text(element, "nothing", actions=Actions)


@pytest.mark.skipif(importlib.util.find_spec("PySide6") is None, reason="needs PySide6")
def test_a_label_opens_links_and_passes_on_what_is_beside_them() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication, QWidget

    from link_label import LinkLabel

    application = QApplication.instance() or QApplication([])
    behind: list[Any] = []

    class Behind(QWidget):
        def mousePressEvent(self, event: Any) -> None:
            behind.append(event.position())

    opened: list[str] = []
    parent = Behind()
    parent.resize(400, 200)
    label = LinkLabel(PAGE, parent, open_link=opened.append)
    label.resize(400, 200)
    parent.show()

    def click(x: float, y: float) -> None:
        QTest.mouseClick(label, Qt.MouseButton.LeftButton, pos=QPoint(int(x), int(y)))
        QTest.qWait(400)

    docs, log, script = label.page.links
    assert docs.tap_point and log.tap_point and script.tap_point
    click(*docs.tap_point)
    click(*log.tap_point)
    assert opened == ["https://docs.example.com/", "https://ci.example.net/jobs/7"]
    click(*script.tap_point)
    assert len(opened) == 2 and behind == []
    right = max(rect.x + rect.width for rect in log.rects)
    click(right + 30, log.tap_point.y)
    assert len(opened) == 2 and len(behind) == 1
    QTest.keyClick(label, Qt.Key.Key_Tab)
    QTest.keyClick(label, Qt.Key.Key_Return)
    assert opened[2:] == ["https://docs.example.com/"]
    picture = label.grab().toImage()
    assert not picture.isNull() and len({picture.pixel(x, 10) for x in range(200)}) > 2
    assert application is not None
