"""Two ships in open space, ready to fight: for tests of combat and of what it leaves."""

from __future__ import annotations

from typing import Any

from rules.core import notation
from rules.core.contract import Action, Event
from rules.xia import query, sight
from rules.xia.actions import Defend, Fire, UseAbility
from rules.xia.state import Player
from tests.rules.xia.table import BIGGEST, Table

SMALL = "nightshade"
"""A level-1 ship with nine cells."""


class Arena(Table):
    """Seat 0 attacks seat 1, `apart` spaces away and in sight; seat 2 is off the board. Both fly the biggest
    ship there is, so that they can carry anything, without ability cards."""

    def __init__(
        self, apart: int = 1, seats: int = 3, ships: tuple[str, str] = (BIGGEST, BIGGEST), **more: Any
    ) -> None:
        super().__init__(seats, **more)
        for seat, ship in enumerate(ships):
            self.ship(seat, ship).cards = []
        for seat in range(2, seats):
            self.put(seat, None)
        self.apart(apart)

    def apart(self, spaces: int, *, seen: bool = True) -> None:
        """Put both on normal spaces so far from each other."""
        here, there = self.pair(spaces, seen=seen)
        self.put(0, here).put(1, there)

    def pair(self, spaces: int, *, seen: bool = True) -> tuple[str, str]:
        board = self.board
        normal = [space.id for space in board.spaces.values() if space.kind is None]
        return next(
            (one, other)
            for one in normal
            for other in normal
            if board.distance(one, other) == spaces and sight.sees(board, one, other) == seen
        )

    @property
    def attacker(self) -> Player:
        return self.state.players[0]

    @property
    def target(self) -> Player:
        return self.state.players[1]

    def fire(
        self, *outfits: str, target: str = "1", cards: tuple[str, ...] = (), rolls: tuple[int, ...] = ()
    ) -> list[Event]:
        """Attack with these outfits, each time it is named once; the dice as they will fall."""
        return self.play(self.shot(*outfits, target=target, cards=cards), seat=0, rolls=rolls)

    def shot(self, *outfits: str, target: str = "1", cards: tuple[str, ...] = ()) -> Fire:
        return Fire(target, tuple(self.cell(0, outfit) for outfit in outfits), cards)

    def defend(self, *outfits: str, cards: tuple[str, ...] = (), rolls: tuple[int, ...] = ()) -> list[Event]:
        cells = tuple(self.cell(1, outfit) for outfit in outfits)
        return self.play(Defend(cells, cards), seat=1, rolls=rolls)

    def legal(self, action: Action) -> bool:
        return self.offers(notation.write(action))

    def use(self, name: str, target: str | None = None, rolls: tuple[int, ...] = ()) -> list[Event]:
        return self.play(UseAbility(name, target), rolls=rolls)

    def take_damage(self) -> None:
        """Whoever must place damage does so automatically."""
        while self.asked == "xia-ask-damage":
            self.play(self.offered[0].action)

    def doomed(self, seat: int, points: int) -> None:
        """So much more damage destroys this player's ship; what it carries is spared as long as possible."""
        player = self.state.players[seat]
        assert player.ship is not None
        player.damage = []
        size = len([*query.free_cells(player)]) + len(query.taken(player))
        free = query.free_cells(player)
        carried = [cell for cell in range(1, size + 1) if cell not in free]
        player.damage = (free + carried)[: size - points]
