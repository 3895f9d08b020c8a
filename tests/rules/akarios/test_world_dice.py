"""Dice on objects: what fits, what it costs, checks alone and together."""

from __future__ import annotations

from itertools import product

import pytest

from rules.akarios import rolling
from rules.akarios.components import PILOTS
from rules.akarios.game import RULES
from rules.akarios.world import odds
from rules.core.contract import IllegalMove
from rules.core.notation import write
from tests.rules.akarios.outing import (
    MADE_UP,
    ORDERED,
    Walk,
    both,
    check,
    credits,
    examine,
    made_up,
    ordered,
    page,
    skilled,
)

# What fits


@pytest.mark.rule("AK-589", "AK-590", "AK-591", "AK-604")
@pytest.mark.parametrize(
    ("face", "fits"),
    [
        ("attack", {"o", "og"}),
        ("move", {"g", "og"}),
        ("joker", {"o", "g", "og", "s"}),
        ("stress", {"o", "g", "og", "s"}),
    ],
)
def test_which_die_covers_which_symbol(face: str, fits: set[str]) -> None:
    assert {symbol for symbol in ("o", "g", "og", "s") if rolling.fits(face, symbol)} == fits


@pytest.mark.rule("AK-588", "AK-940")
def test_dice_cover_most_symbols_with_the_fewest_stress_dice() -> None:
    for count in (1, 2, 3):
        for faces in product(("move", "attack", "joker", "stress"), repeat=count):
            for symbols in product(("o", "g", "og", "s"), repeat=2):
                used = rolling.covering(faces, symbols)
                most, least = _slowly(faces, symbols)
                assert len(used) == most
                assert sum(faces[place] == "stress" for place in used) == least


def _slowly(faces: tuple[str, ...], symbols: tuple[str, ...]) -> tuple[int, int]:
    """Every way to put dice on symbols, or not."""
    ways = []
    for put in product((None, *range(len(faces))), repeat=len(symbols)):
        used = [place for place in put if place is not None]
        fit = all(
            place is None or rolling.fits(faces[place], symbol)
            for place, symbol in zip(put, symbols, strict=True)
        )
        if fit and len(set(used)) == len(used):
            ways.append((len(used), -sum(faces[place] == "stress" for place in used)))
    best = max(ways)
    return best[0], -best[1]


def test_chances_are_exact() -> None:
    assert odds.chance(("o",), 1, 1) == pytest.approx(4 / 6)
    assert odds.chance(("s",), 1, 1) == pytest.approx(2 / 6)
    assert odds.chance(("og", "og"), 2, 2) == 1
    assert odds.chance(("g", "g"), 2, 2) == pytest.approx((4 / 6) ** 2)
    assert odds.chance(("o",), 2, 1) == pytest.approx(1 - (2 / 6) ** 2)
    assert odds.chance(("o", "o", "o"), 1, 2) == 0


# An action


@pytest.mark.rule("AK-582", "AK-583")
def test_only_what_is_on_the_own_card_can_be_tried() -> None:
    walk = Walk(1)
    walk.refused("try 2a 1", "AK-583")
    prompt = walk.asked()
    assert prompt is not None
    groups = {choice.group for choice in prompt.choices if choice.group}
    assert groups == {f"ak-group-object#1{letter}" for letter in "abcd"}


@pytest.mark.rule("AK-584")
def test_dice_are_used_once_a_round() -> None:
    walk = Walk(1)
    walk.refused("try 1a 5", "AK-584")
    walk.refused("try 1a 0", "AK-584")
    walk.tries("1c", "move", "move", "move")
    assert walk.walker().dice == 1
    walk.refused("try 1a 2", "AK-584")


@pytest.mark.rule("AK-585")
def test_dice_are_rolled_after_they_are_assigned() -> None:
    walk = Walk(1)
    walk.faces("attack", "stress")
    walk.play("try 1b 2")
    assert walk.told()[-1] == "ak-world-rolls" and walk.events[-1].reveals
    assert walk.walker().dice == 2
    prompt = walk.asked()
    assert prompt is not None and prompt.key == "ak-ask-put"


