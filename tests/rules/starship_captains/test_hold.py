"""Damage, overdamage, and cargo in the hold (sections 14 and 16)."""

from __future__ import annotations

import msgspec
import pytest

from rules.core import saved
from rules.starship_captains import hold, query
from rules.starship_captains.components import HOME, TECHS, Effect, Trigger
from tests.rules.starship_captains.space import (
    IDOL,
    SPIRAL,
    WHISTLE,
    calm,
    fill,
    install,
    on_top,
    pirate,
    ruled,
)

DAMAGE = Effect("damage")
ARTIFACT = Effect("artifact")
PIRATE = "purple_medal"


# Artifacts: supply and discard


@pytest.mark.rule("SC-092")
def test_spent_artifacts_go_to_the_artifact_discard() -> None:
    table = calm()
    fill(table, IDOL, SPIRAL)
    table.play(f"artifacts repair {SPIRAL},{IDOL}")
    assert sorted(table.state.artifacts.discards) == sorted([IDOL, SPIRAL])
    assert table.me.artifacts == []


@pytest.mark.rule("SC-093")
def test_an_empty_supply_is_made_anew_when_one_is_needed() -> None:
    table = calm()
    pile = table.state.artifacts
    pile.discards = [WHISTLE, WHISTLE, WHISTLE]
    pile.cards = [IDOL]
    table.effects(ARTIFACT)
    assert table.me.artifacts == [IDOL]
    assert (len(pile), len(pile.discards)) == (0, 3), "not before it is needed"
    table.effects(ARTIFACT)
    assert table.me.artifacts == [IDOL, WHISTLE]
    assert (len(pile), len(pile.discards)) == (2, 0)


@pytest.mark.rule("SC-094")
def test_with_none_left_anywhere_no_artifact_is_gained() -> None:
    table = calm()
    table.state.artifacts.cards, table.state.artifacts.discards = [SPIRAL], []
    table.effects(Effect("artifact", n=2))
    assert table.me.artifacts == [SPIRAL]
    table.effects(ARTIFACT, Effect("medal"))
    assert table.me.artifacts == [SPIRAL]
    assert table.me.medals == 2, "and the rest goes on"
    assert len(table.told("sc-no-artifacts")) == 1 and len(table.told("sc-found-artifacts")) == 1


# Damage


@pytest.mark.rule("SC-129", "SC-130")
def test_damage_takes_an_empty_hold_slot_and_never_a_tech_slot() -> None:
    table = calm()
    before = [slot.damaged for slot in table.me.slots]
    table.effects(DAMAGE)
    assert table.me.damage == 4
    assert query.free_slots(table.state, 0) == 4
    table.effects(Effect("damage", n=9))
    assert [slot.damaged for slot in table.me.slots] == before


@pytest.mark.rule("SC-131", "SC-135")
def test_without_an_empty_slot_damage_crushes_cargo_of_the_players_choice() -> None:
    table = calm()
    fill(table, IDOL, WHISTLE, PIRATE, damage=5)
    table.effects(DAMAGE)
    assert table.choices == [f"discard {IDOL}", f"discard {WHISTLE}", f"discard {PIRATE}"]
    table.play(f"discard {PIRATE}")
    assert (table.me.damage, table.me.pirates, table.me.artifacts) == (6, [], [IDOL, WHISTLE])
    assert table.state.pirates.discards == [PIRATE]
    assert table.state.artifacts.discards == []
    table.effects(DAMAGE)
    table.play(f"discard {WHISTLE}")
    assert (table.me.damage, table.me.artifacts) == (7, [IDOL])
    assert table.state.artifacts.discards == [WHISTLE]


@pytest.mark.rule("SC-132")
def test_damage_is_not_refused() -> None:
    table = calm()
    table.play("ask yes")
    fill(table, IDOL, WHISTLE, damage=6)
    table.effects(DAMAGE)
    assert "skip" not in table.choices
    table.refuses("skip")
    table.play(f"discard {IDOL}")
    assert table.me.damage == 7


