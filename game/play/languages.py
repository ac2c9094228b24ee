"""The languages there are: one folder each under data/lang, whose common.yaml says its own name under `language`."""

import logging
import re
from collections.abc import Iterable, Mapping
from functools import cache

from game.play.documents import DocumentError
from game.play.resources import data_path
from game.play.words import COMMON, ENGLISH, texts_in

log = logging.getLogger(__name__)


@cache
def languages() -> dict[str, str]:
    """The name of each language in itself, by its code; one whose common words cannot be read is left out."""
    found = {}
    for path in sorted(data_path("lang").glob(f"*/{COMMON}")):
        code = path.parent.name
        try:
            found[code] = texts_in(path).get("language", {"other": code})["other"]
        except DocumentError as error:
            log.warning("%s", error)
    return found


def language_for(wishes: Iterable[str]) -> str:
    """The first language of the wishes (``nl``, ``de_AT.UTF-8``) that there is, else English."""
    codes = [re.split(r"[-_.@]", wish)[0].lower() for wish in wishes]
    return next((code for code in codes if code in languages()), ENGLISH)


def wished_languages(environment: Mapping[str, str]) -> list[str]:
    """The languages that the environment of a program asks for: LANGUAGE after a locale other than the plain "C"."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "C")
    if re.split(r"[.@]", locale)[0] in ("C", "POSIX"):
        return []
    return [*filter(None, environment.get("LANGUAGE", "").split(":")), locale]
