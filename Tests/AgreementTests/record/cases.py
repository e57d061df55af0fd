"""The texts that are recorded, each with its fonts, its language and its layouts."""

import re
from dataclasses import dataclass, field
from pathlib import Path

CORPUS = Path(__file__).resolve().parents[3] / "corpus"

DEJAVU = "DejaVuSans.ttf"
EMOJI = "NotoColorEmoji.ttf"
JAPANESE, KOREAN, CHINESE = (f"NotoSansCJK-Regular.ttc#{face}" for face in (0, 1, 2))


def noto(script: str) -> str:
    return f"NotoSans{script}-Regular.ttf"


@dataclass(frozen=True)
class Layout:
    """How a text is laid out; the names are those of the case format."""

    width: int
    align: str = "start"
    direction: str = "auto"


@dataclass(frozen=True)
class Span:
    """A stretch of the text, in UTF-16, that differs from the rest."""

    range: tuple[int, int]
    size: float | None = None
    letterSpacing: float | None = None


@dataclass
class Case:
    """One named text."""

    name: str
    text: str
    script: str
    fonts: list[str]
    lang: str
    layouts: list[Layout]
    size: float = 16
    tab: float = 40
    spans: list[Span] = field(default_factory=list)


THREE = [Layout(150), Layout(271), Layout(420)]
FIVE = [Layout(150), Layout(213), Layout(271), Layout(350), Layout(420)]
NARROW = [Layout(60), Layout(123)]
ALIGNED = [
    Layout(310, "center"),
    Layout(310, "right"),
    Layout(310, "left"),
    Layout(310, "justify"),
    Layout(187, "justify"),
]
BOTH_WAYS = [Layout(240, direction="ltr"), Layout(240, direction="rtl"), Layout(240, "end", "rtl")]

# Name, script in the tables, fonts in order of preference, language.
SCRIPTS = [
    ("latin", "Latin", [DEJAVU], "en"),
    ("latin-accents", "Latin", [DEJAVU], "fr"),
    ("arabic", "Arabic", ["NotoNaskhArabic-Regular.ttf", DEJAVU], "ar"),
    ("hebrew", "Hebrew", [noto("Hebrew"), DEJAVU], "he"),
    ("devanagari", "Devanagari", [noto("Devanagari"), DEJAVU], "hi"),
    ("bengali", "Bengali", [noto("Bengali"), DEJAVU], "bn"),
    ("tamil", "Tamil", [noto("Tamil"), DEJAVU], "ta"),
    ("thai", "Thai", [noto("Thai"), DEJAVU], "th"),
    ("khmer", "Khmer", [noto("Khmer"), DEJAVU], "km"),
    ("myanmar", "Myanmar", [noto("Myanmar"), DEJAVU], "my"),
    ("hangul", "Hangul", [KOREAN], "ko"),
    ("hangul-jamo", "Jamo", [KOREAN], "ko"),
    ("japanese", "Japanese", [JAPANESE], "ja"),
    ("chinese", "Chinese", [DEJAVU, CHINESE], "zh-Hans"),
    ("emoji", "Emoji", [DEJAVU, EMOJI], "en"),
]

# Texts without a long counterpart.
SINGLE = [
    ("arabic-marks", "Arabic", [noto("Arabic"), DEJAVU], "ar", THREE),
    ("persian", "Arabic", [noto("Arabic"), DEJAVU], "fa", THREE),
    ("lao", "Lao", [DEJAVU, noto("Lao")], "lo", NARROW),
    ("malayalam", "Malayalam", [DEJAVU, noto("Malayalam")], "ml", NARROW),
    ("telugu-kannada", "Telugu", [DEJAVU, noto("Telugu"), noto("Kannada")], "te", THREE),
    ("tibetan", "Tibetan", [DEJAVU, "NotoSerifTibetan-Regular.ttf"], "bo", NARROW),
    ("bidi-mixed", "Bidi", [DEJAVU], "en", THREE + BOTH_WAYS),
    ("bidi-rtl", "Bidi", [DEJAVU], "he", NARROW + BOTH_WAYS),
    ("bidi-controls", "Bidi", [DEJAVU], "en", NARROW + BOTH_WAYS),
    ("bidi-unbalanced", "Bidi", [DEJAVU], "en", NARROW + BOTH_WAYS),
    ("breaks", "Controls", [DEJAVU], "en", NARROW),
    ("controls", "Controls", [DEJAVU], "en", NARROW),
    ("zero-width", "Controls", [DEJAVU], "en", NARROW),
    ("lone-marks", "Controls", [DEJAVU], "en", NARROW),
    ("many-marks", "Controls", [DEJAVU], "en", NARROW),
    ("code", "Latin", ["DejaVuSansMono.ttf"], "en", THREE),
    ("punctuation", "Latin", [DEJAVU], "en", NARROW + THREE),
    ("spaces", "Controls", [DEJAVU], "en", NARROW),
    ("tabs", "Tabs", [DEJAVU, JAPANESE], "en", NARROW + [Layout(400)]),
    ("soft-hyphens", "Soft hyphens", [DEJAVU], "de", NARROW + THREE),
    ("long-word", "Long words", [DEJAVU], "en", NARROW + THREE),
    (
        "old-korean-thai-mixed",
        "Mixed",
        [DEJAVU, noto("Thai"), noto("Devanagari"), KOREAN],
        "en",
        THREE,
    ),
]

