"""What the pieces are made of: painted wood, bare wood, gold, stone, gems, card."""

from __future__ import annotations

from art.painter.relief import Material


def painted(deep: str, shade: str, body: str, light: str) -> Material:
    """Painted wood: one shade, one highlight."""
    return Material(
        ((0.0, deep), (0.34, shade), (0.61, body), (0.86, light), (1.0, light)),
        shine=0.42,
        gloss=34,
        ink="#1c0f08",
    )


SEAT = {
    "red": painted("#5a0f0c", "#92211a", "#c7392b", "#ec7a62"),
    "blue": painted("#0f2153", "#1d3f8a", "#2f64bd", "#7fa8ea"),
    "yellow": painted("#7a4a06", "#b97a10", "#e9b528", "#fbe07c"),
    "green": painted("#0b3320", "#155a36", "#208050", "#68bf8c"),
}
IVORY = Material(((0.0, "#8d7a55"), (0.4, "#d9c79c"), (0.61, "#fbf1d6"), (1.0, "#ffffff")), shine=0.2)
INKED = Material(((0.0, "#120a04"), (0.61, "#3b2a12"), (1.0, "#6b5330")), shine=0.15)
BEECH = Material(
    ((0.0, "#6d4423"), (0.35, "#a9743f"), (0.61, "#dfb27c"), (0.85, "#f6d9ac"), (1.0, "#fdeccb")),
    shine=0.3,
    gloss=30,
    ink="#2b170a",
)
OAK = Material(
    ((0.0, "#3d2411"), (0.35, "#6d4422"), (0.61, "#a06c3a"), (0.9, "#cf9f66"), (1.0, "#e3bd86")),
    shine=0.25,
    gloss=20,
    ink="#1f1006",
)
GOLD = Material(
    (
        (0.0, "#472605"),
        (0.22, "#8a560e"),
        (0.42, "#c88a1c"),
        (0.61, "#e0ab33"),
        (0.78, "#f7d76c"),
        (0.92, "#fff0b0"),
        (1.0, "#fffbe6"),
    ),
    shine=0.75,
    gloss=40,
    metal=0.16,
    ink="#2a1604",
)
OLD_GOLD = Material(
    ((0.0, "#241203"), (0.3, "#593608"), (0.61, "#8f621a"), (1.0, "#d9a84a")),
    shine=0.3,
    metal=0.1,
    ink="#1c0e03",
)
BRASS = Material(
    ((0.0, "#33220c"), (0.3, "#6f5020"), (0.61, "#b08a3f"), (0.85, "#e0c078"), (1.0, "#f8e6b4")),
    shine=0.4,
    gloss=26,
    metal=0.1,
    ink="#1e1206",
)
STONE = Material(
    ((0.0, "#4d463a"), (0.35, "#857a66"), (0.61, "#b9ad95"), (0.85, "#ddd3bd"), (1.0, "#efe8d6")),
    shine=0.12,
    ink="#332b20",
)
LEATHER = Material(
    ((0.0, "#30090b"), (0.35, "#5f1518"), (0.61, "#8c2325"), (0.88, "#c2504a"), (1.0, "#dd7a6c")),
    shine=0.25,
    gloss=18,
    ink="#1f0706",
)
PAGES = Material(((0.0, "#8a7448"), (0.4, "#cdb886"), (0.61, "#f0e4c2"), (1.0, "#fffaea")), shine=0.1, ink="#2a1604")
CARD = Material(((0.0, "#6b5433"), (0.4, "#a88c5c"), (0.61, "#d5bd8c"), (1.0, "#f3e4bf")), shine=0.08, ink="#33230f")
SHIELD_BLUE = Material(
    ((0.0, "#0f2450"), (0.35, "#1d4180"), (0.61, "#2f5fa8"), (0.88, "#6f9ada"), (1.0, "#a9c8f2")),
    shine=0.3,
    gloss=22,
    ink="#10182c",
)
GLASS = Material(
    ((0.0, "#5f8a93"), (0.4, "#9cc3c6"), (0.61, "#d3e9e6"), (1.0, "#ffffff")),
    shine=0.8,
    gloss=50,
    ink="#2a1604",
)
SAND = Material(((0.0, "#a06a14"), (0.61, "#efc45e"), (1.0, "#fff0bb")), shine=0.1, ink="#8a5a12")
FLAME = Material(((0.0, "#f08a1e"), (0.61, "#ffd565"), (1.0, "#fffbe0")), shine=0.6, ink="#8a4a0a")


def gem(dark: str, body: str, bright: str) -> Material:
    """A cut stone: deep in the shade, almost white where a facet faces the lamp."""
    return Material(
        ((0.0, dark), (0.35, body), (0.61, body), (0.8, bright), (1.0, "#ffffff")),
        shine=0.9,
        gloss=60,
        metal=0.1,
        ink="#160a06",
    )


