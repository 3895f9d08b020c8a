"""What mission cards ask for and pay (section 24)."""

from __future__ import annotations

from rules.core.contract import Arg, Event
from rules.xia import bounty as bounties
from rules.xia import query, titles
from rules.xia.components import KINDS, MISSIONS, Mission, MissionKind, Payment
from rules.xia.geometry import board
from rules.xia.state import Errand, Player, State

FERRYMAN = 1000
"""More from passengers with that title."""
PROFESSOR = 2
"""So much higher a scientist's roll is read with that title."""
FIXER = 1000
"""Less bounty from unlawful missions with that title."""
HIGHEST = 20


def card(errand: Errand) -> Mission:
    return MISSIONS[errand.mission]


def kind(errand: Errand) -> MissionKind:
    return KINDS[card(errand).type]


def row(of: MissionKind, figure: int) -> Payment:
    """The row of its payment table; the last one stands for everything beyond."""
    return next((each for each in of.payments if each.low <= figure <= each.high), of.payments[-1])


def pay(player: Player, of: MissionKind, figure: int) -> Payment:
    """For a distance, a roll or a level, with the skills of titles."""
    if of.id == "scientist" and titles.has(player, "professor"):
        figure = min(HIGHEST, figure + PROFESSOR)
    return row(of, figure)


def fare(state: State, seat: int, mission: Mission) -> int | None:
    """Paid by shortest flight; None while the delivery sector is undiscovered (XIA-407, XIA-419)."""
    player = state.players[seat]
    assert mission.pickup is not None
    distance = board(state).flight(mission.pickup, mission.delivery)
    if distance is None:
        return None
    bonus = FERRYMAN if mission.type == "passenger" and titles.has(player, "ferryman") else 0
    return pay(player, KINDS[mission.type], distance).credits + bonus


def bounty(player: Player, credits: int) -> int:
    """Of an unlawful mission."""
    return max(0, credits - FIXER) if titles.has(player, "fixer") else credits


def at_point(state: State, seat: int, sector: str | None) -> bool:
    """Acting on the mission point of that sector."""
    here = query.where(state, seat)
    return here.sector == sector and "M" in here.features


# Targets


def is_target(state: State, seat: int, ship: str, mission: Mission) -> bool:
    """Judged at this very moment (XIA-537)."""
    if ship == str(seat):
        return False
    other = None if query.is_npc(ship) else query.player(state, ship)
    match mission.target:
        case "any_ship":
            return True
        case "outlaw":
            return query.outlaw(state, ship)
        case "innocent":
            return not query.outlaw(state, ship)
        case "carrying_cargo":
            return other is not None and bool(other.cargo)
        case "level_2_or_3":
            return other is not None and query.level(state, ship) > 1
        case "most_fame":
            return other is not None and other.fame == _most_fame(state, seat)
        case "on_or_next_to_planet":
            return _by_planet(state, ship)
        case name:
            return ship == name


def _most_fame(state: State, seat: int) -> int:
    """Of the others; the own fame does not matter."""
    return max(each.fame for other, each in enumerate(state.players) if other != seat)


def _by_planet(state: State, ship: str) -> bool:
    space = query.space_of(state, ship)
    known = board(state)
    around = [other for _, other in known.neighbours(space)] if space is not None else []
    return space is not None and any(known.spaces[each].planet for each in (space, *around))


def robbable(state: State, seat: int) -> list[str]:
    """Ships beside the own one that the thief's card means; sight is not needed (XIA-426, XIA-427)."""
    player = state.players[seat]
    if player.mission is None or player.space is None:
        return []
    known = board(state)
    return [
        ship
        for ship, space in query.ships(state)
        if known.adjacent(player.space, space) and is_target(state, seat, ship, card(player.mission))
    ]


# Its course


def reveal(state: State, seat: int, errand: Errand, payment: int | None) -> list[Event]:
    """Face up at once, with its payment on it (XIA-387)."""
    errand.done = True
    errand.payment = payment
    state.trail.append(errand.mission)
    mission = card(errand)
    facts: dict[str, Arg] = {
        "player": f"#{seat}",
        "mission": f"@{mission.id}",
        "kind": mission.type,
        "sector": f"@{mission.delivery}",
        "payment": payment or 0,
    }
    return [Event("xia-mission-open", facts, reveals=True)]


def fail(state: State, seat: int, errand: Errand) -> list[Event]:
    """The card is lost and the price on the head rises as it says; the ship stays where it is (XIA-423,
    XIA-428, XIA-536)."""
    price = bounty(state.players[seat], kind(errand).bounty_failed)
    told = [
        Event("xia-mission-failed", {"player": f"#{seat}", "mission": f"@{errand.mission}"}, reveals=True)
    ]
    discard(state, seat)
    return told + bounties.add(state, seat, price)


def discard(state: State, seat: int) -> None:
    """The active mission, with the payment on it (XIA-396, XIA-397)."""
    player = state.players[seat]
    if player.mission is not None:
        state.missions.discard(player.mission.mission)
        player.mission = None
