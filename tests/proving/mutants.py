"""Rules broken on purpose, one at a time, in a copy of the program: for each at least one test must fail.

`python -m tests.proving.mutants` tries them all and says which tests caught each; `python -m tests.proving.mutants L13`
tries those whose name begins so.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("game", "data", "tests", "pyproject.toml")
TESTS = ("tests/rules", "tests/engine", "tests/test_reference.py::test_random_games[0]")
ENGINE = Path("game/engine")
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+?)(?:\[.*)?(?: - .*)?$", re.MULTILINE)
NAMED = 4  # tests that are told by name, those of the rules first


@dataclass(frozen=True)
class Mutant:
    """A rule broken: what is wrong, and the edit that does it; `old` stands once in the file."""

    name: str
    file: str
    old: str
    new: str

    def source(self, root: Path) -> str:
        """The file with the rule broken. Raises `ValueError` where the edit does not fit the file any more."""
        source = (root / ENGINE / self.file).read_text(encoding="utf-8")
        if source.count(self.old) != 1:
            raise ValueError(f"{self.name}: {self.old!r} stands {source.count(self.old)} times in {self.file}")
        return source.replace(self.old, self.new)


MUTANTS = (
    Mutant(
        "L3 cities that meet stay two",
        "land.py",
        "if a >= 0 and here != across and mine[a].kind == theirs[b].kind:",
        'if a >= 0 and here != across and mine[a].kind == theirs[b].kind == "road":',
    ),
    Mutant(
        "L4 no way leads through a forest",
        "labyrinth/components.py",
        'ways[forest] = ways.get(forest, 0) | sides',
        'ways[f"segment {number}"] = sides',
    ),
    Mutant(
        "L9 play goes round the other way",
        "labyrinth/state.py",
        "self.seat = (self.seat + 1) % len(self.players)",
        "self.seat = (self.seat - 1) % len(self.players)",
    ),
    Mutant(
        "L10 the tile pushed in lies unturned",
        "labyrinth/maze.py",
        "self.turns[first], self.walkways[first] = tile, turn, walkways",
        "self.turns[first], self.walkways[first] = tile, 0, walkways",
    ),
    Mutant(
        "L11 meeples do not ride along",
        "labyrinth/state.py",
        "new = cells[0] if carried else cells[cells.index(old) + 1]",
        "new = cells[0] if carried else old",
    ),
    Mutant(
        "L11 nobody picks a walkway for a meeple that falls out",
        "labyrinth/state.py",
        "self.phase = \"ride\" if self.riders else \"walk\"\n        return tuple(events)",
        "self.riders.clear()\n        self.phase = \"walk\"\n        return tuple(events)",
    ),
    Mutant(
        "L12 one road side is enough to walk over",
        "labyrinth/maze.py",
        "                if way & side:\n",
        "                if way:\n",
    ),
    Mutant(
        "L13 passing over the treasure finds it",
        "labyrinth/state.py",
        "self.box.treasure_cell[self.box.treasure[player.crown]] == goal.cell:",
        "self.box.treasure_cell[self.box.treasure[player.crown]] in [place.cell for place in path]:",
    ),
    Mutant(
        "L13 staying on the treasure does not count",
        "labyrinth/state.py",
        "if player.crown is not None and self.box.treasure_cell",
        "if len(path) > 1 and player.crown is not None and self.box.treasure_cell",
    ),
    Mutant(
        "L13 the next treasure is turned up at once",
        "labyrinth/state.py",
        "tile, player.crown = player.crown, None",
        "tile, player.crown = player.crown, player.pile.pop(0) if player.pile else None",
    ),
    Mutant(
        "L14 the western side need not match",
        "tiles.py",
        "                    for side in range(4)\n                ):",
        "                    for side in range(3)\n                ):",
    ),
    Mutant(
        "L14 a tile that fits may be put aside",
        "labyrinth/state.py",
        "return lays or [PutAside(names[tile]) for tile in self.loose]",
        "return lays + [PutAside(names[tile]) for tile in self.loose]",
    ),
    Mutant(
        "L15 a feature with one open side counts as complete",
        "land.py",
        "[root for root in self.roots_of(index) if not self._open[root]]",
        "[root for root in self.roots_of(index) if self._open[root] <= 1]",
    ),
    Mutant(
        "L15 treasures earn no token",
        "labyrinth/state.py",
        "                pictures[mark] += 1\n",
        "                pictures[mark] += 1\n                if mark == \"treasure\":\n                    continue\n",
    ),
    Mutant(
        "L16 tokens are given though the supply is empty",
        "labyrinth/state.py",
        "                    if not self.supply[mark]:\n                        continue\n",
        "",
    ),
    Mutant(
        "L17 the last tile of the pile is not played",
        "labyrinth/state.py",
        "        if not self.pile:\n            self.phase = \"over\"",
        "        if len(self.pile) <= 1:\n            self.phase = \"over\"",
    ),
    Mutant(
        "L18 a most of zero wins the crown",
        "labyrinth/aims.py",
        "max(1, *counts)",
        "max(0, *counts)",
    ),
    Mutant(
        "L18 of those who tie for the crown one has it",
        "labyrinth/aims.py",
        "enumerate(counts) if count >= wanted)",
        "enumerate(counts) if count >= wanted)[:1]",
    ),
    Mutant(
        "L19 treasure tiles that were not laid count",
        "labyrinth/tower.py",
        "Tower(len(player.land), ",
        "Tower(len(player.land) + len(player.pile), ",
    ),
    Mutant(
        "L19 of those who tie the first wins",
        "labyrinth/state.py",
        "enumerate(towers) if made.height == best),",
        "enumerate(towers) if made.height == best)[:1],",
    ),
    Mutant(
        "L20 alone, any shield wins the crown",
        "labyrinth/aims.py",
        "wanted = solo or max(1, *counts)",
        "wanted = max(1, *counts)",
    ),
)  # fmt: skip


def failing(root: Path) -> list[str]:
    """The tests that fail in a copy of the program, those of the rules first."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-rfE", "--tb=no", "-p", "no:cacheprovider", *TESTS],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    if run.returncode not in (0, 1):
        raise SystemExit(run.stdout + run.stderr)
    found = dict.fromkeys(FAILED.findall(run.stdout))
    return sorted(found, key=lambda test: next(n for n, chosen in enumerate(TESTS) if test[:11] == chosen[:11]))


def main() -> None:
    """Try the mutants whose name begins as the command line says; exit code 1 if one survives."""
    chosen = [mutant for mutant in MUTANTS if mutant.name.startswith(tuple(sys.argv[1:]) or "")]
    survivors = 0
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name in COPIED:
            copying = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copying(ROOT / name, root / name)
        if broken := failing(root):
            raise SystemExit(f"these fail with no rule broken: {', '.join(broken)}")
        for mutant in chosen:
            path = root / ENGINE / mutant.file
            whole = path.read_text(encoding="utf-8")
            path.write_text(mutant.source(root), encoding="utf-8")
            caught = failing(root)
            path.write_text(whole, encoding="utf-8")
            survivors += not caught
            named = ", ".join(test.rpartition("::")[2] for test in caught[:NAMED])
            print(f"{mutant.name}: {f'caught by {len(caught)} tests: {named}' if caught else 'SURVIVED'}", flush=True)
    print(f"{len(chosen) - survivors} of {len(chosen)} caught")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
