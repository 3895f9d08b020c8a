"""What silence does, and what orders do in its place: window by window, frame by frame (TI-669 to TI-721)."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

import pytest

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.core.notation import write
from rules.core.orders import GiveOrder, Wait
from rules.core.stack import Gathering, Step
from rules.twilight_imperium import default, engine, frames
from rules.twilight_imperium.actions import Let, Play, PlayPolitical, Use
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.frames import Facts
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import Frame, Law, State
from tests.rules.twilight_imperium.phases import waited
from tests.rules.twilight_imperium.play import asked, run, silent
from tests.rules.twilight_imperium.strategic import lend, play, table_of

NO_DICE = Dice(b"x", 0)

# Windows


class Case(NamedTuple):
    """Seat 1 gives an order with conditions that hold, and with one that does not."""

    window: str
    facts: Facts
    does: Action
    only: tuple[str, ...]
    other: tuple[str, ...]


CASES = {
    "peace": Case(
        "after_movement", {"system": "201", "by": "0", "active": "0"}, Use("minister_of_peace"),
        ("system:201", "by:0"), ("system:201", "by:2"),
    ),
    "paralysis": Case(
        "after_primary", {"card": "trade_2", "active": "0", "by": "0"}, Play("policy_paralysis", ("2",)),
        ("card:trade_2",), ("card:assembly",),
    ),
    "tariffs": Case(
        "after_trade_income", {"by": "0", "partner": "1", "goods": "6"}, Play("ruinous_tariffs", ("0",)),
        ("by:0", "goods:5+"), ("by:0", "goods:7+"),
    ),
    "veto": Case(
        "after_agenda_read", {"agenda": "mutiny", "voter": "0 1 2", "by": "0"}, Play("veto"),
        ("agenda:mutiny",), ("agenda:repeal",),
    ),
    "veto_power": Case(
        "after_result", {"agenda": "free_trade", "voter": "0 1 2", "by": "0"}, Use("veto_power"),
        ("agenda:free_trade",), ("agenda:minister_of_war",),
    ),
}  # fmt: skip


def _council(case: Case) -> State:
    table = table_of("sol", "letnev", "hacan", p201="lodor")
    state = table.state
    for player in state.players:
        player.book.waits = []
    if isinstance(case.does, Play):
        state.players[1].cards = [case.does.card]
    state.players[0].goods = 6
    state.laws = [Law("minister_of_peace", 1, ("1",), 1), Law("veto_power", 1, ("1",), 1)]
    lend(state, 0, 1, state.players[0].trade[0].value, state.players[1].trade[0].value)
    table.at("201").ships(0, cruiser=1).ships(1, cruiser=1).ships(2, cruiser=1)
    state.stack = [frames.Turn(0, "act")]
    if "agenda" in case.facts:
        state.stack.append(frames.Agenda(0, case.facts["agenda"], "ballots", result="for"))
    if case.window == "after_movement":
        came = {str(state.systems["201"].ships[0].id): "301"}
        state.stack.append(frames.Tactical(0, "201", "pds", origins=came))
    return state


def _decided(case: Case, only: tuple[str, ...]) -> Action | None:
    state = _council(case)
    RULES.play(state, 1, GiveOrder(case.window, write(case.does), only), NO_DICE)
    windows.opens(state, case.window, **case.facts)
    frame = state.stack[-1]
    assert isinstance(frame, Gathering)
    return RULES.ordered(state, 1) if 1 in frame.asked else None


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("peace", marks=pytest.mark.rule("TI-682")),
        pytest.param("paralysis", marks=pytest.mark.rule("TI-701")),
        pytest.param("tariffs", marks=pytest.mark.rule("TI-702")),
        pytest.param("veto", marks=pytest.mark.rule("TI-705")),
        pytest.param("veto_power", marks=pytest.mark.rule("TI-709")),
    ],
)
def test_silence_plays_nothing_and_an_order_where_its_conditions_hold(name: str) -> None:
    case = CASES[name]
    assert _decided(case, case.only) == case.does
    assert _decided(case, case.other) in (None, Let())
    state = _council(case)
    windows.opens(state, case.window, **case.facts)
    assert silent(state, 1) == Let()


@pytest.mark.rule("TI-702")
def test_an_order_about_tariffs_knows_what_the_collector_holds_by_then() -> None:
    table = table_of()
    state = table.state
    lend(state, 0, 1, state.players[0].trade[0].value, state.players[1].trade[0].value)
    state.players[0].goods, state.players[1].cards = 4, ["ruinous_tariffs"]
    for player in state.players:
        player.book.waits = []
    state.players[1].book.waits = [Wait("after_trade_income", ("by:0",))]
    play(table, "trade_2")
    while not isinstance(state.stack[-1], frames.Window):
        run_silent(state)
    assert state.stack[-1].facts["goods"] == str(state.players[0].goods) != "4"


def run_silent(state: State) -> None:
    seat = waited(state)[0]
    RULES.play(state, seat, silent(state, seat), NO_DICE)


@pytest.mark.rule("TI-704")
def test_a_political_card_is_the_oldest_by_silence_the_first_of_a_list_by_order() -> None:
    table = table_of()
    state = table.state
    state.players[1].politics = ["repeal", "mutiny", "fleet_regulations"]
    run(table, frames.Primary(1, "assembly", "play"))
    assert silent(state, 1) == PlayPolitical("repeal"), "the oldest"
    for card in ("minister_of_war", "mutiny", "fleet_regulations"):
        RULES.play(state, 1, GiveOrder("political", write(PlayPolitical(card))), NO_DICE)
    assert RULES.ordered(state, 1) == PlayPolitical("mutiny"), "the first that he holds"
    state.players[1].politics, state.stack = [], []
    state.political.cards = ["repeal", "mutiny"]
    run(table, frames.Primary(1, "assembly", "play"))
    assert isinstance(state.stack[-1], frames.Ballots | frames.Window)
    agenda = next(each for each in state.stack if isinstance(each, frames.Agenda))
    assert agenda.card == "mutiny", "the top of the deck"


# Frames

SET_UP = (
    frames.ChoosingRace,
    frames.ChoosingHome,
    frames.PlacingTile,
    frames.PlacingToken,
    frames.Opening,
)
"""Where chance answers (TI-627)."""
FORCED = (frames.Discarding, frames.Removing, frames.Assigning, frames.Primary)
"""A Strategy Card brings somebody's agenda with it."""


