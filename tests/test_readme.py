"""What the README says of the program is so."""

import re
from pathlib import Path

from game.ui.bindings import BINDINGS

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
SHORT = {"←": "arrows", "→": "arrows", "↑": "arrows", "↓": "arrows"}
"""Keys that the table tells together."""


def test_the_table_of_keys_names_every_key_and_no_other() -> None:
    table = README.partition("## Keys")[2].partition("## ")[0]
    told = [cell for row in re.findall(r"^\| (.*?) \|", table, re.MULTILINE)[1:] for cell in row.split(", ")]
    keys = [SHORT.get(key, key) for binding in BINDINGS for key in binding.keys]
    pointer = {"click", "right click", "drag", "wheel"}
    assert set(told) - pointer == set(keys)
