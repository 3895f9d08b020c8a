"""A battle for tests, laid out in words, a line for each thing.

    Table("p0 argonaut H6 n hull=3 deck=+1,-1", "rs1 H4 s elite", "asteroids H5", "token buoy F2 hull=8")

A player's ship: `p0`, the ship, hex, facing. An enemy: its ref, hex, facing, perhaps `elite` or `ally`.
`sparrow H3 n hull=20`. Terrain: its kind and the very hexes. Facts are `name=value`:

- ships: hull, shields, cap (hull at the start), shields_cap, marks (`stall,glitch`), immune, off=yes
- players: cards (instead of the starting ones), energy (`flank:0`), broken, stress, dice (`move,attack`),
  pilot, deck (its only cards, top first)
- tokens: hull, side
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.akarios.components import CARDS, ENEMIES, SHIPS, TRAUMA
from rules.akarios.options import Options
from rules.akarios.sheet import Loadout, Member, Pad, Sheet, Slot
from rules.akarios.ship import fleet, passives
from rules.akarios.ship.decks import starting
from rules.akarios.state import (
    Battle,
    Board,
    Cockpit,
    Die,
    Field,
    Installed,
    Mods,
    Phase,
    Ship,
    Span,
    State,
    Token,
)
from rules.core import saved
from rules.core.contract import Event
from rules.core.decks import Deck
from rules.core.dice import Dice
from rules.core.hexes import FACINGS

TERRAIN = ("asteroids", "nebula", "planet", "wormhole")
PILOTS = ("starla", "violet_ray", "enver", "gardan")
SLOTS: dict[str, tuple[Slot, ...]] = {
    "weapon": ("weapon_1", "weapon_2"),
    "engine": ("engine_1", "engine_2"),
    "technology": ("tech_1", "tech_2"),
    "copilot": ("tech_1", "tech_2"),
    "pilot_ability": ("pilot",),
    "ship_ability": ("ship",),
}


class Table:
    def __init__(
        self,
        *lines: str,
        round: int = 1,
        phase: Phase = "pilots",
        cols: int = 15,
        rows: int = 11,
        seed: bytes = b"akarios",
        sparrow: tuple[str, ...] = (),
        trauma: int = 0,
        **box: int,
    ) -> None:
        sheet = Sheet("Kestrels")
        players = sum(line.split()[0] in ("p0", "p1", "p2", "p3") for line in lines)
        battle = Battle("001", players, "normal", Board(cols, rows), round=round, phase=phase)
        self.state = State(Options(), players, tuple(range(players)), sheet, stage="battle", node="001")
        self.state.battle = battle
        self.dice = Dice(seed, 1)
        self.trauma = trauma
        self.battle = battle
        battle.sparrow_cards = dict.fromkeys(sparrow, True)
        battle.box = {"stress_miss": 20, "boost_x2": 20, **box}
        battle.enemy_mods = Mods(starting())
        battle.trauma = Deck([id for id in sorted(TRAUMA) for _ in range(TRAUMA[id].copies)])
        for line in sorted(lines, key=lambda line: line.split()[0]):
            self._lay(line)

    # What lies there

    def ship(self, ref: str) -> Ship:
        return self.battle.ships[ref]

    def cockpit(self, seat: int = 0) -> Cockpit:
        return self.battle.cockpits[seat]

    def card(self, id: str, seat: int = 0) -> Installed:
        return next(each for each in self.cockpit(seat).cards if each.card == id)

    def member(self, seat: int = 0) -> Member:
        return self.state.sheet.members[seat]

    def pad(self, seat: int = 0) -> Pad:
        return self.member(seat).pads[self.cockpit(seat).pilot]

    def noted(self, hook: str) -> list[dict[str, str]]:
        return [each.facts for each in self.battle.noted if each.hook == hook]

    def stacked(self) -> list[str]:
        """The frames on the stack, the innermost last."""
        return [type(frame).__name__ for frame in self.state.stack]

    def copy(self) -> bytes:
        return saved.dump(self.state)

    def deck(self, *top_first: str, seat: int = 0) -> None:
        self.cockpit(seat).deck = Mods(list(reversed(top_first)))

    def enemy_deck(self, *top_first: str) -> None:
        self.battle.enemy_mods = Mods(list(reversed(top_first)))

    def trauma_deck(self, *top_first: str) -> None:
        self.battle.trauma = Deck(list(reversed(top_first)))

    # Laying it out

    def _lay(self, line: str) -> None:
        words = [word for word in line.split() if "=" not in word]
        facts = dict(word.split("=", 1) for word in line.split() if "=" in word)
        if words[0] in TERRAIN:
            self.battle.board.terrain.append(Field(words[0], tuple(words[1].split(","))))  # type: ignore[arg-type]
        elif words[0] == "token":
            self._token(words[1], words[2], facts)
        elif words[0] == "sparrow":
            hull = int(facts["hull"]) if "hull" in facts else None
            self._ship(
                Ship("sparrow", "sparrow", "sparrow", words[1], facing(words[2]), hull, hull or 0), facts
            )
        elif words[0][0] == "p" and words[0][1:].isdigit():
            self._player(words, facts)
        else:
            self._enemy(words, facts)

    def _token(self, id: str, hex: str, facts: dict[str, str]) -> None:
        hull = int(facts["hull"]) if "hull" in facts else None
        side: Any = facts.get("side", "neutral")
        self.battle.tokens[id] = Token(id, id[0].upper(), hex, hull, hull or 0, side)

    def _ship(self, ship: Ship, facts: dict[str, str]) -> None:
        ship.hull_cap = int(facts.get("cap", ship.hull_cap))
        ship.shields_cap = int(facts.get("shields_cap", ship.shields_cap))
        if "hull" in facts:
            ship.hull = int(facts["hull"])
        ship.shields = int(facts.get("shields", ship.shields))
        ship.immune += _list(facts, "immune")
        for mark in _list(facts, "marks"):
            ship.marks[mark] = Span()  # type: ignore[index]
        if "off" in facts:
            ship.hex = None
        self.battle.ships[ship.ref] = ship

    def _enemy(self, words: list[str], facts: dict[str, str]) -> None:
        code = words[0].rstrip("0123456789")
        type = next(row.id for row in ENEMIES.values() if row.code == code)
        number = int(words[0][len(code) :])
        ship = fleet.enemy(self.state, type, number, elite="elite" in words, ally="ally" in words)
        ship.hex, ship.facing = words[1], facing(words[2])
        self._ship(ship, facts)

    def _player(self, words: list[str], facts: dict[str, str]) -> None:
        seat = int(words[0][1:])
        row = SHIPS[words[1]]
        ship = Ship(words[0], "player", row.id, words[2], facing(words[3]), row.hull, row.hull)
        ship.shields = ship.shields_cap = row.shields
        ship.seat = seat
        self._ship(ship, facts)
        pilot = facts.get("pilot", PILOTS[seat])
        cockpit = Cockpit(words[0], seat, pilot, stress=int(facts.get("stress", 0)))
        for id in _list(facts, "cards") or [row.weapon, row.engine]:
            cockpit.cards.append(self._installed(id, cockpit, facts))
        cockpit.deck = Mods(list(reversed(_list(facts, "deck"))) or starting())
        cockpit.dice = [Die(face) for face in _list(facts, "dice")]  # type: ignore[arg-type]
        member = Member(f"Pilot {seat}", pilot=pilot, ship=row.id, pads={pilot: Pad(trauma=self.trauma)})
        member.last = Loadout(pilot, row.id)
        self.battle.cockpits.append(cockpit)
        self.state.sheet.members.append(member)
        self._fit_out(ship, facts)

    def _fit_out(self, ship: Ship, facts: dict[str, str]) -> None:
        """What cards add to the start; what was not said is full."""
        ship.bare = (ship.hull_cap, ship.shields_cap)
        passives.refit(self.battle, ship)
        ship.hull = int(facts.get("hull", ship.hull_cap))
        ship.shields = int(facts.get("shields", ship.shields_cap))
        energies = dict(pair.split(":") for pair in _list(facts, "energy"))
        for each in self.battle.cockpits[-1].cards:
            each.energy = int(energies.get(each.card, each.cap))

    def _installed(self, id: str, cockpit: Cockpit, facts: dict[str, str]) -> Installed:
        card = CARDS[id]
        taken = {each.slot for each in cockpit.cards}
        slot = next(slot for slot in SLOTS[card.kind] if slot not in taken)
        return Installed(id, slot, broken=id in _list(facts, "broken"))


def _list(facts: dict[str, str], name: str) -> list[str]:
    return facts[name].split(",") if facts.get(name) else []


def facing(text: str) -> int:
    return FACINGS.index(text)


def told(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def count(cards: list[str]) -> dict[str, int]:
    return dict(Counter(cards))
