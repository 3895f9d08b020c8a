"""Fighting pirates (section 18)."""

from __future__ import annotations

import pytest

from rules.starship_captains import engine, query
from rules.starship_captains.components import HOME, Effect
from tests.rules.starship_captains.space import (
    IDOL,
    SPIRAL,
    WHISTLE,
    calm,
    fill,
    install,
    on_top,
    pirate,
    pirate_between,
)
from tests.rules.starship_captains.table import Table

FIGHT = Effect("fight")


@pytest.mark.rule("SC-165")
def test_a_fight_is_with_a_pirate_on_a_route_of_the_ships_location() -> None:
    table = calm()
    pirate(table, HOME, "ochre")
    pirate(table, HOME, "larkspur")
    pirate(table, "ochre", "quagmire")
    table.effects(FIGHT)
    assert table.choices == ["fight larkspur", "fight ochre", "skip"]
    table.refuses("fight quagmire")
    table.refuses("fight lesser_tivoli")
    table.play("fight ochre")
    assert pirate_between(table, HOME, "ochre") is None
    assert pirate_between(table, HOME, "larkspur") is not None


@pytest.mark.rule("SC-166", "SC-168")
def test_damage_then_reward_then_the_token() -> None:
    table = calm()
    pirate(table, HOME, "ochre", "purple_medal")
    on_top(table, WHISTLE)
    table.effects(FIGHT)
    events = [event.key for event in table.play("fight ochre")]
    assert events == ["sc-fought", "sc-damaged", "sc-got-medals", "sc-found-artifacts"]
    me = table.me
    assert (me.damage, me.medals, me.artifacts, me.pirates) == (4, 2, [WHISTLE], ["purple_medal"])
    assert me.ready.count("android") == 0


@pytest.mark.rule("SC-166", "SC-167")
def test_the_damage_can_crush_cargo_before_the_reward_comes() -> None:
    table = calm()
    fill(table, IDOL, "green_medal", damage=6)
    pirate(table, HOME, "ochre", "purple_medal")
    on_top(table, WHISTLE)
    table.effects(FIGHT)
    table.play("fight ochre")
    assert table.choices == [f"discard {IDOL}", "discard green_medal"], "neither reward nor token is aboard"
    assert (table.me.medals, table.me.damage) == (1, 6)
    table.play(f"discard {IDOL}")
    assert (table.me.medals, table.me.damage) == (2, 7)
    assert table.choices == [f"discard {WHISTLE}", "discard green_medal"]


@pytest.mark.rule("SC-167")
def test_the_damage_can_take_the_last_free_slot() -> None:
    table = calm()
    fill(table, IDOL, damage=6)
    pirate(table, HOME, "ochre", "purple_android")
    table.effects(FIGHT)
    table.play("fight ochre")
    assert table.me.damage == 7
    assert table.choices == ["discard purple_android", f"discard {IDOL}"]


@pytest.mark.rule("SC-169")
def test_the_other_reward_is_an_android_in_the_ready_room() -> None:
    table = calm()
    pirate(table, HOME, "ochre", "purple_android")
    table.effects(FIGHT)
    table.play("fight ochre")
    me = table.me
    assert (me.ready.count("android"), me.medals, me.artifacts) == (1, 1, [])
    assert (me.damage, me.pirates) == (4, ["purple_android"])


@pytest.mark.rule("SC-170")
def test_every_token_has_one_of_the_two_rewards() -> None:
    table = Table(4)
    tokens = [*table.state.pirates.cards, *(token for token in table.state.routes if token)]
    assert len(tokens) == 30
    assert [query.reward(token) for token in tokens].count("medal") == 21
    assert [query.reward(token) for token in tokens].count("android") == 9


@pytest.mark.rule("SC-171", "SC-172")
def test_reward_and_free_route_do_not_depend_on_room_for_the_token() -> None:
    table = calm()
    fill(table, damage=8)
    pirate(table, HOME, "ochre", "purple_medal")
    pirate(table, HOME, "larkspur", "green_android")
    table.effects(Effect("fight", n=2))
    table.play("fight ochre", "fight larkspur")
    assert (table.me.medals, table.me.ready.count("android")) == (2, 1)
    assert table.state.pirates.discards == ["purple_medal", "green_android"]
    assert pirate_between(table, HOME, "ochre") is None
    assert pirate_between(table, HOME, "larkspur") is None
    assert table.me.pirates == []


