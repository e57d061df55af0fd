"""What was measured, as JSON that is short, in a fixed order and without times."""

import json
from pathlib import Path

from cases import Case, Layout


def utf8_offsets(text: str) -> list[int]:
    """The UTF-8 offset of each UTF-16 offset."""
    offsets, place = [], 0
    for character in text:
        offsets += [place] * (2 if character > "\uffff" else 1)
        place += len(character.encode())
    return offsets + [place]


def number(value: float):
    rounded = round(value, 3)
    return int(rounded) if rounded == int(rounded) else rounded


def line(measured: dict, offsets: list[int]) -> dict:
    """A line: its range, its box, and the left and right edge of each cluster in logical order.

    A cluster without a rectangle has two nulls, and so has one with several, which `split` lists.
    """
    edges, split = [], {}
    for index, rects in enumerate(measured["rects"]):
        values = [number(edge) for rect in rects for edge in rect]
        edges += values if len(values) == 2 else [None, None]
        if len(values) > 2:
            split[str(index)] = values
    record = {
        "utf8": measured.get("utf8") or [offsets[place] for place in measured["range"]],
        "box": [number(edge) for edge in measured["box"]],
        "edges": edges,
    }
    return record | ({"split": split} if split else {})


def span(value, offsets: list[int]) -> dict:
    record = {"utf8": [offsets[place] for place in value.range]}
    if value.size is not None:
        record["size"] = number(value.size)
    if value.letterSpacing is not None:
        record["letterSpacing"] = number(value.letterSpacing)
    return record


def layout(asked: Layout, measured: dict, offsets: list[int]) -> dict:
    return {
        "width": asked.width,
        "align": asked.align,
        "direction": asked.direction,
        "height": number(measured["height"]),
        "lines": [line(one, offsets) for one in measured["lines"]],
    }


def write(path: Path, rival: str, case: Case, measured: dict) -> None:
    """Writes the record of a case, a line of the file for each line of the text."""
    offsets = utf8_offsets(case.text)
    head = {
        "rival": rival,
        "name": case.name,
        "script": case.script,
        "text": case.text,
        "fonts": case.fonts,
        "size": number(case.size),
        "lang": case.lang,
        "tab": number(case.tab),
        "spans": [span(value, offsets) for value in case.spans],
        "clusters": [offsets[place] for place in measured["clusters"]],
    }
    rows = [f"{compact(key)}:{compact(value)}" for key, value in head.items()]
    layouts = [layout(*pair, offsets) for pair in zip(case.layouts, measured["layouts"])]
    rows.append('"layouts":[\n' + ",\n".join(map(layout_rows, layouts)) + "\n]")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n")


def layout_rows(record: dict) -> str:
    lines = record.pop("lines")
    head = compact(record)[:-1]
    return head + ',"lines":[\n' + ",\n".join(map(compact, lines)) + "\n]}"


def compact(value) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
