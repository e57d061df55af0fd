"""Where links are in plain text, and whether it is safe to follow them."""

from __future__ import annotations

from ctypes import byref, c_int32, sizeof
from dataclasses import dataclass
from enum import IntEnum

from ._library import CDetectedLink, CFinding, Handle, check, count, library, string, string_at


class Verdict(IntEnum):
    """What link safety says; a greater one is worse."""

    ALLOW = 0
    WARN = 1
    CONFIRM = 2
    BLOCK = 3


@dataclass(frozen=True)
class Finding:
    """Something that speaks for or against a link."""

    rule: str
    message: str
    verdict: Verdict


@dataclass(frozen=True)
class Assessment:
    """What link safety says about a link."""

    verdict: Verdict
    #: Where the link leads in the one form that may be opened; `None` where it leads to nothing.
    destination: str | None
    findings: tuple[Finding, ...]

    @classmethod
    def _of(cls, handle: Handle) -> Assessment:
        verdict = c_int32()
        check(library.tap_assessment_verdict(handle.value, byref(verdict)))
        findings = []
        for index in range(count(library.tap_assessment_finding_count, handle)):
            found = CFinding(size=sizeof(CFinding))
            check(library.tap_assessment_finding(handle.value, index, byref(found)))
            message = string_at(found.message, found.message_length)
            findings.append(Finding(found.rule.decode(), message, Verdict(found.verdict)))
        destination = string(library.tap_assessment_destination, handle)
        return cls(Verdict(verdict.value), destination or None, tuple(findings))


def assess(destination: str, shown_as: str | None = None) -> Assessment:
    """Assesses a destination, and the text that shows it if there is one.

    >>> assess("https://evil.example/", shown_as="https://paypal.com/").verdict.name
    'CONFIRM'
    """
    where = destination.encode()
    shown = None if shown_as is None else shown_as.encode()
    length = 0 if shown is None else len(shown)
    return Assessment._of(Handle(library.tap_assess, where, len(where), shown, length))


@dataclass(frozen=True)
class DetectedLink:
    """A link that was found in a plain text; offsets count code points."""

    text: str
    destination: str
    kind: str
    start: int
    end: int
    #: The range in UTF-8.
    utf8: tuple[int, int]
    #: Whether it may be something else, such as the name of a file.
    is_weak: bool


def detect(text: str, profile: str = "unicode") -> list[DetectedLink]:
    """Finds the links in plain text by the rules of a profile.

    Profiles are unicode, uts58Strict, gfm, twitter, telegram, linkifyIt and terminal.

    >>> [link.destination for link in detect("mail ann@example.com")]
    ['mailto:ann@example.com']
    """
    utf8 = text.encode()
    handle = Handle(library.tap_detect, profile.encode(), utf8, len(utf8))
    links: list[DetectedLink] = []
    # The code points up to the last edge: links come in order, so that each is counted once.
    edge = points = 0
    for index in range(count(library.tap_detection_count, handle)):
        found = CDetectedLink(size=sizeof(CDetectedLink))
        check(library.tap_detection_link(handle.value, index, byref(found)))
        start, end = found.utf8.start, found.utf8.end
        first = points + len(utf8[edge:start].decode())
        words = utf8[start:end].decode()
        edge, points = end, first + len(words)
        links.append(
            DetectedLink(
                text=words,
                destination=string_at(found.destination, found.destination_length),
                kind=found.kind.decode(),
                start=first,
                end=points,
                utf8=(start, end),
                is_weak=bool(found.is_weak),
            )
        )
    return links


