"""Duel copied into the folders of a title, by the commands of docs/engine.md: then it is one of the program's own."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(shutil.which("bash") is None, reason="the commands are for bash")
def test_the_commands_of_the_page_make_it_a_title(root: Path, tmp_path: Path) -> None:
    for folder in ("game", "data", "tests"):
        shutil.copytree(root / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "pictures"))
    (tmp_path / "art").symlink_to(root / "art")
    shutil.copy(root / "pyproject.toml", tmp_path)
    page = (root / "docs" / "engine.md").read_text(encoding="utf-8")
    (commands,) = re.findall(r"```bash\n(mkdir .*?)```", page, re.DOTALL)
    before = {path: path.read_bytes() for path in tmp_path.glob("game/**/*.py")}

    def run(*call: str) -> str:
        environment = os.environ | {"PYTHONPATH": str(tmp_path)}
        return subprocess.run(call, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True).stdout

    run("bash", "-ec", commands)
    changed = [path.relative_to(tmp_path).as_posix() for path, kept in before.items() if path.read_bytes() != kept]
    assert sorted(changed) == ["game/play/titles.py", "game/scenes/titles.py"]
    assert '"title": "duel"' in run(sys.executable, "-m", "game", "simulate", "duel", "--games", "2")
    run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_imports.py")
