"""Icons that stand in a line of words, one colour on the 24 x 24 grid."""

from __future__ import annotations

from images.icons import ICONS
from images.icons import Pen as Glyph


def _crystal_glyph(p: Glyph) -> None:
    p.poly(12, 1, 21, 6.4, 21, 17.6, 12, 23, 3, 17.6, 3, 6.4)
    p.poly(12, 4.6, 17.8, 8.2, 12, 11.8, 6.2, 8.2, ink=0)


def _bubble(p: Glyph) -> None:
    p.box(1, 2.5, 23, 17.5, 6)
    p.poly(5, 15, 12, 15, 6, 22.5)


def _coin(p: Glyph) -> None:
    p.disc(12, 12, 11)
    p.disc(12, 12, 8.4, 0)
    p.disc(12, 12, 7)
    p.ngon(4, 4, ink=0)


def _pennant_glyph(p: Glyph) -> None:
    p.poly(3, 1.5, 21, 1.5, 21, 15, 12, 23, 3, 15)


def _card(p: Glyph) -> None:
    p.box(4, 1, 20, 23, 3)
    p.poly(13.5, 4, 7.6, 13, 11.4, 13, 10, 20, 16.6, 10.4, 12.4, 10.4, ink=0)


def _columns(p: Glyph) -> None:
    p.poly(12, 1.5, 22.5, 8, 1.5, 8)
    for x in (3.4, 9.8, 16.2):
        p.box(x, 9.4, x + 4.4, 18.6, 0.6)
    p.box(1.5, 20, 22.5, 22.8, 0.6)


def _gavel(p: Glyph) -> None:
    p.line(10, 10, 21, 21, w=3.6)
    p.poly(2, 10, 10, 2, 16, 8, 8, 16)
    p.line(5.5, 12, 12, 5.5, w=1.6, ink=0)


def _blade(p: Glyph) -> None:
    p.star(4, 12, 4.4)
    p.disc(12, 12, 2.2, 0)


def _chevrons(p: Glyph) -> None:
    for y in (1.5, 10):
        p.poly(12, y, 23, y + 9, 23, y + 13, 12, y + 4.6, 1, y + 13, 1, y + 9)


def _leaf(p: Glyph) -> None:
    p.poly(20.5, 1.5, 22.5, 11, 18, 19, 10, 21, 5.5, 17, 4.5, 11.5, 9, 5)
    p.line(2.5, 23, 16, 8, w=1.8, ink=0)
    p.line(2, 23, 6.4, 18, w=2.2)


def _gear(p: Glyph) -> None:
    p.star(8, 12, 9)
    p.disc(12, 12, 4.2, 0)


ICONS |= {
    "ti_red": _blade,
    "ti_blue": _chevrons,
    "ti_green": _leaf,
    "ti_yellow": _gear,
    "ti_res": _crystal_glyph,
    "ti_inf": _bubble,
    "ti_good": _coin,
    "ti_counter": _pennant_glyph,
    "ti_card": _card,
    "ti_law": _columns,
    "ti_gavel": _gavel,
}
