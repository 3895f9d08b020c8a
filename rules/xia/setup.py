"""Setting up: the first sectors, the decks, ships and their first outfits (sections 2 and 29)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.core import saved
from rules.core.contract import Action, Choice, Event
from rules.core.decks import Deck
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import business, dicing, geometry, npcs, packing, query, shapes, turns
from rules.xia.actions import BuyOutfit, ChooseShip, Done, Pick
from rules.xia.components import (
    LOADOUTS,
    MISSIONS,
    NPCS,
    OUTFITS,
    SECTORS,
    SHIPS,
    TITLES,
    TOKENS,
    Loadout,
)
from rules.xia.frames import ChoosingShip, Fitting
from rules.xia.options import Options
from rules.xia.state import Card, Laid, NpcShip, Placed, Player, State

SIDES = (0, 2, 0, 2)
"""Where each starting sector lies from the one before: a triangle, a rhombus, a strip (XIA-019)."""
FIRST_SECTORS = ("burning_horse", "kemplar_ii", "neo_damascus", "outpost_338", "expeditor_gate")
FIRST_FAME = "5"


def start(options: Options, seats: int, dice: Dice) -> State:
    if options.first_game:
        options = msgspec.structs.replace(options, fame=FIRST_FAME)
    state = _empty(options, seats)
    _sectors(state, dice)
    _tokens(state, dice)
    state.missions.shuffle(dice)
    dice.shuffle(state.titles)
    highest = roll_off(seats, dice)
    state.choosing = [(highest - step) % seats for step in range(seats)]
    _npcs(state, dice)
    state.turn = state.choosing[-1]
    state.stack.append(ChoosingShip(state.choosing[0], state.choosing[1:]))
    return saved.copy(state)  # as after a restart: what is iterated over never depends on how it was laid out


def _empty(options: Options, seats: int) -> State:
    return State(
        options=options,
        seats=seats,
        players=[Player() for _ in range(seats)],
        laid=[],
        sectors=list(SECTORS),
        tokens=[face for face, count in TOKENS.items() for _ in range(count)],
        unseen={},
        missions=Deck(_missions(options)),
        titles=list(TITLES),
        npcs={},
        choosing=[],
    )


def with_npcs(options: Options) -> bool:
    return options.npcs and not options.first_game


def _missions(options: Options) -> list[str]:
    """Without NPCs nobody needs the cards that hunt them (XIA-510)."""
    return [name for name, card in MISSIONS.items() if with_npcs(options) or not card.needs_npc]


# The board


def _sectors(state: State, dice: Dice) -> None:
    dice.shuffle(state.sectors)
    if state.options.first_game:
        starting = list(FIRST_SECTORS[: state.seats])
        state.sectors = [sector for sector in state.sectors if sector not in starting]
    else:
        starting = [_revealed(state, dice) for _ in range(state.seats)]
    state.laid = lay(starting)


def _revealed(state: State, dice: Dice) -> str:
    """The top sector; one without a spawn point is shuffled back (XIA-017)."""
    while not has_spawn(sector := state.sectors.pop()):
        state.sectors.append(sector)
        dice.shuffle(state.sectors)
    return sector


def has_spawn(sector: str) -> bool:
    return any(space.spawn is not None for space in geometry.printed(sector))


def lay(sectors: Sequence[str]) -> list[Laid]:
    """Each beside the one before it, joined by equal symbols (XIA-018)."""
    laid = [Laid(sectors[0], (0, 0), 0)]
    for sector, side in zip(sectors[1:], SIDES, strict=False):
        board = geometry.Board(tuple(laid))
        laid.append(geometry.attach(board, sector, laid[-1].sector, side))
    return laid


def _tokens(state: State, dice: Dice) -> None:
    dice.shuffle(state.tokens)
    for space in geometry.board(state).feature("E"):
        state.unseen[space.id] = state.tokens.pop()


# Who chooses first


def roll_off(seats: int, dice: Dice) -> int:
    """The seat that rolled highest; before the first turn a 20 is no luck yet (XIA-029 to XIA-031)."""
    rolls = [dice.roll(20) for _ in range(seats)]
    tied = [str(seat) for seat, roll in enumerate(rolls) if roll == max(rolls)]
    return int(tied[0] if len(tied) == 1 else dicing.lot(tied, dice)[0])


def _npcs(state: State, dice: Dice) -> None:
    """One card to each of the first three in turn order, who run it for the whole game (XIA-025)."""
    if not with_npcs(state.options):
        return
    cards = list(NPCS)
    dice.shuffle(cards)
    for seat, name in zip(reversed(state.choosing), cards, strict=False):
        state.npcs[name] = NpcShip(seat)


# Ships


def ask_ship(state: State, frame: ChoosingShip) -> Question | None:
    left = query.ships_left(state, 1)
    return question("xia-ask-ship", *(ship_choice(name, number) for number, name in enumerate(left, 1)))


def ship_choice(name: str, number: int) -> Choice:
    """`number`: as on the picture of the cards."""
    ship = SHIPS[name]
    return choice(
        "xia-ship",
        ChooseShip(name),
        hint="xia-ship-hint",
        number=number,
        ship=f"@{name}",
        hold=shapes.size(name),
        energy=ship.energy,
        impulse=ship.impulse,
        ability=f"@{ship.ability}",
    )


def answer_ship(state: State, frame: ChoosingShip, action: Action, dice: Dice) -> list[Event]:
    """Starting sector i belongs to seat i (XIA-033)."""
    assert isinstance(action, ChooseShip)
    player = state.players[frame.seat]
    player.ship = action.ship
    player.energy = SHIPS[action.ship].energy
    player.cards.append(Card(SHIPS[action.ship].ability))
    home = state.laid[frame.seat].sector
    player.space = next(space.id for space in geometry.printed(home) if space.spawn is not None)
    told = [
        Event(
            "xia-chooses-ship",
            {"player": f"#{frame.seat}", "ship": f"@{action.ship}", "place": query.place(player.space)},
        )
    ]
    if frame.left:
        frame.seat = frame.left.pop(0)
    else:
        state.stack.pop()
        state.stack.append(Fitting(state.choosing[0], state.choosing[1:]))
    return told


def run_ship(state: State, frame: ChoosingShip, dice: Dice) -> list[Event]:
    raise AssertionError("there is always a ship to choose")


# Outfits


def ask_fitting(state: State, frame: Fitting) -> Question | None:
    """Outfits only: no cargo, no other ship, no fame (XIA-036)."""
    player = state.players[frame.seat]
    sets = [_loadout(state, frame.seat, each) for each in loadouts(state, frame.seat)]
    buys = list(business.purchases(state, frame.seat))
    return question(
        "xia-ask-fitting",
        *sets,
        *buys,
        choice(
            "xia-fitting-done",
            Done(),
            hint="xia-fitting-done-hint",
            group="xia-group-more",
            final=bool(sets or buys),
            credits=player.credits,
        ),
        forced=True,
        credits=player.credits,
    )


def loadouts(state: State, seat: int) -> list[Loadout]:
    """In a first game: four strategies, ready to fly (XIA-511)."""
    player = state.players[seat]
    if not state.options.first_game or player.outfits:
        return []
    return [
        each
        for each in LOADOUTS.values()
        if _price(each) <= player.credits and all(query.outfits_left(state, name) for name in each.outfits)
    ]


def _price(loadout: Loadout) -> int:
    return sum(OUTFITS[name].price for name in loadout.outfits)


def _loadout(state: State, seat: int, loadout: Loadout) -> Choice:
    return choice(
        "xia-loadout",
        Pick(loadout.id),
        hint="xia-loadout-hint",
        group="xia-group-loadout",
        loadout=f"@{loadout.id}",
        outfits=tuple(f"@{name}" for name in loadout.outfits),
        left=state.players[seat].credits - _price(loadout),
    )


def answer_fitting(state: State, frame: Fitting, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, BuyOutfit):
        return business.buy(state, frame.seat, action.outfit)
    if isinstance(action, Pick):
        return _take(state, frame.seat, LOADOUTS[action.what])
    if frame.left:
        frame.seat = frame.left.pop(0)
        return []
    state.stack.pop()
    return _launch(state, dice)


def _take(state: State, seat: int, loadout: Loadout) -> list[Event]:
    player = state.players[seat]
    player.credits -= _price(loadout)
    ways = packing.stowed(player, loadout.outfits)
    player.outfits = [Placed(name, list(way)) for name, way in zip(loadout.outfits, ways, strict=True)]
    outfits = tuple(f"@{name}" for name in loadout.outfits)
    return [
        Event("xia-takes-loadout", {"player": f"#{seat}", "loadout": f"@{loadout.id}", "outfits": outfits})
    ]


def run_fitting(state: State, frame: Fitting, dice: Dice) -> list[Event]:
    raise AssertionError("fitting out is ended by its player")


def _launch(state: State, dice: Dice) -> list[Event]:
    """Who chose last begins (XIA-037); NPCs whose home is laid come after the players' ships (XIA-026)."""
    turns.begin(state, state.choosing[-1])
    told = [Event("xia-launch", {"player": f"#{state.choosing[-1]}"})]
    for laid in state.laid:
        told += npcs.appear(state, laid.sector, dice)
    return told