@pytest.mark.rule("SC-133")
def test_beyond_a_damaged_hold_there_is_overdamage_without_limit() -> None:
    table = calm()
    fill(table, damage=7)
    table.effects(Effect("damage", n=30))
    assert table.asked == "sc-ask-turn"
    assert table.me.damage == 37
    assert query.overdamage(table.me) == 29
    assert len(table.told("sc-overdamaged")) == 29


@pytest.mark.rule("SC-134")
def test_several_damage_come_one_token_at_a_time() -> None:
    table = calm()
    fill(table, IDOL, SPIRAL, WHISTLE, damage=4)
    table.effects(Effect("damage", n=3))
    assert table.me.damage == 5, "the first found the last empty slot"
    table.play(f"discard {IDOL}")
    assert table.me.damage == 6
    table.play(f"discard {WHISTLE}")
    assert (table.me.damage, table.me.artifacts) == (7, [SPIRAL])


@pytest.mark.rule("SC-136")
def test_while_a_slot_is_empty_no_cargo_is_crushed() -> None:
    table = calm()
    fill(table, IDOL, PIRATE, damage=5)
    table.effects(DAMAGE)
    assert table.asked == "sc-ask-turn"
    assert (table.me.artifacts, table.me.pirates, table.me.damage) == ([IDOL], [PIRATE], 6)


# Cargo


@pytest.mark.rule("SC-144")
def test_every_token_takes_a_slot_of_its_own() -> None:
    table = calm()
    fill(table, IDOL, IDOL, PIRATE, damage=3)
    assert query.free_slots(table.state, 0) == 2
    table.me.damage = 8 - 3
    assert query.free_slots(table.state, 0) == 0
    table.effects(ARTIFACT)
    assert table.asked == "sc-ask-stow", "another token does not share a slot"


@pytest.mark.rule("SC-145")
def test_what_fits_is_stowed_without_a_question() -> None:
    table = calm()
    on_top(table, SPIRAL, IDOL)
    pirate(table, HOME, "ochre", "yellow_android")
    table.effects(Effect("artifact", n=2), Effect("fight"))
    table.play("fight ochre")
    assert table.asked == "sc-ask-turn"
    assert (sorted(table.me.artifacts), table.me.pirates) == (sorted([IDOL, SPIRAL]), ["yellow_android"])
    assert query.free_slots(table.state, 0) == 1


@pytest.mark.rule("SC-146", "SC-147")
def test_a_full_hold_gives_up_cargo_or_the_new_token_but_no_damage() -> None:
    table = calm()
    fill(table, IDOL, PIRATE, damage=6)
    on_top(table, WHISTLE)
    table.effects(ARTIFACT)
    assert sorted(table.choices) == sorted([f"discard {WHISTLE}", f"discard {IDOL}", f"discard {PIRATE}"])
    table.play(f"discard {PIRATE}")
    assert (table.me.artifacts, table.me.pirates, table.me.damage) == ([IDOL, WHISTLE], [], 6)
    assert table.state.pirates.discards == [PIRATE]
    on_top(table, SPIRAL)
    table.effects(ARTIFACT)
    table.play(f"discard {SPIRAL}")
    assert (table.me.artifacts, table.me.damage) == ([IDOL, WHISTLE], 6)
    assert table.state.artifacts.discards == [SPIRAL]


@pytest.mark.rule("SC-148")
def test_with_every_slot_damaged_what_is_gained_is_lost_to_the_discards() -> None:
    table = calm()
    fill(table, damage=8)
    on_top(table, SPIRAL, IDOL)
    pirate(table, HOME, "ochre", "yellow_android")
    table.effects(Effect("artifact", n=2), Effect("fight"))
    assert sorted(table.state.artifacts.discards) == sorted([IDOL, SPIRAL])
    table.play("fight ochre")
    assert table.asked == "sc-ask-turn"
    assert table.state.pirates.discards == ["yellow_android"]
    assert query.cargo(table.me) == 0


