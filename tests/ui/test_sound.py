"""The loudspeaker: opened beside the game, tuned at once, and never in the way where there is none."""

import logging
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.play.resources import art_path
from game.ui import intents
from game.ui.cues import WEIGHT, Cue, Cues
from game.ui.form import Form
from game.ui.kit import Kit
from game.ui.sound import SOUNDS, Sound
from game.ui.tween import Moves, Speed
from game.ui.widgets import Button, TextField


class Heard:
    """Stands in for `Sound.play`, and keeps what was played."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def __call__(self, name: str, strength: float = 1.0) -> None:
        self.names.append(name)


@pytest.fixture
def new_sound() -> Iterator[Callable[..., Sound]]:
    """Makes sounds with an open loudspeaker (SDL's dummy), which is let go afterwards."""
    made: list[Sound] = []

    def make(effects: int = 70, music: int = 0, muted: bool = False) -> Sound:
        sound = Sound(art_path)
        sound.tune(effects, music, muted)
        sound.open()
        made.append(sound)
        return sound

    yield make
    for sound in made:
        sound.close()


class TestNoLoudspeaker:
    @pytest.fixture(params=["broken driver", "no such driver", "files are missing"])
    def deaf(self, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, painted: object) -> Sound:
        pygame.mixer.quit()
        if request.param == "broken driver":

            def fails(*args: object) -> None:
                raise pygame.error("ALSA: Couldn't open audio device: No such file or directory")

            monkeypatch.setattr(pygame.mixer, "init", fails)
        elif request.param == "no such driver":
            monkeypatch.setenv("SDL_AUDIODRIVER", "gramophone")
        else:
            return Sound(painted.joinpath)  # type: ignore[attr-defined]
        return Sound(art_path)

    def test_there_is_one_line_in_the_log_and_the_game_plays_on(
        self, deaf: Sound, caplog: pytest.LogCaptureFixture
    ) -> None:
        with caplog.at_level(logging.INFO):
            deaf.tune(100, 100, False)
            for _ in range(3):
                deaf.open()
                assert not deaf.ready
            for name in SOUNDS:
                deaf.play(name)
            deaf.tune(50, 50, True)
            deaf.tune(50, 50, False)
            deaf.close()
        assert len(caplog.records) == 1
        assert "without sound" in caplog.text
        assert "\n" not in caplog.records[0].getMessage()
        assert pygame.mixer.get_init() is None

    def test_the_music_alone_may_be_missing(
        self, new_sound: Callable[..., Sound], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        sound = new_sound()

        def fails(*args: object) -> None:
            raise pygame.error("no such music")

        monkeypatch.setattr(pygame.mixer.music, "load", fails)
        sound.tune(70, 50, False)
        sound.play("lay")
        assert caplog.text.count("no such music") == 1


class TestVolumes:
    def test_before_it_is_opened_nothing_is_heard(self) -> None:
        sound = Sound(art_path)
        sound.tune(100, 100, False)
        sound.play("lay")
        sound.close()
        assert not sound.ready

    def test_every_sound_can_be_played(self, new_sound: Callable[..., Sound]) -> None:
        sound = new_sound()
        for name in SOUNDS:
            pygame.mixer.stop()
            sound.play(name)
            assert pygame.mixer.get_busy(), name

    @pytest.mark.parametrize(("effects", "muted"), [(0, False), (100, True)])
    def test_sounds_may_be_silenced(self, new_sound: Callable[..., Sound], effects: int, muted: bool) -> None:
        sound = new_sound(effects, muted=muted)
        sound.play("crown")
        assert not pygame.mixer.get_busy()

    def test_the_volume_holds_from_the_next_sound_on(self, new_sound: Callable[..., Sound]) -> None:
        sound = new_sound(100)
        strengths = []
        for effects in (100, 50, 10):
            sound.tune(effects, 0, False)
            sound.play("crown")
            busy = [pygame.mixer.Channel(n).get_sound() for n in range(pygame.mixer.get_num_channels())]
            strengths.append(next(one for one in busy if one is not None).get_volume())
            pygame.mixer.stop()
        assert strengths[0] == 1 > strengths[1] > strengths[2] > 0

    def test_steps_take_turns(self, new_sound: Callable[..., Sound]) -> None:
        sound = new_sound()
        for _ in SOUNDS["hop"]:
            sound.play("hop")
        channels = [pygame.mixer.Channel(n).get_sound() for n in range(pygame.mixer.get_num_channels())]
        assert len({id(one) for one in channels if one is not None}) == len(SOUNDS["hop"])

    def test_music_is_heard_only_where_it_is_wanted(self, new_sound: Callable[..., Sound]) -> None:
        sound = new_sound(music=0)
        music = pygame.mixer.music
        assert not music.get_busy()
        sound.tune(0, 40, False)
        assert music.get_busy()
        soft = music.get_volume()
        sound.tune(0, 80, False)
        assert music.get_busy() and music.get_volume() > soft > 0
        sound.tune(0, 80, True)
        assert not music.get_busy()
        sound.tune(0, 80, False)
        assert music.get_busy()
        sound.tune(0, 0, False)
        assert not music.get_busy()

    def test_no_loudspeaker_is_opened_for_nothing(self, new_sound: Callable[..., Sound]) -> None:
        for sound in (new_sound(0, 0), new_sound(50, 50, muted=True)):
            assert not sound.ready and pygame.mixer.get_init() is None
        sound.tune(50, 0, False)
        assert sound.ready

    def test_music_may_be_wanted_before_there_is_a_loudspeaker(self, new_sound: Callable[..., Sound]) -> None:
        new_sound(music=30)
        assert pygame.mixer.music.get_busy()


class TestCues:
    CUES = (Cue(0.0, "push"), Cue(0.35, "drop"), Cue(0.85, "hop"))

    def test_every_sound_of_a_timeline_has_its_weight(self) -> None:
        assert len(set(WEIGHT)) == len(WEIGHT)
        assert set(WEIGHT) == set(SOUNDS) - {"refuse", "button"}  # these go with no movement

    def test_they_are_heard_in_time(self) -> None:
        heard, moves = Heard(), Moves()
        moves.start(Cues(self.CUES, heard))
        told = []
        for _ in range(9):
            moves.update(0.1)
            told.append(len(heard.names))
        assert told == [1, 1, 1, 2, 2, 2, 2, 2, 3]
        assert not moves.busy

    def test_twice_the_speed_is_half_the_time(self) -> None:
        heard, moves = Heard(), Moves(Speed.FAST)
        moves.start(Cues(self.CUES, heard))
        moves.update(0.2)
        assert heard.names == ["push", "drop"]

    def test_cut_short_the_weightiest_of_the_rest_is_heard_alone(self) -> None:
        heard, moves = Heard(), Moves()
        moves.start(Cues(self.CUES, heard))
        moves.update(0.1)
        moves.finish()
        moves.finish()
        assert heard.names == ["push", "drop"]

    def test_without_movement_one_sound_is_heard(self) -> None:
        heard, moves = Heard(), Moves(Speed.OFF)
        moves.start(Cues((Cue(0, "lay"), Cue(0.3, "completed"), Cue(1, "token"), Cue(1.4, "token")), heard))
        assert heard.names == ["completed"]
        assert not moves.busy


class TestButtons:
    @pytest.fixture
    def heard(self, kit: Kit, monkeypatch: pytest.MonkeyPatch) -> Heard:
        heard = Heard()
        monkeypatch.setattr(kit.sound, "play", heard)
        return heard

    @pytest.fixture
    def form(self, kit: Kit) -> Form:
        form = Form(kit, [Button(kit, "go", "Go", lambda: None), TextField(kit, "name", "", lambda text: None)])
        form["go"].place(pygame.Rect(10, 10, 100, 40))
        form["name"].place(pygame.Rect(10, 100, 100, 40))
        return form

    def click(self, form: Form, pos: tuple[int, int]) -> None:
        for intent in (intents.PointerMove(pos), intents.PointerDown(pos), intents.Click(pos)):
            form.take(intent)

    def test_a_button_is_heard_by_pointer_and_by_key(self, form: Form, heard: Heard) -> None:
        self.click(form, (20, 20))
        assert heard.names == ["button"]
        form.take(intents.Confirm())
        assert heard.names == ["button"] * 2
        form.set_focus(None)
        form.default = "go"
        form.take(intents.Confirm())
        assert heard.names == ["button"] * 3

    def test_nothing_else_is(self, form: Form, heard: Heard) -> None:
        form["go"].enabled = False
        self.click(form, (20, 20))
        self.click(form, (20, 110))
        self.click(form, (500, 500))
        assert heard.names == []
