"""Our own flat pictures of what goes wrong aboard: intruders and malfunctions."""

from __future__ import annotations

from math import cos, radians, sin

from PIL import Image

from images.icons import SS
from images.kept import kept
from images.space_alert.art import DARK, GLOW, HULL, OUTSIDE, SKIN, SKIN_DARK, VOID, Brush, Draw

CLOTH, CLOTH_DARK = "#7D6A5F", "#574A44"
PLATE, PLATE_DARK = "#3A4252", "#2B313E"


def _soldier(b: Brush, x: float, y: float, k: float, visor: str) -> None:
    def at(*pts: float) -> list[float]:
        return [(x if i % 2 == 0 else y) + v * k for i, v in enumerate(pts)]

    b.poly(CLOTH, *at(0, 16, -24, 22, -30, 48, 0, 48))
    b.poly(CLOTH_DARK, *at(0, 16, 24, 22, 30, 48, 0, 48))
    b.disc(DARK, x + 1 * k, y, 18 * k)
    b.disc(HULL, x - 1 * k, y - 1 * k, 16 * k)
    b.poly(VOID, *at(-13, -4, 13, -4, 10, 9, -10, 9))
    b.poly(visor, *at(-10, -1, 10, -1, 8, 5, -8, 5))


def _skirmishers(b: Brush) -> None:
    _soldier(b, 50, 40, 1.1, "harm")
    b.line(VOID, 5, 26, 88, 78, 66)


def _troopers(b: Brush) -> None:
    _soldier(b, 68, 34, 0.8, GLOW)
    _soldier(b, 36, 44, 1.0, GLOW)
    b.line(VOID, 5, 14, 90, 62, 72)


def _commandos(b: Brush) -> None:
    _soldier(b, 24, 32, 0.7, "harm")
    _soldier(b, 76, 32, 0.7, "harm")
    _soldier(b, 50, 44, 1.05, "harm")
    b.sign("star", "gold", 50, 86, 14)


def _saboteur(b: Brush) -> None:
    b.mirror(CLOTH, CLOTH_DARK, 50, 44, 22, 56, 14, 96, 50, 96)
    b.mirror("#343C4B", "#262C37", 50, 8, 28, 24, 30, 52, 50, 60)
    for x in (42, 58):
        b.disc("gold", x, 36, 4)
    b.line(HULL, 5, 24, 92, 40, 70)
    b.sign("reactor", "energy", 70, 78, 26)


def _executioner(b: Brush) -> None:
    b.mirror("#4A3440", "#33242D", 50, 6, 26, 26, 14, 96, 50, 96)
    b.poly(VOID, 50, 22, 64, 34, 58, 56, 42, 56, 36, 34)
    for x in (44, 56):
        b.disc("harm", x, 40, 3.4)
    b.line(DARK, 5, 84, 96, 76, 30)
    b.poly(HULL, 76, 10, 96, 20, 92, 46, 74, 38)


def _alien(b: Brush) -> None:
    b.mirror(SKIN, SKIN_DARK, 50, 4, 24, 12, 16, 40, 32, 70, 50, 82)
    b.mirror(VOID, VOID, 46, 52, 24, 34, 28, 52, 42, 60)
    b.mirror("energy", "energy", 40, 50, 32, 43, 34, 50)
    b.poly(VOID, 42, 70, 58, 70, 54, 76, 46, 76)
    b.mirror(SKIN_DARK, "#355C48", 50, 82, 38, 82, 24, 98, 50, 98)


def _seeker(b: Brush) -> None:
    for deg in range(0, 360, 60):
        a = radians(deg + 30)
        b.line(DARK, 5, 50 + 30 * cos(a), 50 + 30 * sin(a), 50 + 46 * cos(a + 0.25), 50 + 46 * sin(a + 0.25))
    b.disc(DARK, 52, 52, 33)
    b.disc(HULL, 48, 48, 31)
    b.disc("text", 50, 50, 22)
    b.disc("harm", 50, 50, 13)
    b.disc(VOID, 50, 50, 6)


def _slime(b: Brush) -> None:
    for x, y, r in ((50, 64, 30), (22, 76, 18), (80, 74, 18), (62, 34, 13), (34, 30, 8)):
        b.disc("#5E8A2B", x + 2, y + 2, r)
    for x, y, r in ((50, 64, 27), (22, 76, 15), (80, 74, 15), (62, 34, 10), (34, 30, 6)):
        b.disc("#9CCB45", x, y, r)
    for x, y, r in ((40, 58, 8), (60, 70, 6), (24, 74, 5), (64, 32, 3)):
        b.disc("#D6F08E", x, y, r)


