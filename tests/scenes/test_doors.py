"""What lies behind the doors of the menu is brought to hand only once the menu is seen, and is at hand then."""

import subprocess
import sys
from pathlib import Path

from game.scenes import doors
from game.scenes.board.painting import FRAME
from game.scenes.hud.rooms import Rooms
from game.ui.pictures import wanted
from tests.scenes.indoors import Indoors

ROOT = Path(__file__).resolve().parents[2]
FIRST_FRAME = """
import sys
from pathlib import Path
from game.bench.hands import DESIGN, Hands
from game.scenes.doors import ROOMS

def imported():
    return [room for room in ROOMS if f"game.scenes.{room}" in sys.modules]

hands = Hands(Path(sys.argv[1]), DESIGN)
hands.app.open()
hands.frame()
print(imported())
hands.rest()
print(imported() == list(ROOMS))
"""


def test_the_first_frame_waits_for_no_room(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-2:] == ["[]", "True"]


def test_what_every_board_shows_is_read_while_the_menu_is_seen(tmp_path: Path) -> None:
    indoors = Indoors(tmp_path)
    kit, faces = indoors.kit, indoors.house.still_life.faces
    kit.pictures.slowly("rooms", lambda: doors.prepare(indoors.house))
    while kit.pictures.waiting:
        kit.pictures.work()
    side = Rooms.of(kit.theme).board
    names = [f"tiles/labyrinth/{faces.box.tiles.names[tile]}.webp" for tile in faces.box.fixed.values()]
    assert len(names) == 9
    wants = [wanted(FRAME, side), *(wanted(name, 256) for name in names)]
    assert all(want in kit.pictures for want in wants)
