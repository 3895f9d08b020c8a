"""Androids between battles: votes, journeys, markets, rewards; with people they follow, and hurry nobody."""

from __future__ import annotations

import pytest

from rules.akarios import components_voyage as voyage
from rules.akarios.actions import (
    Accept,
    Buy,
    ChooseReward,
    Close,
    Concede,
    Fit,
    GiveCard,
    Pledge,
    Put,
    Read,
    Ready,
    Reroll,
    Sell,
    Train,
)
from rules.akarios.android import ballots, course, fortunes, quartermaster, trader
from rules.akarios.components import CARDS
from rules.akarios.components_voyage import EVENTS
from rules.akarios.frames import Checking, Course, Happening, Journey, Picking, Trading
from rules.akarios.game import RULES
from rules.akarios.scenario.script import SCRIPTS, Choice
from rules.akarios.squad import members, presets
from rules.akarios.state import State
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.core.poll import Abstain, Poll, Vote
from tests.rules.akarios.chapters import TEXT, Chapter, ending, rewards, story


def thinks(state: State, seat: int = 0) -> Action | None:
    return RULES.android(state, seat, Dice(b"android", 0))


def explorers(seats: int = 2, **facts: object) -> Chapter:
    facts.setdefault("scouted", ["005", "006", "007"])
    facts.setdefault("done", {"004": "success"})
    return Chapter(seats, next="explore", **facts)


def asked(table: Chapter, topic: str) -> Poll:
    poll = table.state.stack[-1]
    assert isinstance(poll, Poll) and poll.topic == topic, table.state.stack
    return poll


# Where to


def going(**facts: object) -> str:
    table = explorers(1, **facts)
    vote = thinks(table.state)
    assert isinstance(vote, Vote)
    return vote.option


def test_a_main_node_comes_before_a_side_one_and_a_market_without_an_errand():
    assert going() == "006"
    assert going(scouted=["005", "007"]) == "007"


def test_whoever_fails_seeks_strength_elsewhere():
    assert going(failed={"006": 1}) == "006"
    assert going(failed={"006": 2}) == "007"
    assert going(failed={"006": 2, "007": 2}) == "006", "not where one fails as well"
    assert going(failed={"006": 9, "007": 3}) == "006"


def rich(table: Chapter, credits: int = 20) -> None:
    for seat in range(table.state.seats):
        members.pad(table.member(seat)).credits = credits


def test_a_market_is_worth_a_journey_for_who_can_buy_something():
    table = explorers(2)
    assert thinks(table.state) == Vote("006")
    rich(table)
    assert thinks(table.state) == Vote("005")
    table.sheet.system, table.sheet.at = "dragon", (2, 3)
    assert thinks(table.state) == Vote("006"), "not where the squad has just been"


def test_a_jump_is_made_towards_what_is_left_to_do_and_not_back():
    facts = {
        "done": {"004": "success", "006": "success", "008": "success", "010": "success"},
        "scouted": ["006", "008", "010", "011", "012"],
        "achievements": ["GATE_OPEN"],
    }
    table = Chapter(1, next="explore", energy=3, **facts)
    jump = "gate_dragon_vertus"
    assert course.next_place(table.state, ["005", jump]) == jump
    table.sheet.system = "vertus"
    assert course.next_place(table.state, ["011", "012", jump]) == "012"
    table.sheet.done["012"] = "success"
    table.sheet.scouted.append("016")
    assert course.next_place(table.state, ["011", "016", jump]) == "016"


def test_what_was_failed_is_tried_again_unless_there_is_something_to_gain_first():
    def retry(credits: int = 0, **failed: int) -> Action | None:
        sheet = presets.starting(1)
        sheet.next, sheet.failed = "008", {f"0{node[1:]}": n for node, n in failed.items()}
        table = Chapter(1, sheet=sheet, scouted=["005", "008"], system="dragon", at=(5, 4), energy=2)
        members.pad(table.member()).credits = credits
        asked(table, "ak-ask-retry")
        return thinks(table.state)

    assert retry(n08=1) == Vote("again")
    assert retry(n08=1, credits=20) == Vote("again")
    assert retry(n08=4) == Vote("again"), "there is nothing else to do"
    assert retry(n08=2, credits=20) == Vote("leave")


# Difficulty, stories