# Texts that only the rivals have.
ADDED = [
    ("greek", "Greek", [DEJAVU], "el", THREE + ALIGNED[:1]),
    ("cyrillic", "Cyrillic", [DEJAVU], "ru", THREE + ALIGNED[3:4]),
    ("ligatures", "Ligatures", [DEJAVU], "en", THREE),
    ("long-words", "Long words", [DEJAVU], "en", THREE),
    ("tabs-long", "Tabs", [DEJAVU], "en", THREE + BOTH_WAYS[:2]),
    ("soft-hyphens-long", "Soft hyphens", [DEJAVU], "en", NARROW + THREE),
    ("bidi-ltr-long", "Bidi", [DEJAVU], "en", THREE + [Layout(310, direction="rtl")]),
    ("bidi-rtl-long", "Bidi", [DEJAVU], "he", THREE + [Layout(310, direction="ltr")]),
]

# Texts that are laid out with every alignment.
ALIGNED_TEXTS = {
    "latin-long": "latin-aligned",
    "arabic-long": "arabic-aligned",
    "hebrew-long": "hebrew-aligned",
    "devanagari-long": "devanagari-aligned",
    "thai-long": "thai-aligned",
    "japanese-long": "japanese-aligned",
    "bidi-rtl-long": "bidi-aligned",
}


def read(name: str) -> str:
    """The text of a file, as UTF-8 without any change to its line ends."""
    for folder in (CORPUS / "texts", CORPUS / "rivals" / "texts"):
        if (path := folder / f"{name}.txt").exists():
            return path.read_bytes().decode()
    raise SystemExit(f"no text {name}.txt")


def utf16(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def every_third_word(text: str, size: float) -> list[Span]:
    """Spans over each third word, in another size."""
    words = list(re.finditer(r"\w+", text))[2::3]
    return [Span((utf16(text[: w.start()]), utf16(text[: w.end()])), size=size) for w in words]


def spaced(text: str, points: float) -> list[Span]:
    return [Span((0, utf16(text)), letterSpacing=points)]


def all_cases() -> list[Case]:
    """Every case, by name."""
    cases = []
    for name, script, fonts, lang in SCRIPTS:
        # The font for Latin comes first in the short text, so that it has the spaces.
        first = sorted(fonts, key=lambda font: font != DEJAVU)
        cases.append(Case(name, read(name), script, first, lang, THREE))
        cases.append(Case(f"{name}-long", read(f"{name}-long"), script, fonts, lang, FIVE))
    for table in (SINGLE, ADDED):
        for name, script, fonts, lang, layouts in table:
            cases.append(Case(name, read(name), script, fonts, lang, layouts))
    cases += [aligned(case) for case in cases if case.name in ALIGNED_TEXTS]
    cases += styled()
    return sorted(cases, key=lambda case: case.name)


def aligned(case: Case) -> Case:
    name = ALIGNED_TEXTS[case.name]
    return Case(name, case.text, "Aligned", case.fonts, case.lang, ALIGNED)


def styled() -> list[Case]:
    """Sizes within a line, other sizes, space between letters, and scripts in a second font."""
    latin, arabic, hebrew = read("latin-long"), read("arabic-long"), read("hebrew-long")
    hindi, bidi = read("devanagari-long"), read("bidi-ltr-long")
    naskh, devanagari = "NotoNaskhArabic-Regular.ttf", noto("Devanagari")
    rows = [
        ("two-sizes", latin, "Two sizes", [DEJAVU], "en", 16, every_third_word(latin, 24)),
        ("two-sizes-bidi", bidi, "Two sizes", [DEJAVU], "en", 14, every_third_word(bidi, 21)),
        ("letter-spacing", latin, "Spaced", [DEJAVU], "en", 16, spaced(latin, 1.5)),
        ("letter-spacing-hindi", hindi, "Spaced", [devanagari], "hi", 16, spaced(hindi, 2)),
        ("small", latin, "Other sizes", [DEJAVU], "en", 11.5, []),
        ("large", latin, "Other sizes", [noto("")], "en", 23.25, []),
        ("serif", latin, "Other sizes", ["DejaVuSerif.ttf"], "en", 18, []),
        ("arabic-dejavu", arabic, "Arabic", [DEJAVU], "ar", 16, []),
        ("arabic-sans", arabic, "Arabic", [noto("Arabic"), DEJAVU], "ar", 16, []),
        ("hebrew-dejavu", hebrew, "Hebrew", [DEJAVU], "he", 16, []),
        ("arabic-small", arabic, "Other sizes", [naskh], "ar", 12.25, []),
    ]
    return [
        Case(name, text, script, fonts, lang, THREE, size=size, spans=spans)
        for name, text, script, fonts, lang, size, spans in rows
    ]
