"""Reads plain documents key by key, collecting every problem as one line with its place."""

from collections.abc import Iterable, Iterator, Mapping, Sequence


class ReadingError(ValueError):
    """A document that breaks its rules; `problems` holds one line for each fault."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class Reader:
    """A mapping of a document, read key by key.

    What is missing or of the wrong kind becomes a line in `problems`, opened by `where`; a harmless value stands in,
    so that the reading goes on and finds the rest.

    >>> reader = Reader({"count": "many"}, "tiles: curve", [])
    >>> reader.whole("count", least=1), reader.problems
    (1, ["tiles: curve: count: a whole number from 1 is wanted, not 'many'"])
    """

    def __init__(self, document: object, where: str, problems: list[str]) -> None:
        self.where = where
        self.problems = problems
        self._document: Mapping[object, object] = document if isinstance(document, Mapping) else {}
        if not isinstance(document, Mapping):
            self.add("keys with values are wanted")

    def __contains__(self, key: str) -> bool:
        return key in self._document

    def add(self, message: str, key: str = "") -> None:
        """Note a problem of the mapping, or of one of its keys, in one line whatever the key is."""
        self.problems.append(" ".join(f"{self._spot(key)}: {message}".splitlines()))

    def get(self, key: str) -> object:
        """Return what stands at a key, `None` if nothing does."""
        return self._document.get(key)

    def __iter__(self) -> Iterator[str]:
        """Yield the keys as text."""
        return (str(key) for key in self._document)

    def whole(self, key: str, least: int = 0, most: int | None = None, usual: int | None = None) -> int:
        """Return the whole number at a key; `usual` is what may be left out."""
        if key not in self._document and usual is not None:
            return usual
        value = self._document.get(key)
        if type(value) is int and least <= value and (most is None or value <= most):
            return value
        span = f"from {least}" if most is None else f"from {least} to {most}"
        self._want(key, f"a whole number {span}")
        return least

    def text(self, key: str, usual: str | None = None) -> str:
        """Return the text at a key; `usual` is what may be left out."""
        if key not in self._document and usual is not None:
            return usual
        value = self._document.get(key)
        if isinstance(value, str):
            return value
        self._want(key, "text")
        return usual or ""

    def texts(self, key: str) -> tuple[str, ...]:
        """Return the list of texts at a key; empty if it is left out."""
        values = self.items(key)
        if all(isinstance(value, str) for value in values):
            return tuple(str(value) for value in values)
        self._want(key, "a list of texts")
        return ()

    def items(self, key: str) -> Sequence[object]:
        """Return the list at a key; empty if it is left out."""
        value = self._document.get(key, ())
        if isinstance(value, list | tuple):
            return value
        self._want(key, "a list")
        return ()

    def pages(self, key: str) -> list["Reader"]:
        """Return a reader for each mapping of the list at a key; none if it is left out."""
        return [Reader(item, f"{self._spot(key)}: {n}", self.problems) for n, item in enumerate(self.items(key))]

    def page(self, key: str) -> "Reader":
        """Return a reader for the mapping at a key; for an empty one if it is left out."""
        return Reader(self._document.get(key, {}), self._spot(key), self.problems)

    def cell(self, key: str) -> tuple[int, int]:
        """Return the two whole numbers (x, y) at a key."""
        match self._document.get(key):
            case [int(x), int(y)] if type(x) is type(y) is int:
                return x, y
        self._want(key, "two whole numbers [x, y]")
        return 0, 0

    def numbers(self) -> dict[str, int]:
        """Return the whole mapping as whole numbers from 0 by key."""
        found = {str(key): value for key, value in self._document.items() if type(value) is int and value >= 0}
        for key in self._document:
            if str(key) not in found:
                self.add(f"a whole number from 0 is wanted, not {self._document[key]!r}", str(key))
        return found

    def only(self, *known: str) -> None:
        """Note every key that is not among the known ones."""
        for key in self._document:
            if key not in known:
                self.add("this key is not known", str(key))

    def need(self, *keys: str) -> bool:
        """Return whether all keys are there; note each that is missing."""
        for key in (missing := [key for key in keys if key not in self._document]):
            self.add("missing", key)
        return not missing

    def _want(self, key: str, wanted: str) -> None:
        if key in self._document:
            self.add(f"{wanted} is wanted, not {self._document[key]!r}", key)
        else:
            self.add(f"missing: {wanted} is wanted", key)

    def _spot(self, key: str) -> str:
        return f"{self.where}: {key}" if key else self.where
