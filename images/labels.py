"""Words on a map: with a dark halo instead of a box."""

from __future__ import annotations

from PIL import Image, ImageDraw

from images.brush import CLEAR
from images.kept import kept
from images.text import CAP, font, measure, runs
from images.theme import rgb

HALO = 4


@kept
def haloed(lines: tuple[str, ...], size: int, colour: str = "#FFFFFF", halo: int = HALO) -> Image.Image:
    """Centred lines as a sprite; its middle is the middle of their capitals."""
    pitch = size * 0.95
    w = round(max(measure(line, size, "bold") for line in lines)) + 4 * halo
    h = round(pitch * (len(lines) - 1) + size * 1.1) + 4 * halo
    image = Image.new("RGBA", (w, h), CLEAR)
    draw = ImageDraw.Draw(image)
    for stroke, fill in ((halo, "ink"), (0, colour)):
        for i, line in enumerate(lines):
            x = (w - measure(line, size, "bold")) / 2
            y = h / 2 + (i - (len(lines) - 1) / 2) * pitch + size * CAP["bold"] / 2
            for path, piece in runs(line, "bold"):
                face = font(path, size)
                draw.text((x, y), piece, rgb(fill), face, "ls", stroke_width=stroke, stroke_fill=rgb(fill))
                x += face.getlength(piece)
    return image