@pytest.mark.rule("TI-669")
@pytest.mark.parametrize("kind", get_args(Frame), ids=lambda kind: kind.__name__)
def test_every_frame_that_can_ask_knows_what_silence_means(kind: type[Step]) -> None:
    asks = engine.CHAPTERS[kind].ask.__annotations__["return"] not in ("None", None)
    known = kind in engine.CONTENTS.silent or kind in SET_UP
    assert known or not asks


def _purse(state: State, seat: int) -> tuple[int, ...]:
    player = state.players[seat]
    sheet = (player.goods, player.strategy, player.fleet, player.command)
    return (*sheet, len(player.cards), len(player.politics), len(verbs.partners(state, seat)))


@pytest.mark.rule("TI-669", "TI-710")
@pytest.mark.parametrize("pace", ["live", "post"])
def test_silent_seats_spend_break_and_show_nothing(pace: Literal["live", "post"]) -> None:
    state = RULES.start(Options(galaxy="preset", pace=pace), 4, Dice(b"silence", -1))
    for player in state.players:
        player.goods, player.cards = 4, ["sabotage", "plague"]
    while state.round < 3 and not state.over:
        seat = waited(state)[0]
        frame, question, action = state.stack[-1], asked(state, seat), default.default(state, seat)
        assert question is not None and question.offers(action), frame
        decided = any(isinstance(each, frames.Agenda) for each in state.stack)
        before = _purse(state, seat)
        told = RULES.play(state, seat, action, Dice(b"silence", RULES.throw(state, 0)))
        if state.phase == "status" or isinstance(frame, FORCED) or decided:
            continue
        after = _purse(state, seat)
        assert all(now >= then for now, then in zip(after, before, strict=True)), (frame, action)
        assert not [event for event in told if event.key in ("ti-plays", "ti-plays-on", "ti-uses")]
