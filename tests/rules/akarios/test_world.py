"""Worlds on foot: landing, rounds, stamina and health, who may do what."""

from __future__ import annotations

import pytest

from rules.akarios.components import PILOTS
from rules.akarios.game import RULES
from rules.akarios.scenario.script import SCRIPTS, World
from rules.akarios.state import State
from rules.core import saved
from rules.core.contract import IllegalMove
from rules.core.dice import Dice
from tests.rules.akarios.outing import MADE_UP, Walk, made_up


@pytest.mark.rule("AK-566", "AK-570", "AK-572")
def test_pilots_land_together_with_the_health_of_their_tokens() -> None:
    walk = Walk(2)
    for seat in (0, 1):
        walker = walk.walker(seat)
        assert walker.health == walker.health_cap == PILOTS[walker.pilot].health
        assert walker.card == SCRIPTS["006"].start_card  # type: ignore[union-attr]
    assert walk.world.revealed == [1]


@pytest.mark.rule("AK-567")
@pytest.mark.parametrize(("seats", "stamina"), [(1, 10), (2, 8), (3, 7), (4, 6)])
def test_stamina_depends_on_the_number_of_players(seats: int, stamina: int) -> None:
    walk = Walk(seats)
    assert walk.world.stamina == stamina
    assert [walk.walker(seat).stamina for seat in range(seats)] == [stamina - 1] * seats  # one a round


@pytest.mark.rule("AK-568")
def test_stress_is_what_the_way_here_has_left() -> None:
    walk = Walk(2, land=False)
    walk.state.sheet.members[1].stress = 3
    walk.play("vote explore", 0)
    walk.play("vote explore", 1)
    assert [walk.walker(seat).stress for seat in (0, 1)] == [0, 3]


@pytest.mark.rule("AK-510")
def test_stress_from_the_journey_has_no_levels_on_a_world() -> None:
    walk = Walk(1, land=False)
    walk.state.sheet.members[0].stress = 7
    walk.play("vote explore")
    assert walk.walker().stress == 7
    assert not {"ak-panic", "ak-miss-added", "ak-stress-gained"} & set(walk.told())
    asked = walk.asked()
    assert asked is not None and asked.key == "ak-ask-explore"


@pytest.mark.rule("AK-571", "AK-954")
def test_of_all_upgrades_only_those_of_the_sparrow_that_name_worlds_help() -> None:
    assert Walk(1, fitted=["boarding_gym"]).world.stamina == 11
    assert Walk(1, fitted=["decoy_drones"]).world.stamina == 10


@pytest.mark.rule("AK-698")
def test_in_extreme_mode_everybody_lands_with_less() -> None:
    assert [Walk(seats, extreme=True).world.stamina for seats in (1, 4)] == [8, 4]
    assert Walk(1, extreme=True, fitted=["boarding_gym"]).world.stamina == 9


@pytest.mark.rule("AK-569", "AK-600", "AK-605", "AK-607")
def test_a_way_turns_up_the_card_with_its_number_and_leads_there() -> None:
    walk = Walk(2)
    walk.tries("1a", "move")
    assert walk.walker(0).card == 2 and walk.walker(1).card == 1
    assert walk.world.revealed == [1, 2]
    walk.tries("1a", "joker", seat=1)
    assert walk.walker(1).card == 2 and walk.world.revealed == [1, 2]


@pytest.mark.rule("AK-606")
def test_the_way_to_a_card_that_lies_open_needs_the_same_dice() -> None:
    walk = Walk(2)
    walk.tries("1a", "move")
    walk.tries("1a", "attack", seat=1)
    assert walk.walker(1).card == 1


# Rounds


@pytest.mark.rule("AK-573", "AK-575", "AK-580", "AK-584")
def test_a_round_takes_stamina_and_gives_all_dice_back() -> None:
    walk = Walk(1)
    walk.tries("1c", "move", "move", "move", "move")
    assert walk.world.round == 2
    assert walk.walker().stamina == 8 and walk.walker().dice == 4


@pytest.mark.rule("AK-574", "AK-579")
def test_players_act_in_any_order_and_passing_is_final() -> None:
    walk = Walk(2)
    walk.tries("1c", "move")
    walk.play("pass", 1)
    walk.tries("1c", "move")
    assert walk.asked(1) is None and walk.world.round == 1
    with pytest.raises(IllegalMove):
        walk.play("try 1c 1", 1)
    walk.play("pass", 0)
    assert walk.world.round == 2 and walk.asked(1) is not None


