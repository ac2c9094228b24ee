"""The options of a title as rows of the set-up: each is laid out from its data (`engine/options`).

A choice whose values fit side by side, a switch and a number stand on a line; a longer choice is a list, and cards lie
in a grid.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Generic, Protocol

import pygame

from game.engine import options
from game.engine.title import S
from game.scenes.option_words import OptionWords
from game.scenes.setup_draft import Draft, excluding
from game.ui import theme
from game.ui.kit import Kit
from game.ui.layout import anchored, columns, grid, rows
from game.ui.widgets import Choice, Label, Listing, Option, Row, Toggle, Widget
from game.ui.widgets.card import HEIGHT, WIDTH, Card
from game.ui.widgets.stepper import Stepper

LINE, HEAD, CARD_GAP, GAP = 50, 37, 8, 16  # units
CONTROL = 42
NOTE = theme.NOTE.sized(17)


class OptionRow(Protocol):
    """One option on the sheet. `label` is what it is called, `block` whether it takes more than a line."""

    label: Label
    block: bool

    @property
    def widgets(self) -> list[Widget]:
        """Its widgets, in the order of the focus."""
        ...

    def height(self, width: int) -> int:
        """The pixels that it takes at a width."""
        ...

    def place(self, box: pygame.Rect, label_width: int) -> None:
        """Lay it out, with so much room for the label where the control stands beside it."""
        ...

    def refresh(self) -> None:
        """Show what is chosen now."""
        ...


def option_row(
    kit: Kit, words: OptionWords, draft: Draft[S], option: options.Option, room: int, changed: Callable[[], object]
) -> OptionRow:
    """The row of an option; `room` is how wide a control on a line may be, `changed` is called after each choice."""

    def choose(value: object) -> None:
        draft.options[option.id] = value
        changed()

    name, value = f"option.{option.id}", draft.value(option)
    match option:
        case options.Switch():
            return _Line(kit, words, option, Toggle(kit, name, value, choose))
        case options.Number():
            return _Line(kit, words, option, Stepper(kit, name, value, option.least, option.most, choose))
        case options.Choice():
            choice = _choice(kit, words, option, value, choose)
            marked = any(words.value(option, value).mark for value in option.values)
            if choice.size()[0] <= room and not marked:
                return _Line(kit, words, option, choice)
            return _List(kit, words, option, value, choose)
        case options.Cards():
            return _Grid(kit, words, option, draft, changed)


def _choice(
    kit: Kit, words: OptionWords, option: options.Choice, value: str, choose: Callable[[str], object]
) -> Choice[str]:
    said = {value: words.value(option, value) for value in option.values}
    values = [Option(value, word.text, tip=word.tip) for value, word in said.items()]
    return Choice(kit, f"option.{option.id}", values, value, choose)


class _Line:
    """A label with its control beside it; both tell what the option is about."""

    block = False

    def __init__(self, kit: Kit, words: OptionWords, option: options.Option, control: Widget) -> None:
        self.kit = kit
        self.control = control
        self.label = _label(kit, words, option)
        self.label.tip = control.tip = words.note(option)
        control.stepping = True  # so that Enter starts the game from here too

    @property
    def widgets(self) -> list[Widget]:
        return [self.label, self.control]

    def height(self, width: int) -> int:
        return self.kit.px(LINE)

    def place(self, box: pygame.Rect, label_width: int) -> None:
        label, room = columns(box, [label_width, -1], self.kit.px(GAP))
        self.label.place(label)
        width, height = self.control.size()
        size = min(width, room.width), min(height, self.kit.px(CONTROL))
        self.control.place(anchored(room, size, "midleft"))

    def refresh(self) -> None:
        """A control shows by itself what was chosen with it."""


class _List:
    """A list of all values below the label; they are explained right in their rows."""

    block = True

    def __init__(
        self, kit: Kit, words: OptionWords, option: options.Choice, value: str, choose: Callable[[str], object]
    ) -> None:
        self.kit = kit
        self.label = _label(kit, words, option)
        self._note = Label(kit, f"option.{option.id}.note", words.note(option), NOTE, "right")
        said = {value: words.value(option, value) for value in option.values}
        lines = [Row(value, word.text, right=word.mark, note=word.tip) for value, word in said.items()]
        self._list = Listing(kit, f"option.{option.id}", lines, value, changed=choose, row=HEAD)

    @property
    def widgets(self) -> list[Widget]:
        return [self.label, self._note, self._list]

    def height(self, width: int) -> int:
        return self.kit.px(HEAD) + self._list.whole

    def place(self, box: pygame.Rect, label_width: int) -> None:
        head, below = rows(box, [self.kit.px(HEAD), -1])
        _place_head(self.kit, head, self.label, self._note)
        self._list.place(below)

    def refresh(self) -> None:
        """A list shows by itself what was chosen in it."""


class _Grid(Generic[S]):
    """Cards in rows below the label, as many side by side as there is room for; beside it how many are picked."""

    block = True

    def __init__(
        self, kit: Kit, words: OptionWords, option: options.Cards, draft: Draft[S], changed: Callable[[], object]
    ) -> None:
        self.kit = kit
        self.option = option
        self.draft = draft
        self.label = _label(kit, words, option)
        self.label.tip = words.note(option)
        self._said = {card: words.value(option, card) for card in option.cards}
        self._count = Label(kit, f"option.{option.id}.note", "", NOTE, "right")
        name = f"option.{option.id}"
        self._cards = {
            card: Card(kit, f"{name}.{card}", word.text, partial(self._pick, card, changed), tip=word.tip, group=name)
            for card, word in self._said.items()
        }
        self.refresh()

    @property
    def widgets(self) -> list[Widget]:
        return [self.label, self._count, *self._cards.values()]

    def height(self, width: int) -> int:
        down = self._down(self._across(width))
        return self.kit.px(HEAD) + down * self.kit.px(HEIGHT) + (down - 1) * self.kit.px(CARD_GAP)

    def place(self, box: pygame.Rect, label_width: int) -> None:
        head, below = rows(box, [self.kit.px(HEAD), -1])
        _place_head(self.kit, head, self.label, self._count)
        across = self._across(box.width)
        places = grid(below, across, self._down(across), self.kit.px(CARD_GAP))
        for card, place in zip(self._cards.values(), places, strict=False):
            card.place(place)

    def refresh(self) -> None:
        say, option, picked = self.kit.say, self.option, self.draft.value(self.option)
        self._count.text = say("setup.cards.picked", picked=len(picked), wanted=wanted(option))
        full = say("setup.cards.full", n=option.most) if len(picked) == option.most else ""
        for name, card in self._cards.items():
            card.picked = name in picked
            against = None if card.picked else excluding(option, picked, name)
            if against is not None:
                card.barred = say("setup.cards.excluded", other=self._said[against].text)
            else:
                card.barred = "" if card.picked else full

    def _pick(self, card: str, changed: Callable[[], Any]) -> None:
        self.draft.pick(self.option, card)
        changed()

    def _across(self, width: int) -> int:
        gap = self.kit.px(CARD_GAP)
        return max(1, (width + gap) // (self.kit.px(WIDTH) + gap))

    def _down(self, across: int) -> int:
        return -(-len(self._cards) // across)


def wanted(option: options.Cards) -> str:
    """How many cards are to be picked, in figures: ``3``, or ``2–5``."""
    return f"{option.most}" if option.least == option.most else f"{option.least}–{option.most}"


def _label(kit: Kit, words: OptionWords, option: options.Option) -> Label:
    return Label(kit, f"option.{option.id}.label", words.label(option), theme.STRONG)


def _place_head(kit: Kit, head: pygame.Rect, label: Label, note: Label) -> None:
    """A label on the left, and what is said about it on the right."""
    left, right = columns(head, [min(max(kit.px(220), label.size()[0]), head.width // 2), -1])
    label.place(left)
    note.place(right)
