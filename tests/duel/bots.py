"""A computer player of Duel: completes what it can, and else lays where most is joined."""

from game.engine.chance import Chance
from game.engine.common import Lay, Scored
from game.engine.title import Action
from tests.duel.engine import DuelState


class Closer:
    """Lays the tile that scores most at once."""

    def decide(self, view: DuelState, chance: Chance) -> Action:
        """Return the legal action that scores most; of equal ones any."""
        gains = {action: self._gain(view, action) for action in view.legal()}
        best = [action for action, gain in gains.items() if gain == max(gains.values())]
        return best[chance.below(len(best))]

    def _gain(self, view: DuelState, action: Action) -> int:
        if not isinstance(action, Lay):
            return 0
        return sum(isinstance(happened, Scored) for happened in view.copy().apply(action))
