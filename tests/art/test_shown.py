"""No picture is carried along that nothing shows."""

import re
from pathlib import Path

from tests.scenes.gallery import Gallery

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("icons", "pieces")
SEAT = re.compile("(?<=-)(red|blue|yellow|green)(?=[.])")


def test_each_icon_and_piece_is_shown_in_a_scene_or_named(tmp_path: Path) -> None:
    """A piece of one seat stands for those of all. What the gallery does not show is named in code or data."""
    gallery = Gallery(tmp_path, (1024, 640), 100)
    pictures, asked = gallery.kit.pictures, set[str]()
    find = pictures.find

    def found(*parts: str) -> Path:
        asked.add("/".join(parts))
        return find(*parts)

    pictures.find = found
    try:
        for _, open_sight in gallery.sights():
            open_sight()
            gallery.settle()
    finally:
        gallery.close()
    code = [*(ROOT / "game").rglob("*.py"), *(ROOT / "data").rglob("*.yaml"), ROOT / "shipping" / "look.py"]
    text = "\n".join(file.read_text(encoding="utf-8") for file in code)
    named = {"/".join(parts) for parts in re.findall(rf'({"|".join(FOLDERS)})(?:/|", ")([\w-]+[.]png)', text)}
    shown = {SEAT.sub("seat", name) for name in asked | named}
    carried = {f"{folder}/{file.name}" for folder in FOLDERS for file in (ROOT / "art" / folder).glob("*.png")}
    assert not sorted(name for name in carried if SEAT.sub("seat", name) not in shown)
