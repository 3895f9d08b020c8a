"""Tokens of several colours, drawn once at four times their size and kept."""

from __future__ import annotations

from PIL import Image, ImageDraw

from images.icons import ICONS, SS, Draw, Pen
from images.kept import kept
from images.text import FACES, font
from images.theme import CREW_SHAPES, ZONES, mix, rgb

THREAT_SHAPES = {"external": "hex", "intruder": "horned", "malfunction": "gear", "exterior": "crack"}


@kept
def _glyph(name: str, size: int) -> Image.Image:
    pen = Pen(size)
    ICONS[name](pen)
    return pen.im.reduce(SS)


@kept
def icon(name: str, size: int, colour: str = "text") -> Image.Image:
    """The glyph in one colour."""
    image = Image.new("RGBA", (size, size), (*rgb(colour), 0))
    image.putalpha(_glyph(name, size))
    return image


def layers(size: int, *parts: tuple[str, Draw]) -> Image.Image:
    image = Image.new("RGBA", (size, size), (*rgb(parts[0][0]), 0))
    for colour, draw in parts:
        pen = Pen(size)
        draw(pen)
        top = Image.new("RGBA", (size, size), (*rgb(colour), 0))
        top.putalpha(pen.im.reduce(SS))
        image.alpha_composite(top)
    return image


def _grown(points: tuple[float, ...], grow: float) -> tuple[float, ...]:
    return tuple(12 + (v - 12) * (1 + grow / 9.5) for v in points)


_HORNS = (12, 23, 3.6, 16.5, 2, 2.5, 8, 5.6, 16, 5.6, 22, 2.5, 20.4, 16.5)
_CRACK = (
    12,
    0.8,
    17.4,
    6.4,
    15.6,
    8,
    22.6,
    12,
    16.6,
    15.4,
    18,
    17.8,
    12,
    23.2,
    6.6,
    17.6,
    8.4,
    16,
    1.4,
    12,
    7.4,
    8.6,
    6,
    6.2,
)


def _body(shape: str, grow: float) -> Draw:
    shapes: dict[str, Draw] = {
        "disc": lambda p: p.disc(12, 12, 10 + grow),
        "square": lambda p: p.box(3 - grow, 3 - grow, 21 + grow, 21 + grow, 3 + grow),
        "diamond": lambda p: p.ngon(4, 11 + 1.3 * grow),
        "pentagon": lambda p: p.ngon(5, 11 + 1.1 * grow, y=12.6),
        "triangle": lambda p: p.ngon(3, 12.6 + 1.6 * grow, y=14.6),
        "hex": lambda p: p.ngon(6, 10.8 + 1.1 * grow, turn=0),
        "horned": lambda p: p.poly(*_grown(_HORNS, grow)),
        "gear": lambda p: p.star(8, 11 + grow, 8.8 + grow, turn=0),
        "crack": lambda p: p.poly(*_grown(_CRACK, grow)),
    }
    return shapes[shape]


def _skull(y: float) -> Draw:
    def draw(p: Pen) -> None:
        p.disc(12, y - 1, 4)
        p.box(9.6, y, 14.4, y + 5, 1)
        p.disc(10.3, y - 0.6, 1.3, 0)
        p.disc(13.7, y - 0.6, 1.3, 0)

    return draw


@kept
def crew(colour: str, letter: str, size: int, ko: bool = False) -> Image.Image:
    """A member of the crew: colour, shape and letter. Knocked out: hollow, with a skull."""
    shape = CREW_SHAPES[colour]
    y = {"triangle": 15.2, "pentagon": 12.8}.get(shape, 12)
    scale = {"triangle": 11.0, "diamond": 12.0}.get(shape, 14.5)
    rim, body = ("black", _body(shape, 1.4)), (colour, _body(shape, 0))
    if ko:
        return layers(size, rim, body, ("black", _body(shape, -1.8)), ("text", _skull(y)))
    return layers(size, rim, body, ("black", lambda p: p.text(letter, scale, y=y)))


@kept
def threat(
    number: int,
    size: int,
    kind: str = "external",
    serious: bool = False,
    faded: bool = False,
    ghost: bool = False,
) -> Image.Image:
    """A threat: the shape says where it acts, the number is its T+n, a white rim means serious.

    A ghost, which is only an outline, has been announced but has not appeared."""
    shape = THREAT_SHAPES[kind]
    face = mix("threat", "deck", 0.5) if faded else "threat"
    rims: list[tuple[str, Draw]] = [("black", _body(shape, 1.2))]
    if serious:
        rims += [("text", _body(shape, 0.3)), ("black", _body(shape, -1.5))]
    scale = (13 if serious else 14.5) - (shape == "horned") - 1.5 * (shape == "crack")
    if ghost:
        rim = "text" if serious else "threat"
        return layers(
            size,
            ("black", _body(shape, 1.2)),
            (rim, _body(shape, 0)),
            ("black", _body(shape, -2.2)),
            ("threat", lambda p: p.text(str(number), scale - 2)),
        )
    return layers(
        size,
        *rims,
        (face, _body(shape, -2.1 if serious else 0)),
        ("black", lambda p: p.text(str(number), scale)),
    )


