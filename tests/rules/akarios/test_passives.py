"""What cards change, and what waits for the next attack."""

from __future__ import annotations

import pytest

from rules.akarios.components import CARDS
from rules.akarios.language import Addition, Next
from rules.akarios.ship import passives, pending
from rules.akarios.ship.arcs import Reach
from tests.rules.akarios.table import Table

# Passives


@pytest.mark.rule("AK-414", "AK-406", "AK-140")
def test_what_a_broken_card_added_is_gone_and_its_energy_is_not() -> None:
    t = Table("p0 chariot H6 n cards=reinforced_hull,flank energy=flank:1")
    ship = t.ship("p0")
    bare = CARDS["reinforced_hull"].passive[0]
    cap = ship.hull_cap
    assert cap == 5 + getattr(bare, "n", 0) > 5
    passives.break_card(t.battle, "p0", "reinforced_hull")
    passives.break_card(t.battle, "p0", "flank")
    assert (ship.hull_cap, ship.hull) == (5, 5)
    assert t.card("flank").energy == 1


@pytest.mark.rule("AK-407", "AK-140")
def test_a_mended_card_comes_back_with_its_energy() -> None:
    t = Table("p0 chariot H6 n cards=reinforced_hull,flank energy=flank:1 broken=reinforced_hull,flank")
    passives.mend_card(t.battle, "p0", "reinforced_hull")
    passives.mend_card(t.battle, "p0", "flank")
    assert t.ship("p0").hull_cap > t.ship("p0").hull == 5  # type: ignore[operator]
    assert (t.card("flank").energy, t.card("flank").broken) == (1, False)


@pytest.mark.rule("AK-043", "AK-493")
def test_hull_and_shields_start_at_10_at_most() -> None:
    t = Table("p0 anvil H6 n cards=reinforced_hull", sparrow=("best_mechanics",))
    assert t.ship("p0").hull_cap <= 10
    t.ship("p0").bare = (9, 9)
    passives.refit(t.battle, t.ship("p0"))
    assert t.ship("p0").hull_cap == 10
    t = Table(f"p0 anvil H6 n cards={_stat('start_shields', 2)}")
    assert t.ship("p0").shields_cap == 4
    t.ship("p0").bare = (9, 9)
    passives.refit(t.battle, t.ship("p0"))
    assert t.ship("p0").shields_cap == 10


@pytest.mark.rule("AK-414")
def test_shields_above_the_new_start_are_lost() -> None:
    card = _stat("start_shields", 2)
    t = Table(f"p0 anvil H6 n cards={card}")
    assert t.ship("p0").shields == 4
    passives.break_card(t.battle, "p0", card)
    assert (t.ship("p0").shields_cap, t.ship("p0").shields) == (2, 2)


def _stat(what: str, n: int) -> str:
    """A technology that adds this."""
    found = (card for card in CARDS.values() if card.kind == "technology" and not card.classes)
    return next(card.id for card in found if any(_adds(each, what, n) for each in card.passive))


def _adds(passive: object, what: str, n: int) -> bool:
    return (getattr(passive, "what", ""), getattr(passive, "n", 0)) == (what, n)


@pytest.mark.rule("AK-053", "AK-761", "AK-414")
def test_gunsmith_gives_weapons_with_energy_one_more() -> None:
    t = Table("p0 argonaut H6 n cards=burst_fire,flank,gunsmith")
    assert t.card("burst_fire").cap == t.card("burst_fire").energy == CARDS["burst_fire"].energy + 1
    assert t.card("flank").cap == CARDS["flank"].energy
    tireless = next(card.id for card in CARDS.values() if card.kind == "weapon" and not card.energy)
    t = Table(f"p0 argonaut H6 n cards={tireless},gunsmith")
    assert (t.card(tireless).energy, t.card(tireless).cap) == (0, 0)
    t = Table("p0 argonaut H6 n cards=burst_fire,flank,gunsmith")
    passives.break_card(t.battle, "p0", "gunsmith")
    assert t.card("burst_fire").energy == CARDS["burst_fire"].energy


@pytest.mark.rule("AK-664")
def test_a_card_of_the_sparrow_concerns_all_allies() -> None:
    card = next(id for id, row in CARDS.items() if row.kind == "sparrow" and _gives(id, "start_hull"))
    t = Table("p0 argonaut H6 n", "rs1 H4 s", "rs2 H3 s ally", "sparrow C3 n hull=8", sparrow=(card,))
    given = [passives.stat(t.battle, ref, "start_hull") > 0 for ref in ("p0", "rs1", "rs2", "sparrow")]
    assert given == [True, False, True, True]
    t.ship("sparrow").hull = None
    assert passives.stat(t.battle, "sparrow", "start_hull") == 0
    t.battle.sparrow_cards[card] = False
    assert passives.stat(t.battle, "p0", "start_hull") == 0


def _gives(card: str, stat: str) -> bool:
    return any(getattr(passive, "what", "") == stat for passive in CARDS[card].passive)


