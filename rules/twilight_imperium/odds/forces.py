"""What fights: two sides, their units and what they mean to do. Kinds are the ids of `units.toml`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rules.twilight_imperium.components import TECHNOLOGIES

SHIPS = ("fighter", "destroyer", "cruiser", "carrier", "dreadnought", "war_sun")
"""In the order in which they are usually given up (TI-685)."""
Who = Literal["attacker", "defender"]
Sustain = Literal["first", "last", "never"]
SHOTS = tuple(f"{who} {shot}" for who in ("defender", "attacker") for shot in ("barrage", "cannon", "ambush"))
"""Pre-combat shots in their usual order (TI-686)."""


class Battery(Struct, frozen=True, forbid_unknown_fields=True):
    """The PDS of one planet."""

    number: int
    adjacent: bool = False
    scientist: bool = False


class Policy(Struct, frozen=True, forbid_unknown_fields=True):
    losses: tuple[str, ...] = SHIPS
    sustain: Sustain = "first"
    fire_losses: Literal["plain", "shock"] = "plain"


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    race: str
    """Empty: neutral, without any modifier (TI-639)."""
    units: dict[str, int]
    tech: frozenset[str] = frozenset()
    damaged: dict[str, int] = {}
    pds: tuple[Battery, ...] = ()
    high_alert: bool = False
    admiral: str = ""
    generals: int = 0
    agent: bool = False
    war_chest: int = 0
    martyr: bool = False
    convert: int = 0
    x89: bool = False
    home: bool = False
    policy: Policy = Policy()

    def number(self, kind: str) -> int:
        return self.units.get(kind, 0)

    def token(self, name: str) -> int:
        """What the technologies add to a number, by their tokens: "cruiser_combat" of "cruiser_combat+1"."""
        found = (token for id in self.tech if id in TECHNOLOGIES for token in TECHNOLOGIES[id].tokens)
        return sum(int(each[len(name) :]) for each in found if each.startswith((f"{name}+", f"{name}-")))


class Battle(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["space", "invasion", "custodians"]
    attacker: Side
    defender: Side
    place: Literal["", "nebula", "ion_storm"] = ""
    mine: bool = False
    order: tuple[str, ...] = SHOTS


class End(Struct, frozen=True, forbid_unknown_fields=True):
    """One way in which a battle ends: the units left, and how likely it is."""

    attacker: dict[str, int]
    defender: dict[str, int]
    chance: float


class Odds(Struct, frozen=True, forbid_unknown_fields=True):
    attacker: float
    defender: float
    draw: float
    ends: tuple[End, ...] = ()

    def survivors(self, who: Who) -> dict[str, float]:
        """The expected number left of each kind."""
        found: dict[str, float] = {}
        for end in self.ends:
            for kind, number in (end.attacker if who == "attacker" else end.defender).items():
                found[kind] = found.get(kind, 0.0) + number * end.chance
        return {kind: number for kind, number in found.items() if number}
