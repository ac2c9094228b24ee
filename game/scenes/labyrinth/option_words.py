"""The words of Labyrinth's one option, the crown quest: what it counts, and how much of it is wanted."""

from game.engine.options import Option
from game.play.labyrinth.rules import labyrinth
from game.scenes.option_words import OptionWords, ValueWords


class LabyrinthOptionWords(OptionWords):
    """Crown quests in sentences, with their ids at the right; those of the promo are marked."""

    def label(self, option: Option) -> str:
        return self.say("setup.quest.label")

    def note(self, option: Option) -> str:
        return self.say("setup.quest.note")

    def value(self, option: Option, value: str) -> ValueWords:
        say, crown = self.say, labyrinth().box.crowns[value]
        mark = say("setup.promo", quest=value) if crown.promo else value
        key = "setup.quest" if crown.solo else "hud.quest"  # what is wanted alone, or what most of wins
        return ValueWords(say(f"{key}.{crown.aim.id}", value, n=crown.solo), mark)
