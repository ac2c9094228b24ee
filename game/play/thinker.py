"""The interface through which a game asks computer players for actions, wherever they think."""

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
        """Drop the question; its answer is no longer wanted."""
        ...

    def close(self) -> None:
        """Let go of what answers; there are no more questions."""
        ...
