"""The words people read, the same for window and command line: a folder for each language, a file for each title."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from game.engine.title import IllegalAction
from game.play.documents import DocumentError, Key, Problem, Problems, Value, read
from game.play.printable import elided, shown
from game.play.resources import data_folders, data_path
from game.play.telling import tell_reason
from game.play.user_error import UserError

ENGLISH = "en"
COMMON = "common.yaml"
NAMES = "title."

Forms = dict[str, str]
_TERM = re.compile(r"\{(\w+)\}")
_PLURAL = {"one", "other"}


class MissingWord(LookupError):
    """The words ask for a key or a term that is not there: a mistake of the program, not of its user."""


class Words:
    """Says things in one language, and in English what that language lacks.

    What all titles share stands in the common file; a title's own file adds to it, and may say some of it in its own
    way: that holds once `speak_of` named the title. Before that the words of all titles are known.

    A key is the path to a text, joined by dots; ``{name}`` in the text is filled with the term of that name.
    A text with the forms ``one`` and ``other`` is chosen by the term ``n``.
    """

    def __init__(self, language: str = ENGLISH) -> None:
        """Read the words of all titles. Raises `DocumentError` or `MissingResource` where English is not whole.

        `broken` holds what is wrong with the files of another language: each of them is left out.
        """
        self.language = language
        self.broken: list[UserError] = []
        self._files: dict[str, dict[str, Forms]] = {}
        for path in word_files(ENGLISH):
            self._files[path.stem] = {**texts_in(path)}
        if language != ENGLISH:
            for path in word_files(language):
                try:
                    self._files.setdefault(path.stem, {}).update(texts_in(path))
                except DocumentError as error:
                    problem = error.problems[0]
                    self.broken.append(UserError("language", file=problem.file, why=problem))

        self._texts = {key: forms for texts in self._files.values() for key, forms in texts.items()}

    def speak_of(self, title: str) -> None:
        """Say everything as this title says it from now on; the names of all titles stay known."""
        names = {key: forms for key, forms in self._texts.items() if key.startswith(NAMES)}
        self._texts = {**names, **self._files[Path(COMMON).stem], **self._files.get(title, {})}

    def say(self, key: str, otherwise: str | None = None, /, **terms: object) -> str:
        """The text of ``key`` with its terms filled in.

        Where not even English knows the key, it is `otherwise`, which is given for keys that are made of the names
        of things (tiles, quests, players); without it this raises `MissingWord`, as for a term that is missing.
        """
        if key not in self._texts:
            if otherwise is not None:
                return otherwise
            raise MissingWord(f"data/lang/{ENGLISH}: no words for {key!r}")
        forms = self._texts[key]
        form = "one" if terms.get("n") == 1 and "one" in forms else "other"

        def term(match: re.Match[str]) -> str:
            if match[1] not in terms:
                raise MissingWord(
                    f"data/lang/{self.language}: the words for {key!r} need the term {match[1]!r}, which is not known"
                )
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


def word_files(language: str) -> list[Path]:
    """Every file of words of a language, the common one first. Raises `MissingResource` if that is not there."""
    folders = (folder / "lang" / language for folder in data_folders())
    titles = (path for folder in folders for path in sorted(folder.glob("*.yaml")))
    return [data_path("lang", language, COMMON), *(path for path in titles if path.name != COMMON)]


@cache
def texts_in(path: Path) -> Mapping[str, Forms]:
    """The texts in a file of words, each in all its forms, by key; read once. Raises `DocumentError`."""
    file = f"{path.parent.name}/{path.name}"
    return _flat(read(path, file), file)


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
