"""Commands put together step by step: whoever follows a draft to its end has a legal move."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from rules.akarios.actions import Act, Fit, Place, Reroll
from rules.akarios.battle import suggesting
from rules.akarios.battle.deeds import deed
from rules.akarios.battle.planned import plan
from rules.akarios.components import CARDS
from rules.akarios.draft import draft
from rules.akarios.game import RULES
from rules.akarios.naming import bow
from rules.akarios.options import Options
from rules.akarios.state import State
from rules.akarios.view import LookView, PreviewView, WaysView
from rules.core import saved
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.core.draft import Draft
from tests.rules.akarios.fight import Fight
from tests.rules.akarios.table import SLOTS


def at(fight: Fight, *said: str) -> Draft:
    found = draft(fight.state, 0, said)
    assert found is not None, said
    return found


def codes(found: Draft) -> list[str]:
    return [each.code for each in found.options]


def followed(state: State, seat: int, chance: random.Random, said: tuple[str, ...] = ()) -> Action | None:
    """To its end, or to wherever it may be sent off; None if there is nothing to begin with."""
    found = RULES.draft(state, seat, said)
    while found is not None:
        if found.action is not None and (found.asks is None or chance.random() < 0.4):
            return found.action
        assert found.asks is not None and found.options, f"a dead end: {found.said}"
        low, high = found.many or (1, 1)
        picked = chance.sample(range(len(found.options)), chance.randint(low, high))
        code = ",".join(found.options[number].code for number in sorted(picked))
        further = RULES.draft(state, seat, (*found.said, code))
        assert further is not None, f"an answer that makes no sense: {found.said} {code}"
        found = further
    return None


def scene(cards: str = "", dice: str = "move,attack,joker,stress") -> Fight:
    said = f"cards={cards}" if cards else ""
    fight = Fight(
        f"p0 argonaut H6 n dice={dice} shields=1 hull=4 stress=2 {said}",
        "p1 argonaut F7 n",
        "rs1 H4 s",
        "rs2 G4 se",
        "rs3 I7 n",
        "asteroids J5,J6,K5",
        "nebula F5,F4,G3",
        "token crate H2 hull=3 side=enemy",
    )
    fight.ship("p0").marks = {}
    fight.cockpit(1).done = []
    return fight


# The steps


def test_a_move_is_card_die_and_way():
    fight = scene(dice="move,joker")
    first = at(fight)
    assert first.asks == "ak-draft-card" and {"move_1", "move_2", "reroll"} <= set(codes(first))
    assert "attack" in codes(first), "a joker attacks, too"
    assert codes(at(fight, "move_1")) == ["0", "1"], "the plain face before the joker"
    ways = at(fight, "move_1", "0")
    assert isinstance(ways.preview, WaysView) and len(ways.preview.ways) == len(ways.options)
    assert codes(ways)[:2] == ["r", "l"] and "l:1" in codes(ways) and ways.action is None
    done = at(fight, "move_1", "0", "l")
    assert done.action == Act("move_1", (0,), "l") and done.asks is None
    assert at(fight, "move_1", "0", "l:1").action == Act("move_1", (0,), "l", stop=(1,))


@pytest.mark.rule("AK-152", "AK-155", "AK-703")
def test_each_of_two_moves_can_be_broken_off_by_itself():
    fight = Fight("p0 argonaut H9 n cards=65dos dice=move")
    first = at(fight, "65dos", "do")
    assert codes(first) == ["full", "full:0", "full:1"]
    second = at(fight, "65dos", "do", "full", "do", "ne", "do")
    assert {"r", "l", "r:1", "l:1"} <= set(codes(second))
    assert {each.label for each in second.options} == {"ak-draft-way-left", "ak-draft-way-right"}
    done = at(fight, "65dos", "do", "full:1", "do", "ne", "do", "l:1").action
    assert done == Act("65dos", (0,), "/l", stop=(1, 1), turn="ne")
    done = at(fight, "65dos", "do", "full", "do", "ne", "do", "l:1").action
    assert done == Act("65dos", (0,), "/l", stop=(2, 1), turn="ne")


def test_ways_are_numbered_as_in_their_picture():
    ways = at(scene(dice="move,joker"), "move_1", "0")
    assert isinstance(ways.preview, WaysView)
    told = {one.args["number"]: (one.args["hex"], one.args["bow"]) for one in ways.options}
    drawn = {number: (one.end, bow(one.facing)) for number, one in ways.preview.numbered()}
    assert told == drawn and sorted(told) == list(range(1, len(ways.options) + 1))


def test_beside_whole_commands_the_first_nine_ends_are_shown_by_their_numbers():
    """A shot stands between the ways in the menu; it is not on the map."""
    fight = scene(dice="move,move,joker,attack")
    first = RULES.draft(fight.state, 0, ())
    assert first is not None and isinstance(first.preview, LookView) and first.preview.ways is not None
    whole = [one for one in first.options if one.code.startswith("whole:")]
    assert [one.args["number"] for one in whole] == list(range(1, len(whole) + 1))
    here = fight.ship("p0").hex
    flown = {one.args["number"]: one.args["hex"] for one in whole if one.args.get("hex", here) != here}
    shown = {number: one.end for number, one in first.preview.ways.numbered()}
    assert shown == dict(list(flown.items())[:9])
    assert len(shown) < len(whole), "some of them do not move"
    fight = Fight("p0 argonaut H6 n dice=attack", "rs1 H4 s")
    first = RULES.draft(fight.state, 0, ())
    assert first is not None and first.preview == LookView("cockpit"), "nobody flies by shooting"


def test_one_answer_is_no_question():
    fight = scene(dice="attack")
    fight.cockpit().dice.pop()
    assert at(fight, "attack").asks == "ak-draft-targets", "one die pays"


def test_an_attack_shows_its_odds_and_what_is_hidden():
    fight = Fight("p0 argonaut H6 n dice=attack,attack", "rs1 H5 n", "rs2 G5 s", "rs3 H3 s", "planet H4")
    targets = at(fight, "attack", "0+1")
    assert codes(targets) == ["rs1", "rs2"]
    shown = targets.preview
    assert isinstance(shown, PreviewView) and "H5" in shown.hexes and shown.damage == 0
    seen = {each.ref: each for each in shown.targets}
    assert (seen["rs1"].edge, seen["rs1"].why) == ("advantage", "behind")
    assert not seen["rs3"].seen and seen["rs3"].odds is None
    done = at(fight, "attack", "0+1", "rs1").preview
    assert isinstance(done, PreviewView) and done.damage == 2
    [target] = [each for each in done.targets if each.chosen]
    assert target.odds is not None and target.odds.destroyed == pytest.approx(1 - 153 / 190, abs=1e-6)


def test_what_it_costs_is_shown():
    fight = Fight("p0 argonaut H6 n dice=attack,stress stress=2", "rs1 H4 n", "asteroids G5")
    shown = at(fight, "burst_fire", "0+1").preview
    assert isinstance(shown, PreviewView)
    assert shown.cost.dice == ("attack", "stress")
    assert (shown.cost.stress, shown.cost.stress_after, shown.cost.level) == (1, 3, "miss")
    assert (shown.cost.energy, shown.cost.energy_left) == (1, 2)
    fight = Fight("p0 argonaut H6 n dice=move", "rs1 A1 n", "asteroids H5")
    ways = at(fight, "move_2").preview
    assert isinstance(ways, WaysView)
    first = ways.ways[0]
    assert (first.risk, first.hull) == ("hull", 1)
    assert [hex for hex, _ in first.path] == ["H5", "H4", "H3"]


def test_a_way_that_is_blocked_says_by_what():
    fight = Fight("p0 argonaut H3 n dice=move", "rs1 A1 s")
    ways = at(fight, "move_2").preview
    assert isinstance(ways, WaysView)
    assert (ways.ways[0].barred, ways.ways[0].stress, ways.ways[0].risk) == ("edge", 1, "stress")


def test_a_nebula_takes_a_shield_and_without_one_the_aim():
    def risks(shields: int) -> list[str]:
        fight = Fight(f"p0 argonaut H6 n dice=move shields={shields}", "rs1 A1 n", "nebula H5,H4")
        found, act = deed(fight.battle, 0, "move_2"), Act("move_2", (0,))
        assert found is not None
        return [risk.kind for risk in plan(fight.battle, 0, found, act).risks]

    assert risks(2) == ["nebula", "nebula"]
    assert risks(1) == ["nebula", "glitch"]


def test_stress_dice_cost_nothing_on_a_repair():
    fight = scene(dice="joker,stress,joker")
    fight.cockpit().dice.pop()
    shown = at(fight, "repair", "repair").preview
    assert isinstance(shown, PreviewView) and shown.cost.stress == 0


def test_targets_of_two_parts_are_kept_apart():
    fight = scene(cards="burst_fire,force_of_attraction", dice="attack,attack,joker,joker,stress")
    said: tuple[str, ...] = ("force_of_attraction",)
    while (found := at(fight, *said)).asks not in ("ak-draft-targets", "ak-draft-whom", None):
        said = (*said, "do" if found.asks == "ak-draft-part" else found.options[0].code)
    said = (*said, "rs1")
    if at(fight, *said).asks == "ak-draft-part":
        said = (*said, "do")
    done = at(fight, *said, "rs2").action
    assert isinstance(done, Act) and done.at == ("rs1", "-", "rs2")


def test_a_part_may_be_left_out():
    fight = scene(cards="burst_fire,rapid_attack", dice="attack,attack,joker,joker,stress")
    said: tuple[str, ...] = ("rapid_attack",)
    while (found := at(fight, *said)).asks != "ak-draft-part":
        said = (*said, found.options[0].code)
    skipped = at(fight, *said, "skip")
    while skipped.action is None:
        code = "do" if skipped.asks == "ak-draft-part" else skipped.options[0].code
        skipped = at(fight, *skipped.said, code)
    assert isinstance(skipped.action, Act) and skipped.action.skip == (0,) and not skipped.action.at


def test_the_stress_die_turns_the_ship_before_or_after():
    fight = scene(dice="stress", cards="flank,burst_fire")
    fight.cockpit().dice.pop()
    asked = at(fight, "flank")
    assert asked.asks == "ak-draft-stress" and {"none", "before.ne", "after"} <= set(codes(asked))
    turned = at(fight, "flank", "before.ne")
    assert turned.asks == "ak-draft-way"
    way = codes(turned)[0]
    action = at(fight, "flank", "before.ne", way).action
    assert isinstance(action, Act) and action.turn == "before.ne"
    way = codes(at(fight, "flank", "after"))[0]
    bows = at(fight, "flank", "after", way)
    assert bows.asks == "ak-draft-turn"
    last = at(fight, "flank", "after", way, codes(bows)[0]).action
    assert isinstance(last, Act) and last.turn.startswith("after.")


def test_dice_are_rolled_again():
    fight = scene()
    assert at(fight, "reroll").many == (1, 5)
    assert at(fight, "reroll", "0,3").action == Reroll((0, 3))


def test_a_repair_chooses_and_recharges():
    fight = scene(dice="joker,stress,joker")
    fight.card("burst_fire").energy = fight.card("flank").energy = 0
    asked = (
        at(fight, "repair", "0+1+2") if at(fight, "repair").asks == "ak-draft-dice" else at(fight, "repair")
    )
    assert set(codes(asked)) == {"repair", "shield_charge"}


@pytest.mark.parametrize(
    "said",
    [
        ("nonsense",),
        ("move_1", "7"),
        ("move_1", "0", "sideways"),
        ("attack", "1", "rs1,rs1"),
        ("reroll", "0,0"),
    ],
)
def test_words_that_make_no_sense(said):
    assert draft(scene().state, 0, said) is None


def test_nobody_drafts_out_of_turn():
    fight = scene()
    fight.play("pass")
    assert draft(fight.state, 0, ()) is None
    assert draft(fight.state, 1, ()) is not None


def test_before_the_battle_slots_and_places():
    state = RULES.start(Options(), 2, Dice(b"draft", 0))
    slots = RULES.draft(state, 0, ())
    assert slots is not None and "weapon_1" in codes(slots)
    emptied = RULES.draft(state, 0, ("weapon_1", "none"))
    assert emptied is None or emptied.action == Fit("weapon_1", None)
    for seat in (0, 1):
        RULES.play(state, seat, RULES.default(state, seat), Dice(b"draft", seat + 1))  # type: ignore[arg-type]
    spaces = RULES.draft(state, 1, ())
    assert spaces is not None and spaces.asks == "ak-draft-space"
    placed = RULES.draft(state, 1, ("B6", "ne"))
    assert placed is not None and placed.action == Place("B6", "ne")


# Followed to its end


SPECIAL = ("teleportation", "dash", "attack_series", "vortex_pulse", "rapid_attack", "force_of_attraction")


def put_together(card: str, times: int) -> None:
    """At random: what comes of it is accepted, and asking has changed nothing."""
    chance = random.Random(card)
    fight = scene(cards=f"{card},burst_fire" if CARDS[card].kind != "weapon" else card)
    start = fight.copy()
    for number in range(times):
        begun = (card,) if RULES.draft(fight.state, 0, (card,)) is not None else ()
        action = followed(fight.state, 0, chance, begun)
        assert fight.copy() == start
        assert action is not None
        RULES.play(saved.load(start, State), 0, action, Dice(b"card", number))


@pytest.mark.parametrize("card", SPECIAL)
def test_a_special_card_is_put_together(card):
    put_together(card, 2)


@pytest.mark.slow
@pytest.mark.parametrize("kind", SLOTS)
def test_every_card_can_be_put_together(kind):
    for card in CARDS.values():
        if card.kind == kind:
            put_together(card.id, 3)


def test_commands_worth_listing_can_be_put_together():
    """Whatever is suggested can be said as a draft."""
    fight = Fight("p0 argonaut H6 n dice=attack,joker", "rs1 H4 s", "rs2 G4 se")
    listed = list(suggesting.commands_of(fight.state, 0))
    found = set(_all(fight, ()))
    missing = [act for act in listed if act not in found]
    assert listed and not missing


def _all(fight: Fight, said: tuple[str, ...]):
    there = at(fight, *said)
    if there.action is not None:
        yield there.action
    if there.asks is None or len(said) > 6:
        return
    codes_of = [each.code for each in there.options]
    most = there.many[1] if there.many else 1
    for count in range(1, most + 1):
        for some in combinations(codes_of, count):
            yield from _all(fight, (*said, ",".join(some)))


@pytest.mark.slow
def test_a_battle_flown_by_drafts():
    chance = random.Random(1)
    state = RULES.start(Options(), 2, Dice(b"battle", 1))
    for number in range(400):
        if RULES.outcome(state) is not None:
            break
        seat = next(prompt.seat for prompt in RULES.prompts(state) if not prompt.optional)
        drafted = state.stage == "battle" and chance.random() < 0.8
        action = (followed(state, seat, chance) if drafted else None) or RULES.default(state, seat)
        assert action is not None
        RULES.play(state, seat, action, Dice(b"battle", number))
    assert state.fight.round > 2


def test_the_stress_die_of_a_weapon_that_flies_too_may_turn_the_ship_in_between() -> None:
    fight = Fight("p0 argonaut H6 n cards=speed_attack,burst_fire dice=stress,stress deck=0", "rs1 H5 s")
    assert "amid" in codes(at(fight, "speed_attack")) and "amid" not in codes(at(fight, "burst_fire"))
    turn = at(fight, "speed_attack", "amid", "do")
    assert turn.asks == "ak-draft-turn" and "n" not in codes(turn)
    done = at(fight, *turn.said, "ne", "do", "full")
    assert done.action == Act("speed_attack", (0,), at=("rs1",), turn="amid.ne")
    left = at(fight, "speed_attack", "amid", "skip", "ne", "full")
    assert left.action == Act("speed_attack", (0,), turn="amid.ne", skip=(0,))


def test_whole_commands_that_differ_in_their_effect_say_so() -> None:
    """Nothing in the list looks like something else in it."""
    fight = scene(dice="attack,attack,attack,move")
    fight.ship("p0").shields = 0
    begun = RULES.draft(fight.state, 0, ())
    assert begun is not None
    whole = [each for each in begun.options if each.group == "ak-group-whole"]
    shown = [(each.label, tuple(sorted(map(str, each.args.items())))) for each in whole]
    mends = [each for each in whole if each.code.startswith("whole:act repair ")]
    assert {each.code.rpartition("choose=")[2] for each in mends} == {"repair", "shield_charge"}
    assert len(shown) == len(set(shown)), shown
