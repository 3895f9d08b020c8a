"""Battle effects: what they do, whom they spare, how long they last."""

from __future__ import annotations

import pytest

from rules.akarios.components import EFFECTS
from rules.akarios.frames import Recharging, Shoving
from rules.akarios.language import Addition
from rules.akarios.ship import damage, durations, effects, immunity
from rules.akarios.ship.damage import Dealt
from rules.akarios.state import Mods, Phase, Span
from rules.core.stack import EVERYBODY
from tests.rules.akarios.table import Table, told

NEGATIVE = {
    "rupture",
    "hack",
    "target_lock",
    "disadvantage",
    "push",
    "pull",
    "radar_jam",
    "pierce",
    "glitch",
    "stall",
}
MARKED = {"rupture", "target_lock", "radar_jam", "glitch", "stealth", "stall"}


def give(
    t: Table, ref: str, effect: str, n: int = 1, *, by: str = "p0", card: str = "", which: str = ""
) -> list[str]:
    return told(effects.apply(t.state, ref, effect, t.dice, n=n, by=by, card=card, which=which))


def attack(t: Table, target: str, *added: str, shields: int = 0, hull: int = 0, by: str = "p0") -> list[str]:
    additions = [effects.read(each) for each in added]
    return told(
        effects.after_damage(t.state, by, target, additions, Dealt(shields, hull), t.dice, "burst_fire")
    )


# Marks


@pytest.mark.rule("AK-564", "AK-565")
def test_which_effects_are_harmful_and_which_are_marked() -> None:
    assert {id for id, row in EFFECTS.items() if row.polarity == "negative"} == NEGATIVE
    assert {id for id, row in EFFECTS.items() if row.marked} == MARKED == set(effects.MARKS)


@pytest.mark.rule("AK-268")
def test_a_ship_has_each_effect_once_and_a_second_one_renews_it() -> None:
    t = Table("p0 argonaut H6 n", round=2)
    give(t, "p0", "stall")
    assert t.ship("p0").marks["stall"] == Span("pilots", 3, 3)
    t.battle.round, t.battle.phase = 3, "enemies"
    give(t, "p0", "stall")
    assert t.ship("p0").marks == {"stall": Span("pilots", 4, 3)}


@pytest.mark.rule("AK-268", "AK-557", "AK-558")
@pytest.mark.parametrize(("phase", "ref"), [("pilots", "p0"), ("enemies", "rs1")])
def test_a_stall_at_work_goes_on_when_another_is_got_in_the_own_phase(phase: Phase, ref: str) -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s", round=3, phase=phase)
    t.ship(ref).marks["stall"] = Span(phase, 3, 2)
    give(t, ref, "stall")
    assert durations.works(t.battle, t.ship(ref), "stall")
    assert t.ship(ref).marks["stall"] == Span(phase, 4, 3)


@pytest.mark.rule("AK-267", "AK-870")
@pytest.mark.parametrize("effect", ["glitch", "rupture"])
def test_outside_an_attack_no_hull_damage_is_needed(effect: str) -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s shields=2")
    assert give(t, "rs1", effect) == ["ak-marked"]
    assert effect in t.ship("rs1").marks


@pytest.mark.rule("AK-266", "AK-521", "AK-551")
@pytest.mark.parametrize("effect", ["glitch", "rupture"])
@pytest.mark.parametrize(("dealt", "marked"), [((2, 1), True), ((2, 0), False), ((0, 0), False)])
def test_an_attack_gives_glitch_and_rupture_only_with_hull_damage(
    effect: str, dealt: tuple[int, int], marked: bool
) -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s")
    attack(t, "rs1", effect, shields=dealt[0], hull=dealt[1])
    assert (effect in t.ship("rs1").marks) is marked


@pytest.mark.rule("AK-264", "AK-265")
@pytest.mark.parametrize("effect", ["stall", "radar_jam", "target_lock"])
def test_the_others_apply_at_a_total_of_0_too(effect: str) -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s")
    assert attack(t, "rs1", effect) == ["ak-marked"]


