"""Cards that react: when, for whom, how often, and in which order (SC-180 to SC-183, SC-409, SC-410)."""

from __future__ import annotations

import pytest

from rules.core import saved
from rules.starship_captains import triggers
from rules.starship_captains.components import Effect, Trigger
from rules.starship_captains.state import State
from tests.rules.starship_captains.space import calm, fill
from tests.rules.starship_captains.table import Table
from tests.rules.starship_captains.techkit import Cards, put

MEDAL, MOVE = (Effect("medal"),), (Effect("move"),)


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Cards:
    return Cards(monkeypatch)


@pytest.fixture
def table() -> Table:
    return calm()


@pytest.mark.rule("SC-182")
def test_once_a_turn_is_restored_when_its_owners_turn_begins(table: Table, cards: Cards) -> None:
    player = put(table, cards(trigger=Trigger("on_move_effect", once_per="turn"), effects=MEDAL))
    put(table, cards.room(Effect("move"), Effect("move")), 1)
    table.play("room blue_room blue", "use probe")
    assert player.medals == 2
    table.play("skip")
    assert table.asked == "sc-ask-move", "the second effect of the same turn finds it spent"
    assert table.choices[0].startswith("go ")
    table.play("skip")
    assert player.used == ["probe"], "and so it stays in the next player's turn"
    table.play("pass", "room helm red")
    assert table.choices == ["use probe", "skip"]


@pytest.mark.rule("SC-182")
def test_a_declined_reaction_is_not_spent(table: Table, cards: Cards) -> None:
    player = put(table, cards(trigger=Trigger("on_move_effect", once_per="turn"), effects=MEDAL))
    table.effects(Effect("move"), Effect("move"))
    table.play("skip", "skip")
    assert table.choices == ["use probe", "skip"]
    table.play("use probe")
    assert player.medals == 2


@pytest.mark.rule("SC-182")
def test_other_limits_outlast_the_turn(table: Table, cards: Cards) -> None:
    player = put(table, cards("round", trigger=Trigger("on_pass", once_per="round"), effects=MEDAL))
    put(table, cards("turn", trigger=Trigger("on_pass", once_per="turn"), effects=MEDAL), 1)
    player.used = ["round", "turn"]
    triggers.restore(table.state, 0, "turn")
    assert player.used == ["round"]
    triggers.restore(table.state, 0, "round")
    assert player.used == []


@pytest.mark.rule("SC-409")
def test_what_arises_inside_an_effect_is_finished_before_it_goes_on(table: Table, cards: Cards) -> None:
    """A move lets a card react, whose steps reach a cell, whose move lets nothing react again."""
    put(
        table,
        cards(
            trigger=Trigger("on_move_effect", once_per="turn"),
            effects=(Effect("advance", 1, faction="fleet"), Effect("medal")),
        ),
    )
    cards.track(table, "fleet", {1: (Effect("move"), Effect("medal", 3))})
    table.effects(Effect("move", 2), Effect("jump"))
    table.play("use probe")
    assert (table.asked, table.me.medals) == ("sc-ask-move", 1), "the move of the cell comes first"
    table.play("skip")
    assert (table.asked, table.me.medals) == ("sc-ask-move", 5), "then the cell's medals, then the card's"
    table.play("skip")
    assert table.asked == "sc-ask-jump"


@pytest.mark.rule("SC-409")
def test_the_chain_survives_being_saved_in_its_middle(table: Table, cards: Cards) -> None:
    put(table, cards(trigger=Trigger("on_move_effect", once_per="turn"), effects=(Effect("jump"), *MEDAL)))
    table.effects(Effect("move"), Effect("medal", 2))
    table.play("use probe")
    table.state = saved.load(saved.dump(table.state), State)
    table.play("skip", "skip")
    assert (table.asked, table.me.medals) == ("sc-ask-turn", 4)


