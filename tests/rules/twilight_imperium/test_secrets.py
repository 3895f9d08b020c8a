"""Pairs of tables that differ in one secret: whatever is played in both, a third seat is told, asked and
shown the same, and the game waits for the same seats (TI-671, TI-722)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from rules.core import saved
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.orders import GiveOrder, SetWaits, Wait
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import (
    Accept,
    Activate,
    Choose,
    Form,
    Let,
    MakeOffer,
    Move,
    Plan,
    Play,
    PlayPolitical,
    Sheet,
    Use,
)
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import LEADERS
from rules.twilight_imperium.components_cards import PUBLIC, SECRET
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.phases import scoring
from rules.twilight_imperium.state import State
from rules.twilight_imperium.visible import blotted
from tests.rules.kit import seen_by, waited
from tests.rules.twilight_imperium.fights import BESIDE, HERE, attack, field
from tests.rules.twilight_imperium.play import Loaded
from tests.rules.twilight_imperium.scramble import scramble
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.test_setup import begun

Pair = tuple[State, State]


def pair(table: Callable[[str], State], one: str, other: str) -> Pair:
    return table(one), table(other)


def settled(state: State, *faces: int) -> State:
    RULES.settle(state, Loaded(*faces))
    return state


def played(state: State, seat: int, action: Action, dice: Dice) -> list[Event]:
    """With all that orders make of it."""
    events = RULES.play(state, seat, action, dice)
    for _ in range(20):
        ordered = [(each, RULES.ordered(state, each)) for each in range(state.seats)]
        who, move = next(((who, move) for who, move in ordered if move is not None), (0, None))
        if move is None:
            return events
        events += RULES.play(state, who, move, dice)
    raise AssertionError("orders without end")


def known(state: State, events: list[Event], seat: int | None) -> list[object]:
    """Everything there is for this seat to notice."""
    told = [each for each in events if each.to is None or seat in each.to]
    asked = seen_by(RULES.prompts(state), seat)
    return [told, asked, waited(RULES, state), saved.dump(RULES.view(state, seat))]


def both(tables: Pair, seat: int, action: Action | Pair_of_moves, *faces: int) -> list[list[Event]]:
    """The same move in both, or the one and the other of two that nobody else can tell apart."""
    moves = action if isinstance(action, tuple) else (action, action)
    each = zip(tables, moves, strict=True)
    return [played(state, seat, move, Loaded(*faces)) for state, move in each]


Pair_of_moves = tuple[Action, Action]


def same(tables: Pair, events: list[list[Event]], *seats: int | None) -> None:
    for seat in seats:
        one, other = (known(state, told, seat) for state, told in zip(tables, events, strict=True))
        assert one == other, f"seat {seat} can tell"


def differ(tables: Pair, events: list[list[Event]], *seats: int) -> None:
    """Whose secret it is, or to whom it was shown."""
    for seat in seats:
        one, other = (known(state, told, seat) for state, told in zip(tables, events, strict=True))
        assert one != other, f"seat {seat} should know"


def in_turn(*hands: tuple[str, ...], seat: int = 1, races: tuple[str, ...] = ()) -> State:
    """Somebody's turn, hands as they are given, everybody waits at every window."""
    state = table_of(*races, p201="lodor").state
    state.stack = [frames.ActionPhase(last=seat), frames.Turn(seat, "act")]
    for player, hand in zip(state.players, hands, strict=False):
        player.cards = list(hand)
        player.book.waits = [Wait("all")]
    return state


AGENT = next(id for id, row in LEADERS.items() if (row.race, row.kind) == ("yssaril", "agent"))
NOTHING: list[list[Event]] = [[], []]


# Cards


@pytest.mark.rule("TI-671", "TI-722")
def test_sabotage_in_hand_when_a_card_is_aimed_at_its_owner() -> None:
    tables = pair(lambda card: in_turn((card,), ("plague",), ("thugs",)), "sabotage", "thugs")
    for state in tables:
        systems.planet(state, "jord").gf = 3
    told = both(tables, 1, Play("plague", ("jord",)))
    assert tables[0].stack[-1].point == "after_action_card" and 0 in waited(RULES, tables[0])
    same(tables, told, 1, 2, None)
    differ(tables, told, 0)
    told = both(tables, 2, Let())
    same(tables, told, 1, 2, None)
    same(tables, both(tables, 0, Let(), 5), 1, 2, None)


def _damaged(card: str) -> State:
    """Two Cruisers of seat 0 have hit the Dreadnought of seat 1, which sustains it."""
    table = field()
    table.at(HERE).ships(0, cruiser=2).ships(1, dreadnought=1, cruiser=1)
    table.state.players[0].cards, table.state.players[1].cards = [card], ["thugs"]
    for player in table.state.players:
        player.book.waits = [Wait("after_casualties")]
    table.state.stack = [frames.ActionPhase(last=0), frames.Turn(0, "over"), attack(table)]
    state = settled(table.state)
    for seat in (0, 1):
        RULES.play(state, seat, Plan(), Loaded(10, 1, 1, 1))
    return state


