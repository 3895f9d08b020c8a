"""What an android goes for in prepared positions: one of each kind of goal."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import (
    Activate,
    Build,
    Done,
    Form,
    Land,
    Let,
    Move,
    Pass,
    PickCard,
    Plan,
    Play,
    Reveal,
    Strategic,
)
from rules.twilight_imperium.android import fleets, goals, thrift, worth
from rules.twilight_imperium.android.eyes import Eyes
from rules.twilight_imperium.cards.waits import REACTION
from rules.twilight_imperium.components import MECATOL
from rules.twilight_imperium.frames import Played, StrategyPhase, Window
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.purse import paying
from rules.twilight_imperium.state import Picked, State
from tests.rules.twilight_imperium.fights import HERE, attack, field
from tests.rules.twilight_imperium.play import run
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table

AT = "201"
"""Mellon and Zohbat, beside the home of the Sol."""


def turn(**ships: int) -> Table:
    """The Sol's turn, with these ships and four Ground Forces at home; nothing to build or to play with."""
    table = table_of(p201="mellon_zohbat", p306="saudor")
    state = table.state
    state.stack = [frames.ActionPhase(), frames.Turn(0, "act")]
    table.home(0).planet("jord", gf=4, ready=False).ships(0, **ships)
    return table


def decide(state: State, seat: int = 0) -> Action:
    found = RULES.android(state, seat, Dice(b"goals", 0))
    assert found is not None
    return found


def play(state: State, seat: int = 0) -> Action:
    """The move, made."""
    move = decide(state, seat)
    RULES.play(state, seat, move, Dice(b"goals", state.throws))
    return move


def test_neutral_planets_are_taken_with_one_transport() -> None:
    table = turn(carrier=2)
    table.home(0).planet("jord", gf=12)
    assert play(table.state) == Activate(AT)
    move = play(table.state)
    assert isinstance(move, Move) and len(move.items) == 1, "one carrier is enough for two planets"
    assert isinstance(play(table.state), Land)
    assert {each.owner for each in table.at(AT).system.planets} == {0}


def test_weak_planets_of_others_are_taken_and_strong_ones_left() -> None:
    for defenders, wanted in ((1, True), (6, False)):
        table = turn(carrier=1)
        for id in ("mellon", "zohbat"):
            table.at(AT).planet(id, owner=1, gf=defenders)
        assert (decide(table.state) == Activate(AT)) == wanted


def test_a_fleet_that_is_too_strong_is_left_alone() -> None:
    for enemies, kind in ((0, "take"), (1, "fight"), (5, None)):
        table = turn(carrier=1, dreadnought=2)
        table.at(AT).ships(1, cruiser=enemies)
        found = [each for each in goals.goals(Eyes(table.state, 0)) if each.action == Activate(AT)]
        assert [each.kind for each in found] == ([] if kind is None else [kind])


def test_a_battle_is_sought_for_an_objective() -> None:
    table = turn(dreadnought=3)
    table.at(AT).ships(1, destroyer=3)
    assert decide(table.state) == Pass(), "there is nothing to be had"
    table.state.shown = ["v1_win_battle"]
    assert decide(table.state) == Activate(AT)


def test_a_dock_is_blockaded_for_an_objective() -> None:
    table = turn(cruiser=1)
    table.at(AT).planet("mellon", owner=1, gf=5, dock=1)
    assert decide(table.state) == Pass()
    table.state.shown = ["v1_blockade"]
    assert play(table.state) == Activate(AT)
    assert isinstance(decide(table.state), Move)


def test_mecatol_rex_wants_troops_against_its_custodians() -> None:
    table = turn()
    eyes = Eyes(table.state, 0)
    assert fleets.guards(eyes, MECATOL) == ["fighter"] * 3
    assert fleets.guards(eyes, AT) == []
    (rex,) = fleets.targets(eyes, MECATOL)
    assert fleets.needed(eyes, rex) == 4
    plain = worth.planet(eyes, rex)
    table.state.shown = ["v1_mecatol"]
    assert worth.planet(Eyes(table.state, 0), rex) > plain + worth.POINT / 2


