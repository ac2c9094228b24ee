"""The rules to read: a booklet with pictures that the game draws itself, and a search through it."""

from game.play.rulebook import rulebook
from game.scenes.house import House
from game.scenes.rules.scene import RulesScene

__all__ = ["RulesScene", "rules_scene"]


def rules_scene(house: House, chapter: str = "") -> RulesScene:
    """The rules in the language of the house, opened at a chapter; closed, they lead back to where one was."""
    return RulesScene(house.still_life.faces, rulebook(house.words.language), house.stack.pop, chapter)
