"""Xia as the kit needs it: options worth trying, what is hidden, what is conserved."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from images import xia as pictures
from rules.xia import shapes
from rules.xia.actions import Orders
from rules.xia.components import CARGO, COPIES, CUBES, OUTFITS
from rules.xia.frames import DrawnMissions, Packing, Placing, Stowing, Using
from rules.xia.game import RULES
from rules.xia.options import Options
from rules.xia.state import Player, State
from rules.xia.view import View
from tests.rules.kit import Game, pixels
from words import words

Parts = dict[str, list[str]]


def scramble(state: State, seat: int | None, chance: random.Random) -> State:
    """The stack of sectors, all tokens that lie face down, both decks, missions that are a secret of others
    and what they look at, and their standing orders."""
    top = state.stack[-1] if state.stack else None
    if not (isinstance(top, Using) and top.seat == seat):
        chance.shuffle(state.sectors)
    faces = [*state.tokens, *state.unseen.values()]
    chance.shuffle(faces)
    for space in state.unseen:
        state.unseen[space] = faces.pop()
    state.tokens = faces
    chance.shuffle(state.titles)
    _missions(state, seat, chance)
    for number, player in enumerate(state.players):
        if number != seat and (top is None or top.seat != number):
            player.orders = chance.choice((Orders(), Orders("all", "always", "never", "auto")))
    return state


def _missions(state: State, seat: int | None, chance: random.Random) -> None:
    cards = state.missions.cards
    errands = [
        player.mission
        for number, player in enumerate(state.players)
        if player.mission is not None and not player.mission.done and number != seat
    ]
    looks = [frame for frame in state.stack if isinstance(frame, DrawnMissions) and frame.seat != seat]
    cards += [errand.mission for errand in errands] + [card for look in looks for card in look.cards]
    chance.shuffle(cards)
    for errand in errands:
        errand.mission = cards.pop()
    for look in looks:
        look.cards = [cards.pop() for _ in look.cards]


def components(state: State) -> tuple[None, Parts]:
    """Every card, tile, token and marker, wherever it is; of cubes and outfits no more than there are."""
    parts: Parts = {
        "sectors": [*state.sectors, *(each.sector for each in state.laid)],
        "tokens": [
            *state.tokens,
            *state.unseen.values(),
            *(face for player in state.players for face in player.tokens),
        ],
        "missions": [*_cards(state)],
        "titles": [
            *state.titles,
            *(each.title for each in state.open_titles),
            *(title for player in state.players for title in player.titles),
        ],
        "markers": [str(markers(player)) for player in state.players],
    }
    _bounded(state)
    return None, {name: sorted(some) for name, some in parts.items()}


def markers(player: Player) -> int:
    return player.armed + player.disarmed + sum(len(each.markers) for each in player.outfits)


def _cards(state: State) -> Iterator[str]:
    yield from (*state.missions.cards, *state.missions.discards)
    for player in state.players:
        yield from player.completed
        if player.mission is not None:
            yield player.mission.mission
    for frame in state.stack:
        if isinstance(frame, DrawnMissions):
            yield from frame.cards


def _bounded(state: State) -> None:
    """Supplies, holds and the board keep their limits in every position."""
    cubes = Counter(cube.kind for player in state.players for cube in player.cargo)
    cubes.update(cube.kind for cube in state.loose)
    outfits = Counter(each.outfit for player in state.players for each in player.outfits)
    for frame in state.stack:
        if isinstance(frame, Stowing | Packing):
            cubes.update(frame.cubes)
        if isinstance(frame, Packing):
            outfits.update(frame.outfits)
        if isinstance(frame, Placing):
            outfits[frame.outfit] += 1
    assert all(cubes[kind] <= CUBES for kind in CARGO), cubes
    assert all(outfits[name] <= COPIES for name in OUTFITS), outfits
    ships = [player.ship for player in state.players if player.ship is not None]
    assert len(set(ships)) == len(ships)
    for player in state.players:
        _sound(player)


def _sound(player: Player) -> None:
    if player.ship is None:
        return
    cells = range(1, shapes.size(player.ship) + 1)
    full = [cube.cell for cube in player.cargo] + [cell for each in player.outfits for cell in each.cells]
    assert len(set(full)) == len(full) and set(full) <= set(cells), full
    assert len(set(player.damage)) == len(player.damage) and set(player.damage) <= set(cells)
    assert not {cube.cell for cube in player.cargo} & set(player.damage)
    for each in player.outfits:
        assert not set(each.markers) & set(player.damage)
        assert set(each.markers) <= {each.cells[section] for section in shapes.spots(each.outfit)}
    assert min(player.credits, player.bounty, player.fame, player.energy, player.armed) >= 0
    assert not (player.credits % 1000 or player.bounty % 1000)


def drawn(view: View, seat: int | None) -> list[bytes]:
    names = ["Ann", "Борис", "Chidi", "Дана", "Eve"]
    board = pixels(pictures.board(view, words("en"), names))
    return [board, pictures.describe(view, words("ru"), names).encode()]


xia = Game(
    rules=RULES,
    options=(
        Options(fame="5"),
        Options(fame="5", open_fields=True, gate_fame=True),
        Options(first_game=True),
    ),
    scramble=scramble,
    components=components,
    pictures=drawn,
    complete=False,
    hurried="android",
    most=3000,
    rate=0.03,
    recorded={
        "first-game-3": (Options(first_game=True), 3),
        "3": (Options(fame="5", open_fields=True, gate_fame=True), 3),
        "4": (Options(fame="10"), 4),
        "5": (Options(fame="5", npcs=False), 5),
    },
)