@pytest.mark.rule("SC-173")
@pytest.mark.parametrize("kept", ["artifact", "pirate"])
def test_with_room_for_one_the_player_keeps_artifact_or_pirate(kept: str) -> None:
    table = calm()
    fill(table, damage=6)
    pirate(table, HOME, "ochre", "purple_medal")
    on_top(table, WHISTLE)
    table.effects(FIGHT)
    table.play("fight ochre")
    assert sorted(table.choices) == ["discard purple_medal", f"discard {WHISTLE}"]
    table.play("discard purple_medal" if kept == "artifact" else f"discard {WHISTLE}")
    assert table.me.artifacts == ([WHISTLE] if kept == "artifact" else [])
    assert table.me.pirates == ([] if kept == "artifact" else ["purple_medal"])


@pytest.mark.rule("SC-174")
def test_a_fight_always_succeeds() -> None:
    for seed in range(8):
        table = calm(seed=bytes([seed]))
        table.me.damage = seed
        pirate(table, HOME, "ochre", "purple_android")
        table.effects(FIGHT)
        table.play("fight ochre")
        assert pirate_between(table, HOME, "ochre") is None
        assert (table.me.damage, table.me.ready.count("android")) == (seed + 1, 1)


@pytest.mark.rule("SC-175")
def test_a_fight_may_be_declined_and_without_a_pirate_does_nothing() -> None:
    table = calm()
    table.effects(FIGHT)
    assert table.asked == "sc-ask-turn"
    pirate(table, HOME, "ochre")
    table.effects(FIGHT)
    table.play("skip")
    assert pirate_between(table, HOME, "ochre") is not None
    assert (table.me.damage, table.asked) == (3, "sc-ask-turn")


@pytest.mark.rule("SC-176", "SC-380")
def test_several_fights_come_one_by_one_and_any_may_be_skipped() -> None:
    table = calm()
    fill(table, IDOL, SPIRAL, damage=6)
    pirate(table, HOME, "ochre", "purple_android")
    pirate(table, HOME, "larkspur", "green_android")
    table.effects(Effect("fight", n=2))
    table.play("fight ochre")
    assert table.asked == "sc-ask-crush", "the first is finished before the second is asked about"
    table.play(f"discard {IDOL}", "discard purple_android")
    assert table.asked == "sc-ask-fight"
    assert table.choices == ["fight larkspur", "skip"]
    table.play("skip")
    assert (table.me.damage, table.me.ready.count("android")) == (7, 1)
    assert pirate_between(table, HOME, "larkspur") == "green_android"


@pytest.mark.rule("SC-177")
def test_flying_past_a_pirate_is_no_fight() -> None:
    table = calm()
    install(table, "patch_up_crew")
    pirate(table, HOME, "ochre", "purple_android")
    table.effects(Effect("move"))
    table.play("go ochre")
    assert table.asked == "sc-ask-turn", "cards that react to fights do not"
    assert (table.me.pirates, table.me.ready.count("android"), table.me.medals) == ([], 0, 1)
    assert pirate_between(table, HOME, "ochre") == "purple_android"


@pytest.mark.rule("SC-166")
def test_cards_react_when_the_token_is_stowed() -> None:
    table = calm()
    install(table, "patch_up_crew")
    pirate(table, HOME, "ochre", "purple_android")
    table.effects(FIGHT)
    table.play("fight ochre")
    assert table.choices == ["use patch_up_crew", "skip"]
    assert table.me.pirates == ["purple_android"]


@pytest.mark.parametrize(("cargo", "damage", "cost"), [(0, 7, "slot"), (2, 6, "crush"), (0, 8, "over")])
def test_a_fight_says_beforehand_what_its_damage_will_do(cargo: int, damage: int, cost: str) -> None:
    table = calm()
    fill(table, *[IDOL] * cargo, damage=damage)
    pirate(table, HOME, "ochre")
    table.effects(FIGHT)
    asked = engine.asked(table.state)
    assert asked is not None
    assert asked[1].choices[0].args["cost"] == cost
