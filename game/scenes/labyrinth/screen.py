"""Labyrinth on the window: everything of it that is seen, in one object."""

from game.engine.labyrinth.state import LabyrinthState
from game.play.labyrinth.rules import labyrinth, labyrinth_rules
from game.play.labyrinth.teller import BOARD
from game.scenes.labyrinth.board.marks import fallen
from game.scenes.labyrinth.board.prefetch import fetch
from game.scenes.labyrinth.board.scene import BoardScene
from game.scenes.labyrinth.board_visit import BoardVisit
from game.scenes.labyrinth.faces import LabyrinthFaces
from game.scenes.labyrinth.option_words import LabyrinthOptionWords
from game.scenes.labyrinth.panes import pane_of, panes
from game.scenes.labyrinth.plates import plate
from game.scenes.labyrinth.players import LabyrinthPlayers
from game.scenes.labyrinth.results.scene import LabyrinthResults
from game.scenes.labyrinth.turn_panel import RULE_OF, LabyrinthTurnPanel
from game.scenes.navigator import TitleScreen


def labyrinth_screen() -> TitleScreen[LabyrinthState]:
    """Return what the window knows of Labyrinth. Raises `DocumentError` or `TileSetError` where its data are broken."""
    box = labyrinth().box
    return TitleScreen(
        rules=labyrinth_rules(),
        scene_of={
            "insert": "board", "ride": "board", "walk": "board", "extend": "table", "end": "table", "over": "results",
        },
        rule_of=RULE_OF,
        scenes={
            "board": BoardScene,
            "results": LabyrinthResults,
        },
        faces=lambda kit: LabyrinthFaces(kit, box),
        panes=panes,
        pane_of=pane_of,
        visits={BOARD: BoardVisit},
        players=LabyrinthPlayers,
        turn=LabyrinthTurnPanel,
        lying=fallen,
        plate=plate,
        fetch=fetch,
        option_words=LabyrinthOptionWords,
        card="tiles/labyrinth/through-gates-1.webp",
        chapters={"turn_tile": "insert", "lay": "extend"},
    )  # fmt: skip