@pytest.mark.rule("AK-586")
def test_an_object_without_symbols_costs_a_die_and_no_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [examine()], [page(1, {"do": "credits", "n": 2})])
    walk = Walk(1, MADE_UP)
    walk.play("try 1a 1")
    assert walk.walker().dice == 3 and "ak-world-rolls" not in walk.told() and "¶t.1" in walk.texts()


@pytest.mark.rule("AK-587")
def test_one_reroll_a_round_for_a_point_of_stress() -> None:
    walk = Walk(1)
    walk.faces("attack", "move")
    walk.play("try 1a 2")
    walk.faces("joker")
    walk.play("reroll 0")
    assert walk.walker().stress == 1
    prompt = walk.asked()
    assert prompt is not None and prompt.args["faces"] == ("@joker", "@move")
    walk.refused("reroll 1", "AK-587")
    walk.play("put 1")
    walk.faces("attack")
    walk.play("try 2a 1")
    walk.refused("reroll 0", "AK-587")
    walk.play("put ()")
    walk.play("pass")
    assert walk.world.round == 2 and not walk.walker().rerolled


@pytest.mark.rule("AK-592")
def test_only_placed_stress_dice_cost_stress() -> None:
    walk = Walk(1)
    walk.tries("1a", "stress", "move")
    assert walk.walker().stress == 0 and walk.walker().card == 2
    walk = Walk(1)
    walk.tries("1a", "stress", "attack")
    assert walk.walker().stress == 1 and walk.walker().card == 2


@pytest.mark.rule("AK-593", "AK-594", "AK-598")
def test_what_is_not_covered_ends_without_effect_and_stays_open() -> None:
    walk = Walk(1)
    walk.tries("1c", "move", "move")
    assert "ak-world-in-vain" in walk.told() and walk.walker().dice == 2 and walk.world.closed == []
    walk.tries("1c", "attack")
    assert walk.world.closed == ["1c"] and "¶scn.006.s1" in walk.texts()


@pytest.mark.rule("AK-881")
def test_placing_is_voluntary() -> None:
    walk = Walk(1)
    walk.faces("stress")
    walk.play("try 1a 1")
    walk.play("put ()")
    assert walk.walker().card == 1 and walk.walker().stress == 0


@pytest.mark.rule("AK-595", "AK-603")
def test_dice_that_are_left_serve_further_actions_one_after_the_other() -> None:
    walk = Walk(2)
    walk.faces("attack")
    walk.play("try 1c 1", 0)
    walk.refused("try 1c 1", "AK-893", seat=1)
    walk.play("put 0", 0)
    walk.refused("try 1c 1", "AK-596", seat=1)
    walk.tries("1a", "move")
    assert walk.walker(0).card == 2 and walk.walker(0).dice == 2


@pytest.mark.rule("AK-596", "AK-599")
def test_markers_close_what_has_no_repeat_symbol(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [examine("1a"), examine("1b", repeat=True)], [page(1)])
    walk = Walk(1, MADE_UP)
    walk.play("try 1a 1")
    walk.refused("try 1a 1", "AK-596")
    walk.play("try 1b 1")
    walk.play("try 1b 1")
    assert walk.world.closed == ["1a"]


def test_a_way_may_have_to_be_made_first() -> None:
    walk = Walk(1)
    walk.tries("1a", "move")
    walk.refused("try 2c 1", "AK-605")
    walk.world.flags.append("bridge_safe")
    walk.walker().dice = 4
    walk.tries("2c", "move", "move", "move", "move")
    assert walk.walker().card == 4


@pytest.mark.rule("AK-610", "AK-942")
def test_the_launch_pad_wants_everybody_who_is_awake() -> None:
    walk = Walk(2)
    walk.world.flags.append("signal_read")
    walk.tries("1a", "move", seat=1)
    walk.refused("try 1d 1", "AK-610")
    walk.walker(1).conscious, walk.walker(1).health = False, 0
    walk.play("try 1d 1")
    assert walk.asked(1) is None
    walk.play("vote scn.006.s9.leave", 0)
    assert walk.state.over and walk.state.gained.ending == "success"


