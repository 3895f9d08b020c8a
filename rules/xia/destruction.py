"""The end of a ship, and what is left of it (section 13)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.xia import bounty, fame, harpoon, missions, query, shapes, titles
from rules.xia.components import MARKERS, NPCS
from rules.xia.frames import (
    Crossing,
    Following,
    Guard,
    Moving,
    Objective,
    Rearm,
    ShieldReroll,
    Stowing,
    Turn,
    Using,
    Visiting,
    Wound,
)
from rules.xia.geometry import board
from rules.xia.state import Loose, State

ITS_OWN = (
    Crossing,
    Following,
    Guard,
    Moving,
    Objective,
    Rearm,
    ShieldReroll,
    Stowing,
    Using,
    Visiting,
    Wound,
)
"""What a ship is doing; without the ship it is not done."""


def left(state: State, ship: str) -> int:
    """So much more damage destroys it (XIA-063, XIA-474)."""
    if query.is_npc(ship):
        return NPCS[ship].destroyed_at - query.npc(state, ship).damage  # type: ignore[index]
    player = query.player(state, ship)
    assert player.ship is not None
    return shapes.size(player.ship) - len(player.damage)


def destroy(state: State, ship: str, by: str | None, cause: str, dice: Dice) -> list[Event]:
    """The figure leaves the board at once; whoever did it has fame and bounty, and the ship is made ready for
    its return. `by` is None where nobody earns anything: borders, the own ram, both lost (XIA-148)."""
    assert query.space_of(state, ship) is not None
    told = [_news(ship, by, cause)]
    if not query.is_npc(ship):
        _break_off(state, int(ship))
    told += harpoon.let_go(state, ship)
    told += _rewards(state, ship, by, cause, dice)
    if query.is_npc(ship):
        _reset_npc(state, ship)
    else:
        _lose(state, int(ship))
        _reset(state, int(ship))
    for npc in state.npcs.values():
        npc.attackers = [each for each in npc.attackers if each != ship]
    return told


def _news(ship: str, by: str | None, cause: str) -> Event:
    if by is None:
        return Event("xia-destroyed", {"ship": query.named(ship), "cause": cause})
    return Event("xia-destroyed-by", {"ship": query.named(ship), "by": query.named(by)})


def _break_off(state: State, seat: int) -> None:
    """What it was doing goes no further; in its owner's turn, the whole turn (XIA-204)."""
    turn = next((frame for frame in state.stack if isinstance(frame, Turn)), None)
    if turn is not None and turn.seat == seat and turn.stage == "action":
        del state.stack[state.stack.index(turn) + 1 :]
        turn.stage = "over"
    else:
        state.stack[:] = [f for f in state.stack if f.seat != seat or not isinstance(f, ITS_OWN)]


def _rewards(state: State, ship: str, by: str | None, cause: str, dice: Dice) -> list[Event]:
    """Fame for the kill first, the price on the killer's head last (XIA-130). A mission's target is looked at
    as it was when it was destroyed (XIA-537)."""
    if by is None or query.is_npc(by):
        return bounty.take(state, ship, by)
    seat = int(by)
    level = query.level(state, ship)
    price = bounty.on_killer(ship, innocent=not query.outlaw(state, ship))
    points = NPCS[ship].fame if query.is_npc(ship) else level  # type: ignore[index]
    told = fame.award(state, seat, points, "combat")
    if state.over:
        return told
    titles.happened(state, seat, "destroyed", victim=ship, level=level, ram=cause == "ram")
    told += missions.destroyed(state, ship, seat, dice)
    return told + bounty.take(state, ship, by) + bounty.add(state, seat, price)


def _lose(state: State, seat: int) -> None:
    """The mission with what lies on it, and all cargo; a star leaves nothing (XIA-199, XIA-200, XIA-459)."""
    player = state.players[seat]
    if player.mission is not None:
        state.missions.discard(player.mission.mission)
        player.mission = None
    assert player.space is not None
    if board(state).spaces[player.space].kind != "star":
        state.loose += [Loose(cube.kind, player.space) for cube in player.cargo]
    player.cargo.clear()


def _reset(state: State, seat: int) -> None:
    """All that is owned stays; the ship is as new, and larger ones take a turn to come back (XIA-202,
    XIA-203, XIA-208)."""
    player = state.players[seat]
    mat = query.mat(player)
    player.space = None
    player.energy, player.impulse = mat.energy, True
    player.armed, player.disarmed = MARKERS, 0
    player.damage.clear()
    for outfit in player.outfits:
        outfit.markers.clear()
    for card in player.cards:
        card.ready = True
    player.autopilot = 0
    player.skips = int(mat.level > 1)


def _reset_npc(state: State, ship: str) -> None:
    """It skips its next turn in any case, and forgets who attacked it (XIA-210, XIA-478)."""
    npc = query.npc(state, ship)
    npc.space = None
    npc.destroyed = True
    npc.damage = 0
    npc.skips = 1
    npc.fleeing = False
    npc.attackers.clear()
