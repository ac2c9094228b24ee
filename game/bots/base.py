"""What a computer player is, and how it is asked: it sees a view, and answers with one of its legal actions."""

from typing import Any, Protocol, TypeVar

from game.engine.chance import Chance
from game.engine.notation import action_to_json
from game.engine.title import Action, State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Bot(Protocol[S_contra]):
    """A computer player. What it decides depends on the view and the chance alone."""

    def decide(self, view: S_contra, chance: Chance) -> Action:
        """Return one of the legal actions of a view whose turn it is."""
        ...


class IllegalChoice(ValueError):
    """A bot chose an action that is not legal: which bot, what it chose, and what it could have chosen."""

    def __init__(self, bot: object, chosen: object, options: tuple[Action, ...]) -> None:
        self.bot = bot
        self.chosen = chosen
        self.options = options
        could = "; ".join(str(action_to_json(option)) for option in options)
        super().__init__(f"{type(bot).__name__} chose {chosen!r}, which is none of: {could}")

    def __reduce__(self) -> tuple[type["IllegalChoice"], tuple[object, object, tuple[Action, ...]]]:
        """Return what makes it anew in another process."""
        return type(self), (self.bot, self.chosen, self.options)


def choose(bot: Bot[Any], state: State, seat: int, chance: Chance) -> Action:
    """Return what a bot does in a state; it is shown only what its seat knows.

    Raises `IllegalChoice` for an answer that is not legal, and `ValueError` when it is not the seat's turn.
    """
    if state.phase == "over" or state.seat != seat:
        raise ValueError(f"it is not the turn of seat {seat}")
    view = state.view(seat, chance)
    action = bot.decide(view, chance)
    options = tuple(state.legal())
    if action not in options:
        raise IllegalChoice(bot, action, options)
    return action