@kept
def tile(kind: str, size: int, carried: bool = False, fresh: bool = False) -> Image.Image:
    """A damage tile: a torn plate with the icon of what is broken; riveted if from an earlier mission.

    What broke in the last turn has a white rim.
    """
    torn = (2, 1, 12, 3, 22, 1, 20.8, 9, 23, 14, 21.5, 23, 14, 21.4, 8, 23, 1, 21, 3, 12)
    parts: list[tuple[str, Draw]] = [("harm", lambda p: p.poly(*torn))]
    if fresh:
        parts = [("text", parts[0][1]), ("harm", lambda p: p.poly(*_grown(torn, -1.5)))]
    if carried:
        for x, y in ((5.4, 5), (18.8, 4.8), (18.6, 19), (5, 18.6)):
            parts.append(("black", lambda p, x=x, y=y: p.disc(x, y, 1.7)))  # type: ignore[misc]
    image = layers(size, *parts)
    inner = round(size * (0.56 if carried else 0.66))
    image.alpha_composite(icon(kind, inner, "black"), ((size - inner) // 2, (size - inner) // 2))
    return image


@kept
def square(letter: str, size: int, state: str = "ahead") -> Image.Image:
    """An action square of a track: ahead, next (the coming move reaches it) or past."""
    face, ink = {"ahead": ("dim", "black"), "next": ("harm", "black"), "past": ("raise", "faint")}[state]
    rim = "text" if state == "next" else "black"
    return layers(
        size,
        (rim, lambda p: p.ngon(8, 12.9, turn=22.5)),
        (face, lambda p: p.ngon(8, 11.4, turn=22.5)),
        (ink, lambda p: p.text(letter, 15.5)),
    )


@kept
def hollow(size: int) -> Image.Image:
    """An empty place for an energy cube."""
    return layers(size, ("faint", lambda p: p.ngon(6, 11.3)), ("ink", lambda p: p.ngon(6, 9)))


@kept
def rounded(w: int, h: int, r: int) -> Image.Image:
    """A rounded rectangle as a mask."""
    mask = Image.new("L", (w, h), 255)
    if r > 0:
        dot = quarter(r)
        for x, y, turn in ((0, 0, 0), (w - r, 0, 1), (0, h - r, 2), (w - r, h - r, 3)):
            mask.paste(dot[turn], (x, y))
    return mask


@kept
def plate(w: int, h: int, r: int, fill: str, line: str | None, border: int) -> Image.Image:
    """A small panel."""
    image = Image.new("RGBA", (w, h), (*rgb(line or fill), 0))
    image.paste((*rgb(line or fill), 255), (0, 0), rounded(w, h, r))
    if line and w > 2 * border and h > 2 * border:
        inner = rounded(w - 2 * border, h - 2 * border, max(r - border, 0))
        image.paste((*rgb(fill), 255), (border, border), inner)
    return image


@kept
def quarter(r: int) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """The four corners of a disc: top left, top right, bottom left, bottom right."""
    big = Image.new("L", (2 * r * SS, 2 * r * SS))
    ImageDraw.Draw(big).ellipse((0, 0, 2 * r * SS - 1, 2 * r * SS - 1), fill=255)
    dot = big.reduce(SS)
    a, b, c, d = (dot.crop((x, y, x + r, y + r)) for x, y in ((0, 0), (r, 0), (0, r), (r, r)))
    return a, b, c, d


@kept
def flag(zone: str, w: int, h: int, letter: str, size: int) -> Image.Image:
    """A zone's flag: colour, letter and pattern (red falls, white is plain, blue stands)."""
    image = Image.new("RGBA", (w * 2, h * 2), rgb(zone))
    draw, step, lean = ImageDraw.Draw(image), max(12, h // 2), 2 * h if zone == "red" else 0
    if zone != "white":
        for i in range(-2 * h, 2 * (w + h), 2 * step):
            corners = [(i, 0), (i + step, 0), (i + step + lean, 2 * h), (i + lean, 2 * h)]
            draw.polygon(corners, fill=rgb(mix(zone, "black", 0.28)))
    image = image.reduce(2)
    ImageDraw.Draw(image).text(
        (w / 2, h / 2 + size * 0.36),
        letter,
        font=font(FACES["display"][0], size),
        fill=rgb("black"),
        anchor="ms",
        stroke_width=round(size * 0.1),
        stroke_fill=rgb(zone),
    )
    image.putalpha(rounded(w, h, round(min(w, h) * 0.25)))
    return image


@kept
def station(where: str, size: int, colour: str = "text") -> Image.Image:
    """A 3 x 2 map of the ship with a station lit (or several: "upper_red+lower_red"); in space a fighter."""
    h = round(size * 0.62)
    image = Image.new("RGBA", (size, h), (*rgb(colour), 0))
    if where == "space":
        image.alpha_composite(icon("interceptor", h, colour), ((size - h) // 2, 0))
        return image
    draw = ImageDraw.Draw(image)
    cw, ch = (size - 4) / 3, (h - 2) / 2
    for row, deck in enumerate(("upper", "lower")):
        for col, zone in enumerate(ZONES):
            x, y = round(col * (cw + 2)), round(row * (ch + 2))
            lit = f"{deck}_{zone}" in where
            box = (x, y, x + round(cw) - 1, y + round(ch) - 1)
            draw.rectangle(box, fill=rgb(colour if lit else f"{zone}_floor"))
    return image