@pytest.mark.rule("TI-671", "TI-722", "TI-312")
def test_direct_hit_in_hand_after_a_damage() -> None:
    tables = pair(_damaged, "direct_hit", "thugs")
    window = tables[0].stack[-1]
    assert isinstance(window, frames.Window) and window.point == "after_casualties"
    assert waited(RULES, tables[0]) == [0, 1]
    same(tables, NOTHING, 1, 2, None)
    differ(tables, NOTHING, 0)
    same(tables, both(tables, 1, Let()), 1, 2, None)
    same(tables, both(tables, 0, Let(), 1, 1, 1, 1), 1, 2, None)


@pytest.mark.rule("TI-665", "TI-722")
def test_synchronicity_tells_others_only_that_a_card_was_taken() -> None:
    state = in_turn(("synchronicity",), ("thugs",), ("thugs",), seat=0)
    state.stack = [frames.StrategyPhase(stage="pick")]
    state.phase = "strategy"
    state.stack.append(frames.Played(0, "synchronicity", facts={"window": "as_action"}, stage="resolve"))
    state.players[0].cards = []
    tables = (settled(state), saved.copy(state))
    assert isinstance(tables[0].stack[-1], frames.Choosing)
    told = both(tables, 0, (Choose(("sabotage",)), Choose(("plague",))))
    same(tables, told, 1, 2, None)
    differ(tables, told, 0)
    assert [player.cards for player in tables[0].players[:1]] == [["sabotage"]]


@pytest.mark.rule("TI-665", "TI-722")
def test_what_the_yssaril_see_is_told_to_them_alone() -> None:
    def spied(card: str) -> State:
        state = in_turn(("thugs",), (card,), ("thugs",), races=("yssaril", "sol", "hacan"))
        state.phase, state.stack = "strategy", [frames.StrategyPhase(stage="pick"), frames.Picking(2)]
        return state

    tables = pair(spied, "sabotage", "plague")
    same(tables, NOTHING, 0, 2, None)
    told = both(tables, 0, Use("yssaril_spies", ("1",)))
    same(tables, told, 2, None)
    differ(tables, told, 0, 1)
    shown = [each for each in told[0] if each.to is not None]
    assert [each.to for each in shown] == [(0,)]


@pytest.mark.rule("TI-538", "TI-722")
def test_cards_that_the_hacan_swap_are_known_to_the_two() -> None:
    def market() -> State:
        state = in_turn(("sabotage", "plague"), ("thugs",), ("veto",), races=("hacan", "sol", "letnev"))
        state.phase = "status"
        state.stack = [frames.Status(stage="market"), frames.Market(asked=[0], may=[1, 2])]
        RULES.play(state, 0, MakeOffer(1, ("cards:1",), ("cards:1",)), Loaded())
        return state

    tables = (market(), market())
    told = both(tables, 1, Accept(tables[0].offers[0].number))
    same(tables, told, 0, 1, 2, None)
    top = tables[0].stack[-1]
    assert isinstance(top, frames.Choosing) and top.seat == 0
    told = both(tables, 0, (Choose(("sabotage",)), Choose(("plague",))))
    same(tables, told, 2, None)
    differ(tables, told, 0, 1)


# Battles


@pytest.mark.rule("TI-685", "TI-722")
def test_a_plan_with_a_retreat_is_sealed_until_it_is_carried_out() -> None:
    def battle() -> State:
        table = field()
        table.at(HERE).ships(0, cruiser=3).ships(1, cruiser=3)
        table.at(BESIDE).planet("lodor", owner=1, gf=1).system.counters.append(1)
        table.state.stack = [frames.ActionPhase(last=0), frames.Turn(0, "over"), attack(table)]
        return settled(table.state)

    tables = (battle(), battle())
    leaves = Plan(retreat=BESIDE, after=2, stop=("each_round",))
    told = both(tables, 1, (leaves, Plan(stop=("each_round",))))
    same(tables, told, 0, 2, None)
    differ(tables, told, 1)
    told = both(tables, 0, Plan(stop=("each_round",)), 1, 1, 1, 1, 1, 1)
    same(tables, told, 0, 2, None)


# The senate


def _senate(*hands: str) -> State:
    state = in_turn((), (), (), seat=0)
    for player, card in zip(state.players, hands, strict=False):
        player.politics = [card]
        state.political.cards.remove(card)
    return state