def _contamination(b: Brush) -> None:
    for x, y, r in ((34, 30, 19), (70, 38, 14), (40, 68, 20), (77, 76, 11)):
        for deg in range(0, 360, 45):
            a = radians(deg)
            b.line("#5E8A2B", 3, x, y, x + (r + 6) * cos(a), y + (r + 6) * sin(a))
            b.disc("#9CCB45", x + (r + 6) * cos(a), y + (r + 6) * sin(a), 2.6)
        b.disc("#5E8A2B", x, y, r)
        b.disc("#9CCB45", x - 1.5, y - 1.5, r * 0.82)
        b.disc(VOID, x, y, r * 0.3)


def _plate(b: Brush) -> None:
    """A wall of the ship with rivets: the ground of every malfunction."""
    b.poly(PLATE_DARK, 10, 10, 94, 10, 94, 94, 10, 94)
    b.poly(PLATE, 6, 6, 90, 6, 90, 90, 6, 90)
    for x, y in ((13, 13), (83, 13), (13, 83), (83, 83)):
        b.disc(DARK, x, y, 3)


def _system(name: str, accent: str, second: str = "doom") -> Draw:
    def draw(b: Brush) -> None:
        _plate(b)
        b.sign(name, "dim", 48, 46, 56)
        b.disc(PLATE_DARK, 76, 76, 20)
        b.sign(second, accent, 76, 75, 28)

    return draw


def _virus(b: Brush) -> None:
    _plate(b)
    b.sign("computer", "dim", 48, 48, 64)
    b.disc("black", 48, 43, 15)
    for deg in range(0, 360, 60):
        a = radians(deg)
        b.line("harm", 3, 48, 43, 48 + 16 * cos(a), 43 + 16 * sin(a))
    b.disc("harm", 48, 43, 9)


def _wires(b: Brush) -> None:
    _plate(b)
    for colour, y0, y1 in (("harm", 24, 72), ("#5CA8FF", 48, 24), ("energy", 72, 48)):
        b.line(colour, 6, 8, y0, 26, y0, 66, y1, 88, y1)
    b.sign("attack", "gold", 46, 48, 30)


def _uprising(b: Brush) -> None:
    for x, y, size in ((24, 40, 40), (76, 40, 40), (50, 58, 60)):
        b.sign("bots", "black", x, y, size + 4)
        b.sign("bots", "harm" if size == 60 else DARK, x, y, size)


def _fissure(b: Brush) -> None:
    _plate(b)
    b.poly(VOID, 44, 2, 58, 2, 50, 26, 64, 44, 48, 58, 58, 96, 34, 62, 46, 46, 34, 28)
    b.poly("harm", 48, 8, 54, 8, 45, 27, 58, 44, 43, 57, 52, 84, 39, 61, 51, 45, 39, 28)
    b.line(VOID, 4, 60, 44, 84, 34)
    b.line(VOID, 4, 38, 62, 12, 72)


def _bomb(b: Brush) -> None:
    b.mirror(HULL, DARK, 50, 10, 30, 26, 30, 70, 50, 78)
    b.mirror(DARK, "#434C5E", 50, 70, 34, 70, 22, 94, 50, 88)
    b.disc("gold", 50, 44, 15)
    for deg in (-90, 30, 150):
        a, z = radians(deg - 28), radians(deg + 28)
        b.poly(VOID, 50, 44, 50 + 14 * cos(a), 44 + 14 * sin(a), 50 + 14 * cos(z), 44 + 14 * sin(z))
    b.disc("gold", 50, 44, 4)


def _warheads(b: Brush) -> None:
    for x in (24, 50, 76):
        b.sign("rocket", "dim" if x != 50 else "text", x, 46 if x != 50 else 40, 44)
    b.sign("attack", "harm", 50, 82, 30)


INSIDE: dict[str, Draw] = {
    "I1-01": _skirmishers,
    "I1-02": _skirmishers,
    "I1-03": _saboteur,
    "I1-04": _saboteur,
    "I1-05": _system("shield", "harm", "hidden"),
    "I1-06": _system("shield", "harm", "hidden"),
    "I1-07": _warheads,
    "I2-01": _slime,
    "I2-02": _slime,
    "I2-03": _troopers,
    "I2-04": _troopers,
    "I2-05": _virus,
    "I2-06": _system("reactor", "harm"),
    "SI1-01": _commandos,
    "SI1-02": _commandos,
    "SI1-03": _alien,
    "SI1-04": _fissure,
    "SI1-05": _wires,
    "SI1-06": _uprising,
    "SI2-01": _executioner,
    "SI2-02": _seeker,
    "SI2-03": _system("reactor", "energy", "energy"),
    "SI2-04": _contamination,
    "SI2-05": _bomb,
}


@kept
def portrait(code: str, kind: str, size: int) -> Image.Image:
    """The picture of a threat; one that has none of its own gets the sign of its kind."""
    b = Brush(size)
    draw = OUTSIDE.get(code) or INSIDE.get(code)
    if draw is not None:
        draw(b)
    else:
        sign = {"intruder": "intruder", "malfunction": "malfunction", "exterior": "fissure"}.get(
            kind, "target"
        )
        b.sign(sign, HULL, 50, 50, 70)
    return b.im.reduce(SS)
