"""How the game ends: nine points, Imperium Rex, an objective that wins at once, or nobody else left (TI-008,
TI-015, TI-017 to TI-022, TI-618). Looked at after every step of the stack (`watching`)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.components import TARGET
from rules.twilight_imperium.components_cards import PUBLIC
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.state import State


def check(state: State) -> list[Event]:
    """The first of these that has come about."""
    if state.over or state.phase == "setup":
        return []
    for how, winner in (("rex", _rex(state)), ("instant", _instant(state)), ("points", _points(state))):
        if winner is not None:
            return _end(state, winner, how)
    playing = systems.playing(state)
    return _end(state, playing[0], "alone") if len(playing) == 1 < state.seats else []


def _end(state: State, winner: int, how: str) -> list[Event]:
    state.over, state.winner, state.ended = True, winner, how
    points = state.players[winner].points
    return [Event(f"ti-over-{how}", {"player": f"#{winner}", "points": points})]


def _points(state: State) -> int | None:
    """Nine of them; of several at once the most, then the earlier in order of play (TI-008, TI-618)."""
    there = [seat for seat in verbs.in_turn(state) if state.players[seat].points >= TARGET]
    return max(there, key=lambda seat: state.players[seat].points, default=None)


def _rex(state: State) -> int | None:
    """Turned up: the most points win, then the most planets, objectives, unused counters (TI-017, TI-019 to
    TI-021); the earlier in order of play if even these are equal."""
    if not any(PUBLIC[card].rex for card in state.shown):
        return None
    return max(verbs.in_turn(state), key=lambda seat: standing(state, seat))


def standing(state: State, seat: int) -> tuple[int, int, int, int]:
    player = state.players[seat]
    planets = len(systems.planets_of(state, seat))
    return player.points, planets, len(player.scored), player.command + player.strategy


def _instant(state: State) -> int | None:
    """Scored, it wins at once (TI-022)."""
    wins = {row.id for row in PUBLIC.values() if row.instant_win}
    return next(
        (seat for seat in verbs.in_turn(state) if wins.intersection(state.players[seat].scored)), None
    )
