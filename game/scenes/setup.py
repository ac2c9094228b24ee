"""The set-up of a new game: players, colours, who plays them, the crown quest, who begins, and the seed."""

from functools import partial

import pygame

from game.play.catalog import labyrinth
from game.play.seats import COLOURS, LONGEST_NAME
from game.scenes.player_choice import player_choice
from game.scenes.program import Program
from game.scenes.setup_draft import Draft, new_seed
from game.ui import theme
from game.ui.emblems import emblem_of
from game.ui.intents import Back, Intent
from game.ui.layout import anchored, columns, flow, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import (
    Button,
    Choice,
    Label,
    Listing,
    Manner,
    Option,
    Row,
    TextField,
    Widget,
    draw_panel,
    draw_rule,
)
from game.ui.widgets.panel import draw_ornament

RANDOM_FIRST = -1
WIDTH, LINE, SEAT, QUEST = 964, 50, 60, 37  # units
MOST_SEATS = len(COLOURS)
LONGEST_SEED = 40


class SetupScene(Scene):
    """Choosing a new game; Start deals it."""

    name = "setup"

    def __init__(self, program: Program) -> None:
        super().__init__(program.kit)
        self.program = program
        self.crowns = {quest: crown for quest, crown in labyrinth().box.crowns.items() if crown.solo}
        self.draft = Draft.like(program.settings.last_setup, list(self.crowns), self._colour_name, new_seed())
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._rule = self._panel
        self._figures: list[pygame.Rect] = []
        self._lines: list[pygame.Rect] = []
        self._fill()

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        # Below fewer players the sheet is shorter; its head stays where it is.
        seats = px(SEAT) * (MOST_SEATS if self.draft.solo else self.draft.count)
        spare = px(SEAT) * MOST_SEATS - seats
        height = px(24 + 46 + 20 + 12) + px(LINE) * 3 + seats + px(10) * 2 + px(10) + px(50) + px(26)
        whole = anchored(pygame.Rect((0, 0), size), (px(WIDTH), height + spare))
        self._panel = pygame.Rect(whole.x, whole.y + spare // 3, whole.width, height)
        inner = inset(self._panel, px(40), 0)
        inner = pygame.Rect(inner.x, inner.y + px(24), inner.width, inner.height - px(50))
        head, self._rule, _, count, _, chairs, _, first, seed, _, foot = rows(
            inner,
            [px(46), px(20), px(12), px(LINE), px(10), seats, px(10), px(LINE), px(LINE), -1, px(50)],
        )
        self.form["title"].place(head)
        self._place_line(count, "count", self.form["count"].size()[0])
        self._lines = [pygame.Rect(inner.x, chairs.y - px(5), inner.width, 1)]
        self._lines.append(pygame.Rect(inner.x, chairs.bottom + px(5), inner.width, 1))
        self._place_chairs(chairs)
        if not self.draft.solo:
            self._place_line(first, "first", self.form["first"].size()[0])
            chosen = self.form["first"].box
            beside = pygame.Rect(chosen.right + px(16), first.y, first.right - chosen.right - px(16), first.height)
            self.form["first.name"].place(beside)
        self._place_seed(seed)
        back, start = flow(foot, [(px(150), px(50)), (px(260), px(50))], px(20), "right")
        self.form["back"].place(back)
        self.form["start"].place(start)

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Back):
            self.program.stack.pop()
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        self.program.menu_table.draw(surface)
        draw_panel(self.kit, surface, self._panel, 14)
        draw_ornament(self.kit, surface, self._rule)
        for line in self._lines:
            draw_rule(self.kit, surface, line)
        for chair, place in zip(self.draft.seated, self._figures, strict=False):
            name = f"pieces/meeple-{chair.colour}.png"
            image = self.kit.pictures.get(name, (0, place.height))
            surface.blit(image, image.get_rect(center=place.center))
        self.form.draw(surface)

    # --- widgets -----------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """All widgets for the draft as it is."""
        kit, say, draft = self.kit, self.kit.say, self.draft
        counts = [Option(n, say(f"setup.counts.{n}")) for n in range(1, MOST_SEATS + 1)]
        widgets: list[Widget] = [
            Label(kit, "title", say("setup.title"), theme.TITLE.sized(34), "center"),
            Label(kit, "count.label", say("setup.count"), theme.STRONG),
            Choice(kit, "count", counts, draft.count, self._set_count),
        ]
        for index in range(draft.count):
            widgets += self._chair(index)
        widgets += self._solo() if draft.solo else self._who_begins()
        widgets += self._seed()
        widgets.append(Button(kit, "back", say("setup.back"), self.program.stack.pop, binding="back"))
        widgets.append(
            Button(kit, "start", say("setup.start"), self._start, manner=Manner.PRIMARY, style=theme.STRONG.sized(24))
        )
        for widget in widgets:
            widget.rule = "alone" if draft.solo else "setup"
        self.form.fill(widgets)
        self.form.default = "start"

    def _chair(self, index: int) -> list[Widget]:
        kit, chair = self.kit, self.draft.chairs[index]
        colours = [
            Option(
                colour,
                colour=theme.SEAT_COLOURS[colour],
                picture=emblem_of(colour),
                tip=self._colour_name(colour),
            )
            for colour in COLOURS
        ]
        return [
            Choice(kit, f"colour{index}", colours, chair.colour, partial(self._set_colour, index)),
            TextField(
                kit,
                f"name{index}",
                chair.name,
                partial(self._set_name, index),
                longest=LONGEST_NAME,
                empty=self._colour_name(chair.colour),
            ),
            player_choice(kit, f"player{index}", chair.player, partial(self._set_player, index)),
        ]

    def _solo(self) -> list[Widget]:
        kit, say = self.kit, self.kit.say
        quests = [
            Row(
                quest,
                say(f"setup.quest.{crown.counts}", quest, n=crown.solo),
                right=say("setup.promo", quest=quest) if crown.promo else quest,
            )
            for quest, crown in self.crowns.items()
        ]
        return [
            Label(kit, "quest.label", say("setup.quest.label"), theme.STRONG),
            Label(kit, "quest.note", say("setup.quest.note"), theme.NOTE.sized(17), "right"),
            Listing(kit, "quest", quests, self.draft.quest, changed=self._set_quest, row=QUEST),
        ]

    def _who_begins(self) -> list[Widget]:
        kit, draft = self.kit, self.draft
        at_random = (theme.PARCHMENT, theme.INK_FAINT)
        options = [Option(RANDOM_FIRST, colour=at_random, picture="icons/dice.png", tip=kit.say("setup.first.random"))]
        options += [
            Option(index, colour=theme.SEAT_COLOURS[chair.colour], picture=emblem_of(chair.colour))
            for index, chair in enumerate(draft.seated)
        ]
        first = RANDOM_FIRST if draft.first is None else draft.first
        return [
            Label(kit, "first.label", kit.say("setup.first.label"), theme.STRONG),
            Choice(kit, "first", options, first, self._set_first),
            Label(kit, "first.name", self._who(), theme.LABEL),
        ]

    def _who(self) -> str:
        """Who begins, in words."""
        if self.draft.first is None:
            return self.kit.say("setup.first.random")
        chair = self.draft.chairs[self.draft.first]
        return chair.name.strip() or self._colour_name(chair.colour)

    def _tell_who(self) -> None:
        if not self.draft.solo:
            label = self.form["first.name"]
            assert isinstance(label, Label)
            label.text = self._who()

    def _seed(self) -> list[Widget]:
        kit, say = self.kit, self.kit.say
        tools = (("copy", self._copy_seed), ("paste", self._paste_seed), ("dice", self._roll_seed))
        return [
            Label(kit, "seed.label", say("setup.seed.label"), theme.STRONG),
            TextField(
                kit,
                "seed",
                self.draft.seed,
                self._set_seed,
                longest=LONGEST_SEED,
                empty=say("setup.seed.empty"),
                tip=say("setup.seed.tip"),
            ),
            *(Button(kit, name, "", action, icon=name, tip=say(f"setup.seed.{name}")) for name, action in tools),
        ]

    # --- places ------------------------------------------------------------------------------------------------------

    def _place_line(self, line: pygame.Rect, name: str, width: int) -> None:
        label, control = columns(line, [self.kit.px(150), -1], self.kit.px(16))
        self.form[f"{name}.label"].place(label)
        self.form[name].place(anchored(control, (min(width, control.width), self.kit.px(42)), "midleft"))

    def _place_chairs(self, room: pygame.Rect) -> None:
        px = self.kit.px
        places = rows(room, [px(SEAT)] * MOST_SEATS)
        self._figures = []
        for index, place in enumerate(places[: self.draft.count]):
            figure, colour, name, player = columns(place, [px(44), px(182), -1, px(336)], px(18))
            self._figures.append(inset(figure, 0, px(3)))
            self.form[f"colour{index}"].place(anchored(colour, (colour.width, px(44)), "center"))
            self.form[f"name{index}"].place(anchored(name, (name.width, px(42)), "center"))
            self.form[f"player{index}"].place(anchored(player, (player.width, px(42)), "center"))
        if self.draft.solo:
            self._lines.append(pygame.Rect(room.x, places[1].y + px(2), room.width, 1))
            top = places[1].y + px(8)
            below = pygame.Rect(room.x, top, room.width, room.bottom + px(LINE) - top)
            head, listing = rows(below, [px(37), -1])
            label, note = columns(head, [px(220), -1])
            self.form["quest.label"].place(label)
            self.form["quest.note"].place(note)
            listing.height = px(QUEST) * len(self.crowns)
            self.form["quest"].place(listing)
            self._lines[1].y = room.bottom + px(LINE + 4)

    def _place_seed(self, line: pygame.Rect) -> None:
        px = self.kit.px
        label, control = columns(line, [px(150), -1], px(16))
        self.form["seed.label"].place(label)
        sizes = [(px(270), px(42)), *[(px(42), px(42))] * 3]
        for name, place in zip(("seed", "copy", "paste", "dice"), flow(control, sizes, px(10)), strict=True):
            self.form[name].place(place)

    # --- choosing ----------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        self._fill()
        self.layout(self.kit.theme.window)

    def _set_count(self, count: int) -> None:
        self.draft.set_count(count)
        self._refresh()

    def _set_colour(self, index: int, colour: str) -> None:
        self.draft.take_colour(index, colour)
        self._refresh()

    def _set_name(self, index: int, name: str) -> None:
        self.draft.chairs[index].name = name
        self._tell_who()

    def _set_player(self, index: int, player: str) -> None:
        self.draft.chairs[index].player = player

    def _set_quest(self, quest: str) -> None:
        self.draft.quest = quest

    def _set_first(self, first: int) -> None:
        self.draft.first = None if first == RANDOM_FIRST else first
        self._tell_who()

    def _set_seed(self, seed: str) -> None:
        self.draft.seed = seed

    def _copy_seed(self) -> None:
        self.kit.clipboard.write(self.draft.seed)
        self.program.toast.say(self.kit.say("setup.seed.copied", seed=self.draft.seed))

    def _paste_seed(self) -> None:
        pasted = " ".join(self.kit.clipboard.read().split())[:LONGEST_SEED]
        if pasted:
            self._show_seed("".join(sign for sign in pasted if sign.isprintable()))

    def _roll_seed(self) -> None:
        self._show_seed(new_seed())

    def _show_seed(self, seed: str) -> None:
        self.draft.seed = seed
        field = self.form["seed"]
        assert isinstance(field, TextField)
        field.set_text(seed)

    def _start(self) -> None:
        self.program.start(self.draft.setup(self._colour_name))

    def _colour_name(self, colour: str) -> str:
        return self.kit.say(f"setup.colour.{colour}")
