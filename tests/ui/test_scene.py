"""The stack of scenes, questions and the toast, on a clock turned by hand."""

import pygame
import pytest

from game.ui import intents
from game.ui.dialog import Question
from game.ui.kit import Kit
from game.ui.scene import FADE_SECONDS, Scene, Stack
from game.ui.toast import FADE, STAY, Toast
from game.ui.tween import Do, Pause, Sequence, Speed


class Told(Scene):
    """A scene that tells what happens to it."""

    def __init__(self, kit: Kit, name: str, told: list[str]) -> None:
        super().__init__(kit)
        self.name = name
        self.told = told

    def resume(self) -> None:
        self.told.append(f"{self.name} resumes")

    def pause(self) -> None:
        self.told.append(f"{self.name} pauses")

    def intent(self, intent: intents.Intent) -> bool:
        self.told.append(f"{self.name} takes {type(intent).__name__}")
        return True

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("navy" if self.name == "one" else "olive")


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def stack(kit: Kit, surface: pygame.Surface, told: list[str]) -> Stack:
    stack = Stack(kit, lambda: surface)
    stack.push(Told(kit, "one", told))
    return stack


def test_scenes_are_told_when_they_come_and_go(kit: Kit, stack: Stack, told: list[str]) -> None:
    stack.push(Told(kit, "two", told))
    stack.take(intents.Fit())
    stack.pop()
    stack.replace(Told(kit, "three", told))
    assert told == [
        *("one resumes", "one pauses", "two resumes", "two takes Fit", "two pauses", "one resumes"),
        *("one pauses", "three resumes"),
    ]


class Large(Told):
    """A scene that tells when it cannot be seen any more."""

    def out_of_sight(self) -> None:
        self.told.append(f"{self.name} is out of sight")


def test_what_cannot_be_seen_lets_go_of_its_pictures(kit: Kit, told: list[str]) -> None:
    def gone() -> list[str]:
        names = [line.split()[0] for line in told if line.endswith("out of sight")]
        told.clear()
        return names

    stack = Stack(kit)
    stack.push(Large(kit, "one", told))
    question = Large(kit, "question", told)
    question.overlay = True
    stack.push(question)
    assert gone() == []  # the scene below stays in sight
    stack.pop()
    assert gone() == ["question"]
    stack.push(Large(kit, "two", told))
    assert gone() == ["one"]
    stack.replace(Large(kit, "three", told))
    assert gone() == ["two"]
    stack.reset(Large(kit, "four", told))
    assert gone() == ["three", "one"]


def test_changing_fades(kit: Kit, stack: Stack, surface: pygame.Surface, told: list[str]) -> None:
    stack.draw(surface)
    stack.push(Told(kit, "two", told))
    assert stack.busy()
    stack.draw(surface)
    assert surface.get_at((5, 5)) == pygame.Color("navy")
    stack.update(FADE_SECONDS + 0.01)
    stack.draw(surface)
    assert surface.get_at((5, 5)) == pygame.Color("olive")
    assert not stack.busy()


def test_only_what_stands_on_the_window_now_fades(kit: Kit, surface: pygame.Surface, told: list[str]) -> None:
    window: list[pygame.Surface | None] = [surface]
    stack = Stack(kit, lambda: window[0])
    stack.push(Told(kit, "one", told))
    stack.draw(surface)
    window[0] = pygame.Surface((surface.width + 1, surface.height))  # resized, and nothing was drawn since
    stack.push(Told(kit, "two", told))
    assert not stack.busy()
    window[0] = None  # closed
    stack.pop()
    assert not stack.busy()


def test_without_animation_nothing_fades(kit: Kit, stack: Stack, surface: pygame.Surface, told: list[str]) -> None:
    kit.speed = Speed.OFF
    stack.draw(surface)
    stack.push(Told(kit, "two", told))
    assert not stack.busy()


def test_an_intent_ends_what_moves_and_is_carried_out_once(stack: Stack, told: list[str]) -> None:
    stack.top.moves.start(Sequence(Pause(9), Do(lambda: told.append("moved"))))
    stack.take(intents.PointerMove((3, 3)))
    assert "moved" not in told
    stack.take(intents.Undo())
    assert told[-2:] == ["moved", "one takes Undo"]
    assert not stack.busy()


class TestQuestion:
    @pytest.fixture
    def question(self, kit: Kit, stack: Stack, told: list[str]) -> Question:
        question = Question(
            kit,
            "Leave the game?",
            "It is kept and can be continued.",
            stack.pop,
            yes=("Leave", lambda: told.append("yes")),
            no=("Stay", lambda: told.append("no")),
        )
        stack.push(question)
        return question

    def test_enter_says_yes(self, stack: Stack, question: Question, told: list[str]) -> None:
        stack.take(intents.Confirm())
        assert told[-1] == "yes"
        assert stack.top is not question

    def test_escape_says_no(self, stack: Stack, question: Question, told: list[str]) -> None:
        stack.take(intents.Back())
        assert told[-1] == "no"

    def test_the_scene_below_hears_nothing(self, stack: Stack, question: Question, told: list[str]) -> None:
        stack.take(intents.Undo())
        assert "one takes Undo" not in told

    def test_arrows_go_between_the_answers(self, stack: Stack, question: Question, told: list[str]) -> None:
        stack.take(intents.FocusMove(1))
        stack.take(intents.Cursor(1, 0))
        assert question.form.focus is question.form["yes"]

    def test_it_is_drawn_over_the_scene(self, stack: Stack, question: Question, surface: pygame.Surface) -> None:
        stack.draw(surface)
        assert surface.get_at((5, 5)) != pygame.Color("navy")
        assert surface.get_at((5, 5)).b > 20
        assert not question.kit.type.shortened


def test_a_toast_goes_away_by_itself(kit: Kit, surface: pygame.Surface) -> None:
    toast = Toast(kit)
    assert toast.wait() is None
    toast.say("saved as here.png")
    assert toast.wait() == STAY
    toast.update(STAY + FADE / 2)
    assert toast.busy
    toast.draw(surface)
    toast.update(FADE)
    assert not toast.text
    assert not toast.busy
