"""The results of Labyrinth: towers rise side by side, the winners shine, the crown is told (L18 to L20)."""

import pygame

from game.engine.labyrinth.state import LabyrinthState
from game.engine.labyrinth.tower import crowned, strip_verdict
from game.scenes.labyrinth.results.cues import cues_of
from game.scenes.labyrinth.results.shelf import Band, Shelf, bands_of
from game.scenes.labyrinth.results.stacks import stacks_of, whole_time
from game.scenes.navigator import Navigator
from game.scenes.results.scene import ResultsScene

LINES = {
    "tile": "tiles", "shield": "shields", "treasure": "treasures", "dragon": "dragons", "meeple": "top", "crown": "top",
}  # fmt: skip
"""The line of the ledger that each piece of a tower belongs in."""


class LabyrinthResults(ResultsScene[LabyrinthState]):
    """The end of a game of Labyrinth."""

    LINES = LINES
    COUNTED = ("cities", "roads")

    def __init__(self, navigator: Navigator[LabyrinthState]) -> None:
        super().__init__(navigator)
        view = self.match.view
        self.towers = view.towers()
        self.stacks = stacks_of(self.towers, view.box.heights)
        self.verdict = strip_verdict(view.box, self.towers[0].height) if self.solo else 0
        self.shelf = Shelf(self.kit, self.match.seats, self.stacks, self._bands() if self.solo else ())
        self.rising = whole_time(self.stacks)

    def begin(self) -> None:
        self.hear(cues_of(self.stacks))

    def place_side(self) -> None:
        self.shelf.layout(self.side)

    def draw_side_ground(self, surface: pygame.Surface) -> None:
        self.shelf.draw_ground(surface)

    def draw_side(self, surface: pygame.Surface) -> None:
        winners = () if self.solo else self.result.winners
        self.shelf.draw(surface, self.time, winners, self.glory, self.verdict)

    def side_boxes(self) -> dict[str, pygame.Rect]:
        return self.shelf.boxes() | {"shelf": self.shelf.box.copy()}

    def facts(self) -> dict[str, object]:
        return {"heights": list(self.result.scores), "winners": list(self.result.winners)}

    def headline(self) -> str:
        return self.kit.say(f"results.verdict.{self.verdict}") if self.solo else super().headline()

    def second_line(self) -> str:
        """Who won the crown, or whether it was won alone."""
        words, view, seats = self.kit.say, self.match.view, self.match.seats
        if self.solo:
            done = view.crown.aim.count(view.players[0])
            key = "met" if self.towers[0].crowned else "missed"
            quest = words(f"results.solo.{view.crown.aim.id}", view.crown.id, n=view.crown.solo)
            return words(f"results.crown.{key}", quest=quest, done=done)
        winners = [seats[seat].name for seat in crowned(view.crown, view.players)]
        quest = words(f"results.most.{view.crown.aim.id}", view.crown.id)
        if not winners:
            return words("results.crown.nobody", quest=quest)
        names = (
            winners[0] if len(winners) == 1 else words("results.and", names=", ".join(winners[:-1]), last=winners[-1])
        )
        return words("results.crown.won", quest=quest, names=names)

    def _bands(self) -> tuple[Band, ...]:
        return bands_of(self.match.view.box, lambda number: self.kit.say(f"results.verdict.{number}"))
