"""What agendas make players give up: each his own choice, asked in order of play (TI-613, TI-614, TI-710)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import decks
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import SHIP, choose, ship_of
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Choosing
from rules.twilight_imperium.purse import counters, planets
from rules.twilight_imperium.senate.asking import in_order
from rules.twilight_imperium.state import Ship, State

EXHAUST, DISCARD, SHIPS = "exhaust", "agenda_discard", "agenda_ships"
FIGHTER, COUNTER = "agenda_fighter", "agenda_counter"
COMMAND, STRATEGY = "ti-lose-command", "ti-lose-strategy"


def everybody(state: State, deed: Callable[[State, int], list[Event]]) -> list[Event]:
    """Whoever is asked is asked in order of play: the first question lies on top of the stack."""
    return each(state, verbs.in_turn(state), deed)


def each(state: State, seats: Iterable[int], deed: Callable[[State, int], list[Event]]) -> list[Event]:
    """The same for some of them."""
    told = [deed(state, seat) for seat in reversed(in_order(state, seats))]
    return [event for events in reversed(told) for event in events]


# Planets


def exhaust(state: State, seat: int, count: int, by: int | None = None) -> None:
    """So many ready planets, as he likes or as another picks; the poorest if nothing is said."""
    ready = sorted(planets.ready(state, seat), key=lambda planet: (_worth(state, planet.id), planet.id))
    ids = [planet.id for planet in ready]
    count = min(count, len(ids))
    if by is None and count:
        choose(state, seat, "ti-exhaust", ids, EXHAUST, least=count, most=count)
    elif by is not None and count:
        args = {"player": f"#{seat}"}
        choose(state, by, "ti-exhaust-of", ids, EXHAUST, least=count, most=count, args=args)


def _worth(state: State, planet: str) -> int:
    return planets.value(state, planet, "resources") + planets.value(state, planet, "influence")


# Action Cards


def discard(state: State, seat: int, count: int) -> None:
    """One after the other: a hand may hold the same card twice."""
    cards = state.players[seat].cards
    if count and cards:
        among = list(dict.fromkeys(reversed(cards)))
        memo = [str(min(count, len(cards)))]
        choose(state, seat, "ti-agenda-discard", among, DISCARD, memo=memo, private=True)


def discarded(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    gone = decks.discard(state, frame.seat, ids[0])
    discard(state, frame.seat, int(frame.memo[0]) - 1)
    return gone


# Ships


def lose_ships(state: State, seat: int, among: Sequence[Ship], count: int = 1) -> None:
    """So many of these; the cheapest if nothing is said."""
    ids = [f"{SHIP}{ship.id}" for ship in verbs.cheapest(list(among))]
    if count:
        choose(state, seat, "ti-agenda-ships", ids, SHIPS, least=count, most=count)


def ships_lost(state: State, _: Choosing, ids: tuple[str, ...], __: Dice) -> list[Event]:
    fleet = [systems.ship(state, ship_of(id)) for id in ids]
    return [event for ship in fleet for event in verbs.destroy_ship(state, ship)]


def lose_fighters(state: State, seat: int, count: int) -> None:
    """One after the other, each from a system of his choice."""
    among = [place.at for place in systems.places(state) if systems.fighters(place, seat)]
    if count and among:
        choose(state, seat, "ti-agenda-fighter", among, FIGHTER, memo=[str(count)])


def fighter_lost(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    events = removal.shot_down(state, frame.seat, ids[0], 1)
    lose_fighters(state, frame.seat, int(frame.memo[0]) - 1)
    return events


# Counters


def lose_counter(state: State, seat: int) -> None:
    """From the Command Pool or Strategy Allocation."""
    player = state.players[seat]
    stock = ((COMMAND, player.command), (STRATEGY, player.strategy))
    choose(state, seat, "ti-agenda-counter", [name for name, count in stock if count], COUNTER)


def counter_lost(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    return counters.lose(state, frame.seat, "command" if ids == (COMMAND,) else "strategy")


def fit(state: State) -> list[Event]:
    """Every fleet, by the limits of now (TI-147)."""
    return everybody(state, lambda state, seat: removal.check_everywhere(state, seat, "law"))


CHOICES = {
    DISCARD: discarded,
    SHIPS: ships_lost,
    FIGHTER: fighter_lost,
    COUNTER: counter_lost,
}
