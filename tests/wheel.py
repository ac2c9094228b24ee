"""The wheel of this checkout, as it is after an installation."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ("pyproject.toml", "setup.py", "README.md", "game", "data", "art")
BUILD = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"


def install(folder: Path) -> Path:
    """Build the wheel and unpack it as pip would do; return where, a folder that may not be written."""
    tree, wheels, site = (folder / name for name in ("tree", "wheels", "site"))
    tree.mkdir()
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, tree / name)
    subprocess.run([sys.executable, "-c", BUILD, str(wheels)], cwd=tree, capture_output=True, check=True)
    [wheel] = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    allow_writing(site, False)
    return site


def allow_writing(site: Path, allowed: bool) -> None:
    """Open or close all folders of an installation to writing."""
    for folder in [site, *(path for path in site.rglob("*") if path.is_dir())]:
        folder.chmod(0o755 if allowed else 0o555)
