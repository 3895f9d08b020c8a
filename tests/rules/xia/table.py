"""A table for tests: a board laid by hand, ships put where wanted, moves in notation, loaded dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.core import Dice, Event, IllegalMove, notation, saved
from rules.core.contract import Action, Choice
from rules.core.decks import Deck
from rules.core.stack import Step
from rules.xia import engine, query, shapes
from rules.xia.components import (
    KINDS,
    MARKERS,
    MISSIONS,
    NPCS,
    SECTORS,
    SHIPS,
    START_CREDITS,
    TITLES,
    TOKENS,
    Cargo,
    NpcName,
    TokenFace,
)
from rules.xia.frames import Frame, Turn
from rules.xia.game import RULES
from rules.xia.geometry import Board, attach, board, printed
from rules.xia.options import Options
from rules.xia.state import Card, Cube, Errand, Laid, Loose, NpcShip, Placed, Player, State, TitleUp

BOARD = ("kemplar_ii", "neo_damascus", "burning_horse", "outpost_338", "expeditor_gate")
"""The board of a first game, one for each player; each sector is laid against the first one."""
FIRST_SHIPS = [ship.id for ship in SHIPS.values() if ship.level == 1]
BIGGEST = max((ship for ship in SHIPS.values() if ship.level == 3), key=lambda ship: shapes.size(ship.id)).id


class Loaded(Dice):
    """Rolls what it is told to roll; then what chance brings."""

    def __init__(self, seed: bytes, number: int, rolls: list[int]) -> None:
        super().__init__(seed, number)
        self.rolls = rolls

    def roll(self, sides: int) -> int:
        if not self.rolls:
            return super().roll(sides)
        self.used = True
        assert 1 <= self.rolls[0] <= sides, f"no d{sides} shows {self.rolls[0]}"
        return self.rolls.pop(0)


class Table:
    """In the middle of a game: the action phase of `seat`, everybody in a first ship on the spawn point of a
    sector of their own, nothing bought yet. With `setup` the game is begun as the rules begin it instead."""

    def __init__(
        self,
        seats: int = 3,
        seed: bytes = b"xia",
        *,
        sectors: Sequence[str] = (),
        seat: int = 0,
        setup: bool = False,
        **options: Any,
    ) -> None:
        self.seed = seed
        self.depth = 0
        self.rolls: list[int] = []
        """What the next dice show."""
        self.events: list[Event] = []
        self.damage_settles = False
        chosen = Options(**options)
        if setup:
            self.state: State = RULES.start(chosen, seats, Dice(seed, -1))
            return
        self.state = _state(chosen, seats, sectors or BOARD[:seats])
        self.turn(seat)

    # The game

    @property
    def me(self) -> Player:
        """The player who decides."""
        return self.state.players[self.state.stack[-1].seat if self.state.stack else self.state.turn]

    @property
    def board(self) -> Board:
        return board(self.state)

    @property
    def seat(self) -> int | None:
        """Who is asked."""
        found = engine.asked(self.state)
        return found[0] if found else None

    @property
    def asked(self) -> str:
        found = engine.asked(self.state)
        return found[1].key if found else ""

    @property
    def offered(self) -> tuple[Choice, ...]:
        found = engine.asked(self.state)
        return found[1].choices if found else ()

    @property
    def choices(self) -> list[str]:
        """Every answer that is offered, in notation."""
        return [notation.write(choice.action) for choice in self.offered]

    def offers(self, text: str) -> bool:
        """Whether this answer is legal, listed or not."""
        found = engine.asked(self.state)
        return found is not None and found[1].offers(notation.read(text, RULES.actions))

    def play(self, *texts: str | Action, seat: int | None = None, rolls: Sequence[int] = ()) -> list[Event]:
        """Moves of the player who is asked (or of `seat`); the events of all of them."""
        self.rolls += rolls
        events: list[Event] = []
        for text in texts:
            found = engine.asked(self.state)
            who = seat if seat is not None else found[0] if found else 0
            action = notation.read(text, RULES.actions) if isinstance(text, str) else text
            events += RULES.play(self.state, who, action, self._dice())
            events += self._settled()
        self.events += events
        return events

    def _settled(self) -> list[Event]:
        """Damage goes where it hurts least, at tables that are not about damage."""
        events: list[Event] = []
        while self.damage_settles and self.asked == "xia-ask-damage":
            found = engine.asked(self.state)
            assert found is not None
            events += RULES.play(self.state, found[0], found[1].choices[0].action, self._dice())
        return events

    def refuses(self, text: str, key: str | None = None, seat: int | None = None) -> None:
        """The move is illegal (for that reason), and nothing has changed."""
        before = saved.dump(self.state)
        with pytest.raises(IllegalMove) as refusal:
            self.play(text, seat=seat)
        assert saved.dump(self.state) == before
        if key is not None:
            assert refusal.value.key == key

    def told(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == key]

    def _dice(self) -> Dice:
        self.depth += 1
        return Loaded(self.seed, self.depth, self.rolls)

    # What goes on

    def turn(self, seat: int) -> Table:
        """The action phase of this player, whatever was going on."""
        self.state.turn = seat
        self.state.stack = [Turn(seat, "action")]
        return self

    def push(self, *frames: Step, rolls: Sequence[int] = ()) -> list[Event]:
        """Something happens on top of what goes on; the last one first."""
        self.state.stack += frames  # type: ignore[arg-type]
        return self.settle(rolls=rolls)

    def settle(self, rolls: Sequence[int] = ()) -> list[Event]:
        self.rolls += rolls
        events = engine.settle(self.state, self._dice()) + self._settled()
        self.events += events
        return events

    def happens(self, events: list[Event], rolls: Sequence[int] = ()) -> list[Event]:
        """What a chapter's function told, and all that follows: `table.happens(hold.wound(…))`."""
        self.events += events
        return events + self.settle(rolls=rolls)

    @property
    def dice(self) -> Dice:
        """For functions that want dice: the loaded ones first."""
        return self._dice()

    def load(self, *rolls: int) -> Table:
        self.rolls += rolls
        return self

    def silent(self, until: str = "xia-ask-action") -> None:
        """Everybody is silent until somebody is asked this, in a later turn."""
        turn = self.state.turns
        while not self.state.over and (self.asked != until or self.state.turns == turn):
            seat = self.seat
            assert seat is not None
            action = RULES.default(self.state, seat)
            assert action is not None
            self.play(action)

    def frame(self, kind: type[Step]) -> Any:
        """The innermost frame of this kind."""
        return next(frame for frame in reversed(self.state.stack) if isinstance(frame, kind))

    def frames(self) -> list[type[Frame]]:
        return [type(frame) for frame in self.state.stack]

    # The board

    def lay(self, sector: str, to: str, side: int) -> str:
        """Against this side of a sector that lies there."""
        self.state.laid.append(attach(self.board, sector, to, side))
        if sector in self.state.sectors:
            self.state.sectors.remove(sector)
        return sector

    def spot(self, sector: str, feature: str) -> str:
        """The space of this sector with M, E, B, $, X, or S for its spawn point."""
        wanted = "spawn" if feature == "S" else feature
        return next(
            space.id
            for space in printed(sector)
            if feature in space.features or (wanted == "spawn" and space.spawn is not None)
        )

    def inside(self, sector: str, kind: str = "planet") -> list[str]:
        """Spaces of that kind of region."""
        return [space.id for space in printed(sector) if space.kind == kind]

    def put(self, ship: int | str, space: str | None) -> Table:
        """A player's ship by its seat, or an NPC."""
        if isinstance(ship, int):
            self.state.players[ship].space = space
        else:
            query.npc(self.state, ship).space = space
        return self

    def npc(self, name: NpcName, space: str | None = None, controller: int = 0, **facts: Any) -> NpcShip:
        """An NPC enters the game; `space` None: it has not appeared."""
        credits = NPCS[name].start_credits
        self.state.npcs[name] = NpcShip(controller, space, **{"credits": credits, **facts})
        return self.state.npcs[name]

    def loose(self, space: str, *kinds: Cargo, owner: int | None = None) -> None:
        turn = self.state.turns if owner is not None else 0
        self.state.loose += [Loose(kind, space, owner, turn) for kind in kinds]

    # Ships

    def ship(self, seat: int, ship: str) -> Player:
        """Another ship for this player, empty and fresh."""
        player = self.state.players[seat]
        player.ship, player.outfits, player.cargo, player.damage = ship, [], [], []
        player.energy, player.cards = SHIPS[ship].energy, [Card(SHIPS[ship].ability)]
        return player

    def fit(self, seat: int, *outfits: str) -> list[Placed]:
        """Outfits in the first places that fit, without paying."""
        player = self.state.players[seat]
        assert player.ship is not None
        for outfit in outfits:
            ways = shapes.fitting(player.ship, outfit, query.taken(player))
            assert ways, f"{player.ship} has no room for {outfit}"
            player.outfits.append(Placed(outfit, list(ways[0])))
        return player.outfits[-len(outfits) :]

    def cell(self, seat: int, outfit: str) -> int:
        """A hold cell of the first such outfit, as moves name it."""
        return next(each.cells[0] for each in self.state.players[seat].outfits if each.outfit == outfit)

    def load_cargo(self, seat: int, *kinds: Cargo) -> list[int]:
        """Cubes into the first free cells; where they are."""
        player = self.state.players[seat]
        cells = query.free_cells(player)[: len(kinds)]
        player.cargo += [Cube(kind, cell) for kind, cell in zip(kinds, cells, strict=True)]
        return cells

    def hurt(self, seat: int, points: int) -> list[int]:
        """Damage on the last undamaged cells, without further consequences."""
        player = self.state.players[seat]
        assert player.ship is not None
        whole = [c for c in range(1, shapes.size(player.ship) + 1) if c not in player.damage]
        player.damage += whole[len(whole) - points :]
        return player.damage

    def strand(self, seat: int) -> Player:
        player = self.state.players[seat]
        player.energy, player.armed, player.disarmed = 0, 0, MARKERS
        for outfit in player.outfits:
            outfit.markers.clear()
        return player

    def ability(self, seat: int, *names: str) -> Player:
        """Cards of former ships."""
        player = self.state.players[seat]
        player.cards += [Card(name) for name in names]
        return player

    def errand(self, seat: int, mission: str, **facts: Any) -> Errand:
        """An active mission, taken out of the deck."""
        deck = self.state.missions
        if mission in deck.cards:
            deck.cards.remove(mission)
        self.state.players[seat].mission = Errand(mission, **facts)
        return self.state.players[seat].mission  # type: ignore[return-value]

    def title(self, title: str, holder: int | None = None) -> None:
        """It lies open, or is somebody's already."""
        self.state.titles.remove(title)
        if holder is None:
            self.state.open_titles.append(TitleUp(title))
        else:
            self.state.players[holder].titles.append(title)


