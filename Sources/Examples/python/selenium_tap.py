"""A helper for pytest and Selenium: clicks a text within an element, where the driver can't find it.

A driver finds elements. A sentence with two links in one canvas, or a link in the middle of a paragraph
that wraps, has its middle elsewhere: a click at the middle of its box misses. `tap_text` lays the
element's text out and clicks a point that is inside the text.

    def test_the_docs_open(driver, tap_text):
        paragraph = driver.find_element(By.ID, "intro")
        tap_text(paragraph, "docs")

The layout must be the page's: pass its font, size and line height as `--font` and so on, or use a text
that was laid out with the metrics that the app reports.
"""

from __future__ import annotations

from typing import Any, Callable

import pytest
import tapline


def tap_point(element: Any, text: str, *, occurrence: int = 0, **options: Any) -> tapline.Point:
    """Returns a point in the text, from the top left corner of the element."""
    page = tapline.Text.from_html(element.get_attribute("innerHTML")).layout(
        width=element.rect["width"], **options
    )
    matches = page.locate(text)
    if len(matches) <= occurrence:
        raise LookupError(f"{text!r} is {len(matches)} times in {str(page.text)!r}")
    point = matches[occurrence].tap_point
    if point is None:
        raise LookupError(f"nothing of {text!r} is visible")
    return point


def tap(driver: Any, element: Any, text: str, actions: Any = None, **options: Any) -> None:
    """Clicks a text within an element.

    Actions are those of Selenium, `ActionChains`, unless another class is passed that has the same
    methods.
    """
    if actions is None:
        from selenium.webdriver import ActionChains as actions  # type: ignore[no-redef]
    point = tap_point(element, text, **options)
    # Selenium counts from the middle of the element.
    x = point.x - element.rect["width"] / 2
    y = point.y - element.rect["height"] / 2
    actions(driver).move_to_element_with_offset(element, round(x), round(y)).click().perform()


@pytest.fixture
def tap_text(driver: Any) -> Callable[..., None]:
    """The function, for the driver of the test."""

    def tap_in(element: Any, text: str, **options: Any) -> None:
        tap(driver, element, text, **options)

    return tap_in
