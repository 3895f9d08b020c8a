"""Before a battle: slot and card, hex and facing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import get_args

from rules.akarios.actions import BOWS, As, Bow, Fit, Fly, Place
from rules.akarios.battle import fitting, muster
from rules.akarios.composing.script import Answer, Ask, End, Script, option
from rules.akarios.naming import bow
from rules.akarios.sheet import Slot
from rules.akarios.squad import loadout, members
from rules.akarios.state import State
from rules.akarios.view import LookView
from rules.core.contract import Action

SHIP, PILOT, NONE = "other_ship", "other_pilot", "none"


def fits(state: State, seat: int, action: Action) -> bool:
    return fitting.refusal(state, seat, action) is None


def outfit(state: State, seat: int) -> Script:
    """A slot and what goes into it; or another ship or pilot (AK-047 to AK-050)."""
    sheet, number = state.sheet, state.roster[seat]
    member = sheet.members[number]
    listed = [_slot(slot, member.last.cards.get(slot)) for slot in loadout.SLOTS]
    listed += [option(SHIP, "ak-draft-other-ship"), option(PILOT, "ak-draft-other-pilot")]
    code = yield Ask("ak-draft-slot", listed, preview=_squad)
    if code in (SHIP, PILOT):
        return (yield from _change(state, code))
    slot: Slot = next(each for each in get_args(Slot) if each == code)
    installed = member.last.cards.get(slot)
    cards = [card for card in dict.fromkeys(loadout.available(sheet, member)) if card != installed]
    choices = _named(cards)
    if installed is not None:
        choices.append(option(NONE, "ak-draft-empty"))
    card = yield Ask("ak-draft-fit", choices, preview=_squad)
    return End(Fit(slot, None if card == NONE else card))


def _slot(slot: Slot, card: str | None) -> Answer:
    if card is None:
        return option(slot, f"ak-slot-{slot}")
    return option(slot, f"ak-slot-{slot}", "ak-pick-card", card=f"@{card}")


def _change(state: State, code: str) -> Script:
    if code == SHIP:
        return End(Fly((yield Ask("ak-draft-ship", _named(members.free_ships(state.sheet, state.roster))))))
    return End(As((yield Ask("ak-draft-pilot", _named(members.free_pilots(state.sheet, state.roster))))))


def _named(ids: Sequence[str]) -> list[Answer]:
    return [option(id, "ak-pick-card", card=f"@{id}") for id in ids]


def stands(state: State, seat: int, action: Action) -> bool:
    return isinstance(action, Place) and action.hex in muster.spaces(state.fight, seat)


def place(state: State, seat: int) -> Script:
    spaces, usual = muster.spaces(state.fight, seat), muster.usual_place(state, seat).facing
    there = [option(each, "ak-draft-hex", hex=each) for each in spaces]
    hex = yield Ask("ak-draft-space", there, preview=_board)
    listed = [option(each, "ak-draft-bow", bow=bow(to)) for to, each in enumerate(BOWS)]
    said = yield Ask("ak-draft-facing", listed, preview=partial(_board, hex, usual))
    to: Bow = next(each for each in BOWS if each == said)
    return End(Place(hex, to), partial(_board, hex, to))


def _board(hex: str = "", to: Bow = "n") -> LookView:
    return LookView("board", (hex, BOWS.index(to)) if hex else None)


def _squad() -> LookView:
    return LookView("hangar")