@pytest.mark.rule("AK-269")
def test_the_destroyed_suffer_no_effects() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s hull=1")
    dealt = damage.deal(t.state, "rs1", 1).dealt
    assert attack(t, "rs1", "stall", "push:2", "glitch", hull=dealt.hull) == []
    assert (t.state.stack, t.ship("rs1").marks) == ([], {})


@pytest.mark.rule("AK-286", "AK-268")
def test_the_same_effect_twice_in_an_attack_counts_once() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s")
    attack(t, "rs1", "push", "push:2", "stall", "stall", "pierce")
    assert t.state.stack == [Shoving(seat=0, ship="rs1", by="p0", kind="push", left=2)]
    assert list(t.ship("rs1").marks) == ["stall"]


def test_an_effect_in_words_comes_back() -> None:
    assert [effects.read(effects.said(each, n)) for each, n in (("push", 2), ("stall", 1))] == [
        Addition("push", 2),
        Addition("stall", 1),
    ]


# Immunity


@pytest.mark.rule("AK-271", "AK-273")
def test_an_effect_on_its_side_of_the_card_does_nothing_to_an_enemy() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s", "rs2 H3 s elite", "rf1 H2 s", "rf2 H1 s elite")
    immune = {ref: immunity.immune(t.battle, ref, "push") for ref in ("rs1", "rs2", "rf1", "rf2")}
    assert immune == {"rs1": False, "rs2": True, "rf1": False, "rf2": True}
    assert give(t, "rs2", "push") == ["ak-immune"]
    assert t.state.stack == []


@pytest.mark.rule("AK-274")
def test_a_player_is_immune_by_cards_as_long_as_they_are_not_broken() -> None:
    t = Table("p0 argonaut H6 n cards=field_immunity", "p1 chariot H7 n")
    assert [immunity.immune(t.battle, ref, "stall") for ref in ("p0", "p1")] == [True, False]
    t.card("field_immunity").broken = True
    assert not immunity.immune(t.battle, "p0", "stall")


@pytest.mark.rule("AK-275", "AK-448")
def test_tokens_get_no_effects() -> None:
    t = Table("p0 argonaut H6 n", "token gate H4 hull=3")
    assert attack(t, "gate", "glitch", "push", "stall", hull=2) == []
    assert all(immunity.immune(t.battle, "gate", effect) for effect in EFFECTS)


@pytest.mark.rule("AK-276", "AK-452", "AK-456", "AK-564")
def test_the_sparrow_is_immune_to_harm_and_can_be_repaired() -> None:
    t = Table("p0 argonaut H6 n", "sparrow C3 n hull=10")
    t.ship("sparrow").hull = 4
    assert {effect for effect in EFFECTS if immunity.immune(t.battle, "sparrow", effect)} == NEGATIVE
    assert give(t, "sparrow", "stall") == ["ak-immune"]
    assert give(t, "sparrow", "repair", 3) == ["ak-repaired"]
    assert t.ship("sparrow").hull == 7


# How long they last


SPANS = [
    # phase in which it is set, ship, mark: until the end of which phase, from which round on
    ("setup", "p0", "stealth", ("pilots", 1, 1)),
    ("setup", "rs1", "stall", ("enemies", 1, 1)),
    ("pilots", "p0", "glitch", ("pilots", 2, 1)),
    ("pilots", "p0", "stall", ("pilots", 2, 2)),
    ("pilots", "rs1", "glitch", ("enemies", 1, 1)),
    ("pilots", "rs1", "stall", ("enemies", 1, 1)),
    ("pilots", "rs2", "target_lock", ("enemies", 1, 1)),
    ("enemies", "p0", "glitch", ("pilots", 2, 1)),
    ("enemies", "p0", "stall", ("pilots", 2, 1)),
    ("enemies", "rs1", "radar_jam", ("enemies", 2, 1)),
    ("enemies", "rs1", "stall", ("enemies", 2, 2)),
    ("enemies", "rs2", "stall", ("enemies", 2, 2)),
    ("end", "p0", "stall", ("pilots", 2, 1)),
    ("end", "rs1", "stall", ("enemies", 2, 1)),
    ("pilots", "p0", "rupture", ("", 0, 0)),
    ("enemies", "rs1", "rupture", ("", 0, 0)),
]


