"""The widgets: what stands on panels and can be pointed at, focused and pressed."""

from game.ui.widgets.base import Look, Widget
from game.ui.widgets.button import Button, Manner
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.field import TextField
from game.ui.widgets.label import Label, Paragraph
from game.ui.widgets.listing import Listing, Row
from game.ui.widgets.panel import draw_panel, draw_plate, draw_rule
from game.ui.widgets.steps import Steps
from game.ui.widgets.toggle import Toggle

__all__ = [
    "Button",
    "Choice",
    "Label",
    "Listing",
    "Look",
    "Manner",
    "Option",
    "Paragraph",
    "Row",
    "Steps",
    "TextField",
    "Toggle",
    "Widget",
    "draw_panel",
    "draw_plate",
    "draw_rule",
]
