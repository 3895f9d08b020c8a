"""The invariants of production and of battles see what is amiss."""

from __future__ import annotations

import pytest

from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Build
from rules.twilight_imperium.frames import Die
from rules.twilight_imperium.state import Law
from tests.rules.twilight_imperium import invariants, steps
from tests.rules.twilight_imperium.fights import HERE, attack, field
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import table


def yard(**kept: object) -> Table:
    """Jord, worth 4, has a dock that may build."""
    found = table("sol", "letnev", "hacan")
    planet = found.home(0).planet("jord", owner=0, ready=True).system.planets[0]
    planet.dock = 0
    for name, value in kept.items():
        setattr(planet, name, value)
    found.state.stack.append(frames.Producing(0, found.home(0).system.at, ["jord"]))
    return found


def wrong(found: Table, *items: str) -> list[str]:
    return steps.production(found.state, 0, Build(items))(found.state)


def test_a_dock_that_makes_too_much_is_seen() -> None:
    assert wrong(yard(), "jord.fighter:4", "jord.cruiser:2") == []
    assert wrong(yard(), "jord.fighter:5", "jord.cruiser:2") == ["jord makes 7 of 6"]
    law = yard()
    law.state.laws.append(Law("humane_labor"))
    assert wrong(law, "jord.cruiser:2") == [] != wrong(law, "jord.cruiser:3")
    better = yard()
    better.state.players[0].technologies.append("enviro_compensator")
    assert wrong(better, "jord.fighter:7") == [] != wrong(better, "jord.fighter:8")


def test_a_new_dock_that_makes_something_is_seen() -> None:
    found = yard(dock=9)
    assert wrong(found, "jord.cruiser") == ["the new dock on jord makes 1"]
    assert wrong(yard(dock=None), "jord.cruiser") == ["0 has no dock on jord"]


def test_more_pieces_than_were_ordered_are_seen() -> None:
    found = yard()
    look = steps.production(found.state, 0, Build(("jord.cruiser",)))
    found.home(0).ships(0, cruiser=2)
    assert len(look(found.state)) == 1


def test_two_fleets_after_a_battle_are_seen() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=2)
    table.state.stack = [frames.Tactical(0, HERE, "battle"), attack(table)]
    look = steps.battles(table.state)
    assert look(table.state) == [] == list(invariants.fleets(table.state)), "it goes on"
    table.state.stack = [frames.Tactical(0, HERE, "land")]
    assert look(table.state) == [f"both sides of battle 40 are left in {HERE}"]
    assert list(invariants.fleets(table.state)) == [f"two fleets in {HERE}"]


@pytest.mark.parametrize("dice", range(4))
def test_a_die_too_many_or_too_few_is_seen(dice: int) -> None:
    table = field()
    table.at(HERE).ships(0, war_sun=1, fighter=1).ships(1, cruiser=2)
    battle = attack(table)
    battle.round, battle.stage = 1, "losses"
    sun = next(each.id for each in table.at(HERE).system.ships if each.kind == "war_sun")
    cruisers = [each.id for each in table.at(HERE).system.ships if each.kind == "cruiser"]
    rolled = [("war_sun", sun)] * 3 + [("fighter", None)]
    battle.dice = [Die(0, what, ship, 1, 3) for what, ship in rolled]
    battle.dice += [Die(1, "cruiser", ship, 1, 7) for ship in cruisers]
    table.state.stack = [battle, frames.Window(point="after_combat_roll")]
    assert list(invariants.dice(table.state)) == []
    del battle.dice[dice]
    assert len(list(invariants.dice(table.state))) == 1
    table.state.systems[HERE].tile = "ion_storm_se"
    assert len(list(invariants.dice(table.state))) == (dice != 3), "Fighters roll none there"