RUBY = gem("#3d0410", "#b3142c", "#ff6a72")
EMERALD = gem("#02301c", "#0f8a55", "#6cf0ae")
SAPPHIRE = gem("#06133f", "#1f4fc0", "#86b6ff")
PARCHMENT = Material(
    ((0.0, "#b7a273"), (0.4, "#dccba0"), (0.61, "#f3ead2"), (1.0, "#fffdf2")), shine=0.05, ink="#5a4526"
)
MEADOW = Material(((0.0, "#4f6a2a"), (0.35, "#7f9c45"), (0.61, "#9db65a"), (1.0, "#c9cf7a")), shine=0.1, ink="#33230f")
DRAGON = Material(
    (
        (0.0, "#2f0509"),
        (0.25, "#6a0f14"),
        (0.45, "#96191c"),
        (0.61, "#b92a24"),
        (0.8, "#e2603f"),
        (0.94, "#f89a68"),
        (1.0, "#ffc89a"),
    ),
    shine=0.32,
    gloss=30,
    ink="#1d0406",
)
MEMBRANE = Material(
    ((0.0, "#4a0c08"), (0.3, "#8f2413"), (0.61, "#cf5a22"), (0.85, "#f3a145"), (1.0, "#ffd98a")),
    shine=0.2,
    gloss=14,
    ink="#1d0406",
)
IRON = Material(
    ((0.0, "#14100c"), (0.4, "#37302a"), (0.61, "#5c534a"), (0.85, "#9b9084"), (1.0, "#cfc6ba")),
    shine=0.4,
    gloss=26,
    ink="#100a06",
)
WINE = Material(((0.0, "#2a0308"), (0.45, "#5f0a17"), (0.61, "#7d1020"), (1.0, "#d0505a")), shine=0.4, ink="#2a1604")
SPRUCE = Material(
    ((0.0, "#7a4c18"), (0.4, "#cb9238"), (0.61, "#f0c067"), (0.85, "#f7d88e"), (1.0, "#fff0c4")),
    shine=0.3,
    ink="#2a1604",
)
HOLLOW = Material(((0.0, "#170a02"), (0.61, "#3a1f08"), (1.0, "#6b4316")), shine=0, ink="#170a02")
BEAK = Material(((0.0, "#2d1a08"), (0.4, "#7a5420"), (0.61, "#b98a3c"), (1.0, "#f6e2ac")), shine=0.5, ink="#1c0e03")
EMBER = Material(((0.0, "#d0480c"), (0.61, "#f6892a"), (1.0, "#ffd070")), shine=0, ink="#8a3a06")
ARROW_IDLE = Material(((0.0, "#14213d"), (0.4, "#2b4170"), (0.61, "#405d94"), (1.0, "#7e98c8")), shine=0.1)
ARROW_IDLE_RIM = Material(
    ((0.0, "#0f1a30"), (0.4, "#22345a"), (0.61, "#2f4776"), (1.0, "#7189b8")), shine=0.15, ink="#140c06"
)
ARROW_LIT = Material(
    ((0.0, "#1b4aa6"), (0.4, "#2f73dc"), (0.61, "#4f95f2"), (0.85, "#a6d0ff"), (1.0, "#e2f1ff")), shine=0.5
)
ARROW_LIT_RIM = Material(
    ((0.0, "#12306e"), (0.4, "#5f93e0"), (0.61, "#a9cdfb"), (1.0, "#f2f9ff")), shine=0.5, ink="#0f1f45"
)
ARROW_HOT = Material(((0.0, "#e0bd72"), (0.4, "#f8e2ac"), (0.61, "#fff3cf"), (1.0, "#ffffff")), shine=0.5)
ARROW_HOT_RIM = Material(
    ((0.0, "#c99a45"), (0.4, "#f0d290"), (0.61, "#fffaea"), (1.0, "#ffffff")), shine=0.5, ink="#3b2a12"
)
SKY = Material(((0.0, "#8fb0c4"), (0.61, "#cfe2e6"), (1.0, "#f6fbf4")), shine=0)
FAR_HILL = Material(((0.0, "#4a6a4c"), (0.4, "#7a9a6a"), (0.61, "#93b184"), (1.0, "#c7d8a8")), shine=0)
ROAD = Material(((0.0, "#8b7a4e"), (0.4, "#d2bd8a"), (0.61, "#efe3c0"), (1.0, "#fffaea")), shine=0, ink="#6b5a34")
ROOF = Material(
    ((0.0, "#5a2013"), (0.35, "#8c3d22"), (0.61, "#b5532f"), (0.85, "#d9814f"), (1.0, "#f0b088")),
    shine=0.2,
    ink="#2c1008",
)
