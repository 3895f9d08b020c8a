"""Scoring and epilogues (sections 36 to 38). Everything is counted in half points."""

from __future__ import annotations

from rules.starship_captains import query, tracks
from rules.starship_captains.components import EPILOGUES, FACTIONS, MISSIONS, PASSENGERS, Score
from rules.starship_captains.counting import count
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import State
from rules.starship_captains.view import Sheet


def sheet(state: State, seat: int) -> Sheet:
    """In half points."""
    player = state.players[seat]
    crew = query.crew(state, seat)
    omegas = sum(points(state, seat, tech.score) for tech in query.installed(player))
    passenger = PASSENGERS[state.passenger].score if state.passenger is not None else None
    figures = {
        "missions": 2 * sum(MISSIONS[mission].points for mission in player.missions),
        "tracks": 2 * sum(tracks.points(player, faction) for faction in FACTIONS),
        "omegas": 2 * omegas,
        "passenger": 2 * points(state, seat, passenger),
        "commanders": 2 * sum(map(query.is_commander, crew)),
        "androids": 2 * crew.count("android"),
        "pirates": 2 * len(player.pirates),
        "medals": player.medals,
        "artifacts": len(player.artifacts),
        "damage": -2 * damage(state, seat),
    }
    return Sheet(**figures, total=sum(figures.values()))


def points(state: State, seat: int, score: Score | None) -> int:
    """Of an omega or a passenger, whole points."""
    if score is None:
        return 0
    if score.condition is not None:
        return score.points if damage(state, seat) == 0 else 0
    assert score.count is not None
    found = score.points * count(state, seat, score.count)
    return min(found, score.max) if score.max else found


def damage(state: State, seat: int) -> int:
    """Aboard: overdamage always, the tech slots by ruling R27 (SC-329, SC-330)."""
    player = state.players[seat]
    return query.damage_aboard(player) if RULINGS.slot_damage_scores else player.damage


def totals(state: State) -> list[int]:
    """By seat, in half points."""
    return [sheet(state, seat).total for seat in range(state.seats)]


def epilogue(total: int) -> str:
    """For a total in half points, rounded down (SC-336); below nought it is the first (SC-338)."""
    whole = max(0, total // 2)
    return next(each.id for each in EPILOGUES if each.low <= whole <= each.high)


def shown(total: int) -> str:
    """41½"""
    sign = "−" if total < 0 else ""
    whole, half = divmod(abs(total), 2)
    return sign + (f"{whole or ''}½" if half else f"{whole}")