@pytest.mark.parametrize(
    ("flags", "hint"), [((), "ak-hint-leave-fails"), (("signal_read",), "ak-hint-leave")]
)
def test_leaving_comes_last_and_is_asked_once_more(flags: tuple[str, ...], hint: str) -> None:
    """It says whether the squad has what it came for."""
    walk = Walk(1)
    walk.world.flags += flags
    asked = walk.asked()
    assert asked is not None
    (leaves,) = [each for each in asked.choices if each.args.get("id") == "1d"]
    assert leaves.final and leaves.hint == hint
    assert not any(each.final for each in asked.choices if each.args.get("id") in ("1a", "1b", "1c"))


@pytest.mark.rule("AK-942")
def test_who_says_nothing_lets_the_others_leave() -> None:
    walk = Walk(2)
    walk.world.flags.append("signal_read")
    walk.play("try 1d 1")
    walk.play("abstain", 0)
    walk.play("abstain", 1)
    assert walk.state.gained.ending == "success"


# Skill checks


@pytest.mark.rule("AK-611", "AK-612", "AK-613", "AK-615", "AK-622", "AK-623")
def test_dice_and_skill_together_pass_a_check(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [check("1a", "intellect", "o", "g", "og")], [both()])
    walk = Walk(1, MADE_UP)
    skilled(walk, "intellect", 1)
    walk.tries("1a", "attack", "stress", "attack")  # the third fits og: attack, stress on g, attack on og
    assert "¶t.ok" in walk.texts() and walk.walker().stress == 1
    walk = Walk(1, MADE_UP)
    skilled(walk, "intellect", 1)
    walk.tries("1a", "attack", "stress")
    assert "¶t.ok" in walk.texts() and walk.walker().stress == 1
    walk = Walk(1, MADE_UP)
    skilled(walk, "intellect", 1)
    walk.tries("1a", "attack")
    assert "¶t.no" in walk.texts()


@pytest.mark.rule("AK-622")
def test_training_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [check("1a", "agility", *["og"] * 4)], [both()])
    walk = Walk(1, MADE_UP)
    skilled(walk, "agility", 1)
    row = PILOTS[walk.walker().pilot]
    cells = [
        (tree, at, side)
        for tree, cells in enumerate(row.trees)
        for at, cell in enumerate(cells)
        for side, gained in enumerate(cell)
        if getattr(gained, "skill", "") == "agility"
    ]
    if not cells:
        pytest.skip("this pilot never learns it")
    tree, at, side = cells[0]
    member = walk.state.sheet.members[0]
    member.pads[walk.walker().pilot].trees[tree][at] = 2 + side
    walk.tries("1a", "move", "move")
    assert "¶t.ok" in walk.texts()


@pytest.mark.rule("AK-614")
def test_a_check_needs_a_die_even_where_skill_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [check("1a", "charm", "s")], [both()])
    walk = Walk(1, MADE_UP)
    skilled(walk, "charm", 3)
    walk.refused("try 1a 0", "AK-584")
    walk.tries("1a", "move")
    assert "¶t.ok" in walk.texts() and walk.walker().dice == 3


@pytest.mark.rule("AK-597")
@pytest.mark.parametrize("face", ["joker", "move"])
def test_a_check_closes_its_object_either_way(face: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [check("1a", "strength", "o", "o")], [both()])
    walk = Walk(1, MADE_UP)
    skilled(walk, "strength", 1)
    walk.tries("1a", face)
    assert walk.world.closed == ["1a"]


def test_what_the_squad_has_done_covers_symbols(monkeypatch: pytest.MonkeyPatch) -> None:
    cover = {"achievement": "ARCHIVE", "n": 1}
    made_up(
        monkeypatch, [check("1a", "intellect", "o", "o", "o", cover=cover), examine("1b", "o", cover=cover)],
        [both(), page(2)],
    )  # fmt: skip
    for held, result in ((["ARCHIVE"], "¶t.ok"), ([], "¶t.no")):
        walk = Walk(1, MADE_UP, achievements=held)
        skilled(walk, "intellect", 1)
        walk.tries("1a", "attack")
        assert result in walk.texts()


