"""Records where other programs put the lines and the clusters of the corpus.

Usage: python3 Tests/AgreementTests/record [--rival chromium|pango] [NAME...]

Writes corpus/rivals/RIVAL/NAME.json for each text named, or for all, and the versions into
corpus/rivals/README.md. Needs these packages of Debian 12:
  fonts-dejavu-core fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
  chromium
  gcc pkg-config libpango1.0-dev
"""

import argparse
import json
import re
import subprocess
import sys
from dataclasses import asdict, replace

sys.dont_write_bytecode = True

import cases
import records
from chromium import Chromium, icu_version
from pango import Pango

RIVALS = cases.CORPUS / "rivals"
FONT_PACKAGES = [
    "fonts-dejavu-core",
    "fonts-noto-core",
    "fonts-noto-cjk",
    "fonts-noto-color-emoji",
]


def job(case: cases.Case) -> dict:
    """What the page needs to know of a case."""
    return {
        "text": case.text,
        "size": case.size,
        "lang": case.lang,
        "tab": case.tab,
        "spans": [asdict(span) for span in case.spans],
        "layouts": [asdict(layout) for layout in case.layouts],
    }


def record_chromium(wanted: list[cases.Case]) -> str:
    version = ""
    for case in wanted:
        browser = Chromium(case.fonts)
        try:
            browser.evaluate(f"loadFonts({len(case.fonts)})")
            measured = browser.evaluate(f"measure({json.dumps(job(case))})")
            version = f"Chromium {browser.version}, its clusters by ICU {icu_version()}"
        finally:
            browser.close()
        records.write(RIVALS / "chromium" / f"{case.name}.json", "chromium", case, measured)
        print("chromium", case.name, flush=True)
    return version


def record_pango(wanted: list[cases.Case]) -> str:
    with Pango() as pango:
        for case in wanted:
            if case.script in Pango.LEFT_OUT or case.spans or "\t" in case.text:
                continue
            layouts = [layout for layout in case.layouts if layout.align in Pango.ALIGNMENTS]
            case = replace(case, layouts=layouts)
            measured = pango.measure(case, recorded_clusters(case))
            records.write(RIVALS / "pango" / f"{case.name}.json", "pango", case, measured)
            print("pango", case.name, flush=True)
        return f"Pango {pango.version}"


def recorded_clusters(case: cases.Case) -> list[int]:
    """The clusters of the browser's record, in UTF-16, so that both records have the same."""
    path = RIVALS / "chromium" / f"{case.name}.json"
    if not path.exists():
        raise SystemExit(f"{path} is not there: record chromium first")
    utf8 = records.utf8_offsets(case.text)
    return [utf8.index(offset) for offset in json.loads(path.read_text())["clusters"]]


def font_versions() -> str:
    versions = []
    for package in FONT_PACKAGES:
        query = ["dpkg-query", "--show", "--showformat=${Version}", package]
        answer = subprocess.run(query, capture_output=True, text=True)
        versions.append(f"{package} {answer.stdout or 'unknown'}")
    return ", ".join(versions)


def note_version(rival: str, version: str) -> None:
    """Puts the versions into the table of the README."""
    path = RIVALS / "README.md"
    row = f"| `{rival}/` | {version} | {font_versions()} |"
    path.write_text(re.sub(rf"^\| `{rival}/` \|.*$", row, path.read_text(), flags=re.MULTILINE))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rival", choices=["chromium", "pango"], help="both by default")
    parser.add_argument("names", nargs="*", metavar="NAME", help="texts; all by default")
    arguments = parser.parse_args()
    known = {case.name: case for case in cases.all_cases()}
    if unknown := [name for name in arguments.names if name not in known]:
        parser.error(f"no text {', '.join(unknown)}; there are {', '.join(known)}")
    wanted = [known[name] for name in arguments.names] or list(known.values())
    for rival, record in (("chromium", record_chromium), ("pango", record_pango)):
        if arguments.rival not in (None, rival):
            continue
        if not arguments.names:
            for old in (RIVALS / rival).glob("*.json"):
                old.unlink()
        note_version(rival, record(wanted))


if __name__ == "__main__":
    main()
