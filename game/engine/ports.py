"""The twelve ports of a tile: four sides of three, edge masks, turns and facing ports.

Ports run clockwise: on each side the left half, the middle and the right half, as seen looking outward.
An edge mask is a 12-bit integer, bit *i* standing for port *i*.
"""

from collections.abc import Iterable

SIDES = "NESW"
PORTS = ("NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The (x, y) step to the neighbour on each side; x runs east, y south."""

_NUMBER = {name: number for number, name in enumerate(PORTS)}
_ALL = 0xFFF


def port(name: str) -> int:
    """Return the number of a port, 0 to 11. Raises `ValueError` for a name that is none.

    >>> port("EL")
    3
    """
    try:
        return _NUMBER[name]
    except KeyError:
        raise ValueError(f"no port is named {name!r}") from None


def mask_of_ports(names: Iterable[str]) -> int:
    """Return the edge mask of the named ports.

    >>> mask_of_ports(["N", "E"])
    18
    """
    mask = 0
    for name in names:
        mask |= 1 << port(name)
    return mask


def mask_of_sides(sides: Iterable[str]) -> int:
    """Return the edge mask of all three ports of each side.

    >>> mask_of_sides("N")
    7
    """
    mask = 0
    for side in sides:
        if side not in SIDES or len(side) != 1:
            raise ValueError(f"no side is named {side!r}")
        mask |= 7 << 3 * SIDES.index(side)
    return mask


def ports_of(mask: int) -> tuple[str, ...]:
    """Return the names of the ports in an edge mask, clockwise from the north.

    >>> ports_of(18)
    ('N', 'E')
    """
    return tuple(name for number, name in enumerate(PORTS) if mask >> number & 1)


def turned(mask: int, turn: int) -> int:
    """Return the edge mask after *turn* clockwise quarter turns.

    >>> ports_of(turned(mask_of_ports(["N", "WR"]), 1))
    ('NR', 'E')
    """
    shift = 3 * (turn % 4)
    return (mask << shift | mask >> (12 - shift)) & _ALL


def opposite(side: int) -> int:
    """Return the side across: the one a neighbour turns towards *side*."""
    return (side + 2) % 4


def facing(number: int) -> int:
    """Return the neighbour's port that meets this port across their common side.

    >>> PORTS[facing(port("NL"))], PORTS[facing(port("N"))]
    ('SR', 'S')
    """
    side, place = divmod(number, 3)
    return 3 * opposite(side) + 2 - place


def sides_text(sides: int) -> str:
    """Return a 4-bit set of sides as text, as walkways are named.

    >>> sides_text(0b0101)
    'NS'
    """
    return "".join(name for number, name in enumerate(SIDES) if sides >> number & 1)


def sides_mask(text: str) -> int:
    """Return the 4-bit set of sides that a text names; the reverse of `sides_text`.

    >>> sides_mask("NS")
    5
    """
    mask = 0
    for side in text:
        if side not in SIDES:
            raise ValueError(f"no side is named {side!r}")
        mask |= 1 << SIDES.index(side)
    return mask


def turn_sides(sides: int, turn: int) -> int:
    """Return a 4-bit set of sides after *turn* clockwise quarter turns."""
    turn %= 4
    return (sides << turn | sides >> (4 - turn)) & 15
