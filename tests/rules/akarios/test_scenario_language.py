"""The language of scenarios at work: when rules fire, what conditions ask, what effects do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.akarios.language import Name
from rules.akarios.scenario import script_do as does
from rules.akarios.scenario import script_if as asks
from rules.akarios.scenario.conditions import holds
from rules.akarios.scenario.doing import do
from rules.akarios.scenario.script import SCRIPTS, Battle, Deed, Rule
from rules.akarios.scenario.triggers import fits
from rules.akarios.ship import damage, targets
from rules.akarios.state import Noted
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.table import Table, told

NEVER = asks.Var("never", eq=1)


@pytest.fixture
def scenario(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Scenario 001 without an end, with other rules."""

    def change(**facts: Any) -> None:
        exam = SCRIPTS["001"]
        assert isinstance(exam, Battle)
        changed = replace(exam, **{"rule": (), "win": NEVER, "lose": NEVER, **facts})
        monkeypatch.setitem(SCRIPTS, "001", changed)

    return change


def ask(table: Table, test: asks.If, **facts: str) -> bool:
    return holds(table.state, test, facts, table.dice)


def effect(table: Table, what: does.Do, **facts: str) -> list[str]:
    return told(do(table.state, what, facts, table.dice))


# When


@pytest.mark.parametrize(
    ("when", "rounds"),
    [
        (asks.When("round_end"), {1, 2, 3, 4, 5, 6, 7}),
        (asks.When("round_end", round=3), {3}),
        (asks.When("round_end", every=2), {2, 4, 6}),
        (asks.When("round_end", every=3, first=1), {1, 4, 7}),
        (asks.When("round_end", every=2, first=4), {4, 6}),
    ],
)
def test_a_rule_comes_in_its_rounds(when: asks.When, rounds: set[int]) -> None:
    table = Table("p0 argonaut H6 n")
    found = set()
    for table.battle.round in range(1, 8):
        found |= {table.battle.round} if fits(table.battle, when, Noted("round_end", {})) else set()
    assert found == rounds


def test_a_rule_may_wait_for_the_hull_to_be_hurt() -> None:
    table = Table("p0 argonaut H6 n", "rf1 H4 s")
    when = asks.When("damaged", type="ronin_frigate", hull=True)
    damage.deal(table.state, "rf1", 2)
    damage.deal(table.state, "rf1", 1)
    assert [fits(table.battle, when, noted) for noted in table.battle.noted] == [False, True]


def test_a_rule_may_wait_for_the_card_of_a_type() -> None:
    table = Table("p0 argonaut H6 n")
    shown = Noted("enemy_card_revealed", {"card": "rf-01", "type": "ronin_frigate"})
    assert fits(table.battle, asks.When("enemy_card_revealed", type="ronin_frigate"), shown)
    assert fits(table.battle, asks.When("enemy_card_revealed"), shown)
    assert not fits(table.battle, asks.When("enemy_card_revealed", type="ronin_scout"), shown)
    assert not fits(table.battle, asks.When("enemy_card_revealed", who="enemy"), shown)


def test_a_rule_without_words_speaks_by_its_messages_alone(scenario: Any) -> None:
    said = does.Message("scn.001.success")
    silent = Rule("a", asks.When("round_end"), (said,))
    loud = Rule("b", asks.When("round_end"), (said,), text="scn.001.rule.wave")
    scenario(rule=(silent, loud))
    fight = Fight("p0 argonaut H6 n", "rs1 B2 s", stage="end")
    fight.go()
    pages = [each.args["text"] for each in fight.events if each.key in ("ak-rule", "ak-page")]
    assert pages == ["¶scn.001.success", "¶scn.001.rule.wave", "¶scn.001.success"]


# If


