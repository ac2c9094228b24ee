"""The keys of the game. Each name has a sentence under `keys:` in the words."""

from game.ui import intents as say
from game.ui.keymap import Binding

BINDINGS = (
    Binding("cursor", ("←",), say.Cursor(-1, 0), fixed=True),
    Binding("cursor", ("→",), say.Cursor(1, 0), fixed=True),
    Binding("cursor", ("↑",), say.Cursor(0, -1), fixed=True),
    Binding("cursor", ("↓",), say.Cursor(0, 1), fixed=True),
    Binding("confirm", ("Enter",), say.Confirm(), pointer="click", fixed=True),
    Binding("confirm", ("Space",), say.Confirm(by_space=True), fixed=True),
    Binding("back", ("Esc",), say.Back(), fixed=True),
    Binding("focus", ("Tab",), say.FocusMove(1), fixed=True),
    Binding("focus_back", ("Shift+Tab",), say.FocusMove(-1), fixed=True),
    Binding("turn", ("R", "E"), say.Turn(1), pointer="right_click"),
    Binding("turn_back", ("Shift+R", "Q"), say.Turn(-1)),
    Binding("tile", ("1",), say.Choose(0)),
    Binding("tile", ("2",), say.Choose(1)),
    Binding("stay", ("X",), say.Stay()),
    Binding("crown", ("C",), say.HoldCrown(True), on_release=say.HoldCrown(False)),
    Binding("end_turn", ("N",), say.EndTurn()),
    Binding("undo", ("Ctrl+Z",), say.Undo()),
    Binding("redo", ("Ctrl+Y", "Ctrl+Shift+Z"), say.Redo()),
    Binding("landscapes", ("L",), say.ShowLandscapes()),
    Binding("board", ("B",), say.ShowBoard()),
    Binding("hint", ("H",), say.ShowHint()),
    Binding("unseen", ("T",), say.ShowUnseen()),
    Binding("log", ("G",), say.ShowLog()),
    Binding("delete", ("Del",), say.Delete()),
    Binding("pan", ("A",), say.Pan(-1, 0), pointer="drag"),
    Binding("pan", ("D",), say.Pan(1, 0)),
    Binding("pan", ("W",), say.Pan(0, -1)),
    Binding("pan", ("S",), say.Pan(0, 1)),
    Binding("zoom_in", ("+",), say.Zoom(1), pointer="wheel"),
    Binding("zoom_out", ("−",), say.Zoom(-1)),
    Binding("fit", ("F",), say.Fit()),
    Binding("leaf", ("PgDn",), say.Leaf(1)),
    Binding("leaf", ("PgUp",), say.Leaf(-1)),
    Binding("find", ("Ctrl+F",), say.Find()),
    Binding("skip", ("J",), say.SkipToMe()),
    Binding("help", ("F1",), say.Help()),
    Binding("rules", ("F2",), say.ShowRules()),
    Binding("mute", ("M",), say.Mute()),
    Binding("full_screen", ("F11",), say.FullScreen()),
    Binding("screenshot", ("F12",), say.Screenshot()),
)

EVERYWHERE = ("focus", "confirm", "back", "help", "rules", "mute", "full_screen", "screenshot")
"""Bindings that every scene knows."""
