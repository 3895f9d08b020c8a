"""Strategic Actions at a table of three, with what other chapters resolve only noted down."""

from __future__ import annotations

from rules.core.decks import Deck
from rules.twilight_imperium import frames
from rules.twilight_imperium.components import RACES
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS
from rules.twilight_imperium.options import Options
from rules.twilight_imperium.state import Picked, State, TradeCard
from tests.rules.twilight_imperium.play import run
from tests.rules.twilight_imperium.table import Table, galaxy


def table_of(*races: str, **tiles: str) -> Table:
    """Live, so that secondaries are strict; counters on every sheet, cards in both decks."""
    table = galaxy(*races, **tiles)
    state = table.state
    state.options = Options(pace="live")
    state.phase, state.order = "action", list(range(state.seats))
    plain = [id for id, row in ACTION_CARDS.items() if not row.redraw]
    laws = [id for id, row in POLITICAL_CARDS.items() if not row.redraw and row.unless is None]
    state.action, state.political = Deck(plain), Deck(laws)
    for player in state.players:
        player.strategy, player.fleet, player.command = 2, 3, 3
        player.trade = [TradeCard(value) for value in RACES[player.race].trade]
    return table


def play(table: Table, card: str, seat: int = 0) -> State:
    """The card is played; goes on until somebody is asked."""
    state = table.state
    state.players[seat].picked = [Picked(card)]
    run(state, frames.StrategicAction(seat, card))
    return state


def lend(state: State, one: int, other: int, mine: int, theirs: int) -> None:
    """An agreement stands."""
    next(each for each in state.players[one].trade if each.value == mine and each.lent is None).lent = other
    next(each for each in state.players[other].trade if each.value == theirs and each.lent is None).lent = one
