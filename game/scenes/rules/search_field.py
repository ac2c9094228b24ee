"""The field that a word is looked for in: Enter goes on to the next place, Esc empties it."""

from collections.abc import Callable

from game.ui.intents import Back, Confirm, Intent
from game.ui.kit import Kit
from game.ui.widgets.field import TextField

LONGEST = 40


class SearchField(TextField):
    """`changed(text)` is called with every letter, `entered` by Enter; Esc in an empty field is left to the scene."""

    def __init__(self, kit: Kit, changed: Callable[[str], object], entered: Callable[[], object]) -> None:
        say = kit.say
        super().__init__(kit, "find", "", changed, longest=LONGEST, empty=say("rules.find"), tip=say("rules.find_tip"))
        self.binding = "find"
        self.entered = entered

    def clear(self) -> None:
        """Look for nothing."""
        self.set_text("")
        self.changed("")

    def take(self, intent: Intent) -> bool:
        match intent:
            case Confirm():
                self.entered()
            case Back() if self.text:
                self.clear()
            case _:
                return super().take(intent)
        return True
