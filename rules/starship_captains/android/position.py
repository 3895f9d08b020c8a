"""How good a position is for one player: the points he has, and what lies ahead of him."""

from __future__ import annotations

from rules.starship_captains import query, scoring, tracks
from rules.starship_captains.android import valuing
from rules.starship_captains.android.prospects import FUTURE, SECOND_TASK, Outlook
from rules.starship_captains.components import CELLS, FACTIONS, MISSIONS, PASSENGERS
from rules.starship_captains.state import Player, State

SMOOTH = {1: 0.75, 2: 0.6, 3: 0.4, 4: 0.0}
"""Steps on a track count on the way to the next sector and lap, less and less from round to round."""
FREE_HOLD = (-0.5, -0.2, 0.0, 0.1, 0.2, 0.3)
EMPTY_SLOTS = (0.0, 1.1, 1.8, 2.2, 2.4)
HOARD = 6
"""Medals beyond these find no use but their half points."""


def value(state: State, seat: int, outlook: Outlook) -> float:
    player = state.players[seat]
    figures = outlook.figures(state)
    total = _score(state, seat, player) + _crew(state, player, figures) + _stores(state, seat, player)
    total += sum(valuing.tech(state, seat, card) for card in query.installed(player))
    return total + outlook.potential(state, figures)


def _score(state: State, seat: int, player: Player) -> float:
    total = float(sum(MISSIONS[mission].points for mission in player.missions))
    smooth = SMOOTH[state.round]
    for faction in FACTIONS:
        marker = player.markers[faction]
        straight = tracks.LAP * (marker.laps + marker.cell / CELLS) + 1
        total += (1 - smooth) * tracks.points(player, faction) + smooth * straight
        total += 0.25 * _ahead(state, player, faction)
    if state.passenger is not None:
        total += valuing.omega(state, seat, PASSENGERS[state.passenger].score)
    aboard = query.crew(state, seat)
    total += sum(map(query.is_commander, aboard)) + aboard.count("android")
    return total + len(player.pirates) - scoring.damage(state, seat)


def _ahead(state: State, player: Player, faction: str) -> float:
    """A bonus on one of the next two cells is worth a thought."""
    found = 0.0
    for step in (1, 2):
        cell = player.markers[faction].cell + step  # type: ignore[index]
        if tracks.cell_bonus(state, faction, cell):  # type: ignore[arg-type]
            found += valuing.REMAINS[state.round] / step
    return found


def _crew(state: State, player: Player, figures: dict[str, float]) -> float:
    total = 0.0 if player.passed else sum(figures[figure] for figure in player.ready)
    rest = valuing.rest(state)
    for figure in (*player.ready, *player.queue):
        later = FUTURE[query.colour_of(figure) or figure]
        total += 0.6 * rest * (later + SECOND_TASK * query.is_commander(figure))
    return total


def _stores(state: State, seat: int, player: Player) -> float:
    medal = valuing.MEDAL[state.round] if player.rings else 0.6
    total = medal * min(player.medals, HOARD) + 0.5 * max(0, player.medals - HOARD)
    total += 0.5 * len(player.artifacts)
    if not (player.passed and state.round == 4):
        total += 0.35 * min(4, len(player.artifacts))
    if valuing.rest(state) or not player.passed:
        total += FREE_HOLD[max(0, min(query.free_slots(state, seat), len(FREE_HOLD) - 1))]
    empty = min(len(query.empty_slots(player)), len(EMPTY_SLOTS) - 1)
    return total + EMPTY_SLOTS[empty] * valuing.REMAINS[state.round]
