"""Every test here knows the title Duel."""

from collections.abc import Iterator

import pytest

from tests.duel.listed import listed


@pytest.fixture(autouse=True)
def duel() -> Iterator[None]:
    """Duel is on the lists of titles."""
    with listed():
        yield
