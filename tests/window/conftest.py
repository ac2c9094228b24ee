"""One screen for all windows that are played from outside."""

from collections.abc import Iterator

import pytest

from tests.window.display import display, want_tools


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """The display to open windows on."""
    want_tools()
    with display() as name:
        yield name
