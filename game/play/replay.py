"""Replays a game file without a display: what happened turn by turn, and how it ended."""

import json
from collections.abc import Iterator
from typing import Any

from game.engine.notation import event_to_json
from game.engine.session import Session
from game.engine.title import Result
from game.play.game_lines import JsonLine
from game.play.running_game import END_TURN
from game.play.teller import Teller
from game.play.telling import Say, tell_list


def replay_text(say: Say, header: JsonLine, teller: Teller[Any], session: Session[Any]) -> Iterator[str]:
    """The game in sentences, a line for each event under the number of its action, then the result."""
    names = [seat.name for seat in session.seats]
    title = say(f"title.{session.title.name}", session.title.name)
    yield say("replay.game", title=title, who=tell_list(say, names), seed=header.get("seed", ""))
    turns = [0] * len(names)
    fresh = True
    for number, step in enumerate(session.steps, 1):
        if fresh:
            turns[step.seat] += 1
            yield ""
            yield say("replay.turn", turn=turns[step.seat], who=names[step.seat])
        for happened in step.events:
            if told := teller.event(say, happened, session.seats):
                yield say("replay.event", number=f"{number:4}", told=told)
        fresh = step.action.do == END_TURN
    yield ""
    if session.over:
        yield from _result(say, teller.unit, names, session.state.result())
    else:
        yield say("replay.unfinished", who=names[session.state.seat])


def replay_json(session: Session[Any]) -> Iterator[str]:
    """Every event as a JSON object, with the number of its action."""
    for number, step in enumerate(session.steps, 1):
        for happened in step.events:
            yield json.dumps({"step": number, **event_to_json(happened)}, ensure_ascii=False)


def _result(say: Say, unit: str, names: list[str], result: Result) -> Iterator[str]:
    yield say("replay.result")
    for name, score, categories in zip(names, result.scores, result.categories, strict=True):
        parts = [say(f"replay.part.{part}", n=count) for part, count in categories.items() if count]
        told = say(f"unit.{unit}", n=score)
        if parts:
            yield say("replay.score", who=name, score=told, parts=tell_list(say, parts))
        else:
            yield say("replay.bare", who=name, score=told)
    if len(names) > 1:
        winners = [names[seat] for seat in result.winners]
        yield say("replay.winners", n=len(winners), who=tell_list(say, winners))
