"""A turn and a window: what to do, where, with which card and at whom."""

from __future__ import annotations

import pytest

from rules.core.contract import IllegalMove
from rules.core.orders import Wait
from rules.twilight_imperium.actions import (
    Activate,
    BeginTransfer,
    Let,
    Move,
    Pass,
    Plan,
    Play,
    Sacrifice,
    Strategic,
    Use,
)
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.components_cards import SECRET
from rules.twilight_imperium.draft import all_in
from rules.twilight_imperium.draft.look import look
from rules.twilight_imperium.frames import Turn
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.state import Picked
from rules.twilight_imperium.view import Preview
from rules.twilight_imperium.visible.blotted import CARD
from tests.rules.twilight_imperium.drafting import codes, drafted
from tests.rules.twilight_imperium.play import answer, asked, run
from tests.rules.twilight_imperium.table import Table
from tests.rules.twilight_imperium.tactical import table

AGENTS = "yssaril"


def turn(*cards: str, races: tuple[str, ...] = ("sol", "letnev", "hacan")) -> Table:
    found = table(*races)
    found.home(0).ships(0, cruiser=2)
    found.at("201").ships(0, destroyer=1)
    found.state.players[0].cards = list(cards)
    found.state.players[0].picked = [Picked("technology_2")]
    run(found, Turn(0))
    return found


def test_what_can_be_done_and_nothing_else() -> None:
    assert codes(drafted(turn())) == ["act", "transfer", "strat", "use"]
    found = turn("privateers", races=("letnev", "sol", "hacan"))
    found.state.players[0].picked = []
    found.state.players[1].goods = 2
    assert codes(drafted(found)) == ["act", "transfer", "card", "pass"]
    assert drafted(found, "pass").action == Pass()
    assert drafted(turn(), "strat", "technology_2").action == Strategic("technology_2")


def test_systems_are_numbered_where_ships_can_come() -> None:
    which = drafted(turn(), "act")
    assert isinstance(which.preview, Preview)
    numbered = which.preview.picture.removeprefix("choose.").split("-")
    assert codes(which)[: len(numbered)] == numbered, "the numbers of the picture are those of the list"
    assert [each.args.get("number") for each in which.options[: len(numbered) + 1]] == [
        *range(1, len(numbered) + 1),
        None,
    ]
    assert {each for each in codes(which) if ":" not in each} == set(turn().state.systems)
    chosen = drafted(turn(), "act", "202")
    assert chosen.action == Activate("202") and chosen.asks is None
    assert isinstance(chosen.preview, Preview) and chosen.preview.picture == "system.202-201-301"


def test_all_in_is_a_whole_action_with_its_outlook() -> None:
    found = turn()
    found.home(0).ships(0, carrier=1).planet("jord", owner=0, gf=3)
    found.at("203").ships(1, cruiser=1)
    which = drafted(found, "act")
    whole = [each for each in which.options if each.code.startswith(all_in.MARK)]
    numbers = {each.code: each.args.get("number") for each in which.options}
    places = [str(each.args["system"]) for each in whole]
    assert 0 < len(whole) <= 3 and [each.args["badge"] for each in whole] == [numbers[at] for at in places]
    assert len({each.group for each in whole}) == len(whole), "so that each is a button"
    assert "202" not in places, "nothing lands there, and nobody is met"
    at = places[0]
    draft = drafted(found, "act", f"{all_in.MARK}{at}")
    assert draft.action == Activate(at) and draft.asks is None
    assert draft.notes[0].key == "ti-draft-note-supply" and isinstance(draft.preview, Preview)
    state = found.state
    for move in (draft.action, *draft.then):
        answer(state, 0, move)
    assert not any(each.key == "ti-draft-note-stranded" for each in draft.notes)
    carrier = next(each for each in state.systems[at].ships if each.kind == "carrier")
    taken = [each for each in state.systems[at].planets if each.owner == 0]
    assert taken and carrier.gf + sum(each.gf for each in taken) == 3, "they have landed"


def test_all_in_loses_nothing_and_needs_somebody_who_can_come() -> None:
    found = turn()
    found.state.players[0].fleet = 1
    found.at("203").ships(1, cruiser=1)
    whole = [each for each in codes(drafted(found, "act")) if each.startswith(all_in.MARK)]
    assert whole == ["all:000", "all:203"], "somebody is met there"
    for code in whole:
        move, plan = drafted(found, "act", code).then
        assert isinstance(plan, Plan) and isinstance(move, Move)
        assert len(move.items) == 1, "as many as Fleet Supply keeps"
    found.home(0).system.ships.clear()
    found.at("201").system.ships.clear()
    assert not [each for each in codes(drafted(found, "act")) if each.startswith(all_in.MARK)]


@pytest.mark.rule("TI-243")
def test_all_in_reckons_with_a_mind_weapon() -> None:
    """What the counter alone takes is taken before anybody goes."""
    found = turn()
    state = found.state
    state.players[1].technologies = ["telepathic_mind_weapon"]
    found.at("202").ships(1, cruiser=1)
    for planet in found.at("202").system.planets:
        planet.owner = 1
    state.players[0].fleet = 3
    draft = drafted(found, "act", "all:202")
    assert draft.notes[0].key == "ti-draft-mind-weapon" and draft.action is not None
    move = draft.then[0]
    assert isinstance(move, Move) and len(move.items) == 2, "one fewer than Fleet Supply has now"
    plain = drafted(found, "act", "202")
    assert [each.key for each in plain.notes] == ["ti-draft-come", "ti-draft-mind-weapon"]
    state.players[0].fleet = 2
    assert "all:202" not in codes(drafted(found, "act")), "a fleet at home would lose a ship before it can go"
    state.players[0].fleet = 3
    for each in (draft.action, move):
        answer(state, 0, each)
    assert state.players[0].fleet == 2


