"""Our colours: one colour, one meaning, and never colour alone."""

from __future__ import annotations

from functools import cache

RGB = tuple[int, int, int]

PALETTE = {
    # surfaces, from far to near
    "ink": "#171A21",
    "deck": "#222732",
    "raise": "#303746",
    "line": "#566176",
    # words
    "text": "#F4F6FA",
    "dim": "#B6C0CF",
    "faint": "#8793A8",
    "black": "#11141A",
    # zones and their floors
    "red": "#F4646A",
    "white": "#E4E9F1",
    "blue": "#5CA8FF",
    "red_floor": "#45262D",
    "white_floor": "#3C4350",
    "blue_floor": "#21375A",
    # meanings, always with an icon
    "energy": "#BCE653",
    "threat": "#FFA63A",
    "harm": "#FF6F4D",
    "good": "#41D9AA",
    "gold": "#FFD75E",
    # crew: no crew colour is a zone colour
    "yellow": "#F7D64C",
    "green": "#58CB83",
    "violet": "#BC9BFF",
    "cyan": "#4DD2E8",
    "pink": "#FF92C6",
}
CREW_SHAPES = {
    "yellow": "disc",
    "green": "square",
    "violet": "diamond",
    "cyan": "pentagon",
    "pink": "triangle",
}
CREW_COLOURS = tuple(CREW_SHAPES)
ZONES = ("red", "white", "blue")

# Dichromats see the world through two of three cones (Viénot, Brettel and Mollon 1999, linear light).
_BLIND = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


@cache
def rgb(name: str) -> RGB:
    """A palette name or #RRGGBB as a triple."""
    digits = PALETTE.get(name, name).lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


@cache
def mix(a: str, b: str, t: float) -> str:
    """The flat colour a fraction t of the way from a to b: nothing is blended at run time."""
    red, green, blue = (round(p + (q - p) * t) for p, q in zip(rgb(a), rgb(b), strict=True))
    return f"#{red:02X}{green:02X}{blue:02X}"


def _linear(colour: str) -> tuple[float, float, float]:
    channels = [v / 255 for v in rgb(colour)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in channels)
    return r, g, b


def contrast(a: str, b: str) -> float:
    """WCAG contrast ratio of two colours, 1 to 21."""

    def light(colour: str) -> float:
        r, g, b = _linear(colour)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(a), light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def seen_by(colour: str, eyes: str) -> tuple[float, float, float]:
    """The colour as a dichromat sees it ("protan", "deutan"), in linear light."""
    linear = _linear(colour)
    r, g, b = (sum(k * v for k, v in zip(row, linear, strict=True)) for row in _BLIND[eyes])
    return r, g, b


@cache
def on(colour: str) -> str:
    """Black or white words for this background, whichever reads better."""
    return max(("black", "text"), key=lambda ink: contrast(ink, colour))
