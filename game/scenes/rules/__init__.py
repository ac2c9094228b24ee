"""The rules to read: a booklet with pictures that the game draws itself, and a search through it."""

from game.play.rulebook import rulebook
from game.scenes.program import Program
from game.scenes.rules.scene import RulesScene

__all__ = ["RulesScene", "rules_scene"]


def rules_scene(program: Program, title: str, chapter: str = "") -> RulesScene:
    """The rules of a title in the language of the program, opened at a chapter; closed, they lead back to where one
    was."""
    book = rulebook(title, program.words.language)
    return RulesScene(program.kit, title, book, program.stack.pop, chapter)
