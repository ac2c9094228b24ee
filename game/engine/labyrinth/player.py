"""One player's side of the table: meeple, crown, treasure pile, landscape and its tokens."""

from dataclasses import dataclass, field

from game.engine.labyrinth.maze import Place
from game.engine.land import Land
from game.engine.landscape import Piece

FEATURES = ("city", "road")


@dataclass(slots=True)
class Player:
    """What a seat has. `crown` is the treasure tile sought (`None`: the crown is empty), `pile` the ones to come,
    top first."""

    land: Land
    place: Place
    crown: int | None
    pile: list[int]
    found: list[int] = field(default_factory=list)
    tokens: list[Piece] = field(default_factory=list)

    def copy(self) -> "Player":
        """Return an independent copy."""
        return Player(self.land.copy(), self.place, self.crown, self.pile[:], self.found[:], self.tokens[:])

    def count(self, mark: str) -> int:
        """Return how many tokens of a mark lie in the landscape."""
        return sum(token.kind == mark for token in self.tokens)

    def completed(self, kind: str) -> list[int]:
        """Return the sizes of the completed features of a kind ("city" or "road"), in tiles, largest first (L15)."""
        land = self.land
        return sorted(
            (land.size(root) for root in land.roots() if not land.open_ports(root) and land.kind(root) == kind),
            reverse=True,
        )
