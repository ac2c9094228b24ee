"""The bot that takes any legal action, each as likely as the other."""

from game.engine.chance import Chance
from game.engine.title import Action, State


class Random:
    """Plays at random."""

    def decide(self, view: State, chance: Chance) -> Action:
        """Return any legal action of the view."""
        options = view.legal()
        return options[chance.below(len(options))]