@pytest.mark.rule("SC-149")
def test_artifacts_of_one_effect_are_all_seen_before_any_is_given_up() -> None:
    table = calm()
    fill(table, IDOL, IDOL, damage=5)
    on_top(table, SPIRAL, WHISTLE)
    events = table.effects(Effect("artifact", n=2))
    assert [event.args["artifacts"] for event in events if event.key == "sc-found-artifacts"] == [
        (f"@{SPIRAL}", f"@{WHISTLE}")
    ]
    assert sorted(table.choices) == sorted([f"discard {SPIRAL}", f"discard {WHISTLE}", f"discard {IDOL}"])
    table.play(f"discard {IDOL}")
    assert table.me.artifacts == [SPIRAL, IDOL, WHISTLE]
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-150")
def test_artifacts_of_separate_effects_are_drawn_separately() -> None:
    table = calm()
    fill(table, IDOL, damage=7)
    on_top(table, SPIRAL, WHISTLE)
    table.effects(ARTIFACT, ARTIFACT)
    assert table.choices == [f"discard {SPIRAL}", f"discard {IDOL}"]
    assert table.state.artifacts.cards[-1] == WHISTLE, "the second is still in the supply"
    table.play(f"discard {SPIRAL}")
    assert table.choices == [f"discard {WHISTLE}", f"discard {IDOL}"]


@pytest.mark.rule("SC-151")
def test_cargo_is_not_thrown_away_at_will() -> None:
    table = calm()
    fill(table, IDOL, PIRATE)
    for begin in (None, Effect("move"), Effect("repair")):
        if begin is not None:
            table.effects(begin)
        assert not [c for c in table.choices if c.startswith("discard")]
        table.refuses(f"discard {IDOL}")
        table.refuses(f"discard {PIRATE}")


@pytest.mark.rule("SC-151")
def test_the_other_ruling_lets_cargo_go_between_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    ruled(monkeypatch, hold, throw_cargo=True)
    table = calm()
    fill(table, IDOL, PIRATE)
    table.play(f"discard {PIRATE}")
    assert (table.asked, table.me.artifacts, table.me.pirates) == ("sc-ask-turn", [IDOL], [])


@pytest.mark.rule("SC-152")
def test_it_makes_no_difference_which_slot_a_token_sits_in() -> None:
    ends = []
    for order in ((IDOL, SPIRAL, WHISTLE), (WHISTLE, IDOL, SPIRAL)):
        table = calm()
        on_top(table, *order)
        cards = table.state.artifacts.cards
        del cards[:-3]
        pirate(table, HOME, "ochre", "yellow_android")
        pirate(table, HOME, "larkspur", "green_android")
        table.effects(ARTIFACT, ARTIFACT, ARTIFACT, Effect("fight", n=2))
        first, second = ("ochre", "larkspur") if order[0] == IDOL else ("larkspur", "ochre")
        table.me.damage = 0
        table.play(f"fight {first}", f"fight {second}")
        ends.append(saved.dump(table.state))
    assert ends[0] == ends[1]


# Cards


@pytest.mark.rule("SC-384", "SC-385")
def test_hyperlockers_hold_cargo_and_never_damage() -> None:
    table = calm()
    install(table, "hyperlockers")
    fill(table, damage=8)
    on_top(table, IDOL, SPIRAL)
    table.effects(Effect("artifact", n=2))
    assert sorted(table.me.artifacts) == sorted([IDOL, SPIRAL])
    table.effects(DAMAGE)
    assert table.asked == "sc-ask-turn"
    assert (table.me.damage, query.overdamage(table.me)) == (9, 1)
    assert len(table.me.artifacts) == 2


@pytest.mark.rule("SC-385")
def test_empty_lockers_absorb_no_damage() -> None:
    table = calm()
    install(table, "hyperlockers")
    fill(table, damage=8)
    table.effects(DAMAGE)
    assert query.overdamage(table.me) == 1
    assert query.free_slots(table.state, 0) == query.lockers(table.state, 0) > 0


