"""The game of the day: one deal, the same for everybody, made from the date."""

import re
from collections.abc import Sequence
from datetime import date

from game.engine.chance import Chance, seed_number

_SEED = re.compile(r"DAILY-(\d{4}-\d{2}-\d{2})")


def daily_seed(day: date) -> str:
    """The seed of a day: ``DAILY-2026-11-29``."""
    return f"DAILY-{day.isoformat()}"


def chosen_of_day(day: date, choices: Sequence[str]) -> str:
    """Which of these the day brings, the same for everybody."""
    return sorted(choices)[Chance(seed_number(f"{daily_seed(day)} quest")).below(len(choices))]


def day_of(seed: str) -> date | None:
    """The day that a seed belongs to, if it is one of a day."""
    found = _SEED.fullmatch(seed)
    try:
        return date.fromisoformat(found[1]) if found else None
    except ValueError:
        return None
