"""The steps of a turn side by side, the present one marked."""

import pygame

from game.ui import theme
from game.ui.kit import Kit
from game.ui.layout import columns
from game.ui.widgets.base import Look, Widget


class Steps(Widget):
    """Pills with the names of the steps; `present` is the index of the one under way."""

    def __init__(self, kit: Kit, name: str, steps: tuple[str, ...], present: int = 0) -> None:
        super().__init__(kit, name)
        self.steps = steps
        self.present = present

    def size(self) -> tuple[int, int]:
        widths = [self.kit.type.measure(step, theme.LABEL)[0] + self.kit.px(26) for step in self.steps]
        return sum(widths) + self.kit.px(6) * (len(widths) - 1), self.kit.px(32)

    def draw(self, surface: pygame.Surface, look: Look) -> None:
        kit = self.kit
        for index, (step, pill) in enumerate(zip(self.steps, self._pills(), strict=True)):
            now, past = index == self.present, index < self.present
            fill = theme.INK if now else theme.PARCHMENT_DARK if past else theme.PARCHMENT_SHADE
            surface.blit(kit.brush.rounded(pill.size, pill.height // 2, fill), pill)
            style = theme.Style(
                theme.Face.LABEL_BOLD if now else theme.Face.LABEL,
                18,
                theme.PARCHMENT if now else theme.INK_SOFT,
            )
            kit.type.draw(surface, step, style, pill.inflate(-kit.px(12), 0), "center")

    def boxes(self) -> dict[str, pygame.Rect]:
        parts = {f"{self.name}.{index}": pill for index, pill in enumerate(self._pills())}
        return super().boxes() | parts

    def _pills(self) -> list[pygame.Rect]:
        """Each as wide as its word needs, filling the box together."""
        wish = [self.kit.type.measure(step, theme.LABEL)[0] + self.kit.px(20) for step in self.steps]
        return columns(self.box, [-width for width in wish], self.kit.px(5))
