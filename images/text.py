"""Words in pictures: chains of fonts, widths, fitting; every line is drawn once and kept as a mask."""

from __future__ import annotations

import re
from functools import cache, lru_cache

import font_manrope
import font_roboto
import font_source_sans_pro
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

from images.kept import kept

_M, _S, _R = font_manrope.font_files, font_source_sans_pro.font_files_ttf, font_roboto.font_files
FACES: dict[str, tuple[str, ...]] = {  # each face is a chain: the first font that has the glyph draws it
    "display": (_M["ManropeExtraBold"], _S["SourceSansProBold"], _R["RobotoBold"]),
    "bold": (_S["SourceSansProBold"], _R["RobotoBold"], _M["ManropeBold"]),
    "text": (_S["SourceSansProSemibold"], _R["RobotoMedium"], _M["ManropeSemiBold"]),
}
CAP = {"display": 0.727, "bold": 0.659, "text": 0.659}  # height of capitals / size
SCALE = {"title": 22, "label": 30, "body": 40, "fine": 50}  # size = width of the picture / this
INLINE = re.compile(r"\[(\w+)(?::([\w#]+))?\]")  # "[shield:blue] 2" is a blue shield, then 2
ICON_STEP = 1.1  # an inline icon takes this much of the size


@lru_cache(maxsize=128)
def font(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)


@cache
def _coverage(path: str) -> frozenset[int]:
    return frozenset(TTFont(path, lazy=True).getBestCmap() or ())


def covered(character: str, face: str = "display") -> bool:
    return any(ord(character) in _coverage(path) for path in FACES[face])


@lru_cache(maxsize=4096)
def runs(words: str, face: str) -> tuple[tuple[str, str], ...]:
    """The words as (font path, piece); what no font has becomes a middle dot."""
    out: list[tuple[str, str]] = []
    for character in words:
        path = next((p for p in FACES[face] if ord(character) in _coverage(p)), None)
        if path is None:
            path, character = FACES[face][0], "·"
        if out and (out[-1][0] == path or character == " "):
            out[-1] = (out[-1][0], out[-1][1] + character)
        else:
            out.append((path, character))
    return tuple(out)


@lru_cache(maxsize=8192)
def measure(words: str, size: int, face: str = "text") -> float:
    """Width of a line in pixels, inline icons included."""
    width, last = 0.0, 0
    for match in INLINE.finditer(words):
        width += measure(words[last : match.start()], size, face) + round(size * ICON_STEP)
        last = match.end()
    return width + sum(font(path, size).getlength(piece) for path, piece in runs(words[last:], face))


@lru_cache(maxsize=8192)
def fit(words: str, size: int, width: float, face: str = "text", least: float = 0.76) -> tuple[str, int]:
    """Shrink to `least` of the size, then cut with an ellipsis, so that the line fits the width."""
    small = int(size * least)
    while size > small and measure(words, size, face) > width:
        size -= 1
    if measure(words, size, face) <= width:
        return words, size
    pieces = _pieces(words)
    while pieces and measure("".join(pieces).rstrip() + "…", size, face) > width:
        pieces.pop()
    short = "".join(pieces).rstrip() + "…"
    return (short if measure(short, size, face) <= width else ""), size


def _pieces(words: str) -> list[str]:
    """Letters, with inline icons kept whole."""
    out: list[str] = []
    last = 0
    for match in INLINE.finditer(words):
        out += [*words[last : match.start()], match[0]]
        last = match.end()
    return [*out, *words[last:]]


@lru_cache(maxsize=2048)
def wrap(words: str, size: int, width: float, face: str = "text") -> tuple[str, ...]:
    """No line begins with a dash: what components say comes as it was written."""
    lines: list[str] = []
    for word in words.replace("\n", " ").replace(" — ", "\u00a0— ").split(" "):
        if not word:
            continue
        if lines and measure(f"{lines[-1]} {word}", size, face) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return tuple(lines)


@lru_cache(maxsize=2048)
def paragraph(
    words: str, size: int, width: float, lines: int, face: str = "text"
) -> tuple[tuple[str, ...], int]:
    """At most so many lines, each within the width: shrunk first, then cut."""
    for smaller in range(size, int(size * 0.76) - 1, -1):
        rows = wrap(words, smaller, width, face)
        if len(rows) <= lines and all(measure(row, smaller, face) <= width for row in rows):
            return rows, smaller
    rows = (*rows[: lines - 1], " ".join(rows[lines - 1 :])) if len(rows) > lines else rows
    return tuple(fit(row, smaller, width, face, 1.0)[0] for row in rows), smaller


@kept
def mask(piece: str, path: str, size: int) -> tuple[Image.Image, int, int, float]:
    """A drawn piece of a line, where its top left corner lies seen from the base line, and its width."""
    f = font(path, size)
    x0, y0, x1, y1 = (int(v) for v in f.getbbox(piece, anchor="ls"))
    x0, y0, x1, y1 = x0 - 1, y0 - 1, x1 + 1, y1 + 1
    image = Image.new("L", (max(1, x1 - x0), max(1, y1 - y0)))
    ImageDraw.Draw(image).text((-x0, -y0), piece, font=f, fill=255, anchor="ls")
    return image, x0, y0, f.getlength(piece)
