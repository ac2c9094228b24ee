"""The rules to read: a booklet with pictures that the game draws itself, and a search through it."""

from game.play.rulebook import rulebook
from game.scenes.program import TITLE, Program
from game.scenes.rules.scene import RulesScene

__all__ = ["RulesScene", "rules_scene"]


def rules_scene(program: Program, chapter: str = "") -> RulesScene:
    """The rules in the language of the program, opened at a chapter; closed, they lead back to where one was."""
    return RulesScene(program.menu_table.faces, rulebook(TITLE, program.words.language), program.stack.pop, chapter)