@pytest.mark.rule("AK-425", "AK-426", "AK-557", "AK-558")
@pytest.mark.parametrize(("phase", "ref", "mark", "span"), SPANS)
def test_a_mark_lasts_to_the_end_of_the_next_own_phase(
    phase: Phase, ref: str, mark: str, span: tuple[str, int, int]
) -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s", "rs2 H3 s ally", phase=phase)
    give(t, ref, mark, by=ref)
    assert t.ship(ref).marks == {mark: Span(*span)}  # type: ignore[arg-type]


@pytest.mark.rule("AK-558", "AK-557", "AK-426")
def test_stall_got_in_the_own_phase_begins_with_the_next() -> None:
    t = Table("p0 argonaut H6 n")
    give(t, "p0", "stall")
    give(t, "p0", "glitch")
    assert not durations.works(t.battle, t.ship("p0"), "stall")
    assert durations.works(t.battle, t.ship("p0"), "glitch")
    t.battle.round = 2
    assert durations.works(t.battle, t.ship("p0"), "stall")


@pytest.mark.rule("AK-423", "AK-424", "AK-391")
def test_what_ends_with_a_phase_is_taken_off_those_who_acted() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s", "rs2 H3 s ally", phase="enemies")
    for ref in ("p0", "rs1", "rs2"):
        give(t, ref, "glitch", by=ref)
    t.battle.round, t.battle.phase = 2, "pilots"
    give(t, "rs1", "stall")
    assert told(durations.expire(t.battle, "pilots")) == ["ak-mark-ends"]
    assert [sorted(t.ship(ref).marks) for ref in ("p0", "rs1", "rs2")] == [
        [],
        ["glitch", "stall"],
        ["glitch"],
    ]
    durations.expire(t.battle, "enemies")
    assert [sorted(t.ship(ref).marks) for ref in ("rs1", "rs2")] == [[], []]


@pytest.mark.rule("AK-426")
@pytest.mark.parametrize(("phase", "ref"), [("pilots", "p0"), ("enemies", "rs1")])
def test_what_is_got_in_the_own_phase_outlasts_it(phase: durations.Acts, ref: str) -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s", phase=phase)
    give(t, ref, "glitch")
    assert durations.expire(t.battle, phase) == []
    t.battle.round = 2
    assert told(durations.expire(t.battle, phase)) == ["ak-mark-ends"]


@pytest.mark.rule("AK-533", "AK-534", "AK-535")
def test_target_lock_on_an_enemy_ends_with_the_same_round_and_on_a_player_with_the_next_pilot_phase() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s")
    give(t, "rs1", "target_lock")
    t.battle.phase = "enemies"
    give(t, "p0", "target_lock", by="rs1")
    durations.expire(t.battle, "enemies")
    assert (sorted(t.ship("rs1").marks), sorted(t.ship("p0").marks)) == ([], ["target_lock"])
    t.battle.round, t.battle.phase = 2, "pilots"
    durations.expire(t.battle, "pilots")
    assert t.ship("p0").marks == {}


@pytest.mark.rule("AK-521", "AK-522")
def test_rupture_outlasts_every_phase() -> None:
    t = Table("p0 argonaut H6 n hull=3")
    give(t, "p0", "rupture")
    for round in range(1, 5):
        t.battle.round = round
        durations.expire(t.battle, "pilots")
        durations.expire(t.battle, "enemies")
    assert "rupture" in t.ship("p0").marks


@pytest.mark.rule("AK-522", "AK-307")
def test_rupture_ends_when_the_hull_rises_and_not_otherwise() -> None:
    t = Table("p0 argonaut H6 n hull=7 shields=0 marks=rupture")
    give(t, "p0", "repair", 2)
    give(t, "p0", "shield_charge", 2)
    assert "rupture" in t.ship("p0").marks
    t.ship("p0").hull = 6
    give(t, "p0", "repair", 2)
    assert t.ship("p0").marks == {}


