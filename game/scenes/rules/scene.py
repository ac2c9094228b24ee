"""The scene of the rules: chapters on the left, the page on the right, and a search through both."""

from collections.abc import Callable

import pygame

from game.play.rulebook import Rulebook
from game.scenes.rules.page import PAD, RulesPage
from game.scenes.rules.plates import PlatePrinter
from game.scenes.rules.search import found, wanted
from game.scenes.rules.search_field import SearchField
from game.scenes.rules.sheet import typeset
from game.ui import intents, theme
from game.ui.backdrop import draw_table
from game.ui.kit import Kit
from game.ui.layout import columns, inset, rows
from game.ui.scene import Scene
from game.ui.tween import Tween, mix, out_cubic
from game.ui.widgets import Button, Label, Listing, Manner, Row, draw_panel

MARGIN, GAP = 14, 14  # units
SIDE = (0.2, 236, 320)  # of the window: the panel of chapters, least and most in units
ROW = (26, 42)  # of a chapter in the list, least and most
GLIDE = 0.22  # seconds from one place of the sheet to another
LEAF = 0.86  # of the page that a leaf turns
STEP = 90  # units that an arrow scrolls


class RulesScene(Scene):
    """The rulebook of a title, opened at a chapter; `close` goes back to where one was."""

    name = "rules"
    bindings = ("cursor", "leaf", "find")

    def __init__(self, kit: Kit, title: str, book: Rulebook, close: Callable[[], object], chapter: str = "") -> None:
        super().__init__(kit)
        words = kit.say
        self.book = book
        self.close = close
        self.press = PlatePrinter(kit, title)
        self.page = RulesPage(kit, self.press, self._glide)
        self.field = SearchField(kit, self._search, self._next)
        self._query = ""
        self._opened = chapter
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._title = Label(kit, "title", words("rules.title"), theme.TITLE, "center")
        self._told = Label(kit, "told", "", theme.LABEL_SOFT.sized(18), "center")
        self._list = Listing(kit, "chapters", ())
        self._back = Button(kit, "back", words("rules.back"), close, manner=Manner.PRIMARY, binding="back")

    # --- the scene's life --------------------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int]) -> None:
        px = self.kit.px
        side = self.kit.theme.share(size[0], *SIDE)
        whole = inset(pygame.Rect((0, 0), size), px(MARGIN))
        self._panel, page = columns(whole, [side, -1], px(GAP))
        self.page.place(page)
        inner = inset(self._panel, px(18), px(16))
        title, field, told, self._room, back = rows(inner, [px(52), px(44), px(28), -1, px(48)], px(8))
        for widget, place in ((self._title, title), (self.field, field), (self._told, told), (self._back, back)):
            widget.place(place)
        least, most = ROW
        row = min(max(self._room.height // len(self.book.chapters) / self.kit.theme.unit, least), most)
        self._list = Listing(self.kit, "chapters", (), changed=self.open, taken=self.open, row=row)
        self.form.fill([self._title, self.field, self._told, self._list, self._back, self.page])
        read, part = self.page.chapter or self._opened, self._part()
        self._set()
        if read in self.page.sheet.chapters:
            self.page.scroll_to(self.page.top_of(read) + part * self.page.sheet.height)
        self._follow()

    def intent(self, intent: intents.Intent) -> bool:
        match intent:
            case intents.Cursor(dx=0, dy=dy):
                self.page.scroll_to(self.page.scroll + dy * self.kit.px(STEP))
            case intents.Cursor(dx=dx):
                self._leaf_chapters(dx)
            case intents.Leaf(pages=pages):
                self._glide(self.page.scroll + round(pages * LEAF * self.page.view.height))
            case intents.Zoom(steps=steps):
                self.page.scroll_to(self.page.scroll - steps * self.kit.px(STEP))
            case intents.Find():
                self.form.set_focus("find", by_keyboard=True)
            case intents.Confirm() if self._query:
                self._next()
            case intents.Back() if self._query:
                self.field.clear()
            case intents.Back() | intents.ShowRules():
                self.close()
            case _:
                return False
        return True

    def take(self, intent: intents.Intent) -> bool:
        used = super().take(intent)
        self._follow()
        return used

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._follow()
        if not self.busy():
            self.page.print_ahead()

    def wait(self) -> float | None:
        return 0.0 if self.page.ahead is not None else super().wait()

    def draw(self, surface: pygame.Surface) -> None:
        draw_table(self.kit, surface)
        draw_panel(self.kit, surface, self._panel, 14)
        self.form.draw(surface)

    def facts(self) -> dict[str, object]:
        return {"chapter": self.page.chapter, "hits": len(self.page.sheet.hits), "scroll": self.page.scroll}

    # --- reading -----------------------------------------------------------------------------------------------------

    def open(self, chapter: str) -> None:
        """Go to a chapter; what was looked for is forgotten if it does not speak of it."""
        if chapter not in self.page.sheet.chapters:
            self.field.clear()
        self._glide(self.page.top_of(chapter))

    def _leaf_chapters(self, step: int) -> None:
        names = list(self.page.sheet.chapters)
        if names:
            at = names.index(self.page.chapter) + step
            self.open(names[min(max(at, 0), len(names) - 1)])

    def _glide(self, y: int) -> None:
        """Scroll there as the eye can follow."""
        self.moves.finish()
        start, end = self.page.scroll, max(0, min(y, self.page.lowest))
        self.moves.start(Tween(GLIDE, lambda t: self.page.scroll_to(mix(start, end, t)), out_cubic))

    def _follow(self) -> None:
        """The list of chapters shows where one is."""
        if self._list.chosen != self.page.chapter:
            self._list.chosen = self.page.chapter
            self._list.place(self._list.box)

    def _part(self) -> float:
        """How far below the beginning of its chapter the page is, in parts of the whole sheet."""
        sheet, chapter = self.page.sheet, self.page.chapter
        return (self.page.scroll - sheet.chapters[chapter]) / sheet.height if chapter else 0.0

    # --- searching ---------------------------------------------------------------------------------------------------

    def _search(self, text: str) -> None:
        query = wanted(text)
        if query == self._query:
            return
        read = self.page.chapter
        cleared = self._query and not query
        self._query = query
        self.moves.finish()
        self._set()
        if cleared and read in self.page.sheet.chapters:
            self.page.scroll_to(self.page.top_of(read))

    def _next(self) -> None:
        self.page.next_hit()
        self._tell()

    def _set(self) -> None:
        """Typeset what is to be read now, and list its chapters."""
        book = found(self.book, self._query) if self._query else self.book
        width = self.page.box.width - 2 * self.kit.px(PAD)
        sheet = typeset(self.kit, self.press, book, width, self._query)
        self.page.show(sheet)
        self._list.rows = tuple(
            Row(chapter.id, chapter.title, str(sheet.hits_in[chapter.id]) if self._query else "")
            for chapter in book.chapters
        )
        self._list.visible = bool(book.chapters)
        self._list.chosen = self.page.chapter
        height = min(self._room.height, self._list.whole)
        self._list.place(pygame.Rect(self._room.topleft, (self._room.width, height)))
        self._tell()

    def _tell(self) -> None:
        """How many places there are, and which of them one is at."""
        words, count, at = self.kit.say, len(self.page.sheet.hits), self.page.hit
        if not self._query:
            self._told.text = words("rules.chapters")
        elif not count:
            self._told.text = words("rules.no_hits")
        else:
            self._told.text = (
                words("rules.hits", n=count) if at is None else words("rules.at_hit", at=at + 1, whole=count)
            )
