"""Every ability, technology and kind of Leader is at work; every mark of a technology is read."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from rules.twilight_imperium import engine
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADER_KINDS, LEADERS, RACES, RACIAL, TECHNOLOGIES
from rules.twilight_imperium.effects import building, combat, movement, supply, tokens
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.tables import BANS, NUMBERS
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table

PACKAGE = Path(engine.__file__).parent
MOOT = ("hacan_trade_secondary",)
"""Trade II has no secondary: there is nothing to be had for nothing."""
BY_NAME = {
    "agent": "battle/bombardment.py",  # also battle/ending.py (captures), cards/judging.py (Sabotage)
    "diplomat": "battle/entering.py",  # turns an invasion back; his passage in tactical/grants.py
    "assault_cannon": "battle/precombat.py",
    "mentak_ambush": "battle/precombat.py",
    "berserker_genome": "battle/losses.py",  # and on the ground in ground.py
    "diplomats_tech": "tactical/activation.py",
    "spatial_conduit_network": "tactical/grants.py",
    "muaat_gashlai": "effects/movement.py",  # passage through Supernovas
    "saar_nomads": "effects/senate.py",  # points without home planets
    "hacan_card_market": "strategic/offers.py",
    "hacan_free_trade": "strategic/agreements.py",
    "jolnar_study": "strategic/technology.py",
    "xxcha_envoys": "strategic/diplomacy.py",
    "yssaril_stall": "phases/acting.py",
    "shuttle_logistics": "phases/uses.py",
}
"""What lives in a chapter by its name."""
OF_THE_SOURCE = {
    "precombat_shot": "assault_cannon",
    "gf_return_home_on_5": "gen_synthesis",
    "win_invasion_reanimate_on_6": "dacxive_animators",
    "capital_ships_untargetable_by_cards": "nano_technology",
    "new_planets_unexhausted": "nano_technology",
    "action": "transit_diodes",
}
"""Marks that nobody reads: the technology is asked for by its own name."""
WITH_ANOTHER = {"excess_fighters_use_fleet_supply": "fighter_independent"}
"""Marks that always come with another, which is read for both."""

SOURCES = [
    *chain.from_iterable(race.abilities for race in RACES.values()),
    *TECHNOLOGIES,
    *RACIAL,
    *LEADER_KINDS,
]


def _tables() -> set[str]:
    """Whatever a number, a ban, a moment or a play answers to."""
    found = set(engine.CONTENTS.plays)
    for table in chain(NUMBERS.values(), BANS.values(), engine.CONTENTS.moments.values()):
        found |= set(table)
    return found


def _named(module: str, word: str) -> bool:
    return f'"{word}"' in (PACKAGE / module).read_text("utf-8")


def _read(mark: str) -> bool:
    """Some module asks for it."""
    return any(_named(str(path), mark) for path in PACKAGE.rglob("*.py"))


def _at_work(source: str) -> bool:
    if source in _tables():
        return True
    if source in BY_NAME:
        return _named(BY_NAME[source], source)
    return any(_read(token.name) for token in tokens.tokens(source))


@pytest.mark.rule("TI-554")
@pytest.mark.parametrize("source", SOURCES)
def test_it_is_at_work_somewhere(source: str) -> None:
    assert _at_work(source) or source in MOOT


@pytest.mark.parametrize("source", [*BY_NAME, *MOOT])
def test_the_lists_name_only_what_stands_in_no_table(source: str) -> None:
    assert source in SOURCES and source not in _tables()


@pytest.mark.parametrize("technology", TECHNOLOGIES)
def test_every_mark_of_a_technology_is_read(technology: str) -> None:
    for token in tokens.tokens(technology):
        if token.change is not None:
            assert technology in _tables(), token
        elif token.name in OF_THE_SOURCE:
            assert OF_THE_SOURCE[token.name] == technology and _at_work(technology)
        else:
            assert _read(WITH_ANOTHER.get(token.name, token.name)), token


# Leaders


@pytest.mark.rule("TI-668")
def test_leaders_are_told_apart_by_race_and_slot_and_captives_serve_nobody() -> None:
    for race in RACES.values():
        own = [LEADERS[f"{race.id}.{slot}"] for slot in (1, 2, 3)]
        assert tuple(each.kind for each in own) == race.leaders
        assert {each.race for each in own} == {race.id}
    state = table_of("sol", "norr", "hacan").state
    jord = systems.planet(state, "jord")
    facts = told.facts(seat=0, unit="gf", step="ground", side="defender", planet="jord", system="301")
    plain = combat.combat(state, 0, facts).value
    state.players[0].captives = ["norr.1"]
    assert combat.combat(state, 0, facts).value == plain
    jord.leaders = ["norr.2"]  # the other General of the N'orr, for comparison
    assert combat.combat(state, 0, facts).value == plain + 1


# Racial technologies that are plain numbers


def _learnt(race: str) -> tuple[Table, Table]:
    """The same table without its technology and with it."""
    tables = table_of(race, "letnev", "hacan"), table_of(race, "letnev", "hacan")
    tables[1].state.players[0].technologies = [RACES[race].technology]
    return tables


@pytest.mark.rule("TI-554")
def test_the_magmus_reactor_makes_war_suns_cheaper_and_faster() -> None:
    facts = told.facts(seat=0, unit="war_sun", system="301")
    plain, learnt = (each.state for each in _learnt("muaat"))
    assert (building.cost(plain, facts).value, building.cost(learnt, facts).value) == (12, 10)
    speed = [movement.move(state, facts).value for state in (plain, learnt)]
    assert speed == [1, 2]


@pytest.mark.rule("TI-554")
def test_advanced_carriers_hold_eight_and_sustain_damage() -> None:
    plain, learnt = (each.state for each in _learnt("sol"))
    assert [supply.capacity(state, 0, "carrier").value for state in (plain, learnt)] == [6, 8]
    assert [combat.sustains(state, 0, "carrier") for state in (plain, learnt)] == [False, True]
    assert not combat.sustains(learnt, 1, "carrier")


@pytest.mark.rule("TI-554")
def test_a_floating_factory_builds_five_keeps_five_and_moves_further() -> None:
    facts = told.facts(seat=0, unit="dock", system="301", ship=1)
    states = [each.state for each in _learnt("saar")]
    assert [building.dock_limit(state, building.FLOATING, facts).value for state in states] == [4, 5]
    assert [supply.support(state, 0).value for state in states] == [3, 5]
    assert [movement.move(state, facts).value for state in states] == [1, 2]


@pytest.mark.rule("TI-554")
def test_invasion_pods_carry_one_more_ground_force_on_each_dreadnought() -> None:
    states = [each.state for each in _learnt("l1z1x")]
    assert [supply.berths(state, 0, "dreadnought").value for state in states] == [0, 1]
    assert [supply.berths(state, 0, "cruiser").value for state in states] == [0, 0]
