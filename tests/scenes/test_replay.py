"""The replay: forwards and backwards as it was played, any turn, anybody's eyes, and a new game from any step."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.play.running_game import RunningGame, read_game
from game.play.saved_games import entry_of
from game.scenes.replay import ReplayScene, watch
from game.scenes.replay.controls import OPEN
from game.scenes.replay.recording import Recording, ReplayMatch
from game.ui import intents
from game.ui.tween import Speed
from tests.scenes.headless import HeadlessProgram
from tests.scenes.landscapes import SCENE_OF
from tests.scenes.saves import saved, seats
from tests.ui.checks import WINDOWS, check_boxes


class Cinema(HeadlessProgram):
    """A program in which a saved game is watched."""

    def __init__(
        self,
        folder: Path,
        window: tuple[int, int] = (1440, 900),
        percent: int = 100,
        count: int = 2,
        steps: int | None = None,
    ) -> None:
        super().__init__(folder, window, percent)
        self.path = saved(self.home, seats(count, 1), "ways", steps)
        entry = entry_of(self.path)
        watch(self.program, entry)  # type: ignore[arg-type]

    @property
    def scene(self) -> ReplayScene:
        scene = self.program.stack.top
        assert isinstance(scene, ReplayScene)
        return scene

    @property
    def at(self) -> int:
        return self.scene.match.at


@pytest.fixture
def cinema(tmp_path: Path) -> Iterator[Cinema]:
    made = Cinema(tmp_path)
    yield made
    made.close()


def match_of(path: Path, headless: HeadlessProgram) -> ReplayMatch[Any]:
    header, rules, session = read_game(path)
    return ReplayMatch(Recording(headless.home, header, rules, session), SCENE_OF)


def test_steps_forward_and_back_are_the_games_own(cinema: Cinema) -> None:
    match = match_of(cinema.path, cinema)
    whole = match.recording.whole
    for at, step in enumerate(whole.steps):
        state = match.recording.session.state
        assert (match.at, state) == (at, step.before)
        change = match.forward()
        assert change is not None
        assert (change.seat, change.action, change.events) == (step.seat, step.action, step.events)
    assert match.recording.session.state == whole.state
    assert match.over
    assert match.forward() is None
    for step in reversed(whole.steps):
        change = match.back()
        assert change is not None
        assert change.back
        assert match.recording.session.state == step.before
    assert match.back() is None


def test_turns_follow_each_other_without_a_gap(cinema: Cinema) -> None:
    match = match_of(cinema.path, cinema)
    turns = match.turns
    assert turns[0].start == 0
    assert turns[-1].end == match.last
    assert all(one.end == other.start for one, other in pairwise(turns))
    assert [turn.number for turn in turns[:4]] == [1, 1, 2, 2]
    assert len(turns) == match.view.box.pile[2]
    starts = [0]
    while match.at < match.last:
        match.go(match.next_turn())
        starts.append(match.at)
    assert starts == [turn.start for turn in turns] + [match.last]
    while match.at:
        match.go(match.turn_before())
        assert match.at == starts[-2]
        starts.pop()


def test_looking_changes_no_file(cinema: Cinema) -> None:
    text = cinema.path.read_bytes()
    match = match_of(cinema.path, cinema)
    match.go(9)
    match.close()
    assert cinema.path.read_bytes() == text
    assert not list(Path().glob("replay*"))


@pytest.mark.parametrize(("window", "percent"), WINDOWS)
@pytest.mark.parametrize("count", [1, 4])
def test_nothing_is_cut_or_lies_on_another(tmp_path: Path, window: tuple[int, int], percent: int, count: int) -> None:
    cinema = Cinema(tmp_path, window, percent, count)
    for at in (0, 6, cinema.scene.match.last):
        cinema.scene.go(at)
        boxes = {name: box for name, box in cinema.scene.boxes().items() if not name.startswith(("picture", "log"))}
        check_boxes(boxes, window)
        cinema.draw()
    assert not cinema.kit.type.shortened


def test_keys_step_and_turn(cinema: Cinema) -> None:
    cinema.take(intents.Cursor(1, 0), intents.Cursor(1, 0), intents.Cursor(1, 0))
    assert cinema.at == 3
    cinema.take(intents.Cursor(-1, 0))
    assert cinema.at == 2
    turns = cinema.scene.match.turns
    cinema.take(intents.Leaf(1))
    assert cinema.at == turns[0].end
    cinema.take(intents.Cursor(0, 1))
    assert cinema.at == turns[1].end
    cinema.take(intents.Leaf(-1))
    assert cinema.at == turns[1].start
    cinema.take(intents.Cursor(0, -1), intents.Cursor(0, -1), intents.Cursor(-1, 0))
    assert cinema.at == 0


def test_every_step_can_be_drawn_while_it_moves_both_ways(cinema: Cinema) -> None:
    cinema.program.stack.set_speed(Speed.NORMAL)
    for key in (intents.Cursor(1, 0), intents.Cursor(-1, 0)):
        for _ in range(14):
            cinema.take(key)
            cinema.scene.update(0.1)
            cinema.draw()
            cinema.scene.finish()
            cinema.draw()
    assert cinema.at == 0


def test_it_runs_at_the_chosen_speed_and_stops(cinema: Cinema) -> None:
    def run(seconds: float) -> int:
        before = cinema.at
        for _ in range(round(seconds / 0.05)):
            cinema.scene.update(0.05)
        return cinema.at - before

    cinema.take(intents.Confirm())
    assert cinema.scene.playing
    slow = run(5)
    assert 4 <= slow <= 8
    cinema.scene.set_rate(4.0)
    assert run(5) >= 3 * slow
    cinema.take(intents.Confirm())
    assert not cinema.scene.playing
    assert run(5) == 0
    assert cinema.scene.wait() is None
    cinema.take(intents.Confirm())
    cinema.take(intents.Cursor(1, 0))
    assert not cinema.scene.playing, "whoever steps by hand has stopped it"


def test_at_the_end_it_stops_and_begins_anew(cinema: Cinema) -> None:
    last = cinema.scene.match.last
    cinema.scene.go(last - 1)
    cinema.take(intents.Confirm())
    for _ in range(100):
        cinema.scene.update(0.1)
    assert (cinema.at, cinema.scene.playing) == (last, False)
    assert not cinema.widget("branch").enabled
    cinema.take(intents.Confirm())
    assert (cinema.at, cinema.scene.playing) == (0, True)


def test_the_timeline_leads_anywhere(cinema: Cinema) -> None:
    box = cinema.scene.boxes()["timeline"]
    last = cinema.scene.match.last
    for x, at in ((box.left, 0), (box.centerx, last // 2), (box.right - 1, last)):
        pos = (x, box.bottom - 12)
        cinema.take(intents.PointerMove(pos), intents.PointerDown(pos), intents.Click(pos))
        assert abs(cinema.at - at) <= 1
    start = box.midbottom[0], box.bottom - 12
    end = box.left, start[1]
    cinema.take(intents.PointerDown(start), intents.PointerMove(end), intents.Drag(start, end, -9, 0))
    assert cinema.at == 0
    assert "turn 1" in cinema.widget("timeline").hint()


def test_steps_show_where_they_happened(cinema: Cinema) -> None:
    match = cinema.scene.match
    for at, step in enumerate(match.recording.whole.steps[:40], 1):
        cinema.take(intents.Cursor(1, 0))
        assert cinema.at == at
        on_board = step.action.do in ("push", "ride", "walk")
        assert cinema.scene.pane.landscape == (None if on_board else step.seat)


def test_landscapes_can_be_looked_at(cinema: Cinema) -> None:
    seen = []
    for _ in range(3):
        cinema.take(intents.ShowLandscapes())
        seen.append(cinema.scene.pane.landscape)
        cinema.draw()
    assert seen == [0, 1, None]
    cinema.click("landscape-1")
    assert cinema.scene.pane.landscape == 1
    cinema.click("landscape-1")
    assert cinema.scene.pane.landscape is None
    cinema.click("place")
    assert cinema.scene.pane.landscape is not None
    cinema.take(intents.Zoom(1), intents.Fit())
    cinema.draw()


def test_where_cards_are_too_low_for_landscapes_names_lead_to_them(tmp_path: Path) -> None:
    cinema = Cinema(tmp_path, (1024, 640), count=4, steps=20)
    cards = cinema.scene.controls.players
    assert all(thumbnail.bare for thumbnail in cards.thumbnails)
    assert all(height.box.height >= cinema.kit.px(20) for height in cards.heights)
    cinema.click("landscape-2")
    assert cinema.scene.pane.landscape == 2
    cinema.close()


def test_eyes_choose_whose_treasure_is_seen(cinema: Cinema, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = cinema.scene
    assert scene._known() == (0, 1)
    box, board = scene.match.view.box, scene.panes[0]
    crowned: list[tuple[str, pygame.Rect]] = []
    monkeypatch.setattr(board.painting, "draw_crown", lambda surface, box, colour, near: crowned.append((colour, box)))
    for seat in (0, 1):
        scene.see(seat)
        crown = scene.match.recording.session.state.players[seat].crown
        cell = box.treasure_cell[box.treasure[crown]]
        crowned.clear()
        cinema.draw()
        assert crowned == [(scene.match.seats[seat].colour, board.geometry.cell(cell))]
    scene.see(OPEN)
    scene.go(scene.match.last)
    cinema.draw()


def test_a_game_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    cinema = Cinema(tmp_path, count=2, steps=30)
    assert "seen" not in cinema.scene.boxes()
    assert cinema.scene._known() == (0,), "of the only person"
    two = saved(cinema.home, seats(2), "two persons", 30)
    watch(cinema.program, entry_of(two))  # type: ignore[arg-type]
    assert cinema.scene._known() == ()


def test_a_new_game_goes_on_from_any_step(cinema: Cinema) -> None:
    text = cinema.path.read_text()
    cinema.scene.go(23)
    cinema.click("branch")
    game = cinema.opened[0]
    assert len(game.session.steps) == 23
    assert game.session.seats == cinema.scene.match.seats
    assert game.session.state == cinema.scene.match.recording.session.state
    assert game.branched
    assert cinema.path.read_text() == text


def test_a_replay_of_nothing(tmp_path: Path) -> None:
    cinema = Cinema(tmp_path, count=1, steps=0)
    cinema.draw()
    cinema.take(
        intents.Cursor(1, 0),
        intents.Cursor(-1, 0),
        intents.Leaf(1),
        intents.Leaf(-1),
        intents.Confirm(),
        intents.ShowLandscapes(),
    )
    cinema.draw()
    assert cinema.at == 0
    cinema.take(intents.Back())
    assert cinema.program.stack.empty


def test_a_broken_game_is_told(cinema: Cinema) -> None:
    entry = entry_of(cinema.path)
    cinema.path.write_text(cinema.path.read_text().replace('"push"', '"pull"', 1))
    before = cinema.program.stack.top
    watch(cinema.program, entry)  # type: ignore[arg-type]
    assert cinema.program.stack.top is before
    assert "broken" in cinema.program.toast.text


def test_other_words_keep_the_place(cinema: Cinema) -> None:
    cinema.scene.go(12)
    cinema.scene.see(1)
    cinema.program.stack.remake()
    assert (cinema.at, cinema.scene.seen) == (12, 1)
    cinema.draw()
    assert isinstance(cinema.scene.match.game, RunningGame)