@pytest.mark.rule("AK-069")
def test_after_two_failures_it_wants_it_easier():
    def wanted(failed: int) -> Action:
        table = Chapter(1)
        table.sheet.failed, table.state.node = {"004": failed}, "004"
        poll = Poll(topic="ak-ask-difficulty", options=("easy", "normal", "hard"), then="ak-difficulty")
        return ballots.vote(table.state, poll, 0)

    assert [wanted(failed) for failed in (0, 1, 2, 5)] == [
        Vote(x) for x in ("normal", "normal", "easy", "easy")
    ]


def told(choices: tuple[Choice, ...], monkeypatch: pytest.MonkeyPatch, **facts: object) -> Action | None:
    monkeypatch.setitem(SCRIPTS, "003", story("003", ending("004", choices=choices)))
    table = Chapter(1, next="003", **facts)
    table.play("read")
    asked(table, "ak-ask-choice")
    return thinks(table.state)


def test_of_a_story_it_takes_what_brings_most(monkeypatch):
    little = Choice("little", "scn.001.intro", rewards=rewards(credits=2))
    much = Choice("much", "scn.001.success", rewards=rewards(copilots=("tena",)))
    assert told((little, much), monkeypatch) == Vote("scn.001.success")
    assert told((little, much), monkeypatch, copilots=["tena"]) == Vote("scn.001.intro")
    same = Choice("same", "scn.001.failure", rewards=rewards(credits=2))
    assert told((little, same), monkeypatch) == Vote("scn.001.intro"), "the first of equals"


def test_it_begins_the_last_battle_again_until_patience_ends():
    def last(failed: int) -> str:
        table = Chapter(1, next="027", done={"026": "success"}, failed={"027": failed}, act=3)
        table.fly()
        table.end("failure")
        vote = thinks(table.state)
        assert isinstance(vote, Vote)
        return vote.option

    assert last(1) == "scn.027.choice.again"
    assert last(ballots.PATIENCE) == "scn.027.choice.stop", "a campaign must end"


# On the way


def test_events_are_weighed():
    def wish(event: str, seats: int = 2, **facts: object) -> str:
        table = explorers(seats, **facts)
        table.state.stack = [Journey(), Happening(path=f"event/{event}")]
        options = tuple(option.label for option in EVENTS[event].options)
        table.state.stack.append(Poll(topic="ak-ask-event", options=options, then="ak-event", asked=[0]))
        vote = thinks(table.state)
        assert isinstance(vote, Vote)
        return vote.option

    assert wish("d01") == "ev.d01.a.label", "calm and a co-pilot before stress"
    assert wish("d07", energy=5) == "ev.d07.a.label"
    assert wish("d07", energy=0) == "ev.d07.b.label", "there is no energy to lose"


def test_a_hard_check_is_for_the_best_and_worth_less():
    table = explorers(2)
    easy = voyage.Check("charm", 2, TEXT, TEXT, (voyage.Credits(3, "each"),), (voyage.Trauma(1, "one"),))
    hard = voyage.Check("charm", 6, TEXT, TEXT, easy.success, easy.failure)
    assert fortunes.happenings(table.state, [easy]) > 2 > fortunes.happenings(table.state, [hard])
    seat, p = fortunes.expert(table.state, hard)
    skills = [fortunes._skill(table.state, each, "charm") for each in range(2)]
    assert skills[seat] == max(skills) and 0 <= p < 1


@pytest.mark.parametrize(
    ("needed", "once", "twice"), [(1, 0.99, 1.0), (2, 0.89, 0.99), (3, 0.59, 0.94), (4, 0.20, 0.62)]
)
def test_chances_are_those_of_the_guide(needed, once, twice):
    assert fortunes.chance(needed, each=2 / 3) == pytest.approx(once, abs=0.01)
    assert fortunes.chance(needed) == pytest.approx(twice, abs=0.01)


def checking(*faces: str, stress: int = 0, rerolled: bool = False) -> Action | None:
    """Strength 4, of somebody who has the skill that the first pilot has."""
    table = explorers(1)
    table.member().stress = stress
    frame = Checking(0, path="event/d05/a/0", rolled=list(faces), rerolled=rerolled)
    table.state.stack = [Journey(), frame]
    return thinks(table.state)


