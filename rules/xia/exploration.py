"""New sectors by scan and blind jump, and exploration tokens (section 20)."""

from __future__ import annotations

from rules.core.contract import Action, Choice, Event
from rules.core.dice import Dice
from rules.core.stack import choice
from rules.xia import crossings, fame, missions, npcs, paths, power, query, titles
from rules.xia.actions import Scan, TakeToken
from rules.xia.components import SECTORS
from rules.xia.geometry import attach, board, printed
from rules.xia.paths import Odds
from rules.xia.state import State

SCAN = 1
"""Energy for a scan (XIA-266)."""
REWARD = 1000
"""Credits on a token (XIA-312)."""


# Laying sectors


def sides(state: State, seat: int) -> list[int]:
    """Sides on which the ship's space has an unexplored edge, while there are sectors to lay (XIA-301)."""
    here = state.players[seat].space
    if here is None or not state.sectors:
        return []
    return sorted({side for _, side in board(state).unexplored(here)})


def jumps(state: State, seat: int) -> dict[int, int]:
    """Directions of a blind jump, with the side the new sector would lie on (XIA-305)."""
    here = state.players[seat].space
    return dict(board(state).unexplored(here)) if here is not None and state.sectors else {}


def lay(state: State, seat: int, sector: str, side: int, dice: Dice) -> list[Event]:
    """Against the sector of this player's ship, by the symbols of the joined sides (XIA-303, XIA-356)."""
    laid = put(state, seat, sector, side)
    return laid + npcs.appear(state, sector, dice)


def put(state: State, seat: int, sector: str, side: int) -> list[Event]:
    """As `lay`, but nobody moves in yet: after a blind jump the ship comes first (XIA-310)."""
    here = state.players[seat].space
    assert here is not None
    to = board(state).spaces[here].sector
    state.laid.append(attach(board(state), sector, to, side))
    hide_token(state, sector)
    titles.happened(state, seat, "laid")
    state.trail.append(sector)
    told = [Event("xia-sector-laid", {"player": f"#{seat}", "sector": f"@{sector}"}, reveals=True)]
    return told + missions.sector_laid(state, sector)


def hide_token(state: State, sector: str) -> None:
    """One token, unseen, on the sector's exploration space, while there are any (XIA-309, XIA-311)."""
    for space in printed(sector):
        if "E" in space.features and state.tokens:
            state.unseen[space.id] = state.tokens.pop()


def jump(state: State, seat: int, direction: int) -> list[Event]:
    """Into the unknown: the sector is laid, then the named space is entered, come what may (XIA-306)."""
    here = state.players[seat].space
    assert here is not None
    side = jumps(state, seat)[direction]
    sector = state.sectors.pop()
    told = [Event("xia-blind-jump", {"player": f"#{seat}"})]
    told += put(state, seat, sector, side)
    to = board(state).neighbour(here, direction)
    assert to is not None
    crossings.step(state, seat, to, laid=sector)
    return told


def jump_odds(state: State, seat: int, direction: int) -> Odds:
    """Of all sectors that are still to come: which they are is known, only their order is not."""
    here = state.players[seat].space
    assert here is not None
    known, who = board(state), paths.pilot(state, seat)
    side = jumps(state, seat)[direction]
    cases = []
    for sector in state.sectors:
        laid = attach(known, sector, known.spaces[here].sector, side)
        crossed = tuple(known.beyond(here, direction, laid))
        cases.append(paths.reckon(crossed, True, who, False))
    return paths.mixed(cases)


# Actions


def choices(state: State, seat: int) -> list[Choice]:
    found = []
    if _token(state, seat):
        found.append(
            choice("xia-take-token", TakeToken(), group="xia-group-here", hint="xia-take-token-hint")
        )
    for side in sides(state, seat):
        if accepts(state, seat, Scan(side)):
            found.append(scan_choice(state, seat, side))
    return found


def scan_choice(state: State, seat: int, side: int) -> Choice:
    return choice(
        "xia-scan",
        Scan(side),
        group="xia-group-explore",
        hint="xia-scan-hint",
        side=side,
        symbol=_symbol(state, query.where(state, seat).sector, side),
        cost=scan_cost(state, seat),
        sectors=len(state.sectors),
    )


def _symbol(state: State, sector: str, side: int) -> str:
    """The letter that the map shows there."""
    return SECTORS[sector].symbols[(side - board(state).laid[sector].turn) % 6]


def scan_cost(state: State, seat: int) -> int:
    return 0 if query.has_title(state.players[seat], "pathfinder") else SCAN


def _token(state: State, seat: int) -> bool:
    return query.where(state, seat).id in state.unseen


def accepts(state: State, seat: int, action: Action) -> bool:
    if isinstance(action, TakeToken):
        return _token(state, seat)
    affordable = state.players[seat].energy >= scan_cost(state, seat)
    return isinstance(action, Scan) and affordable and action.side in sides(state, seat)


def perform(state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, TakeToken):
        return _take(state, seat)
    assert isinstance(action, Scan)
    power.spend(state, seat, scan_cost(state, seat))
    return lay(state, seat, state.sectors.pop(), action.side, dice)


def _take(state: State, seat: int) -> list[Event]:
    """The reward at once; the token stays beside the ship mat (XIA-312)."""
    player = state.players[seat]
    face = state.unseen.pop(query.where(state, seat).id)
    player.tokens.append(face)
    told = [Event("xia-token-taken", {"player": f"#{seat}", "face": face}, reveals=True)]
    if face == "fame":
        return told + fame.award(state, seat, 1, "exploration")
    if face == "credits":
        player.credits += REWARD
    elif query.has_title(player, "beachcomber"):
        player.credits += REWARD
        told.append(Event("xia-token-beachcomber", {"player": f"#{seat}", "credits": REWARD}))
    return told
