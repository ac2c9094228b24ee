"""The camera's arithmetic."""

import pygame
import pytest

from game.ui.camera import MOVE_SECONDS, STEP, Camera
from game.ui.tween import Speed


@pytest.fixture
def camera() -> Camera:
    camera = Camera(base=100.0)
    camera.view = pygame.Rect(200, 100, 800, 600)
    return camera


def test_there_and_back(camera: Camera) -> None:
    camera.fit((-2, -3, 5, 4), at_once=True)
    assert camera.to_world(camera.to_screen((1.25, -0.5))) == pytest.approx((1.25, -0.5))


def test_the_point_under_the_pointer_stays_while_zooming(camera: Camera) -> None:
    pos = (310, 555)
    before = camera.to_world(pos)
    camera.zoom_at(3, pos)
    for _ in range(12):
        camera.update(MOVE_SECONDS / 10)
        assert camera.to_world(pos) == pytest.approx(before)
    assert not camera.busy
    assert camera.zoom == pytest.approx(100 * STEP**3)


def test_panning_follows_the_hand(camera: Camera) -> None:
    pos = (500, 300)
    held = camera.to_world(pos)
    camera.pan(37, -12)
    assert camera.to_world((537, 288)) == pytest.approx(held)


def test_fitting_shows_all_within_the_margin(camera: Camera) -> None:
    area = (-4.0, 2.0, 9.0, 3.0)
    camera.fit(area, margin=40)
    camera.finish()
    left, top = camera.to_screen((area[0], area[1]))
    right, bottom = camera.to_screen((area[0] + area[2], area[1] + area[3]))
    inner = camera.view.inflate(-78, -78)
    assert inner.contains(pygame.Rect(left, top, right - left, bottom - top))
    assert right - left > camera.view.width / 2


def test_zoom_has_ends(camera: Camera) -> None:
    camera.zoom_at(99, (0, 0))
    camera.finish()
    assert camera.zoom == pytest.approx(100 * STEP**camera.highest)
    camera.zoom_at(-999, (0, 0))
    camera.finish()
    assert camera.zoom == pytest.approx(100 * STEP**camera.lowest)


def test_showing_moves_only_as_far_as_needed(camera: Camera) -> None:
    camera.show((-0.5, -0.5, 1, 1))
    assert not camera.busy
    camera.show((6, 0, 1, 1), margin=20)
    camera.finish()
    assert camera.to_screen((7, 0))[0] == pytest.approx(camera.view.right - 20)


def test_without_animation_all_is_at_once(camera: Camera) -> None:
    camera.speed = Speed.OFF
    camera.zoom_at(1, (300, 300))
    assert not camera.busy