@pytest.mark.rule("TI-706", "TI-722")
def test_a_sheet_for_or_late_is_sealed_until_its_turn() -> None:
    def ballots() -> State:
        state = _senate()
        state.stack.append(frames.Agenda(0, "arms_reduction", "ballots", ["for", "against"]))
        state.political.cards.remove("arms_reduction")
        return settled(state)

    tables = (ballots(), ballots())
    assert isinstance(tables[0].stack[-1], frames.Ballots)
    told = both(tables, 2, (Sheet("for"), Sheet("late")))
    same(tables, told, 0, 1, None)
    differ(tables, told, 2)
    same(tables, both(tables, 1, Sheet("against")), 0, 1, None)


@pytest.mark.rule("TI-440", "TI-722")
def test_the_political_card_that_is_about_to_be_played_is_not_seen() -> None:
    def assembly() -> State:
        state = _senate()
        state.players[0].politics = ["arms_reduction", "mutiny"]
        state.political.cards = [each for each in state.political.cards if each not in ("mutiny",)]
        state.political.cards.remove("arms_reduction")
        for player in state.players:
            player.cards = ["determine_policy"]
        state.stack.append(frames.Primary(0, "assembly", "play"))
        return state

    tables = (assembly(), assembly())
    told = both(tables, 0, (PlayPolitical("arms_reduction"), PlayPolitical("mutiny")))
    assert isinstance(tables[0].stack[-1], frames.Window)
    same(tables, told, 1, 2, None)


@pytest.mark.rule("TI-665", "TI-722")
def test_determine_policy_shows_the_deck_to_the_searcher_alone() -> None:
    def searching(held: str) -> State:
        state = _senate("arms_reduction", "mutiny", held)
        state.stack.append(frames.Agenda(0, "arms_reduction", "before"))
        state.players[0].politics = []
        facts = {"window": "before_political_card"}
        state.stack.append(frames.Played(1, "determine_policy", facts=facts, stage="resolve"))
        return settled(state)

    tables = pair(searching, "code_of_honor", "conventions_of_war")
    assert isinstance(tables[0].stack[-1], frames.Choosing)
    same(tables, NOTHING, 0, None)
    differ(tables, NOTHING, 1, 2)


# The board


@pytest.mark.rule("TI-199", "TI-722")
def test_an_artifact_is_like_a_blank_until_it_is_turned_up() -> None:
    def covered(token: str) -> State:
        table = table_of(p201="lodor")
        table.at("201").planet("lodor", token=token)
        table.at("202", "empty_base").ships(0, cruiser=1, carrier=1).system.ships[1].gf = 1
        table.state.stack = [frames.ActionPhase(last=0), frames.Turn(0, "act")]
        return table.state

    tables = pair(covered, "lazax_armory", "blank")
    same(tables, NOTHING, 0, 1, 2, None)
    same(tables, both(tables, 0, Activate("201")), 0, 1, 2, None)
    same(tables, both(tables, 0, Move(("all",))), 0, 1, 2, None)
    assert not systems.planet(tables[0], "lodor").shown


@pytest.mark.rule("TI-189", "TI-722")
def test_tiles_in_hand_are_their_owners() -> None:
    tables = (begun(3, galaxy="build"), begun(3, galaxy="build"))
    top = tables[0].stack[-1]
    while not isinstance(top, frames.PlacingTile):
        for state in tables:
            RULES.play(state, top.seat, RULES.default(state, top.seat) or Let(), Loaded())
        top = tables[0].stack[-1]
    one, other = (each for each in range(3) if each != top.seat)
    hands = [tables[1].players[seat].tiles for seat in (one, other)]
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    assert tables[0].players[one].tiles != tables[1].players[one].tiles
    same(tables, NOTHING, top.seat, None)
    differ(tables, NOTHING, one, other)
    lays = next(iter(RULES.moves(tables[0], top.seat)))
    same(tables, both(tables, top.seat, lays), top.seat, None)


# The Status Phase


@pytest.mark.rule("TI-177", "TI-722")
def test_a_secret_that_is_fulfilled_but_kept_is_like_one_that_is_not() -> None:
    def beset(secret: str) -> State:
        table = table_of(p201="lodor")
        table.at("000").ships(1, dreadnought=4).planet("mecatol_rex", owner=1, gf=3, dock=1)
        state = table.state
        state.custodians, state.players[1].fleet, state.players[1].secret = [0, 0], 9, secret
        assert scoring.fulfilled(state, 1, secret) == (secret == "forceful")
        state.stack = [frames.Status()]
        return settled(state)

    tables = pair(beset, "forceful", "conqueror")
    same(tables, NOTHING, 0, 2, None)
    differ(tables, NOTHING, 1)
    for seat in waited(RULES, tables[0]):
        same(tables, both(tables, seat, Form(hide=seat == 1)), 0, 2, None)
    assert tables[0].players[1].secret is not None