@pytest.mark.rule("SC-386")
def test_cargo_is_rescued_into_lockers_before_damage_comes() -> None:
    table = calm()
    install(table, "hyperlockers")
    fill(table, IDOL, SPIRAL, damage=6)
    table.effects(Effect("damage", n=2))
    assert (table.me.damage, len(table.me.artifacts)) == (8, 2)


@pytest.mark.rule("SC-387")
def test_cargo_in_lockers_is_not_crushed_when_the_hold_is_all_damage() -> None:
    table = calm()
    install(table, "hyperlockers")
    fill(table, IDOL, PIRATE, damage=8)
    table.effects(Effect("damage", n=2))
    assert (table.me.artifacts, table.me.pirates) == ([IDOL], [PIRATE])
    assert query.overdamage(table.me) == 2
    table.me.damage = 7
    fill(table, *[SPIRAL] * (query.lockers(table.state, 0) - 1))
    table.effects(DAMAGE)
    assert table.asked == "sc-ask-crush", "every locker is full, and the last slot of the hold too"


@pytest.mark.rule("SC-381")
def test_armoured_hull_gives_a_pirate_for_damage_but_not_the_one_being_fought() -> None:
    table = calm()
    install(table, "armoured_hull")
    pirate(table, HOME, "ochre", "yellow_android")
    table.effects(Effect("fight"))
    table.play("fight ochre")
    assert table.me.damage == 4, "the hull had no pirate to give"
    assert table.me.pirates == ["yellow_android"]
    spared = TECHS["armoured_hull"].effects[-1].n
    table.effects(Effect("damage", n=spared + 1))
    assert table.choices == ["use armoured_hull", "skip"]
    table.play("use armoured_hull", "pay yellow_android")
    assert (table.me.damage, table.me.pirates) == (5, [])
    assert table.state.pirates.discards == ["yellow_android"]


def test_a_card_that_was_declined_is_asked_about_again_for_the_next_token() -> None:
    table = calm()
    install(table, "armoured_hull")
    fill(table, PIRATE, damage=0)
    table.effects(Effect("damage", n=2))
    table.play("skip")
    assert (table.me.damage, table.asked) == (1, "sc-ask-shield")
    table.play("use armoured_hull", f"pay {PIRATE}")
    assert (table.me.damage, table.asked) == (1, "sc-ask-turn")


def test_who_thinks_better_of_the_price_takes_the_damage() -> None:
    table = calm()
    install(table, "armoured_hull")
    fill(table, PIRATE, damage=0)
    table.effects(DAMAGE)
    table.play("use armoured_hull", "skip")
    assert (table.me.damage, table.me.pirates, table.asked) == (1, [PIRATE], "sc-ask-turn")


@pytest.mark.rule("SC-389")
def test_stealth_coating_takes_the_first_damage_of_a_mission_only() -> None:
    table = calm()
    install(table, "stealth_coating")
    table.effects(DAMAGE)
    assert table.me.damage == 4, "no mission"
    table.effects(Effect("damage", n=2), mission=True)
    assert table.me.damage == 5
    table.effects(DAMAGE, mission=True)
    assert table.me.damage == 6


def test_damage_of_a_route_is_no_other_damage() -> None:
    table = calm()
    install(table, "false_flag")
    pirate(table, HOME, "ochre")
    table.effects(DAMAGE)
    assert (table.asked, table.me.damage) == ("sc-ask-turn", 4)
    table.effects(Effect("move"))
    table.play("go ochre")
    assert table.choices == ["use false_flag", "skip"]
    table.play("use false_flag")
    assert table.me.damage == 4


def test_a_card_that_softens_no_blow_reacts_once_to_each_token(monkeypatch: pytest.MonkeyPatch) -> None:
    card = TECHS["stealth_coating"]
    made = msgspec.structs.replace(card, trigger=Trigger("on_damage"), effects=(Effect("medal"),))
    monkeypatch.setitem(TECHS, card.id, made)
    table = calm()
    install(table, card.id)
    table.effects(Effect("damage", n=2))
    assert (table.me.damage, table.me.medals) == (5, 3)
