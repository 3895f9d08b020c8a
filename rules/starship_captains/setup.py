"""Setting up: the board, the technologies, the faction tracks and the ships (sections 2 to 5).

The order of the draws is missions, triangular tokens, pirates, and then everything else (SC-042).
"""

from __future__ import annotations

from typing import Literal

from rules.core import saved
from rules.core.decks import Deck
from rules.core.dice import Dice
from rules.starship_captains import research, rounds, shadow
from rules.starship_captains.components import (
    BOARDS,
    COLOURS,
    EVENTS,
    FACTIONS,
    HOME,
    MISSIONS,
    PIRATES,
    STATIONS,
    TECH_BOARDS,
    TECHS,
    ArtifactKind,
    Side,
)
from rules.starship_captains.options import Options
from rules.starship_captains.pieces import Pirate
from rules.starship_captains.rulings import RULINGS
from rules.starship_captains.state import Marker, Planet, Player, State, TechSlot

SIDES: tuple[Side, ...] = ("A", "B")
KINDS: tuple[ArtifactKind, ...] = ("red_yellow", "red_blue", "yellow_blue")
ARTIFACTS = 9
"""Of each kind (SC-016)."""
TECH_CELLS = 5
OMEGA_CELLS = 3
SOLO_OMEGA_CELLS = 2


def start(options: Options, seats: int, dice: Dice) -> State:
    state = _empty(options, seats)
    _galaxy(state, dice)
    _decks(state, dice)
    state.tracks = {faction: dice.choice(SIDES) for faction in FACTIONS}
    if options.tech_side == "random":
        state.tech_side = dice.choice(SIDES)
    state.players = [_ship(state.tech_side) for _ in range(seats)]
    if seats == 1:
        shadow.set_up(state, options, dice)
    else:
        state.archive = [research.deal_alpha(state)]
    _events(state, dice)
    _display(state)
    state.first = options.first if 0 <= options.first < seats else dice.below(seats)
    rounds.begin_turn(state, state.first)
    return saved.copy(state)  # as after a restart: what is iterated over never depends on how it was laid out


def _empty(options: Options, seats: int) -> State:
    """Nothing drawn yet: the decks lie there sorted, as they came out of the box."""
    side: Literal["1-3", "4"] = "4" if seats == 4 else "1-3"
    return State(
        options=options,
        seats=seats,
        side=side,
        tech_side="B" if options.tech_side == "B" else "A",
        players=[],
        planets={},
        routes=[None] * len(BOARDS[side].routes),
        tokens={station: 2 if station == HOME else 0 for station in STATIONS},
        reserved={},
        techs=Deck([name for name, tech in TECHS.items() if tech.level != "omega"]),
        omegas=Deck([name for name, tech in TECHS.items() if tech.level == "omega"]),
        missions=Deck(list(MISSIONS)),
        artifacts=Deck([kind for kind in KINDS for _ in range(ARTIFACTS)]),
        pirates=Deck(_tokens()),
        display=[],
        tracks={},
        events={},
        archive=[],
        first=0,
        turn=0,
    )


def _tokens() -> list[Pirate]:
    tokens: list[Pirate] = []
    for group in PIRATES:
        tokens += [f"{group.colour}_medal"] * group.medal_artifact  # type: ignore[list-item]
        tokens += [f"{group.colour}_android"] * group.android  # type: ignore[list-item]
    return tokens


def _galaxy(state: State, dice: Dice) -> None:
    state.missions.shuffle(dice)
    planets = [place.location for place in BOARDS[state.side].places if place.location != HOME]
    dealt = triangles(state.side)
    dice.shuffle(dealt)
    for location, token in zip(planets, dealt, strict=True):
        if isinstance(token, int):
            state.planets[location] = Planet(number=token)
        elif token == "mission":
            state.planets[location] = Planet(mission=state.missions.draw())
        else:
            state.planets[location] = Planet(station=token)
    state.pirates.shuffle(dice)
    for index, route in enumerate(BOARDS[state.side].routes):
        if route.skull:
            state.routes[index] = state.pirates.draw()


def triangles(side: Literal["1-3", "4"]) -> list[int | str]:
    """The triangular tokens to deal, one to every planet: numbers, two stations, and missions (SC-031)."""
    numbers = range(1, RULINGS.numbered_tokens[side] + 1)
    others: list[int | str] = [*numbers, *(station for station in STATIONS if station != HOME)]
    planets = len(BOARDS[side].places) - 1
    return others + ["mission"] * (planets - len(others))


def _decks(state: State, dice: Dice) -> None:
    state.techs.shuffle(dice)
    state.omegas.shuffle(dice)
    state.artifacts.shuffle(dice)


def _events(state: State, dice: Dice) -> None:
    for faction in FACTIONS:
        cards = [name for name, card in EVENTS.items() if card.faction == faction and card.solo == state.solo]
        state.events[faction] = dice.choice(cards)


def _display(state: State) -> None:
    cells: list[str | None] = [research.deal_alpha(state) for _ in range(TECH_CELLS)]
    omegas = SOLO_OMEGA_CELLS if state.solo else OMEGA_CELLS
    state.display = cells + [state.omegas.draw() for _ in range(omegas)]


def _ship(side: Side) -> Player:
    return Player(
        location=HOME,
        ready=[*COLOURS, "cadet"],
        queue=list(RULINGS.start_queue),
        slots=[TechSlot(damaged=slot.damaged) for slot in TECH_BOARDS[side].slots],
        markers={faction: Marker() for faction in FACTIONS},
    )
