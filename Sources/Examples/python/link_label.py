"""A label for PySide6 that opens its links and nothing else.

`LinkLabel` shows Markdown. A click on a link opens what link safety allows, after a question where it
asks for one; a click beside a link goes to the widget behind, as if the label were not there. Run it to
see one: link_label.py
"""

from __future__ import annotations

import sys
import time
from typing import Callable, Optional

import tapline
from PySide6.QtCore import QEvent, QPointF, QRect, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

KEYS = {
    Qt.Key.Key_Tab: "tab",
    Qt.Key.Key_Return: "enter",
    Qt.Key.Key_Enter: "keypadEnter",
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Escape: "escape",
}


class LinkLabel(QWidget):
    """A label whose links are exact to the pixel."""

    def __init__(
        self,
        markdown: str,
        parent: Optional[QWidget] = None,
        *,
        open_link: Optional[Callable[[str], object]] = None,
        font: Optional[str] = "DejaVu Sans",
    ) -> None:
        super().__init__(parent)
        self._text = tapline.Text.from_markdown(markdown)
        self._font = font
        self._open = open_link or (lambda address: QDesktopServices.openUrl(QUrl(address)))
        self._timer = QTimer(self, singleShot=True, timeout=self._advance)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()

    @property
    def page(self) -> tapline.Layout:
        """The text as it is laid out."""
        return self._layout

    def hits_link(self, point: QPointF) -> bool:
        """Whether there is a link at a point of the label."""
        return self._layout.hit(point.x(), point.y()).link is not None

    def _lay_out(self) -> None:
        self._layout = self._text.layout(width=max(1, self.width()), font=self._font, size=15)
        self._window = tapline.Window(
            self.width(),
            self.height(),
            on_activate=lambda link: self._open(link.destination),
            on_confirm=self._confirm,
            on_display=self.update,
        )
        self._window.add(self._layout)
        self.update()

    def _confirm(self, link: tapline.Activation) -> bool:
        question = f"Do you want to open {link.destination}?"
        return QMessageBox.question(self, "Open", question) == QMessageBox.StandardButton.Yes

    def _advance(self) -> None:
        self._window.advance(time.monotonic())
        self._wait()

    def _wait(self) -> None:
        """Waits for what is due next, such as the end of a long press."""
        due = self._window.next_deadline
        if due is None:
            self._timer.stop()
        else:
            self._timer.start(max(0, round((due - time.monotonic()) * 1000)))

    def _send(self, phase: str, event: QMouseEvent) -> None:
        point = event.position()
        self._window.pointer(phase, point.x(), point.y(), time.monotonic(), kind="mouse")
        self._wait()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Starts a press on a link; one beside it belongs to the widget behind."""
        if event.button() != Qt.MouseButton.LeftButton or not self.hits_link(event.position()):
            event.ignore()
            return
        self._send("down", event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ends a press: the link is opened if the mouse is still on it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._send("up", event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Shows a hand over links."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._send("move", event)
        is_link = self.hits_link(event.position())
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor
        )

    def event(self, event: QEvent) -> bool:
        """Sends keys to the links first: Qt would move the focus by Tab."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if key := KEYS.get(Qt.Key(event.key())):
                self._window.key(key, time.monotonic())
                self._window.key(key, time.monotonic(), is_down=False)
                return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the text out in the new width."""
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the text in the pixels of the screen."""
        scale = self.devicePixelRatioF()
        pixels, width, height = self._layout.to_rgba(scale, background=0)
        image = QImage(
            pixels, width, height, 4 * width, QImage.Format.Format_RGBA8888_Premultiplied
        )
        painter = QPainter(self)
        painter.drawImage(QRect(0, 0, round(width / scale), round(height / scale)), image)
        painter.end()


def main() -> int:
    """Shows a label."""
    application = QApplication(sys.argv)
    label = LinkLabel("See [the docs](https://docs.example.com/) or [the log](https://ci.example.net/).")
    label.resize(420, 60)
    label.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
