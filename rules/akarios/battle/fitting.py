"""The loadout for a battle: pilot, ship and cards, each player for the own ones (AK-047, AK-048, AK-050)."""

from __future__ import annotations

from rules.akarios.actions import As, Fit, Fly
from rules.akarios.squad import loadout, members
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
    return IllegalMove("ak-illegal-here")


def played(state: State, seat: int, action: Action) -> list[Event]:
    sheet, number, present = state.sheet, state.roster[seat], state.roster
    member = sheet.members[number]
    match action:
        case Fit(slot, card):
            loadout.fit(sheet, number, slot, card)
            if card is None:
                return [Event("ak-unfits", {"player": f"#{seat}"})]
            return [Event("ak-fits", {"player": f"#{seat}", "card": f"@{card}"})]
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