@pytest.mark.rule("AK-616", "AK-617", "AK-618", "AK-941")
def test_others_on_the_card_help_with_a_check(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [check("1a", "strength", *["o"] * 5, coop=True)], [both()])
    walk = Walk(3, MADE_UP)
    skilled(walk, "strength", 1, seat=0)
    skilled(walk, "strength", 3, seat=1)
    walk.walker(2).card = 2
    walk.faces("attack", "attack", "stress", "stress", "move")
    walk.play("try 1a 2", 0)
    assert walk.asked(2) is None and walk.asked(1) is not None
    walk.play("join 3", 1)
    assert walk.walker(1).dice == 1
    walk.faces("attack")
    walk.play("reroll 2", 1)
    assert walk.walker(1).rerolled and not walk.walker(0).rerolled
    walk.play("put 0,1", 0)
    walk.play("put 0,2", 1)
    assert (
        walk.walker(0).stress == 0 and walk.walker(1).stress == 2
    )  # the reroll, and the die that was placed
    assert "¶t.ok" in walk.texts()  # four dice and the starter's 1


@pytest.mark.rule("AK-602", "AK-616")
def test_what_a_check_brings_is_the_starters_unless_it_names_all_who_helped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    won = ({"do": "credits", "n": 3}, {"do": "stress", "n": 1, "who": "each_participant"})
    made_up(monkeypatch, [check("1a", "strength", "o", coop=True)], [both(success=won)])
    walk = Walk(3, MADE_UP)
    skilled(walk, "strength", 1, seat=1)
    purses = [credits(walk, seat) for seat in range(3)]
    walk.faces("move", "move")
    walk.play("try 1a 1", 1)
    walk.play("join 1", 0)
    walk.play("decline", 2)
    walk.play("put ()", 1)
    walk.play("put ()", 0)
    assert [credits(walk, seat) - purses[seat] for seat in range(3)] == [0, 3, 0]
    assert [walk.walker(seat).stress for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("AK-617")
def test_of_several_only_the_starters_skill_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [check("1a", "strength", *["o"] * 4, coop=True)], [both()])
    walk = Walk(2, MADE_UP)
    skilled(walk, "strength", 1, seat=0)
    skilled(walk, "strength", 3, seat=1)
    walk.faces("attack", "attack")
    walk.play("try 1a 1", 0)
    walk.play("join 1", 1)
    walk.play("put 0", 0)
    walk.play("put 0", 1)
    assert "¶t.no" in walk.texts()


@pytest.mark.rule("AK-616")
def test_without_the_cooperative_mark_nobody_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [check("1a", "strength", "o", "o")], [both()])
    walk = Walk(2, MADE_UP)
    walk.faces("attack")
    walk.play("try 1a 1", 0)
    prompt = walk.asked(0)
    assert prompt is not None and prompt.key == "ak-ask-put"


@pytest.mark.rule("AK-619", "AK-620", "AK-621")
def test_a_check_that_the_text_orders_gives_dice_back_for_stamina(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [examine("1a", section=1)], [page(1, ORDERED, {"do": "flag", "id": "after"})])
    walk = Walk(1, MADE_UP)
    skilled(walk, "charm", 1)
    walk.play("try 1a 1")
    prompt = walk.asked()
    assert prompt is not None and prompt.key == "ak-ask-assign" and walk.walker().stamina == 9
    walk.faces("move", "move")
    walk.play("join 2")
    walk.play("put ()")
    assert walk.texts()[-1] == "¶t.no" and walk.walker().stress == 2 and walk.world.flags == ["after"]
    walk = Walk(1, MADE_UP)
    walk.walker().dice = 2
    walk.play("try 1a 1")
    assert walk.walker().stamina == 9, "a die is left for it"
    walk = Walk(1, MADE_UP)
    skilled(walk, "charm", 1)
    walk.walker().dice = 1
    walk.faces("attack")
    walk.play("try 1a 1")
    assert walk.walker().stamina == 8 and walk.walker().dice == 4
    walk.play("join 1")
    walk.play("put 0")
    assert "¶t.ok" in walk.texts() and walk.walker().dice == 3


