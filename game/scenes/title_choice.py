"""The choice of a title: a card with a picture for each."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.scenes.option_words import title_name
from game.scenes.program import Program
from game.scenes.titles import screen_named
from game.ui import theme
from game.ui.intents import Back, Cursor, Intent
from game.ui.kit import Kit
from game.ui.layout import anchored, columns, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Label
from game.ui.widgets.panel import draw_plate

CARD, GAP = (250, 300), 22  # units
CAPTION = 58
ACROSS = 4  # cards side by side at most; more go on in another row, in which they are lower
PAD, HEADING, ORNAMENT, APART, FOOT = 30, 50, 22, 18, 50


def open_one_of(program: Program, titles: Sequence[str], chosen: Callable[[str], object]) -> None:
    """Go on with one of some titles: with the only one there is, or with the one that is chosen first."""
    if len(titles) == 1:
        chosen(titles[0])
    elif titles:
        program.stack.push(TitleChoice(program, titles, chosen))


class TitleChoice(Scene):
    """Titles as cards; `chosen` is called with the one that is pressed, in place of this scene."""

    name = "title_choice"
    bindings = ("cursor",)

    def __init__(self, program: Program, titles: Sequence[str], chosen: Callable[[str], object]) -> None:
        super().__init__(program.kit)
        self.program = program
        self._chosen = chosen
        self._panel = self._rule = pygame.Rect(0, 0, 0, 0)
        kit, say = self.kit, self.kit.say
        self._cards = [
            TitleCard(kit, title, title_name(say, title), screen_named(title).card, partial(self._go, title))
            for title in titles
        ]
        heading = Label(kit, "title", say("setup.titles"), theme.TITLE.sized(34), "center")
        self.form.fill([heading, *self._cards, Button(kit, "back", say("setup.back"), self._leave, binding="back")])
        self.form.default = titles[0]

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        across = min(len(self._cards), ACROSS)
        down = -(-len(self._cards) // across)
        width = min(px(CARD[0]), (size[0] - 2 * px(2 * PAD) - (across - 1) * px(GAP)) // across)
        around = px(HEADING) + px(ORNAMENT) + 2 * px(APART) + px(FOOT) + 2 * px(PAD)
        height = min(px(CARD[1]), (size[1] - 2 * px(14) - around - (down - 1) * px(GAP)) // down)
        whole = across * width + (across - 1) * px(GAP), down * height + (down - 1) * px(GAP)
        least = px(420)  # room for the heading
        panel = max(whole[0], least) + 2 * px(PAD), whole[1] + around
        self._panel = anchored(pygame.Rect((0, 0), size), panel)
        head, self._rule, _, cards, _, foot = rows(
            inset(self._panel, px(PAD)), [px(HEADING), px(ORNAMENT), px(APART), whole[1], px(APART), px(FOOT)]
        )
        self.form["title"].place(head)
        self.form["back"].place(anchored(foot, (px(180), px(FOOT)), "center"))
        for row in range(down):
            here = self._cards[row * across : (row + 1) * across]
            line = pygame.Rect(cards.x, cards.y + row * (height + px(GAP)), cards.width, height)
            line = anchored(line, (len(here) * (width + px(GAP)) - px(GAP), height), "center")
            for card, place in zip(here, columns(line, [width] * len(here), px(GAP)), strict=True):
                card.place(place)

    def intent(self, intent: Intent) -> bool:
        match intent:
            case Back():
                self._leave()
            case Cursor(dx=dx, dy=dy):
                self.form.set_focus(self._cards[0 if dx + dy > 0 else -1].name, by_keyboard=True)
            case _:
                return False
        return True

    def draw(self, surface: pygame.Surface) -> None:
        self.program.menu_table.draw_under(surface, self._panel, self._rule)
        self.form.draw(surface)

    def _leave(self) -> None:
        self.program.stack.pop()

    def _go(self, title: str) -> None:
        self.program.stack.pop()
        self._chosen(title)


class TitleCard(Button):
    """A large button with a picture (a path under art/) above a name; without one the name's first letter stands in."""

    def __init__(self, kit: Kit, name: str, text: str, picture: str, action: Callable[[], object]) -> None:
        super().__init__(kit, name, text, action, group="titles", style=theme.STRONG.sized(23))
        self.picture = picture

    def _draw_content(self, surface: pygame.Surface, box: pygame.Rect, colour: str) -> None:
        kit, px = self.kit, self.kit.px
        view, caption = rows(inset(box, px(12)), [-1, px(CAPTION - 12)])
        if self.picture:
            self._draw_picture(surface, view)
        else:
            draw_plate(kit, surface, view, theme.PARCHMENT_DARK)
            letter = theme.LOGO.sized(min(96, 0.6 * view.height / kit.theme.unit)).tinted(theme.INK_SOFT)
            kit.type.draw(surface, self.text[:1], letter, view, "center")
        kit.type.draw(surface, self.text, self.style.tinted(colour), caption, "center")

    def _draw_picture(self, surface: pygame.Surface, view: pygame.Rect) -> None:
        """The picture as large as it fits into the view, in its middle."""
        image = self.kit.pictures.get(self.picture, (view.width, 0))
        if image.height > view.height:
            image = self.kit.pictures.get(self.picture, (0, view.height))
        surface.blit(image, image.get_rect(center=view.center))
