"""Androids on worlds: the shortest way to what is needed, dice as they are worth, and no more than anybody
may know."""

from __future__ import annotations

import msgspec
import pytest

from rules.akarios.actions import Decline, Join, Pass, Put, Reroll, Try
from rules.akarios.android import errands, paths, walker
from rules.akarios.android.paths import Map
from rules.akarios.frames import Attempt, Exploring, Section
from rules.akarios.game import RULES
from rules.akarios.options import Options
from rules.akarios.scenario.script import SCRIPTS, World
from rules.akarios.state import State
from rules.akarios.world import places, sections
from rules.core.contract import Action
from rules.core.dice import Dice
from rules.core.poll import Poll, Vote
from tests.rules.akarios.outing import Walk


def thinks(walk: Walk, seat: int = 0) -> Action | None:
    return RULES.android(walk.state, seat, Dice(b"android", 0))


def put(walk: Walk, card: int, *flags: str, seat: int = 0, open: int = 0) -> None:
    """A pilot on a card; all cards up to a number lie open."""
    walk.walker(seat).card = card
    walk.world.flags = list(flags)
    walk.world.revealed = list(range(1, open + 1)) or [*{1, card}]


def late(walk: Walk) -> None:
    """No time is left for sights."""
    for each in walk.world.walkers:
        each.stamina, each.stress = 1, 6


def use(walk: Walk, *ids: str) -> None:
    walk.world.closed += ids


# The way


def test_it_turns_up_cards_as_long_as_the_way_is_not_known():
    walk = Walk(1)
    assert thinks(walk) == Try("1a", 1), "one symbol: a die at a time"
    known = Map(walk.state)
    assert known.homeward(0) is None and not known.ready and not known.lost


def test_two_look_in_two_places():
    walk = Walk(2)
    found = {seat: errands.errand(Map(walk.state), seat) for seat in (0, 1)}
    assert {each.to for each in found.values() if each} == {2, 3}


def test_the_way_goes_through_what_opens_it():
    """A rope bridge must be safe before one crosses it, and the signal read before one leaves."""
    walk = Walk(1)
    put(walk, 2, open=4)
    use(walk, "1c")
    known = Map(walk.state)
    assert known.wanted == {"bridge_safe", "signal_read"}
    way = known.homeward(0)
    assert way is not None and way.first.id == "2a" and way.wanted
    put(walk, 2, "bridge_safe", open=4)
    use(walk, "2a")
    way = Map(walk.state).homeward(0)
    assert way is not None and way.first.id == "2c"


def test_with_what_was_asked_for_it_goes_home():
    walk = Walk(1)
    put(walk, 4, "bridge_safe", "signal_read", open=4)
    use(walk, "1c", "2a", "4a", "4b")
    late(walk)
    assert thinks(walk) == Try("4c", 3)
    walk.walker().card = 1
    assert thinks(walk) == Try("1d", 1)


def test_all_must_be_there_before_anybody_leaves():
    walk = Walk(2)
    put(walk, 4, "bridge_safe", "signal_read", seat=1, open=4)
    use(walk, "1c", "2a", "4a", "4b", "3b")
    late(walk)
    assert thinks(walk, 0) == Pass()
    assert thinks(walk, 1) == Try("4c", 3)


def test_where_a_patrol_sends_visitors_back_there_is_no_way_through():
    walk = Walk(1, "025")
    put(walk, 4, open=11)
    known = Map(walk.state)
    assert known.lands(7) == 4
    spots = {card for _, (card, _), _ in known.walk(0)}
    assert 7 not in spots and 8 in spots


def test_nobody_knows_what_lies_on_cards_that_are_not_open(monkeypatch):
    """Another world behind the doors: the same decisions before them."""
    script = SCRIPTS["006"]
    assert isinstance(script, World)
    walk = Walk(2)
    before = [thinks(walk, seat) for seat in (0, 1)]
    hidden = tuple(
        card if card.no == 1 else msgspec.structs.replace(card, objects=tuple(reversed(card.objects[1:])))
        for card in script.card
    )
    monkeypatch.setitem(SCRIPTS, "006", msgspec.structs.replace(script, card=hidden))
    assert [thinks(walk, seat) for seat in (0, 1)] == before


# Dice


def test_as_many_dice_as_the_thing_is_worth():
    walk = Walk(1)
    each = places.thing(walk.state, "4d")
    assert paths.thrifty(walk.state, 0, each, 4) == 3, "three dice cover two symbols soonest"
    assert paths.thrifty(walk.state, 0, each, 2) == 2
    assert paths.thrifty(walk.state, 0, each, 1) is None
    assert paths.thrifty(walk.state, 0, places.thing(walk.state, "2b"), 1) == 1


def test_a_check_waits_for_enough_dice():
    walk = Walk(1)
    put(walk, 4, "bridge_safe", open=4)
    use(walk, "1c", "2a", "4b")
    late(walk)
    walk.walker().dice = 1
    assert thinks(walk) == Pass()
    walk.walker().dice = 4
    action = thinks(walk)
    assert isinstance(action, Try) and action.object == "4a" and action.dice >= 2