# Orders


@pytest.mark.rule("TI-669", "TI-722")
@pytest.mark.parametrize("aside", [GiveOrder("vote", "sheet for"), SetWaits(("agenda",))])
def test_an_order_given_or_not(aside: Action) -> None:
    tables = (in_turn(("thugs",), ("thugs",), ("thugs",)), in_turn(("thugs",), ("thugs",), ("thugs",)))
    told = [played(tables[0], 0, aside, Loaded()), []]
    same(tables, told, 1, 2, None)
    differ(tables, told, 0)
    if isinstance(aside, GiveOrder):
        same(tables, both(tables, 1, Activate("201")), 1, 2, None)


# What is public


@pytest.mark.rule("TI-522", "TI-722")
def test_an_agent_who_is_free_is_seen_by_all() -> None:
    def guarded(agent: str) -> State:
        state = in_turn((), ("plague",), (), races=("yssaril", "sol", "hacan"))
        planet = systems.home(state, 0).planets[0]
        planet.gf = 3
        if agent:
            planet.leaders = [agent]
        else:
            state.players[0].dead = [AGENT]
        return state

    tables = pair(guarded, AGENT, "")
    differ(tables, NOTHING, 1, 2)
    planet = systems.home(tables[0], 0).planets[0].id
    both(tables, 1, Play("plague", (planet,)))
    assert waited(RULES, tables[0])[:1] == [0] != waited(RULES, tables[1])[:1]


# What androids and drafts are given


def _crowded() -> State:
    """Hands, orders, sealed answers and tokens face down, and a stack with one of everything sealed."""
    state = in_turn(("sabotage", "plague"), ("thugs",), ("veto", "recheck"))
    for seat, (card, secret) in enumerate(
        zip(("mutiny", "code_of_honor", "emperor"), sorted(SECRET), strict=False)
    ):
        player = state.players[seat]
        player.politics, player.secret, player.tiles = [card], secret, ["lodor"]
        player.wishes, player.ranking, player.plan = ["cybernetics"], ["trade_2"], "plan"
        state.political.cards.remove(card)
    systems.planet(state, "lodor").token, state.tokens = "lazax_armory", ["blank", "precursor_fossil"]
    state.objectives = [card for card in sorted(PUBLIC) if not PUBLIC[card].rex][:5]
    said = {str(seat): "sheet for" for seat in range(3)}
    plans = {str(seat): "plan" for seat in range(3)}
    forms = {str(seat): "form" for seat in range(3)}
    state.stack = [
        frames.Status(stage="score", forms=forms),
        frames.Battle(seat=0, number=1, system="201", defender=1, plans=plans),
        frames.Agenda(0, "arms_reduction", "votes", ["for", "against"], sheets=dict.fromkeys("012", "for")),
        frames.Agenda(1, "mutiny", "read"),
        frames.Choosing(seat=0, what="x", among=["sabotage"], then="x", memo=["plague"], private=True),
        frames.Ballots(asked=[0, 1, 2], said=said),
    ]
    return state


@pytest.mark.rule("TI-722")
@pytest.mark.parametrize("seat", range(3))
def test_what_is_blotted_out_is_the_same_whatever_it_was(seat: int) -> None:
    state = _crowded()
    known = blotted.seen(state, seat)
    for number in range(8):
        other = scramble(saved.copy(state), seat, random.Random(number))
        assert saved.dump(other) != saved.dump(state)
        assert saved.dump(blotted.seen(other, seat)) == saved.dump(known)


@pytest.mark.rule("TI-722")
def test_what_is_ones_own_is_not_blotted_out() -> None:
    state = _crowded()
    known = blotted.seen(state, 0)
    assert known.players[0] == state.players[0] and known.players[1].cards != state.players[1].cards
    status, battle, votes, unread, choosing, sheets = known.stack
    assert (status.forms, battle.plans, votes.sheets) == ({"0": "form"}, {"0": "plan"}, {"0": "for"})
    assert unread.card != "mutiny" and blotted.seen(state, 1).stack[3].card == "mutiny"
    assert choosing.among == ["sabotage"] and blotted.seen(state, 1).stack[4].among == []
    assert sheets.said == {"0": "sheet for", "1": "", "2": ""}
    assert systems.planet(known, "lodor").token == "blank" != systems.planet(state, "lodor").token


@pytest.mark.rule("TI-484", "TI-722")
def test_the_objectives_that_bureaucracy_shows_are_known_to_its_owner_alone() -> None:
    state = _crowded()
    state.stack = [frames.Primary(1, "bureaucracy", "reveal")]
    top = state.objectives[-2:]
    assert blotted.seen(state, 1).objectives[-2:] == top
    assert blotted.seen(state, 0).objectives[-2:] != top
