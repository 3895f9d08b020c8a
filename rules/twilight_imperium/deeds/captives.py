"""Leaders in captivity: handed on, or free again on a planet of their owner (TI-568 to TI-570)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS, PLANETS
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.frames import Choosing
from rules.twilight_imperium.state import State

FREED = "captive_freed"


def owner(state: State, leader: str) -> int:
    race = LEADERS[leader].race
    return next(seat for seat, player in enumerate(state.players) if player.race == race)


def hand_to(state: State, leader: str, seat: int | None) -> list[Event]:
    """To another captor; to the own player, or to nobody, he is free. Whoever held him has let him go."""
    if seat is None or seat == owner(state, leader):
        return free(state, leader)
    state.players[seat].captives.append(leader)
    return [Event("ti-captive-handed", {"player": f"#{seat}", "leader": f"@{leader}"})]


def free(state: State, leader: str) -> list[Event]:
    """On any own planet (TI-568); without one he is lost."""
    seat = owner(state, leader)
    own = [each for each in systems.planets_of(state, seat) if not PLANETS[each.id].station]
    if not own:
        return execute(state, leader)
    own.sort(key=lambda each: (PLANETS[each.id].home is None, -systems.ground(each)))
    choose(state, seat, "ti-captive-home", [each.id for each in own], FREED, memo=[leader])
    return [Event("ti-captive-freed", {"player": f"#{seat}", "leader": f"@{leader}"})]


def freed(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    (leader,) = frame.memo
    systems.planet(state, ids[0]).leaders.append(leader)
    return [Event("ti-leader-placed", {"leader": f"@{leader}", "planet": f"@{ids[0]}"})]


def execute(state: State, leader: str) -> list[Event]:
    seat = owner(state, leader)
    state.players[seat].dead.append(leader)
    return [Event("ti-leader-dead", {"player": f"#{seat}", "leader": f"@{leader}"})]
