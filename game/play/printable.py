"""Which text can be shown: one line of characters, without control characters and unpaired surrogates."""

import re

LONGEST = 240  # characters of a value that is told
_UNSHOWN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")


def can_be_shown(text: str) -> bool:
    """Whether a text can be shown as it is.

    >>> can_be_shown("Zoë & 日本"), can_be_shown("two\\nlines")
    (True, False)
    """
    return not _UNSHOWN.search(text)


def shown(text: str) -> str:
    """The text as one line, with spaces for what cannot be shown.

    >>> shown("two\\r\\nlines")
    'two lines'
    """
    return _UNSHOWN.sub(" ", text)


def elided(text: str, longest: int = LONGEST) -> str:
    """The text as one line; of one that is too long the beginning, and an ellipsis.

    >>> elided("a long story", 7)
    'a long…'
    """
    return shown(text) if len(text) <= longest else shown(text[: longest - 1]).rstrip() + "…"
