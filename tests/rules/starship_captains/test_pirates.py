"""Pirates appearing and running out (section 17)."""

from __future__ import annotations

import pytest

from rules.core import Dice
from rules.starship_captains import pirates, query, uprising
from rules.starship_captains.components import HOME, Effect
from rules.starship_captains.pieces import Pirate
from tests.rules.starship_captains.space import calm, pirate, pirate_between, put
from tests.rules.starship_captains.table import Table

AMBUSH = Effect("ambush")


def next_pirate(table: Table, *tokens: Pirate) -> None:
    """The next tokens drawn, the first of these first."""
    pile = table.state.pirates.cards
    for token in reversed(tokens):
        pile.remove(token)
        pile.append(token)


def on_routes(table: Table) -> list[Pirate]:
    return [token for token in table.state.routes if token is not None]


@pytest.mark.rule("SC-154")
@pytest.mark.parametrize(
    ("token", "to"),
    [("green_medal", "larkspur"), ("purple_android", "lesser_tivoli"), ("yellow_medal", "ochre")],
)
def test_an_ambush_puts_a_pirate_on_the_route_of_its_colour(token: Pirate, to: str) -> None:
    table = calm()
    next_pirate(table, token)
    events = table.effects(AMBUSH)
    assert pirate_between(table, HOME, to) == token
    assert on_routes(table) == [token]
    assert events[-1].reveals, "what was hidden is known now"


@pytest.mark.rule("SC-153", "SC-155")
def test_where_a_pirate_is_already_the_new_one_is_discarded() -> None:
    table = calm()
    pirate(table, HOME, "larkspur", "purple_android")
    next_pirate(table, "green_medal")
    table.effects(AMBUSH)
    assert on_routes(table) == ["purple_android"]
    assert table.state.pirates.discards == ["green_medal"]


@pytest.mark.rule("SC-156")
def test_an_ambush_is_where_the_ship_is_by_then() -> None:
    table = calm()
    next_pirate(table, "green_medal")
    table.effects(Effect("move"), AMBUSH)
    table.play("go ochre")
    assert pirate_between(table, "ochre", "quagmire") == "green_medal"
    assert on_routes(table) == ["green_medal"]


@pytest.mark.rule("SC-157")
def test_an_ambush_is_never_asked_about() -> None:
    table = calm()
    table.play("ask yes")
    table.effects(Effect("ambush", n=2))
    assert table.asked == "sc-ask-turn"
    assert len(on_routes(table)) + len(table.state.pirates.discards) == 2


@pytest.mark.rule("SC-158")
def test_a_place_without_a_route_of_that_colour_has_the_token_discarded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = calm()
    assert [query.route_of_colour(table.state, HOME, colour) for colour in ("green", "purple", "yellow")] == [
        0,
        1,
        2,
    ]
    monkeypatch.setattr(query, "route_of_colour", lambda *_: None)
    next_pirate(table, "green_medal")
    table.effects(AMBUSH)
    assert on_routes(table) == []
    assert table.state.pirates.discards == ["green_medal"]


@pytest.mark.rule("SC-159")
def test_an_uprising_puts_pirates_beside_every_numbered_planet() -> None:
    table = calm()
    table.state.planets["ochre"].number = 1
    table.state.planets["kettle"].number = 2
    next_pirate(table, "green_medal", "yellow_android")
    uprising.break_out(table.state, Dice(b"up", 0))
    assert pirate_between(table, "ochre", "quagmire") == "green_medal"
    assert pirate_between(table, "kettle", "pemberton_rest") == "yellow_android"


@pytest.mark.rule("SC-160")
def test_the_first_pirates_lie_on_skulls_whatever_their_colour() -> None:
    other_colour = False
    for seats in (2, 4):
        for seed in range(4):
            table = Table(seats, bytes([seed]))
            for route, token in zip(query.board(table.state).routes, table.state.routes, strict=True):
                assert route.skull == (token is not None)
                other_colour |= token is not None and query.exhaust(token) != route.colour
    assert other_colour


@pytest.mark.rule("SC-161")
def test_pirates_placed_without_conditions_go_on_any_free_route() -> None:
    table = calm()
    next_pirate(table, "green_medal", "green_medal")
    pirate(table, HOME, "ochre", "yellow_medal")
    table.effects(Effect("pirate_spawn", n=2))
    assert len(table.choices) == 20
    assert f"place {HOME},ochre" not in table.choices and "skip" not in table.choices
    table.play(f"place {HOME},lesser_tivoli")
    assert pirate_between(table, HOME, "lesser_tivoli") == "green_medal"
    assert f"place {HOME},lesser_tivoli" not in table.choices
    table.play("place far_lantern,umber_gate")
    assert pirate_between(table, "far_lantern", "umber_gate") == "green_medal"
    assert table.asked == "sc-ask-turn"


@pytest.mark.rule("SC-162")
def test_an_empty_supply_is_made_anew_from_the_discards() -> None:
    table = calm()
    pile = table.state.pirates
    pile.cards, pile.discards = [], ["green_medal", "green_medal", "green_medal"]
    table.effects(AMBUSH)
    assert pirate_between(table, HOME, "larkspur") == "green_medal"
    assert (len(pile.cards), pile.discards) == (2, [])


@pytest.mark.rule("SC-163")
def test_with_no_pirate_anywhere_none_appears() -> None:
    table = calm()
    table.state.pirates.cards, table.state.pirates.discards = ["green_medal"], []
    table.effects(Effect("ambush", n=2), Effect("pirate_spawn", n=2), Effect("medal"))
    assert on_routes(table) == ["green_medal"]
    assert (table.asked, table.me.medals) == ("sc-ask-turn", 2)


def test_a_galaxy_full_of_pirates_takes_no_more() -> None:
    table = calm()
    for index in range(len(table.state.routes)):
        table.state.routes[index] = table.state.pirates.cards.pop()
    left = len(table.state.pirates)
    table.effects(Effect("pirate_spawn", n=2))
    assert table.asked == "sc-ask-turn"
    assert len(table.state.pirates) == left


@pytest.mark.rule("SC-164")
def test_pirates_in_holds_are_neither_supply_nor_discard() -> None:
    table = calm()
    state = table.state
    state.players[1].pirates = [*state.pirates.cards]
    state.pirates.cards = []
    assert pirates.draw_pirate(state, Dice(b"none", 0)) is None
    table.effects(AMBUSH)
    assert on_routes(table) == []
    assert len(state.players[1].pirates) == 30


def test_an_ambush_far_from_home_is_far_from_home() -> None:
    table = calm()
    put(table, 0, "umber_gate")
    next_pirate(table, "yellow_medal")
    table.effects(AMBUSH)
    assert pirate_between(table, "umber_gate", "far_lantern") == "yellow_medal"
