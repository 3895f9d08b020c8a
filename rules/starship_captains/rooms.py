"""Rooms: who may activate which, with crew or with two artifacts (sections 7 to 9)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement

from msgspec.structs import replace

from rules.core.contract import Choice, Event
from rules.starship_captains import frames, query
from rules.starship_captains.components import ROOMS, TECHS, ArtifactKind, Effect, RoomColour
from rules.starship_captains.pieces import FIGURES, Figure
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Player, State

Pair = tuple[ArtifactKind, ArtifactKind]


def colour(room: str) -> RoomColour:
    found = ROOMS[room].colour if room in ROOMS else TECHS[room].colour
    assert found is not None
    return found


def effects(room: str) -> tuple[Effect, ...]:
    return ROOMS[room].effects if room in ROOMS else TECHS[room].effects


def fits(figure: Figure, room: str) -> bool:
    """Own colour or grey; a cadet only grey, an android nothing (SC-081 to SC-084)."""
    if figure == "android":
        return False
    if figure == "cadet":
        return room == "repair" or (RULINGS.cadets_use_grey_techs and colour(room) == "grey")
    return colour(room) in ("grey", query.colour_of(figure))


def accepts(player: Player, room: str, figure: Figure) -> bool:
    """What fits; and anybody but androids where an artifact lies on the room (SC-399)."""
    if fits(figure, room):
        return True
    laid = any(slot.tech == room and slot.artifact is not None for slot in player.slots)
    return laid and figure != "android"


def matching(player: Player, room: str) -> list[Figure]:
    """Kinds of figures in the ready room that can activate it, each once."""
    return [figure for figure in FIGURES if figure in player.ready and accepts(player, room, figure)]


def pays(kind: ArtifactKind, room: str) -> bool:
    return colour(room) == "grey" or colour(room) in kind.split("_")


def pairs(player: Player, room: str) -> list[Pair]:
    """Two artifacts of the hold that both show the room's colour (SC-085, SC-411)."""
    kinds = [kind for kind in dict.fromkeys(sorted(player.artifacts)) if pays(kind, room)]
    return [
        (a, b) for a, b in combinations_with_replacement(kinds, 2) if a != b or player.artifacts.count(a) > 1
    ]


def idle(state: State, seat: int, does: Iterable[Effect]) -> str | None:
    """Why these effects would do nothing now; None if they would do something."""
    kinds, player = {each.do for each in does}, state.players[seat]
    if kinds == {"fight"} and not query.adjacent_pirates(state, player.location):
        return "pirate"
    if kinds == {"repair"} and not query.damage_aboard(player):
        return "damage"
    if kinds == {"research"} and not query.empty_slots(player):
        return "slot"
    return None


def warned(state: State, seat: int, does: Iterable[Effect], offered: Choice) -> Choice:
    """An answer that says so before it is given."""
    why = idle(state, seat, does)
    if why is None:
        return offered
    return replace(offered, hint="sc-room-idle-hint", args={**offered.args, "why": why})


def activate(state: State, seat: int, room: str) -> list[Event]:
    """Its effects go on the stack, above whatever the activation came from."""
    state.stack.append(frames.Effects(seat, list(effects(room)), room))
    return []
