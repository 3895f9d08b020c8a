"""Which cards an android plays, where, and at whom."""

from __future__ import annotations

import pytest

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.twilight_imperium import frames
from rules.twilight_imperium.actions import Let, Pass, Plan, Play
from rules.twilight_imperium.android.appraisals import APPRAISALS
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.game import RULES
from rules.twilight_imperium.state import State
from tests.rules.twilight_imperium.fights import HERE, attack, field
from tests.rules.twilight_imperium.play import run
from tests.rules.twilight_imperium.strategic import table_of
from tests.rules.twilight_imperium.table import Table

AT, BESIDE = "201", "306"


def turn(*hand: str) -> Table:
    """The Sol's turn with these cards and nothing else to do; Mellon is the Letnev's, Zohbat their own."""
    table = table_of(p201="mellon_zohbat", p306="saudor")
    table.state.stack = [frames.ActionPhase(), frames.Turn(0, "act")]
    table.home(0).planet("jord", gf=9, ready=False)
    table.at(AT).planet("mellon", owner=1, gf=9)
    table.at(AT).planet("zohbat", owner=0, gf=9, ready=False)
    table.state.players[0].cards = [*hand]
    return table


def decide(state: State, seat: int = 0) -> Action:
    found = RULES.android(state, seat, Dice(b"cards", 0))
    assert found is not None
    return found


def test_every_card_that_is_thought_of_is_one() -> None:
    assert set(APPRAISALS) < set(ACTION_CARDS) and len(APPRAISALS) > 60


@pytest.mark.parametrize(("kind", "wanted"), [("dreadnought", True), ("destroyer", False)])
def test_a_lucky_shot_is_kept_for_a_great_ship(kind: str, wanted: bool) -> None:
    table = turn("lucky_shot")
    table.at(AT).ships(1, **{kind: 1})
    (ship,) = table.at(AT).system.ships
    assert decide(table.state) == (Play("lucky_shot", (str(ship.id),)) if wanted else Pass())


def test_an_uprising_exhausts_what_others_could_use() -> None:
    for owner, ready, wanted in ((1, True, Play("uprising", (AT,))), (1, False, Pass()), (0, True, Pass())):
        table = turn("uprising")
        table.at(AT).planet("mellon", owner=owner, gf=9, ready=ready)
        table.at(AT).planet("zohbat", owner=owner, gf=9, ready=ready)
        assert decide(table.state) == wanted


def test_a_dock_is_destroyed_unless_it_is_ones_own() -> None:
    for owner in (0, 1):
        table = turn("secret_industrial_agent")
        table.at(AT).planet("mellon", owner=owner, gf=9, dock=1, ready=False)
        move = decide(table.state)
        assert (move == Play("secret_industrial_agent", ("mellon",))) == (owner == 1)
        assert isinstance(move, Play) == (owner == 1)


def test_batteries_are_worth_a_card_by_twos() -> None:
    for count in (1, 2):
        table = turn("equipment_sabotage")
        table.at(AT).planet("mellon", owner=1, gf=9, pds=count)
        assert isinstance(decide(table.state), Play) == (count == 2)


@pytest.mark.parametrize(
    ("card", "own", "theirs", "wanted"),
    [
        ("friendly_fire", {"cruiser": 2}, {"carrier": 1, "fighter": 4}, True),
        ("friendly_fire", {"cruiser": 2}, {"carrier": 3, "fighter": 1}, False),
        ("flanking_tactic", {"dreadnought": 3}, {"cruiser": 1}, True),
        ("flanking_tactic", {"cruiser": 1}, {"dreadnought": 3}, False),
        ("experimental_weaponry", {"dreadnought": 1}, {"cruiser": 2, "fighter": 2}, True),
        ("experimental_weaponry", {"cruiser": 1}, {"cruiser": 2, "fighter": 2}, False),
        ("rule_by_terror", {"dreadnought": 2}, {"cruiser": 1}, True),
        ("rule_by_terror", {"dreadnought": 1}, {"cruiser": 1}, False),
    ],
)
def test_cards_are_planned_where_the_fleets_are_such(
    card: str, own: dict[str, int], theirs: dict[str, int], wanted: bool
) -> None:
    table = field()
    table.state.players[0].cards = [card]
    table.at(HERE).ships(0, **own).ships(1, **theirs)
    run(table, attack(table))
    plan = decide(table.state)
    assert isinstance(plan, Plan)
    assert [each.partition("@")[0] for each in plan.cards] == ([card] if wanted else [])


@pytest.mark.parametrize(("agenda", "wanted"), [("arms_reduction", True), ("free_trade", False)])
def test_an_agenda_that_harms_is_thrown_out(agenda: str, wanted: bool) -> None:
    table = turn("veto")
    table.state.political.cards = ["mutiny"]
    facts = {"by": "1", "agenda": agenda}
    table.state.stack = [
        frames.Agenda(1, agenda, stage="ballots"),
        frames.Window(point="after_agenda_read", facts=facts, asked=[0]),
    ]
    assert decide(table.state) == (Play("veto") if wanted else Let())
