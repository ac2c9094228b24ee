"""Plans for a turn: each push with each walk after it, weighed by what the tiles won are worth in the landscape."""

from collections.abc import Iterator
from typing import NamedTuple

from game.bots.labyrinth.landscape import LandscapeEvaluator
from game.bots.labyrinth.walks import NextTurn
from game.bots.labyrinth.weights import Weights
from game.engine.labyrinth.actions import Push, Ride, Walk
from game.engine.labyrinth.maze import Place, board_xy
from game.engine.labyrinth.state import LabyrinthState
from game.engine.ports import sides_mask, sides_text
from game.engine.title import Action


class Plan(NamedTuple):
    """The first action of a plan, the tiles it wins for the landscape, and what its last stand is worth for the
    treasures to come (millimetres)."""

    action: Action
    loose: tuple[int, ...]
    prospect: float


class Planner:
    """Finds the best plan for a turn in which the meeple may still walk (phases insert, ride and walk)."""

    def __init__(self, view: LabyrinthState, landscape: LandscapeEvaluator, weights: Weights) -> None:
        self.view = view
        self.landscape = landscape
        self.weights = weights
        player = view.players[view.seat]
        self.goal = None if player.crown is None else self._stand(player.crown)
        self.later = [self._stand(tile) for tile in sorted(player.pile)]
        self._gains: dict[tuple[int, ...], float] = {}

    def best(self) -> Action:
        """Return the first action of the best plan.

        Two tiles are first judged one by one; only for the most promising pairs are all layouts looked at.
        """
        plans = [plan for action, state in self._walks(self.view) for plan in self._plans(action, state)]
        hopes: dict[tuple[int, ...], float] = {}
        for plan in plans:
            if len(plan.loose) > 1:
                hope = plan.prospect + sum(self._gain((tile,)) for tile in plan.loose)
                hopes[plan.loose] = max(hope, hopes.get(plan.loose, hope))
        looked_at = sorted(hopes, key=lambda loose: round(-hopes[loose], 6))[: self.weights.pairs]
        kept = [plan for plan in plans if len(plan.loose) == 1 or plan.loose in looked_at]
        return max(kept, key=lambda plan: round(plan.prospect + self._gain(plan.loose), 6)).action

    def _gain(self, loose: tuple[int, ...]) -> float:
        """Return what the tiles add to the tower and to what the landscape promises, laid as well as can be."""
        kind_of = self.view.box.tiles.kind_of
        kinds = tuple(kind_of[tile] for tile in loose)
        if kinds not in self._gains:
            layout = self.landscape.best(loose)
            height = self.view.box.heights["tile"] * len(layout.placements)
            self._gains[kinds] = height + layout.value - self.landscape.bare.value
        return self._gains[kinds]

    def _walks(
        self, state: LabyrinthState, first: Action | None = None
    ) -> Iterator[tuple[Action | None, LabyrinthState]]:
        """Yield each position in which the meeple may walk, with the action that leads towards it."""
        if state.phase == "walk":
            yield first, state
            return
        for action in self._pushes(state) if state.phase == "insert" else self._rides(state):
            after = state.copy()
            after.apply(action)
            yield from self._walks(after, first or action)

    def _pushes(self, state: LabyrinthState) -> list[Action]:
        """Return every push; of turns in which the walkways lie the same only the first."""
        assert state.hand is not None, "a seat that inserts holds a tile"
        turns: dict[tuple[int, ...], int] = {}
        for turn in range(4):
            turns.setdefault(tuple(sorted(state.box.walkways_of(state.hand, turn))), turn)
        return [push for push in state.legal() if isinstance(push, Push) and push.turn in turns.values()]

    def _rides(self, state: LabyrinthState) -> list[Action]:
        """Return every ride of the own meeple; of another the one that leaves it the least way to go (L11)."""
        rides = [ride for ride in state.legal() if isinstance(ride, Ride)]
        if rides[0].seat == self.view.seat:
            return list(rides)

        def ways(ride: Ride) -> int:
            return state.maze.flood(Place(state.entry, sides_mask(ride.walkway))).bit_count()

        return [min(rides, key=ways)]

    def _plans(self, action: Action | None, state: LabyrinthState) -> Iterator[Plan]:
        """Yield the plans that walk in a position: to the treasure (L13), and to the best other place."""
        player = state.players[state.seat]
        fallen = state.loose[0]
        if player.crown is None or self.goal is None:
            yield Plan(action or _walk(player.place), (fallen,), 0.0)
            return
        worth = self.weights.treasure if self.landscape.outlook.turns else 0.0
        next_turn = NextTurn(state.maze, self.goal, self.weights)
        others: list[tuple[float, Place]] = []
        for place in state.maze.reach(player.place):
            if place == self.goal:
                chance = sum(map(next_turn.chance, self.later)) / max(1, len(self.later))
                yield Plan(action or _walk(place), (fallen, player.crown), worth * chance)
            else:
                others.append((next_turn.chance(place), place))
        if others:
            chance, place = max(others, key=lambda option: round(option[0], 6))
            yield Plan(action or _walk(place), (fallen,), worth * chance)

    def _stand(self, treasure: int) -> Place:
        """Return the place where the meeple finds the treasure of a tile."""
        cell = self.view.box.treasure_cell[self.view.box.treasure[treasure]]
        return Place(cell, self.view.maze.walkways[cell][0])


def _walk(place: Place) -> Walk:
    return Walk(board_xy(place.cell), sides_text(place.walkway))
