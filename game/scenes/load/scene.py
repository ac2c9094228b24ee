"""The scene of the saved games."""

from collections.abc import Callable
from datetime import date

import pygame

from game.play.game_lines import StoreError
from game.play.saved_games import SavedEntry, SavedGame, UnreadableGame, rename, saved_games
from game.play.trash import Discarded, discard, restore
from game.play.user_error import UserError
from game.scenes.load.details import draw_sheet
from game.scenes.load.game_list import GameList, title_of
from game.scenes.load.name_dialog import NameDialog
from game.scenes.load.thumbnails import Thumbnails
from game.scenes.program import Program
from game.ui import theme
from game.ui.intents import Back, Cursor, Delete, Intent, Undo
from game.ui.layout import anchored, columns, inset, rows
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Manner, Paragraph
from game.ui.widgets.listing import whole_rows

WIDEST, HIGHEST = 1240, 860  # units
SHEET = 0.4  # of the panel's width
BUTTON, TOAST = 46, 66
GAP = 10


class LoadScene(Scene):
    """`watch` opens the replay of a saved game."""

    name = "load"
    bindings = ("cursor", "delete", "undo")

    def __init__(self, program: Program, watch: Callable[[SavedGame], object]) -> None:
        super().__init__(program.kit)
        self.program = program
        self.watch = watch
        self.thumbnails = Thumbnails(program.kit)
        self.chosen = ""
        self._entries: list[SavedEntry] = []
        self._gone: list[Discarded] = []
        self._panel = self._rule = self._sheet = pygame.Rect(0, 0, 0, 0)
        self._today = date.today()

    @property
    def entry(self) -> SavedEntry | None:
        """The entry that is chosen."""
        return next((entry for entry in self._entries if entry.path.name == self.chosen), None)

    # --- the scene's life --------------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Files may have come, gone or changed since."""
        self._look()
        if self._entries:
            self.form.set_focus("games")

    def layout(self, size: tuple[int, int]) -> None:
        if not list(self.form):
            return
        px = self.kit.px
        room = pygame.Rect(0, px(16), size[0], size[1] - px(16 + TOAST))  # what was deleted is told below
        self._panel = anchored(room, (min(size[0] - 2 * px(20), px(WIDEST)), min(room.height, px(HIGHEST))))
        inner = inset(self._panel, px(32), px(20))
        head, self._rule, body = rows(inner, [px(46), px(18), -1], px(6))
        self.form["title"].place(head)
        games, sheet = columns(body, [-1, round(body.width * SHEET)], px(28))
        self.form["games"].place(whole_rows(self.form["games"], games))
        self.form["nothing"].place(games)
        self._sheet, first, second, foot = rows(sheet, [-1, *[px(BUTTON)] * 3], px(GAP))
        self.form["open"].place(first)
        for names, line in ((("watch", "rename"), second), (("delete", "restore", "back"), foot)):
            seen = [self.form[name] for name in names if self.form[name].visible]
            for widget, place in zip(seen, columns(line, [-1] * len(seen), px(GAP)), strict=True):
                widget.place(place)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.thumbnails.waiting:
            self._draw_one()

    def wait(self) -> float | None:
        return 0.0 if self.thumbnails.waiting else super().wait()

    def facts(self) -> dict[str, object]:
        return {"games": [entry.path.name for entry in self._entries], "chosen": self.chosen}

    # --- intents -----------------------------------------------------------------------------------------------------

    def intent(self, intent: Intent) -> bool:
        match intent:
            case Back():
                self.program.stack.pop()
            case Delete():
                self._delete()
            case Undo():
                self._restore()
            case Cursor(dy=dy) if dy and self._entries:
                self.form.set_focus("games", by_keyboard=True)
            case _:
                return False
        return True

    def _open(self) -> None:
        """Go on with the chosen game; one that is over is watched."""
        match self.entry:
            case SavedGame(over=True) as game:
                self.watch(game)
            case SavedGame(path=path):
                self.program.go_on(path)
            case UnreadableGame(path=path):
                self.program.go_on(path)  # which says why it cannot be, and offers what is good of it

    def _watch(self) -> None:
        if isinstance(self.entry, SavedGame):
            self.watch(self.entry)

    def _rename(self) -> None:
        if isinstance(entry := self.entry, SavedGame):
            usual = self.kit.say("load.naming.empty")

            def named(name: str) -> None:
                if name.strip() != entry.name and self._try(lambda: rename(entry.path, name)):
                    self._look()

            self.program.stack.push(NameDialog(self.kit, entry.name, usual, named, self.program.stack.pop))

    def _delete(self) -> None:
        """Away with it; it can be brought back."""
        entry = self.entry
        if entry is None:
            return
        names = [one.path.name for one in self._entries]
        at = names.index(self.chosen)

        def away() -> None:
            self._gone.append(discard(self.program.home, entry.path))

        if self._try(away):
            self.chosen = (names[at + 1 :] + names[:at][::-1] + [""])[0]
            key = self.kit.hint("undo")
            self.program.toast.say(self.kit.say("load.deleted", title=title_of(self.kit.say, entry), undo=key))
            self._look()

    def _restore(self) -> None:
        """Bring back what was deleted last."""
        if not self._gone:
            return

        def back() -> None:
            self.chosen = restore(self._gone[-1]).name
            self._gone.pop()

        if self._try(back):
            self.program.toast.say(self.kit.say("load.restored"))
            self._look()

    def _try(self, action: Callable[[], object]) -> bool:
        try:
            action()
        except UserError as user_error:
            self.program.tell(user_error)
            return False
        return True

    # --- what is shown -----------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        self.program.menu_table.draw_under(surface, self._panel, self._rule)
        self.thumbnails.forget_wishes()
        entry = self.entry
        if entry is not None:
            draw_sheet(self.kit, self.program.words, surface, self._sheet, entry, self.thumbnails, self._today)
        self.form.draw(surface)

    def _draw_one(self) -> None:
        """Draw a picture that was asked for; a game that cannot be played through is listed as unreadable."""
        path = self.thumbnails.next.path
        try:
            self.thumbnails.work()
        except StoreError as user_error:
            at = next(index for index, entry in enumerate(self._entries) if entry.path == path)
            self._entries[at] = UnreadableGame(path, self._entries[at].changed, user_error)
            self._fill()

    def _look(self) -> None:
        """Read the folder anew."""
        self._today = date.today()
        broken = {entry.path: entry for entry in self._entries if isinstance(entry, UnreadableGame)}
        self._entries = []
        for entry in saved_games(self.program.home):
            known = broken.get(entry.path)
            self._entries.append(known if known and known.changed == entry.changed else entry)
        if self.entry is None:
            self.chosen = self._entries[0].path.name if self._entries else ""
        self._fill()

    def _fill(self) -> None:
        kit, say, stack = self.kit, self.kit.say, self.program.stack
        games = GameList(kit, self._entries, self.thumbnails, self._today, self._choose, self._open)
        games.chosen = self.chosen
        if "games" in {widget.name for widget in self.form}:
            before = self.form["games"]
            assert isinstance(before, GameList)
            games.scroll = before.scroll
        self.form.fill(
            [
                Label(kit, "title", say("load.title"), theme.TITLE.sized(34), "center"),
                games,
                Paragraph(kit, "nothing", say("load.nothing"), theme.NOTE.sized(21), "center", "middle"),
                self._button("open", self._open, manner=Manner.PRIMARY),
                self._button("watch", self._watch, icon="play"),
                self._button("rename", self._rename),
                self._button("delete", self._delete, icon="trash", binding="delete"),
                self._button("restore", self._restore, icon="undo", binding="undo"),
                self._button("back", stack.pop, binding="back"),
            ]
        )
        self.form.default = "open"
        self.form["games"].visible = bool(self._entries)
        self.form["nothing"].visible = not self._entries
        self._offer()

    def _choose(self, name: str) -> None:
        self.chosen = name
        self._offer()

    def _offer(self) -> None:
        """Only what can be done with the chosen entry."""
        entry = self.entry
        readable = isinstance(entry, SavedGame)
        over = isinstance(entry, SavedGame) and entry.over
        opener = self.form["open"]
        assert isinstance(opener, Button)
        opener.text = self.kit.say("load.open.over" if over else "load.open.label")
        for name in ("watch", "rename"):
            self.form[name].enabled = readable
        opener.enabled = readable or (isinstance(entry, UnreadableGame) and entry.good > 0)
        self.form["watch"].visible = not over  # it is what opening does then
        self.form["delete"].enabled = entry is not None
        self.form["restore"].visible = bool(self._gone)
        self.layout(self.kit.theme.window)

    def _button(
        self,
        name: str,
        action: Callable[[], object],
        *,
        icon: str = "",
        manner: Manner = Manner.PLAIN,
        binding: str = "",
    ) -> Button:
        say = self.kit.say
        button = Button(
            self.kit, name, say(f"load.{name}.label"), action, icon=icon, manner=manner, binding=binding,
            tip=say(f"load.{name}.tip"), group="actions",
        )  # fmt: skip
        button.rule = "goal"
        return button