def test_a_transfer_says_where_the_counter_goes() -> None:
    pair = drafted(turn(), "transfer", "201+301")
    assert pair.action == BeginTransfer("201", "301", "201"), "it stands already"
    assert drafted(turn(), "transfer", "201+301", "301").action == BeginTransfer("201", "301", "301")


def test_cards_are_aimed_one_target_after_the_other() -> None:
    found = turn("privateers", "armistice")
    found.state.players[1].goods = found.state.players[2].goods = 2
    assert codes(drafted(found, "card")) == ["privateers", "armistice"]
    assert codes(drafted(found, "card", "privateers")) == ["1", "2"]
    assert drafted(found, "card", "privateers", "2").action == Play("privateers", ("2",))
    assert drafted(found, "card", "armistice", "1").action == Play("armistice", ("1", "jord")), (
        "its one planet"
    )
    found.at("201").planet("arnor", owner=0)
    assert codes(drafted(found, "card", "armistice", "1")) == ["arnor", "jord"]
    assert drafted(found, "card", "armistice", "1", "arnor").action == Play("armistice", ("1", "arnor"))


def test_a_price_may_be_paid_otherwise() -> None:
    found = turn("alien_technology")
    found.home(0).planet("jord", ready=True)
    found.state.players[0].goods = 9
    word = drafted(found, "card", "alien_technology")
    while word.asks is not None and not word.asks.startswith("ti-draft-due"):
        word = drafted(found, *word.said, codes(word)[0])
    assert word.action is not None and "other" in codes(word)
    asked_for = drafted(found, *word.said, "other")
    assert asked_for.many is not None and "goods:1" in codes(asked_for)
    little = drafted(found, *word.said, "other", "goods:1")
    assert little.action is None and little.notes[0].key == "ti-illegal-too-little"


def test_abilities_stand_apart_from_cards() -> None:
    found = turn("privateers")
    assert codes(drafted(found, "use")) == ["sol_orbital_drop"]
    assert drafted(found, "use", "sol_orbital_drop").action == Use("sol_orbital_drop", ("jord",))


def test_words_that_were_not_offered_are_refused() -> None:
    found = turn()
    for said in (("card",), ("act", "999"), ("act", ""), ("act", "201,202"), ("act", "201", "more")):
        with pytest.raises(IllegalMove) as refused:
            RULES.draft(found.state, 0, said)
        assert refused.value.key == "draft-not-so"
    assert len(RULES.drafts(found.state, 0, ("act", "999"))) == 2, "as far as they hold"


def test_who_is_asked_nothing_puts_nothing_together() -> None:
    found = turn()
    assert RULES.draft(found.state, 1, ()) is None and RULES.drafts(found.state, 1, ("act",)) == []
    assert RULES.draft(found.state, 9, ()) is None
    found.state.over = True
    assert RULES.draft(found.state, 0, ()) is None


@pytest.mark.rule("TI-722")
def test_a_draft_is_made_from_what_its_seat_sees() -> None:
    """Whatever a step comes to read, others' cards are not there."""
    found = turn("privateers")
    found.state.players[1].cards, found.state.players[1].secret = ["sabotage"], min(SECRET)
    seen = look(found.state, 0)
    assert seen is not None and seen.state.players[0].cards == ["privateers"]
    assert seen.state.players[1].cards == [CARD] != ["sabotage"]


# Windows


def window(*cards: str) -> Table:
    """The first player plays a card; the second may stop it."""
    found = turn("privateers")
    found.state.players[1].cards = list(cards)
    found.state.players[1].goods = 3
    found.state.players[1].book.waits = [Wait("all")]
    answer(found, 0, Play("privateers", ("1",)))
    assert asked(found, 1) is not None
    return found


def test_a_card_is_stopped_or_let_pass() -> None:
    found = window("sabotage")
    first = drafted(found, seat=1)
    assert first.action is None, "a card that stops it is not let slip by a stray tap: that has a button"
    assert drafted(found, "sabotage", seat=1).action == Play("sabotage")
    assert drafted(found, "let", seat=1).action == Let()


def test_who_has_nothing_is_told_so() -> None:
    first = drafted(window("morale_boost"), seat=1)
    assert [each.key for each in first.notes] == ["ti-draft-play-nothing"]
    assert first.asks is None and codes(first) == [], "one button is enough"
    assert first.action == Let()
    some = drafted(window("sabotage"), seat=1)
    assert some.asks == "ti-draft-play" and codes(some) == ["sabotage", "let"] and some.notes == ()


def test_an_agent_may_die_for_it() -> None:
    found = window("morale_boost")
    agent = next(id for id, row in LEADERS.items() if row.kind == "agent" and row.race == AGENTS)
    found.state.players[1].race = AGENTS
    found.state.systems["307"].planets[0].leaders = [agent]
    assert drafted(found, agent, seat=1).action == Sacrifice(agent)
