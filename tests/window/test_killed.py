"""The program is killed while somebody plays against a computer player; `tests/proving/kills.py` does so more often."""

from pathlib import Path

from tests.proving.kills import MOMENTS, kill_often


def test_nothing_that_was_shown_is_lost(screen: str, tmp_path: Path) -> None:
    counted = kill_often(screen, tmp_path, times=len(MOMENTS) - 1, seed="sample")
    assert counted["kills"] == 3
