"""When what happens on the board is heard."""

from collections.abc import Iterator

from game.engine.labyrinth import events as event
from game.engine.labyrinth.state import LabyrinthState
from game.scenes.change import Change
from game.scenes.labyrinth.board.motion import CARRY, SETTLE, SLIDE, STEP
from game.scenes.labyrinth.sounds import FALL, sound_of
from game.ui.cues import Cue


def cues_of(change: Change[LabyrinthState]) -> Iterator[Cue]:
    """The cues of a change of the board; taken back, it makes no more noise than its movement does."""
    now = 0.0
    pushed = any(isinstance(happened, event.Pushed) for happened in change.events)
    for happened in change.events:
        match happened:
            case event.Pushed():
                yield Cue(0.0, sound_of(happened))
                if not change.back:
                    yield Cue(SLIDE, FALL)
            case event.Rode(carried=carried) if carried or not pushed:
                yield Cue(SLIDE + CARRY if pushed and not change.back else SETTLE, sound_of(happened))
            case event.Walked(cells=cells):
                for _ in cells[1:]:
                    now += STEP
                    yield Cue(now, sound_of(happened))
            case event.Found() if not change.back:
                yield Cue(now, sound_of(happened))
