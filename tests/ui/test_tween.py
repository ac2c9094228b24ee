"""Timelines on a clock turned by hand."""

import doctest

import pytest

from game.ui import tween
from game.ui.tween import Do, Moves, Pause, Sequence, Speed, Tween, in_out, linear, out_cubic, overshoot


def test_the_docstrings_example() -> None:
    assert doctest.testmod(tween).failed == 0


def test_time_left_over_goes_to_the_next_move() -> None:
    seen: list[tuple[str, float]] = []
    moves = Moves()
    moves.start(
        Sequence(
            Tween(1.0, lambda t: seen.append(("a", t)), linear), Tween(1.0, lambda t: seen.append(("b", t)), linear)
        )
    )
    moves.update(1.5)
    assert seen == [("a", 1.0), ("b", 0.5)]


def test_finishing_puts_every_end_in_place_once() -> None:
    moves, seen = Moves(), []
    moves.start(Sequence(Tween(1, seen.append), Do(lambda: seen.append("done")), Pause(9)))
    moves.update(0.5)
    moves.finish()
    moves.finish()
    assert seen[1:] == [1.0, "done"]
    assert not moves.busy


def test_finishing_reaches_moves_started_by_moves() -> None:
    moves, seen = Moves(), []
    moves.start(Do(lambda: moves.start(Sequence(Pause(5), Do(lambda: seen.append("second"))))))
    moves.finish()
    assert seen == ["second"]


@pytest.mark.parametrize(("speed", "seconds"), [(Speed.SLOW, 2.0), (Speed.NORMAL, 1.0), (Speed.FAST, 0.5)])
def test_the_speed_scales_everything(speed: Speed, seconds: float) -> None:
    moves = Moves(speed)
    moves.start(Pause(1.0))
    moves.update(seconds - 0.01)
    assert moves.busy
    moves.update(0.02)
    assert not moves.busy


def test_off_is_at_once() -> None:
    moves, seen = Moves(Speed.OFF), []
    moves.start(Sequence(Tween(3, seen.append), Do(lambda: seen.append("done"))))
    assert seen == [1.0, "done"]
    assert not moves.busy


@pytest.mark.parametrize("ease", [linear, out_cubic, in_out, overshoot])
def test_easings_begin_at_nothing_and_end_at_all(ease: tween.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_overshoot_goes_too_far() -> None:
    assert max(overshoot(t / 20) for t in range(21)) > 1.02