@pytest.mark.rule("AK-576", "AK-621")
def test_without_stamina_stress_rises_and_at_ten_health_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [{"id": "1a", "kind": "examine", "section": 99, "dice": ["o"]}])
    walk = Walk(1, MADE_UP)
    walk.walker().stamina, walk.walker().stress = 1, 9
    health = walk.walker().health
    for stamina, stress, lost in ((0, 9, 0), (0, 10, 0), (0, 10, 1), (0, 10, 2)):
        walk.play("pass")
        assert (walk.walker().stamina, walk.walker().stress) == (stamina, stress)
        assert walk.walker().health == health - lost


@pytest.mark.rule("AK-577", "AK-578")
def test_stress_levels_do_not_matter_and_stress_dice_work_at_ten() -> None:
    walk = Walk(1)
    walk.walker().stress = 10
    walk.tries("1c", "stress")
    assert walk.walker().stress == 10 and walk.walker().health == walk.walker().health_cap
    assert walk.world.closed == ["1c"]


@pytest.mark.rule("AK-581")
def test_the_text_ends_the_exploration(monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, [{"id": "1a", "kind": "examine", "section": 99}])
    walk = Walk(1, MADE_UP)
    walk.play("try 1a 1")
    assert walk.state.over and walk.state.gained.ending == "success"


# Health


@pytest.mark.rule("AK-626", "AK-627", "AK-628", "AK-631", "AK-632")
def test_at_health_none_a_pilot_is_out_with_a_trauma(monkeypatch: pytest.MonkeyPatch) -> None:
    fall = {"no": 1, "page": {"text": "t.1", "do": [{"do": "pilot_damage", "n": 3}]}}
    made_up(monkeypatch, [{"id": "1a", "kind": "examine", "section": 1, "repeat": True}], [fall])
    walk = Walk(2, MADE_UP)
    walk.walker().health = 4
    walk.play("try 1a 1")
    assert walk.walker().health == 1 and walk.walker().conscious
    walk.play("try 1a 1")
    assert walk.walker().health == 0 and not walk.walker().conscious and walk.walker().dice == 0
    member = walk.state.sheet.members[0]
    assert member.pilot is not None and member.pads[member.pilot].trauma == 1
    assert walk.asked(0) is None and walk.asked(1) is not None
    walk.play("pass", 1)
    assert walk.world.round == 2 and walk.asked(0) is None and not walk.state.over


@pytest.mark.rule("AK-629")
def test_if_all_are_out_the_page_of_failure_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    fall = {"no": 1, "page": {"text": "t.1", "do": [{"do": "pilot_damage", "n": 30, "who": "all"}]}}
    made_up(monkeypatch, [{"id": "1a", "kind": "examine", "section": 1}], [fall])
    walk = Walk(2, MADE_UP)
    walk.play("try 1a 1")
    assert walk.state.over and walk.state.gained.ending == "failure"


@pytest.mark.rule("AK-630", "AK-631")
def test_without_a_page_of_failure_they_wake_up_where_they_landed(monkeypatch: pytest.MonkeyPatch) -> None:
    fall = {"no": 1, "page": {"text": "t.1", "do": [{"do": "pilot_damage", "n": 30, "who": "all"}]}}
    there = [{"id": "2a", "kind": "examine", "section": 1}]
    way = {"id": "1a", "kind": "move", "dir": "right", "card": 2}
    made_up(monkeypatch, [way], [fall], there=there, failure=None)
    walk = Walk(1, MADE_UP)
    walk.walker().stress = 4
    walk.play("try 1a 1")
    walk.play("try 2a 1")
    walker = walk.walker()
    assert walk.world.round == 2 and walker.conscious and walker.card == 1
    assert walker.health == walker.health_cap and walker.stress == 0
    assert walker.stamina == walk.world.stamina - 1
    member = walk.state.sheet.members[0]
    assert member.pilot is not None and member.pads[member.pilot].trauma == 1


@pytest.mark.rule("AK-699", "AK-630")
def test_in_extreme_mode_nobody_wakes_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    fall = {"no": 1, "page": {"text": "t.1", "do": [{"do": "pilot_damage", "n": 30}]}}
    objects = [{"id": "1a", "kind": "examine", "section": 1, "repeat": True}]
    made_up(monkeypatch, objects, [fall], failure=None)
    walk = Walk(2, MADE_UP, extreme=True)
    walk.play("try 1a 1")
    walk.play("pass", 1)
    assert walk.world.round == 2 and [each.conscious for each in walk.world.walkers] == [False, True]
    walk.play("try 1a 1", 1)
    assert walk.state.over and walk.state.gained.ending == "skip"


