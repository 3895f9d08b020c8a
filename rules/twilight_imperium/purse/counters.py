"""Command Counters: on the sheet, on the board, in reinforcements (TI-140 to TI-144, TI-150, TI-151)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from rules.core.contract import Event, IllegalMove
from rules.twilight_imperium.components import COUNTERS
from rules.twilight_imperium.effects.supply import supply_area
from rules.twilight_imperium.state import Area, Player, State

AREAS: tuple[Area, ...] = get_args(Area)


def in_area(player: Player, area: Area) -> int:
    match area:
        case "strategy":
            return player.strategy
        case "fleet":
            return player.fleet
        case "command":
            return player.command


def _add(player: Player, area: Area, count: int) -> None:
    match area:
        case "strategy":
            player.strategy += count
        case "fleet":
            player.fleet += count
        case "command":
            player.command += count


def on_sheet(player: Player) -> int:
    return player.strategy + player.fleet + player.command


def on_board(state: State, seat: int) -> int:
    return sum(system.counters.count(seat) for system in state.systems.values())


def counters_left(state: State, seat: int) -> int:
    """In reinforcements."""
    return COUNTERS - on_sheet(state.players[seat]) - on_board(state, seat)


# In and out


def gain(state: State, seat: int, area: Area, count: int = 1) -> list[Event]:
    """As many as there are (TI-140), and as Fleet Supply may hold."""
    count = min(count, room(state, seat, area))
    if count <= 0:
        return []
    _add(state.players[seat], area, count)
    return [Event(_GAINED[area], {"player": f"#{seat}", "count": count})]


def room(state: State, seat: int, area: Area) -> int:
    """How many more an area may get now."""
    left = counters_left(state, seat)
    if area != "fleet":
        return left
    return min(left, max(0, supply_area(state).value - state.players[seat].fleet))


def lose(state: State, seat: int, area: Area, count: int = 1) -> list[Event]:
    """Back to reinforcements, as far as there are any (TI-143, TI-151)."""
    count = min(count, in_area(state.players[seat], area))
    if count <= 0:
        return []
    _add(state.players[seat], area, -count)
    return [Event(_LOST[area], {"player": f"#{seat}", "count": count})]


def need(state: State, seat: int, area: Area, count: int = 1) -> None:
    """Refuse what cannot be paid, before anything is touched."""
    if in_area(state.players[seat], area) < count:
        key, rule = _WANTING[area]
        raise IllegalMove(key, rule=rule, count=count, left=in_area(state.players[seat], area))


def spend(state: State, seat: int, area: Area, count: int = 1) -> None:
    need(state, seat, area, count)
    _add(state.players[seat], area, -count)


# On the board


def activate(state: State, seat: int, at: str) -> None:
    """One from the Command Pool goes to the system (TI-150)."""
    need(state, seat, "command")
    state.players[seat].command -= 1
    state.systems[at].counters.append(seat)


def place(state: State, seat: int, at: str) -> bool:
    """One from reinforcements, where none of the player's lies yet; whether it could be done."""
    free = counters_left(state, seat) > 0 and seat not in state.systems[at].counters
    if free:
        state.systems[at].counters.append(seat)
    return free


def take_back(state: State, seat: int, at: str) -> None:
    state.systems[at].counters.remove(seat)


# New counters go where the owner likes


def read_areas(areas: Iterable[str]) -> dict[Area, int]:
    """`strategy:1`, `fleet:2` …, as a move names them."""
    found = dict.fromkeys(AREAS, 0)
    for each in areas:
        name, _, digits = each.partition(":")
        if name not in found or not digits.isdecimal():
            raise IllegalMove("ti-illegal-area", area=each)
        found[name] += int(digits)
    return found


def check_share(state: State, seat: int, areas: Iterable[str], count: int) -> dict[Area, int]:
    """Raise what is wrong with a distribution of so many new counters."""
    wanted = read_areas(areas)
    due = min(count, counters_left(state, seat))
    if sum(wanted.values()) != due:
        raise IllegalMove("ti-illegal-share", rule="TI-142", count=due, named=sum(wanted.values()))
    if wanted["fleet"] > room(state, seat, "fleet"):
        raise IllegalMove("ti-illegal-fleet-full", room=room(state, seat, "fleet"))
    return wanted


def share(state: State, seat: int, areas: Iterable[str], count: int) -> list[Event]:
    """So many new counters, where their owner puts them (TI-142)."""
    wanted = check_share(state, seat, areas, count)
    return [event for area in AREAS for event in gain(state, seat, area, wanted[area])]


_GAINED = {
    "strategy": "ti-strategy-gained",
    "fleet": "ti-fleet-gained",
    "command": "ti-command-gained",
}
_LOST = {"strategy": "ti-strategy-lost", "fleet": "ti-fleet-lost", "command": "ti-command-lost"}
_WANTING = {
    "strategy": ("ti-illegal-no-strategy", "TI-144"),
    "fleet": ("ti-illegal-no-fleet", "TI-145"),
    "command": ("ti-illegal-no-command", "TI-150"),
}
