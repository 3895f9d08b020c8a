"""A galaxy that the players build: hidden hands, one tile a turn (TI-181 to TI-196, TI-638)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter, Question, choice, question
from rules.twilight_imperium.actions import PlaceTile
from rules.twilight_imperium.board import galaxy, systems
from rules.twilight_imperium.components import SETUP
from rules.twilight_imperium.deeds import choosing
from rules.twilight_imperium.frames import Choosing, PlacingTile
from rules.twilight_imperium.setup import tiles
from rules.twilight_imperium.setup.beginning import lay
from rules.twilight_imperium.state import State

FACE_DOWN = "setup.face_down"
BARE = "bare"
"""In `Player.used` while the galaxy is built: the last tile had no planets."""


def deal(state: State, dice: Dice) -> None:
    """Hands; the first player says where the face-down tiles go (TI-188)."""
    found = tiles.pile(state.seats, dice)
    each = SETUP[state.seats].deal
    for seat, player in enumerate(state.players):
        player.tiles = found.dealt[seat * each : (seat + 1) * each]
    if found.face_down:
        count = len(found.face_down)
        ring = [at for at in tiles.places(state.seats) if galaxy.ring_of(at) == 1]
        choosing.choose(
            state,
            state.speaker,
            "ti-place-face-down",
            ring,
            FACE_DOWN,
            least=count,
            most=count,
            memo=found.face_down,
        )


def face_down(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    for at, tile in zip(ids, frame.memo, strict=True):
        lay(state, at, tile, hidden=True)
    return [Event("ti-face-down", {"player": f"#{frame.seat}", "count": len(ids)})]


def turns(state: State) -> list[int]:
    """Who lays a tile, the first one last: clockwise from the first player and back (TI-190)."""
    return tiles.snake(systems.clockwise(state, state.speaker), SETUP[state.seats].deal)[::-1]


def turn_of(state: State, seat: int) -> PlacingTile:
    ring = galaxy.ring_of(tiles.open_places(state)[0])
    return PlacingTile(seat, ring, BARE in state.players[seat].used)


def _ask(state: State, frame: PlacingTile) -> Question:
    found = tiles.placements(state, state.players[frame.seat].tiles, frame.bare)
    offered = [
        choice("ti-place-tile-at", PlaceTile(tile, at), tile=f"@{tile}", system=at) for tile, at in found
    ]
    return question("ti-place-tile", *offered, private=True, ring=frame.ring, panel="tile")


def _answer(state: State, frame: PlacingTile, action: Action, _: Dice) -> list[Event]:
    assert isinstance(action, PlaceTile)
    player = state.players[frame.seat]
    shown = _shows(state, frame, action.tile)
    state.stack.pop()
    player.tiles.remove(action.tile)
    player.used = [BARE] if tiles.bare(action.tile) else []
    lay(state, action.at, action.tile)
    facts = {"player": f"#{frame.seat}", "tile": f"@{action.tile}", "system": action.at}
    return [*shown, Event("ti-tile-placed", dict(facts))]


def _shows(state: State, frame: PlacingTile, tile: str) -> list[Event]:
    """Who lays none with planets although he should shows that he could not (TI-194)."""
    if not (frame.bare and tiles.bare(tile)):
        return []
    hand = tuple(f"@{each}" for each in state.players[frame.seat].tiles)
    return [Event("ti-tiles-shown", {"player": f"#{frame.seat}", "tiles": hand}, reveals=True)]


def _run(*_: object) -> list[Event]:
    raise AssertionError("it always asks")


PLACING_TILE = Chapter(_ask, _answer, _run)


def reveal(state: State) -> list[Event]:
    """The galaxy is complete: face-down tiles are turned, wherever they lie (TI-188, TI-638)."""
    hidden = [system for system in systems.places(state) if system.hidden]
    for system in hidden:
        lay(state, system.at, system.tile)
    for player in state.players:
        player.used = []
    return [
        Event("ti-tile-revealed", {"tile": f"@{each.tile}", "system": each.at}, reveals=True)
        for each in hidden
    ]
