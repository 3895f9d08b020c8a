"""Made-up games and cards to draw: displays, tracks, score sheets; for gallery, tests and timings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from images.starship_captains.cards import Card
from images.starship_captains.samples import (
    NAMES,
    events,
    middle,
    missions,
    passengers,
    ship,
    solo,
    start,
    techs,
)
from rules.starship_captains.view import FACTIONS, AirlockView, Decks, Figure, MarkerView, Sheet, Ship, View

__all__ = ["CARDS", "NAMES", "SAMPLES", "SCORES"]


def _markers(*places: tuple[int, int]) -> dict[Any, MarkerView]:
    """A cell and the circles done, for each faction."""
    return {
        faction: MarkerView(cell, laps, 1 + cell // 3 + 5 * laps)
        for faction, (cell, laps) in zip(FACTIONS, places, strict=True)
    }


def research() -> View:
    """Four captains; the display with three cards to choose from, one cell empty."""
    deck = techs()
    shown = ("hotline", "weekend_laboratory", "armoured_hull", "victory_arch")
    omegas = ("everybodys_friend", "spotless_hull", "small_favours_bureau")
    return replace(
        middle(),
        display=(*(deck[key] for key in shown), None, *(deck[key] for key in omegas)),
        offered=("hotline", "armoured_hull", "spotless_hull"),
        decks=Decks((23, 11), (6, 3), (31, 0), (0, 14), (12, 0)),
    )


def shadow() -> View:
    """The solo game, three of Captain Shadow's cards turned up."""
    view = solo()
    assert view.shadow is not None
    turned = replace(view.shadow, deck=4, revealed=("borrowed_notes", "head_start", "overdue_book"))
    return replace(view, shadow=turned)


def laps() -> View:
    """Four captains on the tracks: crowded cells, circles done, a trophy, three techs under the event."""
    places = (
        ((4, 0), (9, 0), (2, 0)),
        ((4, 0), (1, 0), (2, 1)),
        ((4, 1), (0, 0), (2, 2)),
        ((4, 0), (6, 0), (1, 1)),
    )
    view = middle()
    ships = tuple(replace(one, markers=_markers(*places[one.seat])) for one in view.ships)
    ships = (*ships[:2], replace(ships[2], trophies=("pirates",)), ships[3])
    under = tuple(techs()[key] for key in ("repair_bots", "hotline", "holodeck", "loose_panel", "red_carpet"))
    tracks = tuple(
        replace(track, archive=under) if track.faction == "androids" else track for track in view.tracks
    )
    return replace(view, ships=ships, tracks=tracks)


def _sheet(*figures: int) -> Sheet:
    kinds = (name for name in Sheet.__struct_fields__ if name != "total")
    return Sheet(**{**dict(zip(kinds, figures, strict=True)), "total": sum(figures)})


def _ended(seat: int, rank: int, places: tuple[tuple[int, int], ...], *figures: int) -> Ship:
    markers = _markers(*places)
    tracks = 2 * sum(marker.points for marker in markers.values())
    sheet = _sheet(figures[0], tracks, *figures[1:])
    return ship(seat, rank=rank, markers=markers, sheet=sheet)


def over() -> View:
    """The end of a game of four; two share the victory."""
    ships = (
        _ended(0, 1, ((7, 0), (10, 0), (2, 0)), 28, 8, 0, 8, 2, 4, 3, 2, -4),
        _ended(1, 3, ((7, 1), (1, 0), (4, 0)), 22, 4, 0, 2, 0, 8, 1, 3, -2),
        _ended(2, 1, ((1, 0), (3, 1), (8, 0)), 34, 4, 0, 6, 4, 2, 4, 1, -10),
        _ended(3, 4, ((3, 0), (1, 0), (5, 0)), 16, 4, 0, 4, 2, 10, 4, 2, -14),
    )
    tales = ("epilogue_33", "epilogue_30", "epilogue_33", "epilogue_0")
    return replace(middle(), ships=ships, round=4, over=True, epilogues=tales)


def over_two() -> View:
    ships = (
        _ended(0, 2, ((0, 0), (0, 0), (0, 0)), 0, 0, 0, 0, 0, 0, 1, 0, -30),
        _ended(1, 1, ((11, 2), (11, 1), (4, 1)), 60, 16, 0, 10, 6, 12, 9, 4, 0),
    )
    return replace(start(), ships=ships, round=4, over=True, epilogues=("epilogue_0", "epilogue_75"))


def over_solo() -> View:
    one = _ended(0, 1, ((7, 0), (10, 0), (2, 0)), 28, 8, 10, 8, 2, 4, 3, 2, -4)
    return replace(shadow(), ships=(one,), round=4, over=True, epilogues=("epilogue_40",))


def aboard() -> View:
    """A mission of four rows, in its third."""
    crew: tuple[Figure, ...] = ("blue", "blue_commander", "android")
    now = AirlockView(1, missions()["collective_mind_repair"], "nine_moons", crew, 2, "effects")
    return replace(middle(), airlock=now)


SAMPLES: dict[str, Callable[[], View]] = {
    "research": research,
    "shadow": shadow,
    "laps": laps,
    "aboard": aboard,
    "over": over,
    "over_two": over_two,
    "over_solo": over_solo,
}
SCORES = ("over", "over_two", "over_solo")
"""Those that have a score sheet."""


def _six() -> tuple[Card, ...]:
    mission, tech = missions(), techs()
    kept = ("quantum_torpedoes", "auxiliary_engine", "artifact_blueprints")
    tasks = ("stargate", "crooked_moon", "collective_mind_repair")
    return (*(mission[key] for key in tasks), *(tech[key] for key in kept))


def _mixed() -> tuple[Card, ...]:
    happen = ("directive_12", "collective_research", "word_of_honour")
    tech = techs()
    return (
        *(events()[key] for key in happen),
        passengers()["uncle_gasket"],
        tech["nian_transmitter"],
        tech["hotline"],
    )


CARDS: dict[str, Callable[[], tuple[Card, ...]]] = {
    "one": lambda: (techs()["victory_arch"],),
    "two": lambda: (techs()["talisman_red_fleet"], missions()["first_contact"]),
    "three": lambda: tuple(
        techs()[key] for key in ("golden_handshake", "red_carpet", "universal_translator")
    ),
    "six": _six,
    "mixed": _mixed,
}