@pytest.mark.parametrize(("carrier", "ship", "expected"), [("p0", "p0", True), ("p0", "p1", False)])
def test_whoever_set_the_rule_off_may_be_asked_to_carry(carrier: str, ship: str, expected: bool) -> None:
    table = Table("p0 argonaut H6 n", "p1 chariot H8 n", "token box F2")
    test = asks.CarriedBy("box", "trigger_ship")
    assert not ask(table, test, ship=ship)
    table.battle.tokens["box"].carrier = carrier
    assert ask(table, test, ship=ship) is expected
    assert ask(table, asks.CarriedBy("box", "player"), ship=ship)
    assert not ask(table, asks.CarriedBy("box", "enemy"), ship=ship)


@pytest.mark.parametrize(
    ("of", "expected"),
    [(1, True), (2, True), (3, False), (None, False), (asks.Scaled(p=(3, 2, 1, 1)), True)],
)
def test_so_many_of_several_tokens_may_be_enough(of: asks.Number | None, expected: bool) -> None:
    """On one of them or next to it."""
    table = Table("p0 argonaut C3 n", "p1 chariot G7 n", "rs1 L5 s", "token a C3", "token b G8", "token c L6")
    assert ask(table, asks.AdjacentTo(("a", "b", "c"), "player", of=of)) is expected


def test_two_ships_may_be_wanted_at_one_token() -> None:
    table = Table("p0 argonaut C3 n", "p1 chariot C5 n", "token barge C4 hull=4")
    assert ask(table, asks.AdjacentTo(("barge",), "player", at_least=2))
    assert not ask(table, asks.AdjacentTo(("barge",), "player", at_least=3))
    table.ship("p1").hex = "C6"
    assert not ask(table, asks.AdjacentTo(("barge",), "player", at_least=2))


def test_allies_are_counted_apart() -> None:
    table = Table("p0 argonaut C3 n", "rf1 G7 n ally", "rs1 L5 s", "rs2 L7 s ally")
    assert ask(table, asks.AlliesLeft(2)) and not ask(table, asks.AlliesLeft(1))
    assert not ask(table, asks.AlliesLeft(0, "ronin_frigate"))
    table.ship("rf1").hex = None
    assert ask(table, asks.AlliesLeft(0, "ronin_frigate"))


@pytest.mark.parametrize(("hull", "expected"), [(3, False), (2, True), (1, True), (0, False)])
def test_hull_may_be_asked_for_between_two_bounds(hull: int, expected: bool) -> None:
    table = Table("p0 argonaut C3 n", "rf1 G7 n")
    table.ship("rf1").hull = hull
    assert ask(table, asks.TriggerHull(2, ge=1), ship="rf1") is expected


@pytest.mark.parametrize(("shields", "expected"), [(7, False), (6, True)])
def test_shields_may_be_asked_for_by_the_count_of_players(shields: int, expected: bool) -> None:
    table = Table("p0 argonaut C3 n", "p1 chariot C5 n", f"st1 H4 s shields={shields}")
    assert ask(table, asks.ShipShields("synthetic_titan", asks.Scaled(per_player=3))) is expected


# Do


