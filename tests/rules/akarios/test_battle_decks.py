"""The fourteen battle decks as the guide wants them: ten cards each, their damage, and whom they reach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.akarios.components import ENEMIES
from rules.akarios.enemy.decks import CARDS, DECKS, Attack, BattleCard, Special, Support, Turn, lines
from rules.akarios.enemy.going import flights
from rules.akarios.enemy.reach import reach
from rules.akarios.scenario.script_do import Heal, Spawn
from rules.akarios.ship.arcs import reaches
from rules.akarios.ship.ships import Pose, pose
from rules.core.data import parts
from rules.core.hexes import named
from tests.rules.akarios.table import Table

BOSSES = {"ronin_marauder", *(type for type, row in ENEMIES.items() if row.boss)}
TYPES = sorted(ENEMIES)
SHOOTERS = 7
"""Cards of a deck, at least, that can attack somebody straight ahead."""


def attacks(type: str) -> list[Attack]:
    return [attack for card in DECKS[type] for attack in parts(card, Attack)]


def effects(type: str) -> set[str]:
    given = {added.effect for attack in attacks(type) for added in attack.effects}
    return given | {
        gift.effect for card in DECKS[type] for each in parts(card, Support) for gift in each.effects
    }


@pytest.mark.rule("AK-014")
def test_every_enemy_has_ten_cards_with_names_of_their_own() -> None:
    assert set(DECKS) == set(ENEMIES) and len(CARDS) == 140
    for type, deck in DECKS.items():
        assert [card.id for card in deck] == [f"{ENEMIES[type].code}-{n:02}" for n in range(1, 11)]
        assert len({card.name.en for card in deck}) == len({card.name.ru for card in deck}) == 10


@pytest.mark.parametrize("type", TYPES)
def test_the_cards_add_as_much_damage_as_the_guide_allows(type: str) -> None:
    least, most = (6, 10) if type in BOSSES else (2, 5)
    assert least <= sum(attack.damage for attack in attacks(type)) <= most


def shots(table: Table, card: BattleCard, at: str, start: Pose, target: str) -> Iterator[bool]:
    """Whether its attacks reach the target on a way through the strip, if everything else succeeds."""
    if at == "end":
        return
    command = next(each for each in card.strip if each.id == at)
    ship, goal = table.ship("x1"), named(target)
    yes, no = lines(card, at)
    if isinstance(command, Attack):
        hit = reaches(table.battle, start, goal, reach(table.state, ship, command))
        yield hit
        if not hit:
            yield from shots(table, card, no, start, target)
    elif isinstance(command, Turn):
        for looks in range(6):
            yield from shots(table, card, yes, Pose(start.hex, looks), target)
    elif isinstance(command, Support | Special):
        yield from shots(table, card, yes, start, target)
    else:
        for flight in flights(table.battle, ship, start, command, goal):
            yield from shots(table, card, yes, flight.end, target)


@pytest.mark.parametrize("type", TYPES)
def test_most_cards_can_attack_somebody_straight_ahead(type: str) -> None:
    """From two to five hexes away, on an empty board."""
    able = set[str]()
    for away in range(2, 6):
        table = Table(f"p0 argonaut H{9 - away} n", "rs1 H9 n")
        ship = table.battle.ships.pop("rs1")
        ship.ref, ship.kind = "x1", type
        table.battle.ships["x1"] = ship
        for card in DECKS[type]:
            if any(shots(table, card, card.strip[0].id, pose(ship), f"H{9 - away}")):
                able.add(card.id)
    assert len(able) >= SHOOTERS


@pytest.mark.parametrize(
    ("type", "marks"),
    [
        ("ronin_frigate", {"push", "repair"}),
        ("ronin_lancer", {"pierce"}),
        ("ronin_marauder", {"pull", "rupture"}),
        ("yur_drifter", {"stall", "radar_jam"}),
        ("yur_needle", {"target_lock"}),
        ("yur_beacon", {"shield_charge", "hack"}),
        ("tkotchek_hornet", {"rupture"}),
        ("tkotchek_mammoth", {"pull"}),
        ("ema_interceptor", {"stall"}),
        ("ema_warden", {"glitch", "shield_charge"}),
        ("ema_arnaut", {"target_lock", "hack", "glitch"}),
        ("synthetic_shard", {"pierce", "hack", "repair"}),
        ("synthetic_titan", {"rupture", "hack", "push"}),
    ],
)
def test_each_has_what_it_is_known_for(type: str, marks: set[str]) -> None:
    assert marks <= effects(type)


@pytest.mark.parametrize(
    ("type", "spawned", "cards"),
    [("ronin_marauder", "ronin_scout", 2), ("tkotchek_mammoth", "tkotchek_hornet", 3)],
)
def test_carriers_bring_others(type: str, spawned: str, cards: int) -> None:
    found = [spawn for card in DECKS[type] for spawn in parts(card, Spawn)]
    assert len(found) == cards and all(spawn.ships == ((spawned,),) * 4 for spawn in found)


def test_the_titan_mends_its_own_shields_and_only_great_ships_do_special_things() -> None:
    mends = [heal for card in DECKS["synthetic_titan"] for heal in parts(card, Heal)]
    assert [(heal.who, heal.shields) for heal in mends] == [("trigger_ship", 3)] * 2
    assert {
        type for type in DECKS if any(True for card in DECKS[type] for _ in parts(card, Special))
    } <= BOSSES


def test_a_shard_strikes_again_or_mends() -> None:
    for card in DECKS["synthetic_shard"]:
        first, second = parts(card, Attack)
        yes, no = lines(card, first.id)
        assert yes == second.id and second.damage == -1 and first.damage > 0
        assert any(isinstance(each, Support) for each in card.strip[[c.id for c in card.strip].index(no) :])
