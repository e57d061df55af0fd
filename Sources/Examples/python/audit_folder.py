"""Audits the links of every Markdown and HTML file of a folder: their sizes, purpose and safety.

Usage: audit_folder.py FOLDER

Prints a line for each finding; the exit status is 1 if one of them is an error.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tapline

SUFFIXES = {".md": "markdown", ".html": "html"}


def main(folder: str) -> int:
    """Audits the files, two at a time."""
    records = (
        {"id": str(path), "path": str(path), "format": SUFFIXES[path.suffix], "ask": ["audit"]}
        for path in sorted(Path(folder).rglob("*"))
        if path.suffix in SUFFIXES
    )
    worst = 0
    for answer in tapline.batch(records, jobs=2):
        if error := answer.get("error"):
            print(f"{answer['id']}: error: {error['message']}")
            worst = 1
            continue
        for finding in answer["audit"]:
            # A size that is large enough has no severity.
            if not finding["severity"]:
                continue
            message = finding.get("message") or finding.get("kind") or finding["outcome"]
            criterion = f"{finding['criterion']}: " if finding.get("criterion") else ""
            print(
                f"{answer['id']}: {finding['severity']}: "
                f"{finding.get('name', '')!r}: {criterion}{message}"
            )
            worst |= finding["severity"] == "error"
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
