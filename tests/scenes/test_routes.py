"""Scenes that the menu leads to are imported only once the menu is seen, and are at hand then."""

import subprocess
import sys
from pathlib import Path

from game.scenes.hud.window_areas import WindowAreas
from game.scenes.labyrinth.board.painting import FRAME
from game.scenes.routes import prepare
from game.ui.pictures import wanted
from tests.scenes.headless import HeadlessProgram

ROOT = Path(__file__).resolve().parents[2]
FIRST_FRAME = """
import sys
from pathlib import Path
from game.bench.driver import DESIGN, Driver
from game.scenes.routes import LATER

def imported():
    return [module for module in LATER if f"game.scenes.{module}" in sys.modules]

driver = Driver(Path(sys.argv[1]), DESIGN)
driver.app.open()
driver.frame()
print(imported())
driver.rest()
print(imported() == list(LATER))
"""


def test_the_first_frame_waits_for_no_other_scene(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-2:] == ["[]", "True"]


def test_what_every_board_shows_is_read_while_the_menu_is_seen(tmp_path: Path) -> None:
    headless = HeadlessProgram(tmp_path)
    kit, faces = headless.kit, headless.program.menu_table.faces
    kit.pictures.slowly("scenes", lambda: prepare(headless.program))
    while kit.pictures.waiting:
        kit.pictures.work()
    side = WindowAreas.of(kit.theme).board
    names = [f"tiles/labyrinth/{faces.box.tiles.names[tile]}.webp" for tile in faces.box.fixed.values()]
    assert len(names) == 9
    wants = [wanted(FRAME, side), *(wanted(name, 256) for name in names)]
    assert all(want in kit.pictures for want in wants)
