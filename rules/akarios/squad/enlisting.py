"""Members who have no pilot or no ship choose them: newcomers, whoever lost one, and whose pilot or ship
flies with another today (AK-022 to AK-030, AK-702, AK-956 to AK-958)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.akarios.actions import As, Fly
from rules.akarios.components import PILOTS, SHIPS
from rules.akarios.frames import Enlisting
from rules.akarios.sheet import Member, Sheet
from rules.akarios.squad import berths, loadout, members, trees
from rules.akarios.state import State
from rules.core.contract import Action, Arg, Choice, Event, IllegalMove
from rules.core.dice import Dice
from rules.core.stack import Circle, Question, question


def present(sheet: Sheet, roster: Sequence[int]) -> list[int]:
    """Those at the table get what they missed; the seats of those who have to choose first."""
    for at, number in enumerate(roster):
        _one_each(sheet, sheet.members[number], roster[:at])
    for number in roster:
        _catch_up(sheet, sheet.members[number])
    return [
        seat
        for seat, number in enumerate(roster)
        if not (sheet.members[number].pilot and sheet.members[number].ship)
    ]


def _one_each(sheet: Sheet, member: Member, before: Sequence[int]) -> None:
    """A pilot or ship that somebody before them flies today is taken (AK-680, AK-956)."""
    others = [sheet.members[each] for each in before]
    if member.pilot in {each.pilot for each in others}:
        member.pilot, member.last.pilot = None, ""
    if member.ship in {each.ship for each in others}:
        member.ship, member.last.ship = None, ""


def _catch_up(sheet: Sheet, member: Member) -> None:
    """Skill points missing to the squad's progress, and for one ship what was given out meanwhile (AK-885,
    AK-957)."""
    if member.pilot:
        trees.catch_up(members.pad(member), sheet.progress)
    if member.ship:
        _make_up(sheet, member)


def _make_up(sheet: Sheet, member: Member) -> None:
    berths.gain(members.berth(member), sheet.ship_points - member.shared)
    member.shared = sheet.ship_points


def newcomer(member: Member) -> bool:
    return not member.pads and not member.berths


def ask(state: State, frame: Enlisting, seat: int) -> Question | None:
    """First the pilot, then the ship; all of them may be looked at before (AK-028)."""
    sheet, member = state.sheet, state.sheet.members[state.roster[seat]]
    if member.pilot is None:
        pilots = members.free_pilots(sheet, state.roster)
        choices = [as_pilot(id) for id in pilots]
        return question("ak-ask-pilot", *choices, matter="enlist.pilot")
    if member.ship is None:
        ships = members.free_ships(sheet, state.roster)
        choices = [_ship(id) for id in ships]
        return question("ak-ask-ship", *choices, matter="enlist.ship")
    return None


def as_pilot(id: str) -> Choice:
    """With what is on the pilot's board: nobody should have to choose by the name."""
    row = PILOTS[id]
    facts: dict[str, Arg] = {"pilot": f"@{id}", "health": row.health, "ability": f"@{row.abilities[0]}"}
    skills: dict[str, Arg] = dict(row.skills.items())
    return Choice("ak-choice-pilot", As(id), facts | skills, "ak-hint-pilot")


def _ship(id: str) -> Choice:
    row = SHIPS[id]
    facts: dict[str, Arg] = {"ship": f"@{id}", "hull": row.hull, "shields": row.shields}
    cards: dict[str, Arg] = {"weapon": f"@{row.weapon}", "engine": f"@{row.engine}"}
    return Choice("ak-choice-ship-of", Fly(id), facts | cards, "ak-hint-ship")


def hear(state: State, frame: Enlisting, seat: int, action: Action, dice: Dice) -> list[Event]:
    sheet, number = state.sheet, state.roster[seat]
    member = sheet.members[number]
    if isinstance(action, As):
        new, others = newcomer(member), [each for each in state.roster if each != number]
        members.take_pilot(sheet, member, action.pilot)
        if new:
            members.pad(member).credits = members.newcomer_credits(sheet, others)
        return members.introduced(seat, action.pilot)
    assert isinstance(action, Fly)
    if not member.berths and not member.shared:
        member.shared = sheet.ship_points  # a newcomer has the points of the act only (AK-958)
    members.take_ship(sheet, member, action.ship)
    _make_up(sheet, member)
    loadout.settle(sheet, number, state.roster)
    loadout.fill(sheet, number, state.roster)
    return [Event("ak-flies", {"player": f"#{seat}", "ship": f"@{action.ship}"})]


def close(state: State, frame: Enlisting, dice: Dice) -> list[Event]:
    state.stack.pop()
    return [Event("ak-squad-complete", {"squad": state.sheet.squad})]


CIRCLE = Circle(ask, close, hear, stays=lambda action: True)
"""Nobody is waited for who has both."""


def silent(state: State, frame: Enlisting, seat: int) -> Action:
    """The first that is free."""
    found = ask(state, frame, seat)
    assert found is not None
    return found.choices[0].action


def refusal(state: State, frame: Enlisting, seat: int, action: Action) -> IllegalMove:
    if isinstance(action, Fly):
        return IllegalMove("ak-illegal-ship-taken", rule="AK-026")
    return IllegalMove("ak-illegal-pilot-taken", rule="AK-024")
