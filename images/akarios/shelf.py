"""A market: cards of one kind with price and class, or what else is offered, and who can pay."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PIL import Image

from images.akarios.cards import Shown, paint_card
from images.akarios.common import put
from images.akarios.facts import CARDS, CLASSES, SHIPS, called, title
from images.akarios.pilot import member_of, pad_of
from images.brush import Box
from images.canvas import Canvas
from rules.akarios.view import MarketView, OfferView, View
from words import Words

W, TOP, TALL, GAP = 1600, 164, 222, 14
ACROSS, MOST = 3, 15
"""Cards in a row, and on a picture."""
SERVICES = "services"
TABS = ("weapon", "engine", "technology", SERVICES)
LOOKS = {"energy": ("energy", "energy"), "ship_upgrade": ("upgrade", "text"), "trauma": ("trauma", "harm")}


def shelf(view: View, words: Words, names: Sequence[str], tab: str) -> Image.Image:
    market = market_of(view)
    kind, page = tab_of(tab)
    found = on_tab(market, kind)
    shown = found[page * MOST : (page + 1) * MOST]
    rows = max(1, ceil(len(shown) / ACROSS))
    c = Canvas(W, TOP + rows * (TALL + GAP) + 12)
    _head(c, view, market, kind, page, ceil(len(found) / MOST), words)
    wide = (W - 48 - (ACROSS - 1) * GAP) / ACROSS
    for i, offer in enumerate(shown):
        box = (24 + i % ACROSS * (wide + GAP), TOP + i // ACROSS * (TALL + GAP), wide, TALL)
        number = str(page * MOST + i + 1)
        if offer.what in CARDS:
            _card(c, view, offer, number, box, words)
        else:
            _service(c, view, offer, number, box, words)
    if not shown:
        c.text(W / 2, TOP + TALL / 2, words("ak-pic-nothing-here"), 40, "faint", "text", "m")
    return c.im


def market_of(view: View) -> MarketView:
    assert view.market is not None, "there is no market"
    return view.market


def tab_of(said: str) -> tuple[str, int]:
    """ "weapon", or "weapon-2": a page of it. ValueError if there is no such tab."""
    kind, _, page = said.partition("-")
    number = int(page or 1)
    if kind not in TABS or number < 1:
        raise ValueError(said)
    return kind, number - 1


def known_tab(said: str) -> str:
    tab_of(said)
    return said


def on_tab(market: MarketView, kind: str) -> list[OfferView]:
    cards = TABS[:-1]
    return [one for one in market.offers if (one.kind == kind if kind in cards else one.kind not in cards)]


def _head(c: Canvas, view: View, market: MarketView, kind: str, page: int, pages: int, words: Words) -> None:
    c.text(30, 60, title(market.node, words), 70, "text", "display", width=680)
    told = words(f"ak-pic-tab-{kind}") + (f" · {page + 1}/{pages}" if pages > 1 else "")
    c.text(32, 126, f"[market:dim] {told}", 40, "dim", "text", width=680)
    wide = 200
    for seat in range(view.seats):
        x = W - 24 - (view.seats - seat) * (wide + 10) + 10
        mine = seat == view.seat
        c.panel(x, 34, wide, 96, "raise" if mine else "deck", "text" if mine else None, r=18, border=4)
        put(c, "seat", x + 46, 82, 62, seat)
        member = member_of(view, seat)
        end = c.text(x + 88, 82, str(pad_of(member).credits if member.pads else 0), 48, "text", "bold")
        c.icon("coin", end + 25, 82, 34, "gold")


def _hinders(view: View, offer: OfferView, words: Words) -> tuple[bool, str]:
    """Whether who looks cannot buy it, and what else speaks against it."""
    if view.seat is None:
        return False, ""
    member = member_of(view, view.seat)
    credits = pad_of(member).credits if member.pads else 0
    if not offer.shared and credits < offer.price:
        return True, f"[coin:gold] {words('ak-pic-too-dear')}"
    classes = CARDS.get(offer.what, {}).get("classes", ())
    own = SHIPS[member.ship]["classes"] if member.ship else ()
    if classes and not set(classes) & set(own):
        named = ", ".join(called(CLASSES, one, words) for one in classes)
        return False, f"[lock:dim] {named}"
    return False, ""


def _card(c: Canvas, view: View, offer: OfferView, number: str, box: Box, words: Words) -> None:
    off, tag = _hinders(view, offer, words)
    paint_card(c, box, Shown(offer.what, off=off, number=number, price=str(offer.price), tag=tag), words)
    _pledged(c, offer, box, 82)


def _service(c: Canvas, view: View, offer: OfferView, number: str, box: Box, words: Words) -> None:
    x, y, w, h = box
    off, tag = _hinders(view, offer, words)
    c.panel(*box, "deck", r=18)
    put(c, "number", x + 48, y + 52, 58, "free", number)
    if offer.what in SHIPS:
        put(c, "portrait", x + 136, y + 76, 112, offer.what, "#C9D2E0")
        name = called(SHIPS, offer.what, words)
    else:
        icon, tone = LOOKS.get(offer.kind, ("star", "gold"))
        c.icon(icon, x + 136, y + 76, 84, tone)
        name = words(f"ak-pic-offer-{offer.kind}")
    fill = "faint" if off else "text"
    end = c.text(x + 216, y + 76, str(offer.price), 62, fill, "bold")
    c.icon("coin", end + 32, y + 76, 46, "gold")
    c.text(x + 28, y + h - 52, name, 40, "dim", "text", width=w - 56 - (190 if tag else 0))
    if tag:
        c.text(x + w - 20, y + h - 52, tag, 30, "dim", "text", "r", width=180)
    _pledged(c, offer, box, 34)


def _pledged(c: Canvas, offer: OfferView, box: Box, down: float) -> None:
    """Who has promised how much of what is bought together."""
    x, y, w, _ = box
    for i, (seat, n) in enumerate(sorted(offer.pledged.items())):
        cx = x + w - 60 - i * 112
        put(c, "seat", cx - 26, y + down, 44, int(seat))
        c.text(cx + 2, y + down, str(n), 38, "gold", "bold")
