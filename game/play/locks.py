"""Holds a file for this program alone, as long as it is open."""

import sys
from typing import IO

# Windows keeps others from reading what is locked, so the lock lies far beyond any game's end.
_BEYOND = 1 << 40


class LockHeld(OSError):
    """Another program holds the file."""


if sys.platform == "win32":
    import msvcrt

    def hold(file: IO[bytes]) -> None:
        """Lock an open file until it is closed; raises `LockHeld`."""
        place = file.tell()
        file.seek(_BEYOND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise LockHeld(*error.args) from error
        finally:
            file.seek(place)

else:
    import fcntl

    def hold(file: IO[bytes]) -> None:
        """Lock an open file until it is closed; raises `LockHeld`."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise LockHeld(*error.args) from error
        except OSError:
            # Some network drives know no locks: there a game is played without one.
            return