def rolled(walk: Walk, object: str, *faces: str) -> Action | None:
    walk.state.stack = [
        walk.state.stack[0],
        Exploring(asked=[0]),
        Attempt(
            actor=0, object=object, stage="put", asked=[0], rolled={"0": list(faces)}, dice={"0": len(faces)}
        ),
    ]
    return thinks(walk)


def test_only_what_is_needed_is_placed_and_stress_last():
    walk = Walk(1)
    assert rolled(walk, "1a", "move", "stress") == Put((0,))
    assert rolled(walk, "1a", "stress", "attack") == Put((0,))
    assert rolled(walk, "4a", "move", "attack", "stress", "stress") != Put((0, 1, 2, 3))


def test_it_rolls_again_where_that_helps_and_strains_nobody_in_vain():
    walk = Walk(1)
    assert rolled(walk, "1a", "attack", "attack") == Reroll((0, 1))
    walk.walker().rerolled = True
    assert rolled(walk, "1a", "attack", "attack") == Put(())
    assert rolled(walk, "2c", "stress", "attack") == Put(()), "half of it is nothing"
    walk.walker().rerolled = False
    walk.walker().stress = 9
    assert rolled(walk, "1a", "attack", "attack") == Put(())


def test_helpers_give_what_is_missing():
    walk = Walk(3)

    def joined(starter: int, seat: int = 1) -> Action:
        frame = Attempt(actor=0, object="3b", dice={"0": starter}, asked=[1, 2])
        return walker.join(walk.state, frame, seat)

    assert joined(4) in (Decline(), Join(1))
    few = joined(1)
    assert isinstance(few, Join) and few.dice >= 1
    walk.walker(1).dice = 1
    assert joined(1) == Join(1)


# Rest, sights, retreat


def test_whoever_is_strained_rests_where_one_can():
    walk = Walk(1)
    put(walk, 5, open=6)
    use(walk, "1c", "2a", "3b", "4a", "4b", "6a")
    walk.world.flags = ["bridge_safe", "signal_read"]
    walk.walker().stress = 4
    assert walker._here(walk.state, 0, False) == Try("5a", 1)
    walk.walker().stress = 0
    assert walker._here(walk.state, 0, False) is None


def test_sights_are_seen_while_there_is_time():
    def first(stress: int) -> Action | None:
        walk = Walk(1)
        put(walk, 1, "bridge_safe", "signal_read", open=4)
        use(walk, "2a", "4a", "1c", "3b")
        walk.walker().stamina, walk.walker().stress = 10 - stress, stress
        return thinks(walk)

    assert first(0) != Try("1d", 1)
    assert first(9) == Try("1d", 1)


def test_time_is_short_where_the_world_closes_in():
    walk = Walk(1, "017")
    assert paths.hurt_from(walk.state) == 6
    walk.world.round = 5
    assert errands._time(walk.state, 0) == 1
    assert paths.rounds_left(walk.state, 0) == walk.walker().health, "a wound in each round"


def test_the_exhausted_go_home_with_empty_hands():
    walk = Walk(1)
    put(walk, 2, open=4)
    each = walk.walker()
    each.stamina, each.stress, each.health = 0, 10, 2
    known = Map(walk.state)
    assert known.lost
    way = known.homeward(0)
    assert way is not None and way.first.id == "2b"
    each.card = 1
    assert thinks(walk) == Try("1d", 1)
    walk.play("try 1d 1")
    poll = walk.state.stack[-1] if walk.state.stack else None
    if isinstance(poll, Poll):
        assert thinks(walk) == Vote("scn.006.s9.giveup")


def test_nobody_gives_up_who_can_still_walk():
    walk = Walk(1)
    options = ("scn.006.s9.stay", "scn.006.s9.giveup")
    poll = Poll(topic="ak-ask-choice", options=options, then=sections.CHOSEN, asked=[0])
    walk.state.stack += [Section(number=9, part="vote", at=0, actor=0), poll]
    assert thinks(walk) == Vote("scn.006.s9.stay")
    walk.world.flags = ["signal_read"]
    poll.options = ("scn.006.s9.leave", *options)
    assert thinks(walk) == Vote("scn.006.s9.leave")


# To the end


def played(node: str, seats: int, seed: bytes) -> State:
    state = RULES.start(Options(scenario=node), seats, Dice(seed, -1))  # type: ignore[arg-type]
    for number in range(600):
        if state.over:
            return state
        for prompt in RULES.prompts(state):
            action = None if prompt.optional else RULES.android(state, prompt.seat, Dice(seed, number))
            if action is not None:
                RULES.play(state, prompt.seat, action, Dice(seed, number))
                break
    raise AssertionError(f"{node} does not end")


@pytest.mark.parametrize("node", [id for id, script in SCRIPTS.items() if isinstance(script, World)])
@pytest.mark.parametrize("seats", [1, 4])
def test_every_world_is_explored_to_its_end_and_mostly_in_time(node, seats):
    ends = [played(node, seats, b"explored %d" % number) for number in range(4)]
    assert sum(state.gained.ending == "success" for state in ends) >= 2
    assert all(state.outing.round <= paths.FULL + 4 for state in ends)