@pytest.mark.rule("AK-524")
def test_a_second_rupture_changes_nothing() -> None:
    t = Table("p0 argonaut H6 n hull=5 shields=0")
    give(t, "p0", "rupture")
    give(t, "p0", "rupture")
    damage.rupture(t.state, t.ship("p0"))
    assert t.ship("p0").hull == 4


@pytest.mark.rule("AK-554")
def test_stealth_ends_with_the_own_attack_and_not_by_damage() -> None:
    t = Table("p0 argonaut H6 n")
    give(t, "p0", "stealth")
    damage.deal(t.state, "p0", 3)
    assert "stealth" in t.ship("p0").marks
    effects.attacked(t.ship("p0"))
    assert t.ship("p0").marks == {}
    give(t, "p0", "stealth")
    t.battle.round = 2
    durations.expire(t.battle, "pilots")
    assert t.ship("p0").marks == {}


@pytest.mark.rule("AK-198", "AK-555")
def test_a_stealthed_ship_can_be_chosen_by_itself_only() -> None:
    t = Table("p0 argonaut H6 n marks=stealth", "p1 chariot H7 n", "rs1 H4 s")
    assert [effects.hidden(t.ship("p0"), by) for by in ("p0", "p1", "rs1")] == [False, True, True]
    assert not effects.hidden(t.ship("p1"), "rs1")


@pytest.mark.rule("AK-538", "AK-539", "AK-522")
def test_cleanse_takes_off_any_one_effect_but_rupture() -> None:
    t = Table("p0 argonaut H6 n marks=rupture,stealth,stall")
    assert effects.cleansable(t.ship("p0")) == ["stall", "stealth"]
    assert give(t, "p0", "cleanse", which="rupture") == []
    assert give(t, "p0", "cleanse", which="stealth") == ["ak-cleansed"]
    assert sorted(t.ship("p0").marks) == ["rupture", "stall"]


# Effects that act at once


@pytest.mark.rule("AK-550", "AK-304", "AK-138")
def test_repair_goes_up_to_the_start() -> None:
    t = Table("p0 argonaut H6 n hull=4", "rs1 H4 s hull=1")
    assert [give(t, ref, "repair", 2) for ref in ("p0", "rs1", "p0", "p0")] == [["ak-repaired"]] * 3 + [[]]
    assert (t.ship("p0").hull, t.ship("rs1").hull) == (7, 3)
    assert t.noted("repaired")[-1] == {"ship": "p0", "by": "p0", "n": "1"}


@pytest.mark.rule("AK-532", "AK-304")
def test_shield_charge_goes_up_to_the_start() -> None:
    t = Table("p0 argonaut H6 n shields=1")
    give(t, "p0", "shield_charge", 3)
    assert t.ship("p0").shields == 2
    assert give(t, "p0", "shield_charge", 3) == []


@pytest.mark.rule("AK-545", "AK-546")
def test_calm_takes_stress_off_players_only() -> None:
    t = Table("p0 argonaut H6 n stress=4", "rs1 H4 s")
    give(t, "p0", "calm", 2)
    assert t.cockpit().stress == 2
    assert give(t, "rs1", "calm", 2) == []


@pytest.mark.rule("AK-525", "AK-526", "AK-237", "AK-421")
@pytest.mark.parametrize("ref", ["rs1", "rs2"])
def test_hack_shuffles_a_miss_into_the_enemies_deck_without_its_discards(ref: str) -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s", "rs2 H3 s ally", stress_miss=5)
    t.battle.enemy_mods = Mods(["0"], ["+1"])
    assert give(t, ref, "hack") == ["ak-enemies-hacked"]
    assert (sorted(t.battle.enemy_mods.cards), t.battle.enemy_mods.discards) == (["0", "stress_miss"], ["+1"])
    assert t.battle.box["stress_miss"] == 4


@pytest.mark.rule("AK-525", "AK-309")
def test_hack_on_a_player_is_stress() -> None:
    t = Table("p0 argonaut H6 n stress=1", "rs1 H4 s")
    give(t, "p0", "hack", by="rs1")
    assert t.cockpit().stress == 2