@pytest.mark.parametrize(("shields", "left"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_half_of_the_shields_can_be_taken(shields: int, left: int) -> None:
    table = Table("p0 argonaut C3 n", f"tm1 G7 n shields={shields} shields_cap=8")
    effect(table, does.LoseShields(does.Those(type="tkotchek_mammoth"), "half"))
    assert table.ship("tm1").shields == left


def test_a_token_comes_back_whole() -> None:
    table = Table("p0 argonaut C3 n", "token shuttle E5 hull=2")
    damage.deal(table.state, "shuttle", 2)
    shuttle = table.battle.tokens["shuttle"]
    shuttle.path = 3
    assert (shuttle.hex, shuttle.hull) == (None, 0)
    assert effect(table, does.PlaceToken("shuttle", "C3")) == []  # a ship is there
    assert effect(table, does.PlaceToken("shuttle", "E6")) == ["ak-token-placed"]
    assert (shuttle.hex, shuttle.hull, shuttle.path) == ("E6", 2, 0)
    assert effect(table, does.PlaceToken("shuttle", "E7")) == [] and shuttle.hex == "E6"


def test_a_type_goes_for_what_the_scenario_names() -> None:
    """The nearest of them that is there; else whoever is nearest."""
    table = Table(
        "p0 argonaut H6 n", "th1 H4 s", "rf1 H9 n ally", "token barley B4 hull=4", "token rye L4 hull=4"
    )
    hornet = table.ship("th1")
    assert targets.target(table.battle, hornet) == ["p0"]
    effect(table, does.SetTarget(("tkotchek_hornet",), ("barley",)))
    assert targets.target(table.battle, hornet) == ["barley"]
    effect(table, does.SetTarget(("tkotchek_hornet",), ("rye",), also=True))
    assert targets.target(table.battle, hornet) == ["rye"]
    table.battle.tokens["rye"].hex = None
    assert targets.target(table.battle, hornet) == ["barley"]
    effect(table, does.SetTarget(("tkotchek_hornet",), ("ronin_frigate",)))
    assert targets.target(table.battle, hornet) == ["rf1"]
    effect(table, does.SetTarget(("tkotchek_hornet",)))
    assert targets.target(table.battle, hornet) == ["p0"]


def test_damage_leaves_a_token_its_floor() -> None:
    table = Table("p0 argonaut H6 n", "token courier H4 hull=5 side=enemy")
    courier = table.battle.tokens["courier"]
    courier.floor = 1
    damage.deal(table.state, "courier", 4)
    damage.deal(table.state, "courier", 9)
    assert (courier.hull, courier.hex) == (1, "H4")


def test_damage_beyond_the_shields_of_a_lasting_ship_is_lost() -> None:
    table = Table("p0 argonaut H6 n", "st1 H4 s")
    titan = table.ship("st1")
    titan.floor = titan.hull_cap
    damage.deal(table.state, "st1", titan.shields + 5)
    damage.deal(table.state, "st1", 5, pierce=True)
    assert (titan.shields, titan.hull) == (0, titan.hull_cap) and titan.hex == "H4"


# Actions that a scenario offers

PUSH = Deed(
    "push_barley",
    Name("Push Barley", "Толкать"),
    "scn.001.rule.buoy",
    "A",
    (does.MoveToken("barley", 2, direction="n"),),
    token="barley",
)


def pushing(scenario: Any) -> Fight:
    scenario(action=(PUSH,))
    lines = ("p0 argonaut H6 n dice=attack,stress,move", "p1 chariot H8 n dice=attack", "rs1 B2 s")
    return Fight(*lines, "token barley E8 hull=4")


def test_a_scenario_offers_actions_of_its_own(scenario: Any) -> None:
    fight = pushing(scenario)
    fight.play("act push_barley 0")
    assert fight.battle.tokens["barley"].hex == "E6"
    assert fight.cockpit().dice[0].place == "push_barley"
    assert "ak-rule" in fight.told()


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0), (0, 0)])
def test_its_cells_are_there_once_a_round_for_the_whole_squad(scenario: Any, first: int, second: int) -> None:
    fight = pushing(scenario)
    fight.play("act push_barley 0", first)
    other = 1 if first == second else 0
    assert fight.refused(f"act push_barley {other}", second) == "ak-illegal-cells-used"


def test_its_cells_want_their_dice(scenario: Any) -> None:
    assert pushing(scenario).refused("act push_barley 2") == "ak-illegal-cells"


def test_nobody_can_do_it_to_what_is_gone(scenario: Any) -> None:
    fight = pushing(scenario)
    fight.battle.tokens["barley"].hex = None
    assert fight.refused("act push_barley 0") == "ak-illegal-no-such-action"


@pytest.mark.parametrize(("deck", "enemies", "players"), [("enemies", 2, 0), ("players", 0, 2)])
def test_modifiers_are_shuffled_into_the_decks_that_are_named(deck: str, enemies: int, players: int) -> None:
    table = Table("p0 argonaut H6 n", "p1 chariot H8 n")
    effect(table, does.ShuffleModifier(deck, "stress_miss", 2))  # type: ignore[arg-type]
    assert table.battle.enemy_mods.cards.count("stress_miss") == enemies
    assert [each.deck.cards.count("stress_miss") for each in table.battle.cockpits] == [players, players]