def missions_of(kind: str) -> list[str]:
    """Mission cards of a type."""
    assert kind in KINDS
    return [mission.id for mission in MISSIONS.values() if mission.type == kind]


def _state(options: Options, seats: int, sectors: Sequence[str]) -> State:
    laid = [Laid(sectors[0], (0, 0), 0)]
    for side, sector in enumerate(sectors[1:]):
        laid.append(attach(Board(tuple(laid)), sector, sectors[0], side))
    ships = FIRST_SHIPS[:seats]
    tokens: list[TokenFace] = [face for face, count in TOKENS.items() for _ in range(count)]
    state = State(
        options=options,
        seats=seats,
        players=[_player(ship) for ship in ships],
        laid=laid,
        sectors=[sector for sector in SECTORS if sector not in sectors],
        tokens=tokens,
        unseen={},
        missions=Deck(list(MISSIONS)),
        titles=list(TITLES),
        npcs={},
        choosing=list(range(seats)),
    )
    for each in laid:
        for space in printed(each.sector):
            if "E" in space.features:
                state.unseen[space.id] = state.tokens.pop()
    points = list(board(state).spawn_points().values())
    for player, point in zip(state.players, points, strict=False):
        player.space = point
    return state


def _player(ship: str) -> Player:
    return Player(
        ship=ship, energy=SHIPS[ship].energy, cards=[Card(SHIPS[ship].ability)], credits=START_CREDITS
    )
