"""Space Battles of tests: two fleets in an empty system, loaded dice, plans."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.actions import Plan
from rules.twilight_imperium.frames import Battle
from rules.twilight_imperium.state import NOBODY
from tests.rules.twilight_imperium.play import Loaded, answer, run
from tests.rules.twilight_imperium.table import Table, galaxy

HERE, BESIDE, BEYOND = "202", "201", "203"
USUAL = Plan()


def field(*races: str, tile: str = "empty_base", **tiles: str) -> Table:
    """Two neighbours of an empty system; nobody is out of the game, and Fleet Supply is large."""
    found = galaxy(*(races or ("sol", "letnev", "hacan")), p201="lodor", p202=tile, p203="empty_se", **tiles)
    state = found.state
    state.phase, state.order = "action", list(range(state.seats))
    for seat, player in enumerate(state.players):
        player.fleet = 12
        home = found.home(seat)
        home.planet(home.system.planets[0].id, gf=2)
    return found


def attack(table: Table, number: int = 40, defender: int = 1, at: str = HERE) -> Battle:
    return Battle(seat=0, number=number, system=at, defender=defender)


def fight(
    table: Table,
    *faces: int,
    plans: tuple[Plan, Plan] = (USUAL, USUAL),
    defender: int = 1,
    at: str = HERE,
    dice: Dice | None = None,
) -> list[Event]:
    """Both hand in their plans; the faces fall in order, then by chance."""
    loaded = dice or Loaded(*faces)
    happened = run(table, attack(table, defender=defender, at=at), dice=loaded)
    happened += answer(table, 0, plans[0], loaded)
    if defender != NOBODY:
        happened += answer(table, defender, plans[1], loaded)
    return happened


def kinds(table: Table, seat: int, at: str = HERE) -> list[str]:
    """What is left, `!` for damage."""
    system = table.state.systems[at]
    ships = [each.kind + "!" * each.damaged for each in system.ships if each.seat == seat]
    return sorted(ships) + ["fighter"] * system.fighters.get(str(seat), 0)


def keys(happened: list[Event]) -> list[str]:
    return [event.key for event in happened]
