"""Font files: where they are, one face of a collection, and a fontconfig that knows no others."""

import struct
from pathlib import Path

FOLDER = Path("/usr/share/fonts")


def find(name: str) -> tuple[Path, int]:
    """The file and face of a font such as `DejaVuSans.ttf` or `NotoSansCJK-Regular.ttc#1`."""
    file, _, face = name.partition("#")
    found = sorted(FOLDER.rglob(file))
    if not found:
        raise SystemExit(f"{file} is not below {FOLDER}: install the packages that --help names")
    return found[0], int(face or 0)


def face(name: str) -> bytes:
    """One face as a font file of its own, so that a page can load it by address."""
    path, index = find(name)
    data = path.read_bytes()
    if data[:4] != b"ttcf":
        return data
    (header,) = struct.unpack_from(">I", data, 12 + 4 * index)
    (count,) = struct.unpack_from(">H", data, header + 4)
    directory = bytearray(data[header : header + 12])
    tables = bytearray()
    for record in range(header + 12, header + 12 + 16 * count, 16):
        tag, checksum, offset, length = struct.unpack_from(">4sIII", data, record)
        place = 12 + 16 * count + len(tables)
        directory += struct.pack(">4sIII", tag, checksum, place, length)
        tables += data[offset : offset + length] + bytes(-length % 4)
    return bytes(directory + tables)


def configure(folder: Path, names: list[str]) -> Path:
    """Writes a fontconfig that knows these font files only, none of them hinted."""
    files = folder / "fonts"
    files.mkdir()
    for path in sorted({find(name)[0] for name in names}):
        (files / path.name).symlink_to(path)
    config = folder / "fonts.conf"
    config.write_text(
        f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{files}</dir>
  <cachedir>{folder / "cache"}</cachedir>
  <match target="font">
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
  </match>
</fontconfig>
"""
    )
    return config
