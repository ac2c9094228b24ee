"""What people read of a title: its name, and the words of its options in the set-up."""

from dataclasses import dataclass

from game.engine.options import Option
from game.ui.kit import Say


@dataclass(frozen=True)
class ValueWords:
    """What a value of an option is called, a short mark that stands at its right, and what it means."""

    text: str
    mark: str = ""
    tip: str = ""


class OptionWords:
    """The words of options, from keys that are named after them: ``setup.option.ID`` with ``label`` and ``note``, and
    for each value ``setup.option.ID.VALUE`` with ``name`` and ``tip``. What has no words is called what it is in files.

    A title that says them in another way derives its own (`TitleScreen.option_words`).
    """

    def __init__(self, say: Say) -> None:
        self.say = say

    def label(self, option: Option) -> str:
        """What an option is called."""
        return self.say(f"{_key(option)}.label", plain(option.id))

    def note(self, option: Option) -> str:
        """What an option is about; may be empty."""
        return self.say(f"{_key(option)}.note", "")

    def value(self, option: Option, value: str) -> ValueWords:
        """The words of one value of a choice, or of one card."""
        key = f"{_key(option)}.{value}"
        return ValueWords(self.say(f"{key}.name", plain(value)), tip=self.say(f"{key}.tip", ""))


def title_name(say: Say, title: str) -> str:
    """What a title is called."""
    return say(f"title.{title}", plain(title))


def _key(option: Option) -> str:
    return f"setup.option.{option.id}"


def plain(name: str) -> str:
    """A name from files as it is shown where it has no words: ``dark-forest`` is *Dark forest*."""
    text = name.replace("_", " ").replace("-", " ")
    return text[:1].upper() + text[1:]
