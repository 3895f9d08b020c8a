"""What an agenda would do to whom: reckoned on today's board, and no secret in it."""

from __future__ import annotations

import pytest

from rules.core import saved
from rules.twilight_imperium import consequences
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import PLANETS
from rules.twilight_imperium.components_cards import POLITICAL_CARDS
from rules.twilight_imperium.consequences import Change
from rules.twilight_imperium.frames import Agenda
from rules.twilight_imperium.senate.deed import AGAINST, FOR
from tests.rules.twilight_imperium.golden import position
from tests.rules.twilight_imperium.table import Table
from words import words

NAMES = {0: "Ann", 1: "Борис", 2: "Chidi"}
VOTES = [id for id, row in POLITICAL_CARDS.items() if row.elect is None and row.unless is None]
"""Those that no galaxy lacks the planet for."""


def voted_on(card: str) -> Table:
    table = position()
    table.state.stack.append(Agenda(1, card, "ballots", choices=[FOR, AGAINST]))
    return table


def test_who_would_lose_ships_and_whose_planets_would_be_exhausted() -> None:
    table = voted_on("arms_reduction")
    state = table.state
    for system in systems.places(state):
        system.ships = [ship for ship in system.ships if ship.kind not in ("dreadnought", "cruiser")]
    table.home(0).ships(0, dreadnought=4)
    table.home(1).ships(1, dreadnought=2, cruiser=5)
    state.players[1].fleet = 9
    red = [
        planet.owner
        for _, planet in systems.planets(state)
        if PLANETS[planet.id].specialty == "red" and planet.ready and planet.owner is not None
    ]
    found = consequences.foreseen(state)
    assert found[FOR] == [Change(0, "dreadnought", -2), Change(1, "cruiser", -1)]
    assert found[AGAINST] == [Change(seat, "ready", -red.count(seat)) for seat in sorted({*red})]


def test_all_who_fare_alike_share_a_line() -> None:
    table = voted_on("imperial_mandate")
    for seat, player in enumerate(table.state.players):
        player.points, player.sources = seat, {"x": seat}
    said = [words("en")(each.key, seats=NAMES, **each.args) for each in consequences.notes(table.state)]
    assert said == [
        "**For** · everybody: victory points +2",
        "**Against** · Борис and Chidi: victory points −1",
    ]


@pytest.mark.parametrize("card", VOTES)
def test_every_agenda_is_foreseen_without_touching_the_board(card: str) -> None:
    state = voted_on(card).state
    before = saved.dump(state)
    lines = consequences.notes(state)
    assert saved.dump(state) == before
    for speech in map(words, ("en", "ru")):
        assert all("{" not in speech(each.key, seats=NAMES, **each.args) for each in lines)


@pytest.mark.parametrize("card", VOTES)
def test_no_hidden_card_changes_what_is_foreseen(card: str) -> None:
    table = voted_on(card)
    found = consequences.foreseen(table.state)
    for player in table.state.players:
        player.cards = ["sabotage" for _ in player.cards]
        player.politics = ["repeal" for _ in player.politics]
        player.secret = None
    table.state.action.cards.reverse()
    table.state.political.cards.reverse()
    assert consequences.foreseen(table.state) == found


def test_what_hangs_on_dice_or_is_elected_is_not_foretold() -> None:
    assert consequences.foreseen(voted_on("ancient_artifact").state)[FOR] == []
    table = voted_on("mutiny")
    assert consequences.foreseen(table.state) == {FOR: [], AGAINST: []}, "nobody has voted yet"
    frame = table.state.stack[-1]
    assert isinstance(frame, Agenda)
    frame.choices = ["0", "1"]
    assert consequences.foreseen(table.state) == {} and consequences.notes(table.state) == []
