"""When what happens in a landscape is heard."""

from collections.abc import Iterator

from game.engine.common import Laid, LeftGame, PiecePut, Scored
from game.engine.title import S
from game.scenes.change import Change
from game.scenes.sounds import sound_of
from game.scenes.table.laying_motion import FLIP, FLIP_PAUSE, GLOW, SETTLE
from game.ui.cues import Cue


def cues_of(change: Change[S]) -> Iterator[Cue]:
    """The cues of a change in the landscape that is shown; a tile that is taken up again only rustles."""
    now = 0.0
    for happened in change.events:
        match happened:
            case Laid() if change.back:
                yield Cue(0.0, "turn")
                return
            case Laid():
                now += SETTLE
                yield Cue(now * 0.8, sound_of(happened))
            case Scored() if happened.segment >= 0:
                yield Cue(now, sound_of(happened))
                now += GLOW
            case PiecePut():
                yield Cue(now + FLIP * 0.4, sound_of(happened))
                now += FLIP + FLIP_PAUSE
            case LeftGame() if not change.back:
                yield Cue(now, sound_of(happened))
