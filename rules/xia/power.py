"""Energy, and the markers that arm outfits (section 6)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import query
from rules.xia.actions import Arm
from rules.xia.components import MARKERS
from rules.xia.frames import Rearm
from rules.xia.state import Placed, Player, State

# Energy


def spend(state: State, seat: int, energy: int) -> None:
    player = state.players[seat]
    assert player.energy >= energy
    player.energy -= energy


def gain(state: State, seat: int, energy: int) -> int:
    """What there is room for on the energy track (XIA-093)."""
    player = state.players[seat]
    gained = min(energy, query.mat(player).energy - player.energy)
    player.energy += gained
    return gained


def recharge(player: Player) -> None:
    player.energy = query.mat(player).energy


def lose(state: State, seat: int, points: int) -> list[Event]:
    """Energy, and when it is gone armed markers (XIA-322); there is nothing more to lose (XIA-323)."""
    player = state.players[seat]
    energy = min(points, player.energy)
    markers = min(points - energy, player.armed)
    player.energy -= energy
    player.armed -= markers
    player.disarmed += markers
    if not energy and not markers:
        return []
    return [Event("xia-loses-energy", {"player": f"#{seat}", "energy": energy, "markers": markers})]


# Markers


def use(state: State, seat: int, cell: int) -> Placed:
    """An armed marker goes to a free spot of the outfit that covers this cell (XIA-096)."""
    player = state.players[seat]
    outfit = query.outfit_at(player, cell)
    assert outfit is not None and player.armed
    free = query.free_spots(player, outfit)
    player.armed -= 1
    outfit.markers.append(cell if cell in free else free[0])
    return outfit


def roll(state: State, seat: int, outfit: Placed, dice: Dice) -> int:
    """Its die, or two of them under the replication token."""
    player = state.players[seat]
    return sum(roll_one(player, outfit, dice) for _ in range(2 if outfit.replicated else 1))


def roll_one(player: Player, outfit: Placed, dice: Dice) -> int:
    """A die, lower by the outfit's damage, never below 0 (XIA-082, XIA-083)."""
    return max(0, dice.roll(query.outfit(outfit).die) - query.hits(player, outfit))


def spent(player: Player) -> int:
    """Markers that are not armed."""
    return MARKERS - player.armed


def gather(player: Player) -> None:
    """Markers that lie on outfits go to the disarmed slots (XIA-102)."""
    for outfit in player.outfits:
        player.disarmed += len(outfit.markers)
        outfit.markers.clear()


def arm(state: State, seat: int, markers: int, free: bool = False) -> None:
    """Disarmed markers first, then those that lie on outfits (XIA-100)."""
    player = state.players[seat]
    assert markers <= spent(player)
    if not free:
        spend(state, seat, markers)
    for _ in range(markers):
        if player.disarmed:
            player.disarmed -= 1
        else:
            next(outfit for outfit in player.outfits if outfit.markers).markers.pop()
        player.armed += 1


# Arming at once


def most(state: State, frame: Rearm) -> int:
    player = state.players[frame.seat]
    return min(frame.most, spent(player), player.energy)


def ask(state: State, frame: Rearm) -> Question | None:
    player = state.players[frame.seat]
    if not most(state, frame) or player.orders.rearm != "ask":
        return None
    return question(
        f"xia-ask-rearm-{frame.why}",
        *(
            choice(
                "xia-arm", Arm(markers), hint="xia-arm-hint", markers=markers, left=player.energy - markers
            )
            for markers in range(most(state, frame), -1, -1)
        ),
        energy=player.energy,
        armed=player.armed,
    )


def answer(state: State, frame: Rearm, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Arm)
    state.stack.pop()
    arm(state, frame.seat, action.markers)
    return [told(state, frame.seat, action.markers)] if action.markers else []


def run(state: State, frame: Rearm, dice: Dice) -> list[Event]:
    """As the standing order says."""
    markers = most(state, frame) if state.players[frame.seat].orders.rearm == "always" else 0
    return answer(state, frame, Arm(markers), dice)


def told(state: State, seat: int, markers: int) -> Event:
    player = state.players[seat]
    return Event(
        "xia-arms",
        {"player": f"#{seat}", "markers": markers, "armed": player.armed, "energy": player.energy},
    )
