"""Our own flat pictures of the threats on a 100 x 100 grid: two tones, light from the left, one accent."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, radians, sin

from PIL import Image, ImageDraw

from images.icons import SS
from images.sprites import icon
from images.theme import rgb

HULL, DARK, GLOW, ICE, VOID = "#8B97AC", "#5A657A", "#FFA63A", "#BFE9F5", "black"
ROCK, ROCK_DARK, SKIN, SKIN_DARK = "#A08C7C", "#6E5F57", "#7FB98A", "#4B7E63"
PSI, PSI_DARK = "#B49BE8", "#7560A8"
STARS = ((12, 20), (84, 10), (10, 84), (92, 74), (5, 52), (72, 95), (96, 40), (30, 6))


class Brush:
    def __init__(self, size: int) -> None:
        self.k = size * SS / 100
        self.im = Image.new("RGBA", (size * SS, size * SS), (*rgb("deck"), 0))
        self.d = ImageDraw.Draw(self.im)

    def poly(self, colour: str, *pts: float) -> None:
        points = [(pts[i] * self.k, pts[i + 1] * self.k) for i in range(0, len(pts), 2)]
        self.d.polygon(points, fill=(*rgb(colour), 255))

    def mirror(self, light: str, dark: str, *pts: float) -> None:
        """A left half in light and its mirror image in shade."""
        self.poly(light, *pts)
        self.poly(dark, *[100 - v if i % 2 == 0 else v for i, v in enumerate(pts)])

    def disc(self, colour: str, x: float, y: float, r: float) -> None:
        box = [(x - r) * self.k, (y - r) * self.k, (x + r) * self.k, (y + r) * self.k]
        self.d.ellipse(box, fill=(*rgb(colour), 255))

    def line(self, colour: str, w: float, *pts: float) -> None:
        points = [(pts[i] * self.k, pts[i + 1] * self.k) for i in range(0, len(pts), 2)]
        self.d.line(points, fill=(*rgb(colour), 255), width=round(w * self.k), joint="curve")
        for x, y in (points[0], points[-1]):
            r = w * self.k / 2
            self.d.ellipse((x - r, y - r, x + r, y + r), fill=(*rgb(colour), 255))

    def sign(self, name: str, colour: str, x: float, y: float, size: float) -> None:
        glyph = icon(name, round(size * self.k), colour)
        self.im.alpha_composite(glyph, (round((x - size / 2) * self.k), round((y - size / 2) * self.k)))


Draw = Callable[[Brush], None]


def _dart(b: Brush, light: str = HULL, dark: str = DARK) -> None:
    b.poly(GLOW, 43, 16, 57, 16, 50, 3)
    b.mirror(light, dark, 50, 34, 6, 16, 10, 42, 38, 62)
    b.mirror(light, dark, 50, 12, 40, 22, 38, 60, 50, 94)
    b.poly(VOID, 50, 50, 55, 60, 50, 76, 45, 60)


def _ice(b: Brush, *shards: tuple[float, ...]) -> None:
    for shard in shards:
        b.mirror(ICE, "#8FC4D6", *shard)


def _cryo_fighter(b: Brush) -> None:
    _dart(b)
    _ice(
        b,
        (6, 16, 24, 23.4, 14, 30),
        (10, 42, 24, 52, 22, 40),
        (40, 22, 50, 12, 47, 30),
        (38, 60, 45, 72, 42, 56),
    )


def _stealth(b: Brush) -> None:
    _dart(b, "#4A5468", "#343C4B")
    for y in (28, 46, 64, 82):
        b.poly("deck", 0, y, 100, y - 6, 100, y - 3, 0, y + 3)


def _phantom(b: Brush) -> None:
    _dart(b, PSI, PSI_DARK)
    b.mirror("deck", "deck", 47, 38, 14, 24, 16, 38, 40, 54)


def _kamikaze(b: Brush) -> None:
    for x in (36, 50, 64):
        b.poly("harm", x - 9, 30, x + 9, 30, x, 2)
        b.poly(GLOW, x - 5, 30, x + 5, 30, x, 12)
    b.mirror(HULL, DARK, 50, 28, 22, 30, 30, 58, 50, 96)
    b.poly("harm", 50, 62, 60, 72, 50, 96, 40, 72)


def _scout(b: Brush) -> None:
    b.line(DARK, 3, 50, 44, 50, 20)
    b.mirror(HULL, DARK, 50, 30, 26, 12, 34, 26, 50, 34)
    b.disc("harm", 50, 14, 5)
    b.mirror(HULL, DARK, 50, 40, 32, 48, 20, 74, 38, 66, 50, 92)
    b.disc(VOID, 50, 62, 6)


def _swarm(b: Brush) -> None:
    for x, y, k in (
        (30, 22, 1),
        (64, 16, 0.8),
        (20, 56, 0.8),
        (54, 48, 1.2),
        (82, 46, 0.9),
        (40, 80, 0.9),
        (74, 78, 1),
    ):
        b.poly(HULL, x, y - 8 * k, x - 9 * k, y - 4 * k, x, y + 11 * k)
        b.poly(DARK, x, y - 8 * k, x + 9 * k, y - 4 * k, x, y + 11 * k)
        b.disc("harm", x, y - 1, 2.4 * k)


def _gunship(b: Brush) -> None:
    for x in (40, 60):
        b.poly(GLOW, x - 5, 16, x + 5, 16, x, 4)
    b.mirror(HULL, DARK, 50, 14, 34, 18, 30, 60, 50, 70)
    b.mirror(DARK, "#434C5E", 30, 34, 10, 40, 10, 62, 30, 56)
    for x in (16, 84, 40, 60):
        b.poly(
            "#434C5E",
            x - 3,
            58,
            x + 3,
            58,
            x + 3,
            92 if x in (40, 60) else 82,
            x - 3,
            92 if x in (40, 60) else 82,
        )
    b.poly(VOID, 44, 34, 56, 34, 54, 48, 46, 48)


def _destroyer(b: Brush) -> None:
    b.poly(GLOW, 40, 12, 60, 12, 50, 2)
    b.mirror(HULL, DARK, 50, 10, 36, 10, 12, 44, 34, 50, 44, 96, 50, 96)
    b.mirror("harm", "#C9502F", 14, 44, 32, 49, 34, 56, 16, 52)
    b.poly(VOID, 46, 30, 54, 30, 53, 52, 47, 52)


def _frigate(b: Brush) -> None:
    for x in (38, 50, 62):
        b.poly(GLOW, x - 5, 14, x + 5, 14, x, 3)
    b.mirror(HULL, DARK, 50, 12, 32, 12, 28, 40, 36, 72, 50, 96)
    b.mirror(DARK, "#434C5E", 30, 24, 8, 36, 12, 58, 30, 52)
    for y in (30, 44, 58):
        b.poly(VOID, 44, y, 56, y, 55, y + 7, 45, y + 7)


def _cryo_frigate(b: Brush) -> None:
    _frigate(b)
    _ice(
        b,
        (8, 36, 24, 27, 16, 46),
        (12, 58, 26, 53, 22, 64),
        (32, 12, 44, 12, 34, 26),
        (36, 72, 46, 84, 42, 62),
    )


def _man_of_war(b: Brush) -> None:
    for x in (32, 44, 56, 68):
        b.poly(GLOW, x - 4, 12, x + 4, 12, x, 3)
    b.mirror(HULL, DARK, 50, 10, 24, 10, 18, 58, 34, 84, 50, 92)
    for y in (26, 42, 58):
        b.mirror("#434C5E", "#343C4B", 22, y, 4, y + 4, 4, y + 11, 22, y + 9)
    b.mirror("harm", "#C9502F", 50, 66, 40, 62, 44, 80, 50, 84)
    b.poly(VOID, 43, 24, 57, 24, 55, 50, 45, 50)


def _tanker(b: Brush) -> None:
    b.poly(GLOW, 42, 10, 58, 10, 50, 2)
    b.poly(DARK, 44, 8, 56, 8, 56, 92, 44, 92)
    for y in (26, 50, 74):
        b.disc(HULL, 28, y, 14)
        b.disc(DARK, 72, y, 14)
        b.disc("energy", 28, y, 5)
        b.disc("energy", 72, y, 5)
    b.poly(HULL, 42, 82, 58, 82, 50, 97)


def _grappler(b: Brush) -> None:
    b.poly(GLOW, 42, 14, 58, 14, 50, 3)
    b.mirror(HULL, DARK, 50, 12, 32, 18, 28, 44, 50, 52)
    b.line(HULL, 9, 32, 40, 14, 58, 22, 78)
    b.line(DARK, 9, 68, 40, 86, 58, 78, 78)
    b.mirror(HULL, DARK, 16, 74, 30, 74, 42, 96, 30, 90)
    b.mirror("#434C5E", "#343C4B", 50, 24, 40, 26, 38, 40, 50, 44)


def _marauder(b: Brush) -> None:
    b.poly(GLOW, 43, 22, 57, 22, 50, 8)
    b.mirror(HULL, DARK, 50, 20, 34, 26, 8, 14, 14, 48, 30, 64, 18, 90, 42, 76, 50, 66)
    b.disc("harm", 50, 44, 7)


def _juggernaut(b: Brush) -> None:
    for x in (26, 42, 58, 74):
        b.poly("harm", x - 6, 14, x + 6, 14, x, 2)
    b.mirror(HULL, DARK, 50, 12, 16, 12, 8, 54, 20, 76, 36, 76, 36, 92, 50, 92)
    b.mirror("#434C5E", "#343C4B", 50, 28, 26, 28, 22, 46, 50, 52)
    for x in (22, 78):
        b.disc(GLOW, x, 60, 5)


def _behemoth(b: Brush) -> None:
    b.mirror(SKIN, SKIN_DARK, 50, 8, 22, 14, 6, 44, 14, 78, 34, 94, 50, 88)
    for y in (30, 46, 62):
        b.mirror(SKIN_DARK, "#355C48", 48, y, 24, y - 4, 22, y + 2, 48, y + 6)
    b.mirror("gold", "#D9A93F", 40, 74, 28, 68, 30, 78)
    b.poly(VOID, 36, 86, 64, 86, 58, 93, 42, 93)


def _nemesis(b: Brush) -> None:
    for deg in range(0, 360, 30):
        far = 47 if deg % 60 else 36
        x, y = 50 + far * cos(radians(deg)), 50 + far * sin(radians(deg))
        a, z = radians(deg - 16), radians(deg + 16)
        shade = HULL if x < 50 else DARK
        b.poly(shade, 50 + 22 * cos(a), 50 + 22 * sin(a), x, y, 50 + 22 * cos(z), 50 + 22 * sin(z))
    b.disc(DARK, 50, 50, 25)
    b.disc(VOID, 50, 50, 17)
    b.disc("harm", 50, 50, 10)


def _satellite(b: Brush, accent: str, rays: str) -> None:
    b.mirror("#4F79B0", "#385A88", 34, 36, 4, 30, 4, 62, 34, 58)
    for x in (14, 24):
        b.mirror("deck", "deck", x, 30, x + 1.5, 30, x + 1.5, 62, x, 62)
    b.disc(DARK, 50, 48, 19)
    b.disc(HULL, 48, 46, 17)
    b.disc(VOID, 50, 48, 10)
    b.disc(accent, 50, 48, 6)
    b.sign(rays, accent, 50, 84, 26)
    b.line(DARK, 3, 50, 28, 50, 12)
    b.disc(accent, 50, 11, 4)


def _ball(b: Brush) -> None:
    for deg in range(0, 360, 45):
        x, y = 50 + 45 * cos(radians(deg)), 50 + 45 * sin(radians(deg))
        b.line("#4DD2E8", 2.4, 50, 50, x, y)
        b.disc("#4DD2E8", x, y, 3.4)
    b.disc("#2C7F92", 50, 50, 32)
    b.disc("#4DD2E8", 48, 48, 27)
    b.disc("#BFF3FB", 44, 44, 13)


def _cloud(b: Brush) -> None:
    for x, y, r in ((30, 42, 20), (52, 30, 22), (72, 46, 20), (44, 60, 22), (66, 66, 16), (26, 62, 14)):
        b.disc(PSI_DARK, x + 3, y + 3, r)
    for x, y, r in ((30, 42, 17), (52, 30, 19), (72, 46, 16), (44, 60, 18), (26, 62, 11)):
        b.disc(PSI, x, y, r)
    b.poly("energy", 54, 34, 36, 62, 48, 62, 42, 94, 66, 54, 53, 54, 62, 34)


def _maelstrom(b: Brush) -> None:
    for arm in range(3):
        for i in range(26):
            deg, r = arm * 120 + i * 13, 46 - i * 1.7
            x, y = 50 + r * cos(radians(deg)), 50 + r * sin(radians(deg))
            b.disc(PSI if arm else "energy", x, y, 1.6 + i * 0.26)
    b.disc(PSI_DARK, 50, 50, 13)
    b.disc(VOID, 50, 50, 7)


def _rock(b: Brush, r: float, tail: bool = False, craters: int = 3) -> None:
    if tail:
        b.poly("harm", 28, 44, 62, 20, 92, 2)
        b.poly("harm", 46, 66, 74, 40, 97, 16)
        b.poly(GLOW, 36, 52, 68, 28, 86, 8)
    cx, cy = (42, 62) if tail else (50, 50)
    edge = [(deg, r * (1 + 0.1 * sin(deg * 2.3) + 0.07 * cos(deg * 5.1))) for deg in range(0, 360, 24)]
    points = [v for deg, far in edge for v in (cx + far * cos(radians(deg)), cy + far * sin(radians(deg)))]
    b.poly(ROCK_DARK, *points)
    b.poly(ROCK, *[v - r * 0.1 for v in _shrunk(points, cx, cy)])
    for x, y, size in ((-0.34, -0.2, 0.2), (0.2, 0.12, 0.24), (-0.2, 0.42, 0.13), (0.3, -0.42, 0.15))[
        : craters + 1
    ]:
        b.disc(ROCK_DARK, cx + x * r, cy + y * r, size * r)


def _shrunk(points: list[float], cx: float, cy: float) -> list[float]:
    return [
        (cx if i % 2 == 0 else cy) + (v - (cx if i % 2 == 0 else cy)) * 0.84 for i, v in enumerate(points)
    ]


def _amoeba(b: Brush) -> None:
    for x, y, r in (
        (50, 50, 30),
        (26, 36, 15),
        (74, 34, 13),
        (76, 66, 17),
        (32, 74, 15),
        (52, 84, 10),
        (50, 18, 10),
    ):
        b.disc(SKIN_DARK, x + 2, y + 2, r)
    for x, y, r in ((50, 50, 27), (26, 36, 12), (74, 34, 10), (76, 66, 14), (32, 74, 12), (50, 18, 7)):
        b.disc(SKIN, x, y, r)
    b.disc(SKIN_DARK, 46, 50, 13)
    b.disc("harm", 44, 48, 7)


def _jellyfish(b: Brush) -> None:
    for i, x in enumerate((26, 38, 50, 62, 74)):
        b.line(PSI_DARK if i % 2 else PSI, 4, x, 48, x - 5, 64, x + 5, 78, x - 2, 94)
    b.disc(PSI_DARK, 52, 40, 34)
    b.disc(PSI, 48, 38, 31)
    b.poly("deck", 10, 52, 90, 52, 90, 76, 74, 60, 62, 74, 50, 60, 38, 74, 26, 60, 10, 76)
    for i, x in enumerate((26, 38, 50, 62, 74)):
        b.line(PSI_DARK if i % 2 else PSI, 4, x, 50, x - 5, 66, x + 5, 80, x - 2, 94)
    for x in (38, 54):
        b.disc("#E7DBFF", x, 30, 5)


def _octopus(b: Brush) -> None:
    for deg in range(20, 341, 40):
        a = radians(deg + 90)
        x, y = 50 + 24 * cos(a), 46 + 24 * sin(a)
        colour = "#D96C6C" if x < 50 else "#A84C55"
        b.line(
            colour,
            9,
            x,
            y,
            50 + 35 * cos(a + 0.2),
            48 + 35 * sin(a + 0.2),
            50 + 42 * cos(a - 0.1),
            49 + 42 * sin(a - 0.1),
        )
    b.disc("#A84C55", 52, 46, 27)
    b.disc("#D96C6C", 48, 44, 25)
    for x in (40, 60):
        b.disc("text", x, 48, 7)
        b.disc(VOID, x, 50, 3.6)


def _crab(b: Brush) -> None:
    for y in (46, 58, 70):
        b.line("#A84C55", 5, 30, y, 10, y + 14)
        b.line("#7E3A45", 5, 70, y, 90, y + 14)
    for x, shade in ((18, "#D96C6C"), (82, "#A84C55")):
        b.line(shade, 8, 50 + (x - 50) * 0.6, 40, x, 26)
        b.disc(shade, x, 18, 14)
        b.poly("deck", x - 5, 2, x + 5, 2, x, 18)
    b.mirror("#D96C6C", "#A84C55", 50, 30, 26, 36, 18, 56, 32, 76, 50, 80)
    for x in (42, 58):
        b.disc("gold", x, 42, 5)
        b.disc(VOID, x, 42, 2.4)


OUTSIDE: dict[str, Draw] = {
    "E1-01": _ball,
    "E1-02": _destroyer,
    "E1-03": _stealth,
    "E1-04": _cloud,
    "E1-05": _gunship,
    "E1-06": _cryo_fighter,
    "E1-07": _dart,
    "E1-08": _grappler,
    "E1-09": _amoeba,
    "E1-10": lambda b: _rock(b, 26, tail=True),
    "E2-01": _kamikaze,
    "E2-02": _scout,
    "E2-03": _phantom,
    "E2-04": _swarm,
    "E2-05": _jellyfish,
    "E2-06": _marauder,
    "E2-07": lambda b: _rock(b, 30, craters=2),
    "SE1-01": _frigate,
    "SE1-02": _man_of_war,
    "SE1-03": _tanker,
    "SE1-04": lambda b: _satellite(b, "#4DD2E8", "pulse"),
    "SE1-05": _cryo_frigate,
    "SE1-06": _octopus,
    "SE1-07": _maelstrom,
    "SE1-08": lambda b: _rock(b, 36),
    "SE2-01": _behemoth,
    "SE2-02": _juggernaut,
    "SE2-03": lambda b: _satellite(b, "#FF92C6", "eye"),
    "SE2-04": _crab,
    "SE2-05": _nemesis,
    "SE2-06": lambda b: _rock(b, 43, craters=4),
}