@pytest.mark.rule("AK-560", "AK-561")
def test_boost_goes_into_the_deck_the_ship_draws_from() -> None:
    t = Table("p0 argonaut H6 n deck=0,0", "rs1 H4 s", boost_x2=2)
    t.enemy_deck("0")
    give(t, "p0", "boost")
    assert sorted(t.cockpit().deck.cards) == ["0", "0", "boost_x2"]
    give(t, "rs1", "boost")
    assert sorted(t.battle.enemy_mods.cards) == ["0", "boost_x2"]
    assert give(t, "p0", "boost") == []


@pytest.mark.rule("AK-780")
def test_lowering_shields_is_no_damage_to_the_hull() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s hull=4 shields=1")
    give(t, "rs1", "lose_shields", 3)
    assert (t.ship("rs1").shields, t.ship("rs1").hull) == (0, 4)


@pytest.mark.rule("AK-540", "AK-547")
@pytest.mark.parametrize("kind", ["push", "pull"])
def test_shoves_go_hex_by_hex(kind: str) -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s")
    give(t, "rs1", kind, 2)
    give(t, "p0", kind, by="rs1")
    assert t.state.stack == [
        Shoving(seat=0, ship="rs1", by="p0", kind=kind, left=2),  # type: ignore[arg-type]
        Shoving(seat=EVERYBODY, ship="p0", by="rs1", kind=kind, left=1),  # type: ignore[arg-type]
    ]


@pytest.mark.rule("AK-559")
def test_a_stalled_ship_is_pushed_all_the_same() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s marks=stall")
    give(t, "rs1", "push")
    assert t.stacked() == ["Shoving"]


def test_nothing_is_shoved_by_nobody() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s")
    assert give(t, "rs1", "push", by="") == []
    assert t.state.stack == []


# Recharge

CARDS = "cards=burst_fire,flank,em_pulse,bank"


@pytest.mark.rule("AK-138", "AK-529")
def test_recharge_never_exceeds_the_start() -> None:
    t = Table(f"p0 argonaut H6 n {CARDS} energy=flank:0")
    assert effects.rechargeable(t.cockpit()) == ["flank"]
    give(t, "p0", "recharge", 2)
    assert t.card("flank").energy == 1
    assert t.card("burst_fire").energy == t.card("burst_fire").cap


@pytest.mark.rule("AK-527", "AK-528", "AK-305")
def test_recharge_is_1_on_different_other_cards_by_the_owners_choice() -> None:
    t = Table(f"p0 argonaut H6 n {CARDS} energy=flank:0,burst_fire:0,bank:0")
    give(t, "p0", "recharge", 2, card="bank")
    assert t.card("bank").energy == 0
    assert (t.card("flank").energy, t.card("burst_fire").energy) == (1, 1)
    t.card("flank").energy = t.card("burst_fire").energy = 0
    assert give(t, "p0", "recharge", 1, card="bank") == []
    assert t.state.stack == [Recharging(asked=[0], n=1, source="bank")]


@pytest.mark.rule("AK-139", "AK-305", "AK-536")
def test_what_is_not_rechargeable_stays_empty() -> None:
    t = Table("p0 argonaut H6 n cards=flank,tana_oneill energy=flank:0,tana_oneill:0")
    assert effects.rechargeable(t.cockpit()) == ["flank"]


@pytest.mark.rule("AK-142")
def test_a_broken_card_can_be_recharged_and_stays_broken() -> None:
    t = Table(f"p0 argonaut H6 n {CARDS} energy=flank:0 broken=flank")
    give(t, "p0", "recharge")
    assert (t.card("flank").energy, t.card("flank").broken) == (1, True)


@pytest.mark.rule("AK-527")
def test_enemies_have_nothing_to_recharge() -> None:
    t = Table("p0 argonaut H6 n", "rs1 H4 s")
    assert give(t, "rs1", "recharge") == []
    assert t.state.stack == []
