"""Tile sets by name, for titles that lay the tiles of another."""

from functools import cache

from game.engine.reading import Reader
from game.engine.tiles import MatchingRule, TileSet, TileSetError, collect_kinds, equal_sides
from game.play.documents import read
from game.play.resources import data_path


@cache
def tile_set(name: str, match: MatchingRule = equal_sides) -> TileSet:
    """Return the tiles of ``data/tiles/NAME.yaml``; `match` says what may touch what.

    Raises `DocumentError` for a file that cannot be read, `TileSetError` with all problems of one that is wrong.
    """
    problems: list[str] = []
    reader = Reader(read(data_path("tiles", f"{name}.yaml")), f"tiles/{name}", problems)
    kinds = collect_kinds(reader)
    if problems:
        raise TileSetError(problems)
    return TileSet(kinds, match, reader.text("ground", ""))