def test_an_exception_that_works_once_a_round_is_counted() -> None:
    t = Table(
        "p0 argonaut H6 n cards=first_terrain_card".replace("first_terrain_card", _card("first_terrain_free"))
    )
    assert passives.flag(t.battle, "p0", "first_terrain_free") is not None
    assert passives.spend(t.battle, "p0", "first_terrain_free") is not None
    assert passives.spend(t.battle, "p0", "first_terrain_free") is None
    t.cockpit().counts.clear()
    assert passives.flag(t.battle, "p0", "first_terrain_free") is not None


def _card(flag: str) -> str:
    return next(
        id for id, row in CARDS.items() if any(getattr(each, "what", "") == flag for each in row.passive)
    )


def test_the_cards_of_a_ship_answer_its_hooks() -> None:
    t = Table("p0 argonaut H6 n cards=resolve,flank", "p1 chariot H7 n")
    assert [card for card, _ in passives.answers(t.battle, "p0", "attack_done")] == ["resolve"]
    assert passives.answers(t.battle, "p0", "destroyed") == []
    assert passives.answers(t.battle, "p1", "attack_done") == []


# The next attack


def waiting(*given: tuple[str, int]) -> list[str]:
    t = Table("p0 argonaut H6 n")
    for what, n in given:
        pending.add(t.cockpit(), "flank", what, n)
    return pending.take(t.cockpit())


@pytest.mark.rule("AK-284", "AK-286")
def test_the_next_attack_takes_everything_that_waits() -> None:
    t = Table("p0 argonaut H6 n")
    for what in ("stall", "damage", "push"):
        pending.add(t.cockpit(), "flank", what, 2)
    assert pending.waiting(t.cockpit()) == ["stall:2", "damage:2", "push:2"]
    assert pending.take(t.cockpit()) == ["stall:2", "damage:2", "push:2"]
    assert pending.take(t.cockpit()) == []


@pytest.mark.rule("AK-285", "AK-531", "AK-537", "AK-256", "AK-562")
def test_damage_and_advantage_are_for_the_first_target_and_effects_for_all() -> None:
    taken = waiting(("damage", 2), ("advantage", 1), ("disadvantage", 1), ("no_draw", 1), ("stall", 1))
    for what in ("damage", "advantage", "disadvantage", "no_draw"):
        assert pending.figure(taken, what) > 0
        assert pending.figure(taken, what, first=False) == 0
    assert pending.effects(taken) == [Addition("stall")]


@pytest.mark.rule("AK-286")
def test_values_add_up_and_the_same_effect_counts_once() -> None:
    taken = waiting(("damage", 2), ("damage", 1), ("push", 1), ("push", 2), ("push", 1), ("targets", 1))
    assert pending.figure(taken, "damage") == 3
    assert pending.effects(taken) == [Addition("push", 2)]


@pytest.mark.rule("AK-562")
def test_more_range_is_for_attacks_without_an_arc() -> None:
    assert pending.reach(Reach(range=2), 1) == Reach(range=3)
    assert pending.reach(Reach(("standard",)), 1) == Reach(("standard",))


@pytest.mark.rule("AK-563")
def test_more_targets_than_all_there_are_not() -> None:
    assert (pending.targets(2, 1), pending.targets("all", 1)) == (3, "all")


@pytest.mark.rule("AK-282", "AK-283")
def test_what_a_card_gives_waits_as_long_as_it_says() -> None:
    t = Table("p0 argonaut H6 n")
    pending.grant(t.cockpit(), "alpha_89", Next(effects=(Addition("glitch"),)))
    pending.grant(t.cockpit(), "guns", Next(damage=2, until="round"))
    pending.grant(t.cockpit(), "scope", Next(range=1, targets=1, advantage=True, no_draw="x2", until="phase"))
    assert pending.waiting(t.cockpit())[:2] == ["glitch:1", "damage:2"]
    assert sorted(pending.waiting(t.cockpit())[2:]) == ["advantage:1", "no_draw:1", "range:1", "targets:1"]
    pending.end_of_phase(t.battle)
    assert pending.waiting(t.cockpit()) == ["glitch:1", "damage:2"]
    pending.end_of_round(t.battle)
    assert pending.waiting(t.cockpit()) == ["glitch:1"]


@pytest.mark.rule("AK-773")
def test_of_a_choice_what_was_chosen_waits() -> None:
    t = Table("p0 argonaut H6 n")
    given = CARDS["effective_measures"].steps[0]
    assert isinstance(given, Next)
    pending.grant(t.cockpit(), "effective_measures", given, given.choose_one[1:])
    assert pending.waiting(t.cockpit()) == [f"{given.choose_one[1].effect}:1"]


@pytest.mark.rule("AK-461")
def test_the_sparrows_upgrades_work_wherever_it_is() -> None:
    t = Table("p0 argonaut H6 n", sparrow=("mechanics", "weapon_screening"))
    assert "sparrow" not in t.battle.ships
    assert t.ship("p0").hull_cap == 8
    assert passives.immune(t.battle, "p0", "glitch")
