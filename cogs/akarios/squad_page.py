"""The page of a campaign between two chapters: where the squad is, who belongs to it, what it has."""

from __future__ import annotations

from collections.abc import Mapping

from cogs import looks
from cogs.table import Table
from images.akarios.catalogue import PICTURES
from images.speech import plain
from rules.akarios.view import MemberView, SheetView, View
from words import Words

VOYAGE = "voyage"
EXPLORE, RETRY = "explore", "retry"


def lines(sheet: SheetView, names: Mapping[int, str], words: Words) -> list[str]:
    """The act and what comes next, the stock, then a line for every member."""
    said = [_act(sheet, words), _stock(sheet, words), "" if sheet.chapters else words("ak-squad-about")]
    here = [(number, one) for number, one in enumerate(sheet.members) if not one.left]
    return [
        *filter(None, said),
        *(_member(one, names.get(number, one.callsign), words) for number, one in here),
    ]


def _act(sheet: SheetView, words: Words) -> str:
    """Where the story is; before its first act that has no number."""
    told = _next(sheet, words)
    return (
        words("ak-squad-act", act=sheet.act, next=told)
        if sheet.act
        else words("ak-squad-prologue", next=told)
    )


def _stock(sheet: SheetView, words: Words) -> str:
    """Nothing of what the squad does not have yet."""
    stock = [] if sheet.energy is None else [words("ak-squad-energy", energy=sheet.energy)]
    if sheet.boost or sheet.achievements:
        stock.append(words("ak-squad-stock", boost=sheet.boost, achievements=len(sheet.achievements)))
    return " · ".join(stock)


def _next(sheet: SheetView, words: Words) -> str:
    if sheet.over is not None:
        return words("ak-squad-over")
    if sheet.next in (EXPLORE, RETRY):
        return words(f"ak-squad-{sheet.next}")
    return words.text("akarios", f"scn.{sheet.next}.title")


def _member(one: MemberView, name: str, words: Words) -> str:
    flies = [words.name("akarios", each) for each in (one.pilot, one.ship) if each is not None]
    called = plain(one.ship_name)
    if called and len(flies) == 2:
        flies[1] += f" «{called}»"
    return words("ak-squad-member", name=plain(name), flies=" · ".join(flies) or words("ak-squad-new"))


async def picture(
    table: Table, sheet: SheetView, names: Mapping[int, str], words: Words
) -> tuple[bytes, str]:
    """The three systems with what is known of them."""
    view = View(0, None, "over", "", sheet.squad, sheet.difficulty, None, "", over=False, sheet=sheet)
    said = [names.get(number, one.callsign) for number, one in enumerate(sheet.members)]
    drawn = await looks.draw(table, PICTURES, VOYAGE, view, words, said)
    return drawn, PICTURES.alt(VOYAGE, view, words, said)