# What nobody may miss


@pytest.mark.rule("AK-588")
def test_dice_that_were_not_rolled_are_refused() -> None:
    walk = Walk(1)
    walk.faces("attack", "stress")
    walk.play("try 1a 2")
    for wrong in ("put 2", "put 0,0", "reroll 0,0", "reroll ()", "reroll 7"):
        walk.refused(wrong, "AK-588")
    with pytest.raises(IllegalMove):
        walk.play("pass")
    prompt = walk.asked()
    assert prompt is not None
    offered = [write(each.action) for each in prompt.choices]
    assert offered == ["put 1", "put ()", "reroll 0", "reroll 0,1"]


def test_answers_say_where_ways_lead_and_how_likely_they_are() -> None:
    walk = Walk(2)
    prompt = walk.asked()
    assert prompt is not None
    by = {write(each.action): each for each in prompt.choices}
    assert by["try 1a 1"].args["chance"] == 67 and by["try 1a 2"].args["chance"] == 89
    assert by["try 1d 1"].hint == "ak-hint-leave-fails" and "try 1d 2" not in by
    assert "006.2" not in str(by["try 1a 1"].args["what"])
    walk.tries("1a", "move")
    prompt = walk.asked(1)
    assert prompt is not None
    assert "006.2" in str(
        next(each for each in prompt.choices if each.group == "ak-group-object#1a").args["what"]
    )


def test_skill_counts_in_the_chance_of_a_check(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [check("1a", "charm", "og", "og", "og"), check("1b", "charm", "o")], [both()])
    walk = Walk(1, MADE_UP)
    skilled(walk, "charm", 2)
    prompt = walk.asked()
    assert prompt is not None
    chances = {write(each.action): each.args.get("chance") for each in prompt.choices}
    assert chances["try 1a 1"] == 100 and chances["try 1b 1"] == 100


def test_stamina_comes_back_as_far_as_the_track_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [examine(repeat=True)], [page(1, {"do": "stamina", "n": 2})])
    walk = Walk(2, MADE_UP)
    for stamina in (9, 10, 10):
        walk.play("try 1a 1")
        assert walk.walker().stamina == stamina


def test_everybody_who_helped_shares_and_all_may_be_checked_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = both(success=[{"do": "credits", "n": 2, "who": "each_participant"}])
    ordered = page(2, {**ORDERED, "who": "all"})
    objects = [check("1a", "strength", "o", coop=True), examine("1b", section=2)]
    made_up(monkeypatch, objects, [shared, ordered])
    walk = Walk(3, MADE_UP)
    purses = [credits(walk, seat) for seat in range(3)]
    walk.faces("attack", "attack")
    walk.play("try 1a 1", 0)
    walk.play("decline", 1)
    walk.play("join 1", 2)
    walk.play("put 0", 0)
    walk.play("put 0", 2)
    assert [credits(walk, seat) - purses[seat] for seat in range(3)] == [2, 0, 2]
    walk.play("try 1b 1", 1)
    for seat in range(3):
        assert [prompt.seat for prompt in RULES.prompts(walk.state) if not prompt.optional] == [seat]
        walk.play("join 1", seat)
        walk.play("put ()", seat)
    assert walk.asked(0) is not None


def test_a_card_that_is_turned_up_was_hidden() -> None:
    walk = Walk(1)
    walk.tries("1a", "move")
    assert next(event for event in walk.events if event.key == "ak-world-revealed").reveals


@pytest.mark.rule("AK-940")
def test_the_order_to_reroll_holds_up_to_its_stress() -> None:
    walk = Walk(1)
    walk.play("order_set put 2")
    walk.walker().stress = 2
    walk.faces("attack")
    walk.play("try 1a 1")
    assert ordered(walk) == "reroll 0"
