"""The keys of the game. Each name has a sentence under `keys:` in the words."""

from game.ui import intents
from game.ui.keymap import Binding

BINDINGS = (
    Binding("cursor", ("←",), intents.Cursor(-1, 0), fixed=True),
    Binding("cursor", ("→",), intents.Cursor(1, 0), fixed=True),
    Binding("cursor", ("↑",), intents.Cursor(0, -1), fixed=True),
    Binding("cursor", ("↓",), intents.Cursor(0, 1), fixed=True),
    Binding("confirm", ("Enter",), intents.Confirm(), pointer="click", fixed=True),
    Binding("confirm", ("Space",), intents.Confirm(by_space=True), fixed=True),
    Binding("back", ("Esc",), intents.Back(), fixed=True),
    Binding("focus", ("Tab",), intents.FocusMove(1), fixed=True),
    Binding("focus_back", ("Shift+Tab",), intents.FocusMove(-1), fixed=True),
    Binding("turn", ("R", "E"), intents.Turn(1), pointer="right_click"),
    Binding("turn_back", ("Shift+R", "Q"), intents.Turn(-1)),
    Binding("tile", ("1",), intents.Choose(0)),
    Binding("tile", ("2",), intents.Choose(1)),
    Binding("stay", ("X",), intents.Stay()),
    Binding("crown", ("C",), intents.HoldCrown(True), on_release=intents.HoldCrown(False)),
    Binding("end_turn", ("N",), intents.EndTurn()),
    Binding("undo", ("Ctrl+Z",), intents.Undo()),
    Binding("redo", ("Ctrl+Y", "Ctrl+Shift+Z"), intents.Redo()),
    Binding("landscapes", ("L",), intents.ShowLandscapes()),
    Binding("board", ("B",), intents.ShowBoard()),
    Binding("hint", ("H",), intents.ShowHint()),
    Binding("unseen", ("T",), intents.ShowUnseen()),
    Binding("log", ("G",), intents.ShowLog()),
    Binding("delete", ("Del",), intents.Delete()),
    Binding("pan", ("A",), intents.Pan(-1, 0), pointer="drag"),
    Binding("pan", ("D",), intents.Pan(1, 0)),
    Binding("pan", ("W",), intents.Pan(0, -1)),
    Binding("pan", ("S",), intents.Pan(0, 1)),
    Binding("zoom_in", ("+",), intents.Zoom(1), pointer="wheel"),
    Binding("zoom_out", ("−",), intents.Zoom(-1)),
    Binding("fit", ("F",), intents.Fit()),
    Binding("leaf", ("PgDn",), intents.Leaf(1)),
    Binding("leaf", ("PgUp",), intents.Leaf(-1)),
    Binding("find", ("Ctrl+F",), intents.Find()),
    Binding("skip", ("J",), intents.SkipToMe()),
    Binding("help", ("F1",), intents.Help()),
    Binding("rules", ("F2",), intents.ShowRules()),
    Binding("mute", ("M",), intents.Mute()),
    Binding("full_screen", ("F11",), intents.FullScreen()),
    Binding("screenshot", ("F12",), intents.Screenshot()),
)

EVERYWHERE = ("focus", "confirm", "back", "help", "rules", "mute", "full_screen", "screenshot")
"""Bindings that every scene knows."""