def test_dice_of_a_check_are_rolled_again_where_it_helps_and_nothing_is_strained_in_vain():
    assert checking("attack", "attack", "attack", "attack") == Put((0, 1, 2)), "the pilot is strong enough"
    assert checking("attack", "move", "move", "attack") == Reroll((1, 2))
    assert checking("attack", "move", "move", "stress", rerolled=True) == Put(()), "it is lost anyway"
    assert checking("attack", "move", "move", "attack", stress=10) == Put(())


# Markets


def market(seats: int = 2, credits: int = 0, **facts: object) -> Chapter:
    table = explorers(seats, **facts)
    rich(table, credits)
    table.state.stack = [Course(to="005")]
    RULES.settle(table.state, Dice(b"market", 0))
    assert isinstance(table.state.stack[-1], Trading)
    return table


def shopped(table: Chapter) -> list[Action]:
    """What androids do until they leave."""
    done: list[Action] = []
    while isinstance(table.state.stack[-1], Trading):
        asked = [prompt.seat for prompt in RULES.prompts(table.state) if not prompt.optional]
        wishes = ((seat, thinks(table.state, seat)) for seat in asked)
        seat, action = next((seat, wish) for seat, wish in wishes if wish is not None)
        assert action is not None and len(done) < 80
        RULES.play(table.state, seat, action, Dice(b"shop", len(done)))
        done.append(action)
    return done


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("credits", [0, 5, 12, 40])
def test_shopping_ends_and_nothing_is_left_open(seats, credits):
    table = market(seats, credits, energy=0)
    done = shopped(table)
    assert done.count(Ready()) == seats
    assert all(members.pad(table.member(seat)).credits >= 0 for seat in range(seats))
    if credits >= 12:
        assert any(isinstance(each, Buy) for each in done)
        assert table.sheet.energy == trader.LOW, "energy for the next journeys"


def test_nobody_leaves_before_the_others_have_paid_their_part():
    table = market(2, 2, energy=0)
    done = shopped(table)
    assert [each for each in done if isinstance(each, Pledge)] == [Pledge("energy", 1)] * 4
    assert table.sheet.energy == 2


def test_what_the_squad_wants_is_paid_in_equal_parts_and_the_poor_pay_what_they_have():
    table = market(3, 20, energy=5)
    members.pad(table.member(0)).credits = 1
    table.pad(1).trauma = 1
    done = [each for each in shopped(table) if isinstance(each, Pledge)]
    assert done[:3] == [Pledge("trauma", 1), Pledge("trauma", 2), Pledge("trauma", 1)], "4 in all"
    assert table.pad(1).trauma == 0


def test_a_purchase_must_improve_the_ship_and_what_is_of_no_use_is_sold():
    table = market(1)
    useless = next(card for card in CARDS if CARDS[card].kind == "weapon" and "heavy" in CARDS[card].classes)
    member = table.member()
    fits = not CARDS[useless].classes or quartermaster.loadout.suits(member, useless)
    member.cards = [useless]
    if not fits:
        assert thinks(table.state) == Sell(useless)
    member.cards = []
    assert thinks(table.state) == Ready()


def test_cards_in_use_are_never_sold():
    table = market(1)
    member = table.member()
    for card in ("siege_driver", "aimed_shot", "burst_fire"):
        if quartermaster.loadout.suits(member, card):
            member.cards.append(card)
    best = sorted(members.cards(member), key=quartermaster.value)
    spare = quartermaster.surplus(table.sheet, 0)
    assert spare is None or (spare in member.cards and spare not in best[-2:])


# Rewards, points, loadouts


def test_a_reward_is_what_helps_the_own_ship():
    table = Chapter(1)
    table.state.stack = [Picking(0, kind="weapon", numbers=(1, 16))]
    action = thinks(table.state)
    assert isinstance(action, ChooseReward) and action.card is not None
    assert quartermaster.loadout.suits(table.member(), action.card)


def test_a_discount_is_used_only_for_what_is_worth_it():
    table = Chapter(1)
    members.pad(table.member()).credits = 30
    table.state.stack = [Picking(0, kind="weapon", numbers=(1, 16), less=2)]
    action = thinks(table.state)
    assert isinstance(action, ChooseReward) and action.card is not None
    weapons = (card for card in CARDS if CARDS[card].kind == "weapon")
    table.member().cards = sorted(weapons, key=quartermaster.value)[-8:]
    table.state.stack = [Picking(0, kind="weapon", numbers=(1, 4), less=2)]
    assert thinks(table.state) == ChooseReward(None)


