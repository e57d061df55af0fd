"""Marks the wheel as one for this platform and any Python 3: its library is not a Python module."""

from __future__ import annotations

import platform
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LibraryHook(BuildHookInterface):  # type: ignore[type-arg]
    """Sets the tags of the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Says that the wheel holds machine code."""
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-linux_{platform.machine()}"