@pytest.mark.rule("AK-572")
def test_health_never_rises_above_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    rest = {"no": 1, "page": {"text": "t.1", "do": [{"do": "heal", "n": 2}]}}
    made_up(monkeypatch, [{"id": "1a", "kind": "examine", "section": 1, "repeat": True}], [rest])
    walk = Walk(1, MADE_UP)
    walk.walker().health -= 3
    walk.play("try 1a 1")
    assert walk.walker().health == walk.walker().health_cap - 1
    walk.play("try 1a 1")
    assert walk.walker().health == walk.walker().health_cap


# Skipping


@pytest.mark.rule("AK-633")
def test_a_squad_may_move_on_without_landing() -> None:
    walk = Walk(2, land=False)
    walk.play("vote skip", 0)
    walk.play("vote skip", 1)
    assert walk.state.over and walk.state.gained.ending == "skip"
    assert "¶scn.006.skip" in walk.texts()


def test_a_tied_or_silent_squad_lands() -> None:
    walk = Walk(2, land=False)
    walk.play("vote skip", 0)
    walk.play("abstain", 1)
    assert walk.state.over
    walk = Walk(2, land=False)
    walk.play("abstain", 0)
    walk.play("abstain", 1)
    assert walk.world.walkers and "¶scn.006.intro" in walk.texts()


# Rules of a world


def test_a_timer_works_from_its_round_on(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = {"id": "closing", "text": "t.r", "since": 2, "do": [{"do": "pilot_damage", "n": 1, "who": "all"}]}
    made_up(monkeypatch, [{"id": "1a", "kind": "examine", "section": 99, "dice": ["o"]}], rule=[rule])
    walk = Walk(2, MADE_UP)
    health = [walk.walker(seat).health for seat in (0, 1)]
    for round in range(1, 4):
        walk.play("pass", 0)
        walk.play("pass", 1)
        lost = max(0, round - 1)
        assert [walk.walker(seat).health for seat in (0, 1)] == [each - lost for each in health]


def test_a_timer_may_wait_for_a_flag_and_come_every_other_round(monkeypatch: pytest.MonkeyPatch) -> None:
    alarm = {"no": 1, "page": {"text": "t.1", "do": [{"do": "flag", "id": "alarm"}]}}
    rule = {
        "id": "guards", "text": "t.r", "when": "round_start", "every": 2, "needs": {"flag": "alarm"},
        "do": [{"do": "stress", "n": 1, "who": "all"}],
    }  # fmt: skip
    made_up(monkeypatch, [{"id": "1a", "kind": "examine", "section": 1}], [alarm], rule=[rule])
    walk = Walk(1, MADE_UP)
    walk.play("try 1a 1")
    stress = []
    for _ in range(4):
        walk.play("pass")
        stress.append(walk.walker().stress)
    assert stress == [0, 1, 1, 2]


# Whole outings


WORLDS = sorted(id for id, script in SCRIPTS.items() if isinstance(script, World))


@pytest.mark.parametrize("node", WORLDS)
@pytest.mark.parametrize("seats", [1, 4])
def test_random_walks_end(seats: int, node: str) -> None:
    """By moves that are offered, silence every third time: it comes to an end, whatever happens."""
    walk = Walk(seats, node)
    for number in range(3000):
        if walk.state.over:
            break
        dice = Dice(b"random walk", number)
        asked = [prompt for prompt in RULES.prompts(walk.state) if not prompt.optional]
        seat = asked[number % len(asked)].seat
        silent = RULES.default(walk.state, seat)
        moves = list(RULES.moves(walk.state, seat))
        picked = moves[dice.roll(len(moves)) - 1] if number % 3 else silent
        assert picked is not None
        RULES.play(walk.state, seat, picked, Dice(b"random", number))
        for walker in walk.world.walkers:
            assert 0 <= walker.health <= walker.health_cap and 0 <= walker.stress <= 10
            assert 0 <= walker.stamina <= 10 and 0 <= walker.dice <= 4
            assert walker.conscious == (walker.health > 0)
    assert walk.state.over


def test_a_state_on_a_world_is_kept_and_read_again() -> None:
    walk = Walk(2)
    walk.faces("stress", "move")
    walk.play("try 1b 2")
    assert saved.load(saved.dump(walk.state), State) == walk.state


@pytest.mark.rule("AK-606")
def test_every_step_onto_another_card_is_told() -> None:
    walk = Walk(1)
    walk.tries("1a", "move")
    assert [event.key for event in walk.events].count("ak-world-moved") == 1
    events = walk.tries("2b", "move")
    assert walk.walker().card == 1 and [event.key for event in events].count("ak-world-moved") == 1
