"""The loadout for a battle: pilot, ship and cards, each player for the own ones (AK-047, AK-048, AK-050), and
cards that change hands (AK-049, AK-900)."""

from __future__ import annotations

from rules.akarios import windows
from rules.akarios.actions import Accept, As, Fit, Fly, GiveCard
from rules.akarios.frames import Gift, Mustering
from rules.akarios.squad import loadout, members, trade
from rules.akarios.state import State
from rules.core.contract import Action, Event, IllegalMove


def refusal(state: State, seat: int, action: Action) -> IllegalMove | None:
    """Why the loadout cannot be changed so. Pilots and ships go to whoever took them first (AK-899)."""
    sheet, number, present = state.sheet, state.roster[seat], state.roster
    match action:
        case Fit(slot, card):
            if card is None:
                return None
            return loadout.why_not(sheet, number, slot, card, present)
        case Fly(ship):
            free = ship in members.free_ships(sheet, present)
            return None if free else IllegalMove("ak-illegal-ship-taken", rule="AK-026")
        case As(pilot):
            free = pilot in members.free_pilots(sheet, present)
            return None if free else IllegalMove("ak-illegal-pilot-taken", rule="AK-024")
        case GiveCard(card, to):
            if to not in range(state.seats):
                return IllegalMove("ak-illegal-give-to-whom", rule="AK-049")
            return trade.why_not_give(sheet, number, card, present[to])
        case Accept(card):
            if giver(state, seat, card) is None:
                return IllegalMove("ak-illegal-not-offered", rule="AK-900", card=f"@{card}")
            return None
    return IllegalMove("ak-illegal-here")


def giver(state: State, seat: int, card: str) -> int | None:
    """The seat that offers this card to this one, or has ordered that it is free to take (AK-900)."""
    frame = state.stack[-1]
    gifts = frame.gifts if isinstance(frame, Mustering) else []
    for other, number in enumerate(state.roster):
        has = card in state.sheet.members[number].cards and other != seat
        free = card in (windows.value(state, other, "free") or "").split(",")
        if has and (free or Gift(card, other, seat) in gifts):
            return other
    return None


def played(state: State, seat: int, action: Action) -> list[Event]:
    sheet, number, present = state.sheet, state.roster[seat], state.roster
    member = sheet.members[number]
    match action:
        case Fit(slot, card):
            loadout.fit(sheet, number, slot, card)
            if card is None:
                return [Event("ak-unfits", {"player": f"#{seat}"})]
            return [Event("ak-fits", {"player": f"#{seat}", "card": f"@{card}"})]
        case GiveCard(card, to):
            frame = state.stack[-1]
            assert isinstance(frame, Mustering)
            frame.gifts.append(Gift(card, seat, to))
            return [Event("ak-offers", {"player": f"#{seat}", "card": f"@{card}", "to": f"#{to}"})]
        case Accept(card):
            other = giver(state, seat, card)
            assert other is not None
            trade.give(sheet, present[other], card, number)
            return [Event("ak-accepts", {"player": f"#{seat}", "card": f"@{card}", "by": f"#{other}"})]
        case Fly(ship):
            members.take_ship(sheet, member, ship)
            told = Event("ak-flies", {"player": f"#{seat}", "ship": f"@{ship}"})
        case As(pilot):
            members.take_pilot(sheet, member, pilot)
            told = Event("ak-pilots", {"player": f"#{seat}", "pilot": f"@{pilot}"})
        case _:
            raise TypeError(action)
    loadout.settle(sheet, number, present)
    loadout.fill(sheet, number, present)
    return [told]