@pytest.mark.rule("SC-410")
@pytest.mark.parametrize("first", ["one", "two"])
def test_the_player_chooses_the_order_of_reactions(table: Table, cards: Cards, first: str) -> None:
    put(table, cards("one", trigger=Trigger("on_pass"), effects=(Effect("jump"),)), 0)
    put(table, cards("two", trigger=Trigger("on_pass"), effects=(Effect("repair"),)), 1)
    table.play("pass")
    assert table.choices == ["use one", "use two", "skip"]
    table.play(f"use {first}")
    assert table.asked == {"one": "sc-ask-jump", "two": "sc-ask-repair"}[first]
    table.play("skip")
    assert table.asked == {"one": "sc-ask-repair", "two": "sc-ask-jump"}[first], "the other needs no question"
    table.play("skip")
    assert table.state.turn == 1


@pytest.mark.rule("SC-410")
def test_all_that_is_left_may_be_declined(table: Table, cards: Cards) -> None:
    player = put(table, cards("one", trigger=Trigger("on_pass"), effects=MEDAL), 0)
    put(table, cards("two", trigger=Trigger("on_pass"), effects=MEDAL), 1)
    table.play("pass", "skip")
    assert player.medals == 1


@pytest.mark.rule("SC-410")
def test_a_card_spent_inside_anothers_effect_is_not_offered_again(table: Table, cards: Cards) -> None:
    player = put(table, cards("engine", trigger=Trigger("on_move_effect", once_per="turn"), effects=MOVE), 0)
    put(table, cards("trawl", trigger=Trigger("on_move_effect", once_per="turn"), effects=MEDAL), 1)
    table.effects(Effect("move"))
    table.play("use engine")
    assert table.choices == ["use trawl", "skip"], "the engine's own move is a move too"
    table.play("use trawl", "skip")
    assert table.asked == "sc-ask-move"
    assert player.medals == 2


def test_a_card_with_a_price_is_offered_only_to_who_can_pay(table: Table, cards: Cards) -> None:
    effects = (Effect("pay", what="artifact"), Effect("medal", 3))
    player = put(table, cards(trigger=Trigger("on_pass"), effects=effects))
    table.play("pass")
    assert table.state.turn == 1
    table.state.turn = 0
    fill(table, "red_blue")
    assert triggers.reacting(table.state, 0, "on_pass") == ["probe"]
    assert triggers.call(table.state, 0, "on_pass")
    assert table.choices == ["use probe", "skip"], "and asked, because it costs"
    table.play("use probe", "pay red_blue")
    assert (player.medals, player.artifacts) == (4, [])


@pytest.mark.parametrize("what", ["medal", "pirate", "android"])
def test_every_price_is_looked_for_where_it_lies(table: Table, cards: Cards, what: str) -> None:
    effects = (Effect("pay", what=what), Effect("jump"))  # type: ignore[arg-type]
    player = put(table, cards(trigger=Trigger("on_pass"), effects=effects))
    player.medals = 0
    assert triggers.reacting(table.state, 0, "on_pass") == []
    player.medals, player.pirates = 1, ["green_medal"]
    player.ready.append("android")
    assert triggers.reacting(table.state, 0, "on_pass") == ["probe"]


def test_a_condition_that_does_not_fit_keeps_the_card_still(table: Table, cards: Cards) -> None:
    put(table, cards(trigger=Trigger("on_tech_bonus", symbol="move"), effects=MEDAL))
    for symbol, expected in (("repair", []), ("move", ["probe"])):
        found = triggers.reacting(table.state, 0, "on_tech_bonus", lambda t, s=symbol: t.symbol == s)
        assert found == expected


def test_who_wants_to_be_asked_is_asked_about_a_lone_card(table: Table, cards: Cards) -> None:
    player = put(table, cards(trigger=Trigger("on_pass"), effects=(Effect("jump"),)))
    player.ask_all = True
    table.play("pass")
    assert table.choices == ["use probe", "skip"]
