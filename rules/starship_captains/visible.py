"""What a seat may see of a state: all but the order of the decks and cards somebody looks at (SC-403)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.core.decks import Deck
from rules.starship_captains import engine, frames, installing, query, scoring, tracks
from rules.starship_captains.actions import Artifacts, CarryOut, Fight, Go, Install, Lay, Room, Take, Use
from rules.starship_captains.components import (
    BOARDS,
    EVENTS,
    FACTIONS,
    LOCATIONS,
    MISSIONS,
    PASSENGERS,
    STATIONS,
    TECH_BOARDS,
    TECHS,
    TRACKS,
    Place,
)
from rules.starship_captains.rounds import ROUND_TRACK
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Planet, State
from rules.starship_captains.view import (
    AirlockView,
    Decks,
    Lane,
    MarkerView,
    ShadowView,
    Sheet,
    Ship,
    SlotView,
    Spot,
    TrackView,
    View,
)


def view(state: State, seat: int | None) -> View:
    return View(
        seat=seat,
        seats=state.seats,
        round=state.round,
        turn=state.turn,
        first=state.first,
        side=state.side,
        spots=tuple(_spot(state, place) for place in BOARDS[state.side].places),
        lanes=_lanes(state),
        ships=_ships(state, seat),
        display=tuple(TECHS[card] if card is not None else None for card in state.display),
        tracks=_tracks(state),
        tokens={station: state.tokens[station] for station in STATIONS if state.tokens[station]},
        round_track=ROUND_TRACK,
        decks=_decks(state),
        trail=tuple(state.trail),
        **_asked(state),
        **_resolving(state, seat),
        shadow=_shadow(state),
        passenger=PASSENGERS[state.passenger] if state.passenger is not None else None,
        begun=_begun(state),
        over=state.over,
        epilogues=tuple(map(scoring.epilogue, scoring.totals(state))) if state.over else (),
    )


def _begun(state: State) -> bool:
    if state.over or not state.stack:
        return False
    first = state.stack[0]
    chosen = isinstance(first, frames.Turn) and (first.stage != "choose" or first.trained)
    return chosen or len(state.stack) > 1


# The galaxy


def _spot(state: State, place: Place) -> Spot:
    location = place.location
    planet = state.planets.get(location, Planet(station=location))
    ships = query.ships_at(state, location)
    shown = planet.face_up or RULINGS.numbers_public
    return Spot(
        id=location,
        xy=place.xy,
        planet=LOCATIONS[location].planet,
        ships=tuple(ships),
        reserved=state.reserved.get(location),
        mission=MISSIONS[planet.mission] if planet.mission is not None else None,
        number=planet.number if shown else None,
        face_up=planet.face_up,
        station=STATIONS[planet.station] if planet.station is not None else None,
        token=planet.station is not None and state.tokens[planet.station] == 0,
    )


def _lanes(state: State) -> tuple[Lane, ...]:
    routes = zip(BOARDS[state.side].routes, state.routes, strict=True)
    return tuple(Lane(route.ends, route.colour, route.skull, pirate) for route, pirate in routes)


def _tracks(state: State) -> tuple[TrackView, ...]:
    archive = tuple(TECHS[card] for card in state.archive)
    return tuple(
        TrackView(
            faction,
            state.tracks[faction],
            TRACKS[faction, state.tracks[faction]].cells,
            EVENTS[state.events[faction]],
            archive if faction == "androids" else (),
        )
        for faction in FACTIONS
    )


def _decks(state: State) -> Decks:
    def sizes(deck: Deck[Any]) -> tuple[int, int]:
        return len(deck.cards), len(deck.discards)

    return Decks(
        sizes(state.techs),
        sizes(state.omegas),
        sizes(state.missions),
        sizes(state.artifacts),
        sizes(state.pirates),
    )


def _shadow(state: State) -> ShadowView | None:
    if state.shadow is None:
        return None
    shadow = state.shadow
    return ShadowView(shadow.location, len(shadow.deck), tuple(shadow.revealed), shadow.passed)


# The ships


def _ships(state: State, seat: int | None) -> tuple[Ship, ...]:
    sheets = [_sheet(state, owner, seat) for owner in range(state.seats)]
    ranks = [
        1 + sum(other.total > sheet.total for other in sheets) for sheet in sheets
    ]  # no tie-break (SC-335)
    return tuple(_ship(state, owner, seat, sheets[owner], ranks[owner]) for owner in range(state.seats))


def _open(state: State, owner: int, seat: int | None) -> bool:
    """Whether this seat may see what the owner's missions are worth (SC-332)."""
    return RULINGS.open_scores or state.over or owner == seat


