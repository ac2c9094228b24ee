"""Says days and moments in words."""

from datetime import date, datetime, timedelta

from game.ui.kit import Say


def tell_day(say: Say, day: date, today: date) -> str:
    """A day: "today", "yesterday", or "28 November 2026"."""
    if day == today:
        return say("date.today")
    if day == today - timedelta(days=1):
        return say("date.yesterday")
    return say("date.day", day=day.day, month=say(f"date.month.{day.month}"), year=day.year)


def tell_moment(say: Say, moment: datetime, today: date) -> str:
    """A day and its time: "today, 20:34"."""
    return say("date.moment", day=tell_day(say, moment.date(), today), time=f"{moment:%H:%M}")
