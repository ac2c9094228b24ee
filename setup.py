"""The build hook: lays data/ and art/ (without the painters) into the package, as game/_data and game/_art."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
LEFT_OUT = shutil.ignore_patterns("*.py", "painter", "__pycache__", ".*")


class BuildWithResources(build_py):
    def run(self) -> None:
        super().run()
        if self.editable_mode:  # an editable install reads the checkout itself
            return
        for name in ("data", "art"):
            target = Path(self.build_lib, "game", f"_{name}")
            shutil.rmtree(target, ignore_errors=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=LEFT_OUT)


setup(cmdclass={"build_py": BuildWithResources})
