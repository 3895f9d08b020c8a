"""What cards count: for effects "per …" and for the points of omegas and passengers."""

from __future__ import annotations

from collections.abc import Callable

from rules.starship_captains import query
from rules.starship_captains.components import CELLS, MISSIONS, Count, Mission
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Marker, Player, State

SECTORS = 4


def sector(marker: Marker) -> int:
    """The points of the sector a marker stands in; the start cell is in the first (SC-292)."""
    if not marker.cell and not RULINGS.start_cell_scores:
        return 0
    return marker.cell * SECTORS // CELLS + 1


def count(state: State, seat: int, what: Count) -> int:
    player = state.players[seat]
    if what in ABOARD:
        return ABOARD[what](player)
    if what in DONE:
        return sum(DONE[what](MISSIONS[mission]) for mission in player.missions)
    crew = query.crew(state, seat)
    match what:
        case "android_crew":
            return crew.count("android")
        case "commander":
            return sum(map(query.is_commander, crew))
        case "red_crew" | "yellow_crew" | "blue_crew":
            return sum(query.colour_of(figure) == what.removesuffix("_crew") for figure in crew)
        case "empty_hold_slot":
            return query.free_slots(state, seat)
        case _:
            return len(query.adjacent_pirates(state, player.location))


ABOARD: dict[Count, Callable[[Player], int]] = {
    "pirate_token": lambda player: len(player.pirates),
    "artifact": lambda player: len(player.artifacts),
    "artifact_kind": lambda player: len(set(player.artifacts)),
    "medal": lambda player: player.medals,
    "lap": lambda player: sum(marker.laps for marker in player.markers.values()),
    "track_sector_min": lambda player: min(map(sector, player.markers.values())),
    "tech_installed": lambda player: sum(tech.type != "omega" for tech in query.installed(player)),
    "room_tech": lambda player: sum(tech.type == "room" for tech in query.installed(player)),
    "omega_installed": lambda player: sum(tech.type == "omega" for tech in query.installed(player)),
}
DONE: dict[Count, Callable[[Mission], int]] = {
    "mission_done": lambda mission: 1,
    "mission_rows": lambda mission: len(mission.rows),
    "mission_gold_row": lambda mission: any(row.colour == "gold" for row in mission.rows),
    "mission_two_row": lambda mission: len(mission.rows) == 2,
}