def test_money_is_built_with_unless_it_is_saved_for_an_objective() -> None:
    table = turn()
    table.home(0).planet("jord", ready=True, dock=1)
    table.state.players[0].goods = 8
    home = table.state.players[0].home
    assert decide(table.state) == Activate(home)
    table.state.shown = ["v1_spend_10"]
    assert paying.most(thrift.spender(Eyes(table.state, 0)).state, 0, "resources") == 2, "12 less the 10"
    table.state.players[0].goods = 6
    assert decide(table.state) == Pass()
    table.state.players[0].goods, table.state.shown = 8, []
    play(table.state)
    built = decide(table.state)
    while not isinstance(built, Build):
        assert built == Done()
        built = play(table.state)
    assert any("carrier" in each for each in built.items), "without transports there are no colonies"


def test_cards_are_resolved_before_a_pass() -> None:
    table = turn()
    assert decide(table.state) == Pass()
    table.state.players[0].picked = [Picked("warfare_2"), Picked("leadership")]
    assert decide(table.state) == Strategic("leadership")


def test_a_good_card_is_played_as_an_action() -> None:
    table = turn()
    table.state.players[0].cards = ["rally_of_the_people"]
    assert decide(table.state) == Play("rally_of_the_people")


def test_bureaucracy_is_never_left_with_two_bonus_counters() -> None:
    table = table_of()
    state = table.state
    state.phase, state.stack = "strategy", [StrategyPhase(stage="pick"), frames.Picking(0)]
    state.bonus = {"bureaucracy": 2, "technology_2": 3}
    assert decide(state) == PickCard("bureaucracy")
    state.bonus = {"technology_2": 3}
    assert decide(state) == PickCard("technology_2")


def test_the_end_is_turned_up_by_a_leader_near_it_alone() -> None:
    table = table_of()
    state = table.state
    state.stack = [frames.Primary(0, "bureaucracy", "reveal")]
    state.objectives = ["v1_mecatol", "imperium_rex"]
    assert decide(state) == Reveal("v1_mecatol")
    state.players[0].points = 6
    assert decide(state) == Reveal("v1_mecatol"), "it leads, but there is a game to be played"
    state.players[0].points = 7
    assert decide(state) == Reveal("imperium_rex")
    state.players[1].points = 8
    assert decide(state) == Reveal("v1_mecatol")


def test_the_form_scores_what_can_be_paid() -> None:
    table = table_of()
    state = table.state
    state.phase, state.stack = "status", [frames.Status(stage="forms"), frames.Forms(asked=[0, 1, 2])]
    state.shown = ["v1_spend_counters"]
    state.players[0].command = 4
    form = decide(state)
    assert isinstance(form, Form) and form.score == "v1_spend_counters" and form.pay
    state.players[0].command = state.players[0].strategy = 0
    form = decide(state)
    assert isinstance(form, Form) and form.score is None


def test_a_card_aimed_at_oneself_is_sabotaged_and_no_other() -> None:
    table = turn()
    state = table.state
    state.players[0].cards = ["sabotage"]
    for at, wanted in (("0", Play("sabotage")), ("2", Let())):
        facts = {"by": "1", "card": "privateers", "at": at}
        state.stack = [Played(1, "privateers", ("0",)), Window(point=REACTION, facts=facts, asked=[0])]
        assert decide(state) == wanted


def test_cards_for_a_battle_are_planned_and_those_to_be_aimed_waited_with() -> None:
    table = field()
    table.at(HERE).ships(0, cruiser=2).ships(1, cruiser=1)
    for cards, planned, stop in (
        (["morale_boost", "shields_holding"], ("morale_boost@1", "shields_holding@1"), ()),
        (["direct_hit", "fighter_prototype"], ("fighter_prototype@0",), ("cards",)),
        (["sabotage"], (), ()),
    ):
        table.state.stack.clear()
        table.state.players[0].cards = cards
        run(table, attack(table))
        found = decide(table.state)
        assert isinstance(found, Plan) and (found.cards, found.stop) == (planned, stop)