def _sheet(state: State, owner: int, seat: int | None) -> Sheet:
    sheet = scoring.sheet(state, owner)
    if _open(state, owner, seat):
        return sheet
    return replace(sheet, missions=0, total=sheet.total - sheet.missions)


def _ship(state: State, owner: int, seat: int | None, sheet: Sheet, rank: int) -> Ship:
    player = state.players[owner]
    missions = player.missions if _open(state, owner, seat) else []
    return Ship(
        seat=owner,
        location=player.location,
        ready=tuple(player.ready),
        queue=tuple(player.queue),
        medals=player.medals,
        rings=player.rings,
        damage=player.damage,
        hold=query.HOLD,
        lockers=query.lockers(state, owner),
        artifacts=tuple(player.artifacts),
        pirates=tuple(player.pirates),
        slots=tuple(_slot(state, owner, index) for index in range(len(player.slots))),
        missions=tuple(MISSIONS[mission] for mission in missions),
        markers={
            faction: MarkerView(
                player.markers[faction].cell,
                player.markers[faction].laps,
                tracks.points(player, faction),
            )
            for faction in FACTIONS
        },
        trophies=tuple(player.trophies),
        passed=player.passed,
        ask_all=player.ask_all,
        sheet=sheet,
        rank=rank,
    )


def _slot(state: State, owner: int, index: int) -> SlotView:
    slot = state.players[owner].slots[index]
    printed = TECH_BOARDS[state.tech_side].slots[index]
    return SlotView(
        id=printed.id,
        damaged=slot.damaged,
        printed=printed.edges,
        frame=printed.frame,
        tech=TECHS[slot.tech] if slot.tech is not None else None,
        artifact=slot.artifact,
        matches=tuple(installing.matches(state, owner, index)) if slot.tech is not None else (),
    )


# What is going on


def _asked(state: State) -> dict[str, Any]:
    """Who is asked, and what the choices of the question point at, for the pictures to light up."""
    found = engine.asked(state)
    if found is None:
        return {}
    seat, question = found
    here = state.players[seat].location
    lit: dict[str, list[Any]] = {"reachable": [], "targets": [], "offered": [], "free_slots": []}
    for choice in question.choices:
        match choice.action:
            case Go(to):
                lit["reachable"].append(to)
            case Fight(towards):
                lit["targets"].append(query.neighbours(state, here)[towards])
            case Room(room) | Artifacts(room) | Lay(_, room):
                lit["offered"].append(room)
            case Take(card) | Use(card):
                lit["offered"].append(card)
            case CarryOut():
                lit["offered"].append(state.planets[here].mission)
            case Install(slot):
                lit["free_slots"].append(slot)
    return {"asked": seat, **{name: tuple(dict.fromkeys(ids)) for name, ids in lit.items()}}


def _resolving(state: State, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for frame in state.stack:
        match frame:
            case frames.Airlock():
                shown["airlock"] = AirlockView(
                    frame.seat,
                    MISSIONS[frame.mission],
                    frame.planet,
                    tuple(frame.figures),  # type: ignore[arg-type]
                    frame.row,
                    frame.stage,
                )
            case frames.Installing():
                shown["in_hand"] = TECHS[frame.card]
            case frames.Drawn():
                shown["drawn"] = tuple(TECHS[card] for card in frame.cards)
            case frames.Peek() if frame.seat == seat:
                shown["peeked"] = tuple(MISSIONS[card] for card in frame.cards)
    return shown
