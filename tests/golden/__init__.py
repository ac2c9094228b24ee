"""Golden pictures (snapshot tests): what the scenes are to look like, drawn without a screen."""

import os

# Before pygame is imported, also where no test runs: neither screen nor loudspeaker, and English words.
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1", LC_ALL="C.UTF-8")