def test_points_are_spent_whatever_is_asked():
    table = explorers(1)
    table.pad().points = 1
    assert isinstance(thinks(table.state), Train)


# With people


def mixed(**facts: object) -> Chapter:
    """A person and two squad mates."""
    sheet = presets.starting(3)
    sheet.wing_mates = True
    for member in sheet.members[1:]:
        member.android = True
    for name, value in facts.items():
        setattr(sheet, name, value)
    return Chapter(sheet=sheet, out=False)


@pytest.mark.rule("AK-033")
def test_squad_mates_do_not_set_out_before_people_nor_close_the_chapter():
    table = mixed()
    assert [thinks(table.state, seat) for seat in (1, 2)] == [None, None]
    assert thinks(table.state, 0) == Ready(), "who sits in for a person plays as one"
    table.play("ready", 0)
    assert table.state.stage == "muster"
    table.end()
    for seat in (1, 2):
        while isinstance(action := thinks(table.state, seat), Train):
            RULES.play(table.state, seat, action, Dice(b"train", 0))
        assert action is None
    table.play("close", 0)
    assert thinks(table.state, 1) == Close()


def test_squad_mates_leave_votes_to_people():
    table = mixed(next="explore", scouted=["005", "006"], energy=2)
    table.play("ready", 0)
    asked(table, "ak-ask-location")
    assert [thinks(table.state, seat) for seat in (1, 2)] == [Abstain(), Abstain()]
    for seat in (1, 2):
        table.play("abstain", seat)
    table.play("vote 005", 0)
    assert "ak-sets-course" in table.told(), "one voice is enough"


def test_squad_mates_wait_with_their_loadout_and_take_what_they_are_given():
    table = mixed()
    table.member(0).cards = ["siege_driver"]
    table.play("ready", 0)
    table.vote("normal")
    while isinstance(action := thinks(table.state, 1), Fit):
        RULES.play(table.state, 1, action, Dice(b"fit", 0))
    assert action is None, "a person is not ready"
    RULES.play(table.state, 0, GiveCard("siege_driver", 1), Dice(b"gift", 0))
    assert thinks(table.state, 1) == Accept("siege_driver")
    RULES.play(table.state, 1, Accept("siege_driver"), Dice(b"gift", 1))
    assert not isinstance(thinks(table.state, 1), Accept)
    table.play("ready", 0)
    while isinstance(action := thinks(table.state, 1), Fit):
        RULES.play(table.state, 1, action, Dice(b"fit", 0))
    assert action == Ready()


@pytest.mark.rule("AK-900")
def test_a_gift_that_was_taken_is_no_longer_offered():
    table = Chapter(2)
    table.member(0).cards = ["siege_driver"]
    table.vote("normal")
    RULES.play(table.state, 0, GiveCard("siege_driver", 1), Dice(b"gift", 0))
    assert Accept("siege_driver") in table.options(1)
    RULES.play(table.state, 1, Accept("siege_driver"), Dice(b"gift", 1))
    assert Accept("siege_driver") not in table.options(1)
    assert table.refused("accept siege_driver", 1)


def test_squad_mates_read_on_when_people_have_and_buy_together_only_with_them():
    table = mixed(next="003")
    table.play("ready", 0)
    assert thinks(table.state, 1) is None and thinks(table.state, 0) == Read()
    table.go("005")
    rich(table, 20)
    table.sheet.energy = 0
    begun = [thinks(table.state, 1)]
    assert not isinstance(begun[0], Pledge)
    table.play("pledge energy 1", 0)
    assert isinstance(thinks(table.state, 1), Pledge)


@pytest.mark.rule("AK-944")
def test_who_wants_to_give_up_is_not_held_back_by_androids():
    table = mixed()
    table.play("ready", 0)
    table.fly()
    while table.state.stage != "battle":
        table.hush()
    table.play("concede", 0)
    assert thinks(table.state, 1) == Concede()


def test_newcomers_choose_after_people():
    sheet = presets.starting(1)
    sheet.wing_mates = True
    for name, android in (("Person", False), ("Mate", True)):
        members.recruit(sheet, name, android)
    table = Chapter(sheet=sheet, out=False)
    assert table.state.stage == "enlist" and thinks(table.state, 2) is None
    for _ in range(2):
        table.silent(1)
    assert thinks(table.state, 2) is not None
