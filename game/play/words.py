"""The words people read: one file a language, the same for window and command line."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from game.engine.title import IllegalAction
from game.play.documents import DocumentError, Key, Problem, Problems, Value, read
from game.play.printable import elided, shown
from game.play.resources import data_path
from game.play.telling import tell_reason
from game.play.user_error import UserError

Forms = dict[str, str]
_TERM = re.compile(r"\{(\w+)\}")
_PLURAL = {"one", "other"}


class MissingWord(LookupError):
    """The words ask for a key or a term that is not there: a mistake of the program, not of its user."""


class Words:
    """Says things in one language.

    A key is the path to a text, joined by dots; ``{name}`` in the text is filled with the term of that name.
    A text with the forms ``one`` and ``other`` is chosen by the term ``n``.
    """

    def __init__(self, language: str = "en", source: Path | None = None) -> None:
        """Reads ``data/lang/LANGUAGE.yaml``, or ``source`` if given; raises `DocumentError`."""
        self.language = language
        path = source or data_path("lang", f"{language}.yaml")
        self._file = path.name
        self._texts = _flat(read(path), path.name)

    def say(self, key: str, **terms: object) -> str:
        """The text of ``key`` with its terms filled in; raises `MissingWord`."""
        if key not in self._texts:
            raise MissingWord(f"{self._file}: no words for {key!r}")
        forms = self._texts[key]
        form = "one" if terms.get("n") == 1 and "one" in forms else "other"

        def term(match: re.Match[str]) -> str:
            if match[1] not in terms:
                raise MissingWord(f"{self._file}: the words for {key!r} need the term {match[1]!r}, which is not known")
            return str(terms[match[1]])

        return _TERM.sub(term, forms[form])

    def tell(self, user_error: UserError) -> str:
        """What went wrong, in one line."""
        terms = {name: self._told(term) for name, term in user_error.terms.items()}
        return shown(self.say(f"user_error.{user_error.code}", **terms))

    def _told(self, term: object) -> object:
        match term:
            case IllegalAction():
                return tell_reason(self.say, term)
            case UserError():
                return self.tell(term)
            case int():
                return term
        return elided(str(term))

    @property
    def known(self) -> frozenset[str]:
        """Every key that can be said."""
        return frozenset(self._texts)

    def forms(self, key: str) -> Mapping[str, str]:
        """The text of ``key`` in each of its forms, as it is written: ``other``, and ``one`` where it has a plural."""
        return self._texts[key]

    def terms(self, key: str) -> frozenset[str]:
        """The terms that ``key`` needs, ``n`` among them where it has plural forms."""
        forms = self._texts[key]
        named = frozenset(_TERM.findall(" ".join(forms.values())))
        return named | {"n"} if "one" in forms else named


def _flat(document: Value, file: str) -> dict[str, Forms]:
    if not isinstance(document, dict):
        raise DocumentError(Problem(file, "must hold words by key"))
    problems = Problems(file)
    texts = dict(_leaves(document, "", problems))
    problems.refuse()
    return texts


def _leaves(section: dict[Key, Value], prefix: str, problems: Problems) -> Iterator[tuple[str, Forms]]:
    for name, value in section.items():
        key = f"{prefix}{name}"
        if not isinstance(name, str):
            problems.add("a key must be text", key=key)
        elif isinstance(value, str):
            yield key, {"other": value}
        elif not isinstance(value, dict):
            problems.add("must be text: put it in quotes", key=key)
        elif not _PLURAL & value.keys():
            yield from _leaves(value, f"{key}.", problems)
        elif value.keys() != _PLURAL or not all(isinstance(form, str) for form in value.values()):
            problems.add("needs the forms one and other, both text", key=key)
        else:
            yield key, {form: str(text) for form, text in value.items() if isinstance(form, str)}
