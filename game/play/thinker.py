"""Where computer players think, as the game that asks them sees it."""

from typing import Protocol, TypeVar

from game.engine.title import Action, State

S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Thinker(Protocol[S_contra]):
    """Answers one question at a time (`bot_worker.BotWorker`)."""

    def ask(self, bot: str, view: S_contra) -> None:
        """Begin to look for an action of a view; an earlier question is forgotten."""
        ...

    def answer(self) -> Action | None:
        """The action, once it has been found."""
        ...

    def forget(self) -> None:
        """The question is no longer asked."""
        ...

    def close(self) -> None:
        """Nobody will ask any more."""
        ...
