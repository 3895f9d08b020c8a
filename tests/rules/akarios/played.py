"""Cards played in a battle that is laid out in words, and what is then seen of it in the same words.

    case(pytest.mark.rule("AK-744"),
         "p0 argonaut H6 n cards=force_field dice=move | rs1 H3 s",
         "act force_field 0 bonus=rs1",
         "p0 H4 n energy=force_field:1 | rs1 marks=glitch")

Moves of another seat begin with it: `1> act move_2 0`. `act … -> ak-illegal-stall`: it is refused so.
Only what is named is looked at: a hex (`gone`: off the board), a facing, and facts of `Table`; also `broken`,
`dice` (not placed), `waits` (for the next attack), `boosts` and `misses` (in the deck), `top` (of the deck).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.akarios.ship import pending
from rules.akarios.state import Mods, Ship
from rules.core.hexes import FACINGS
from tests.rules.akarios.fight import Fight


def case(rule: pytest.MarkDecorator, given: str, moves: str, then: str) -> Any:
    return pytest.param(given, moves, then, marks=rule, id="-".join(rule.args))


def parts(text: str) -> list[str]:
    return [part.strip() for part in text.split("|") if part.strip()]


def play(fight: Fight, moves: str) -> None:
    for move in parts(moves):
        who, _, line = move.partition("> ") if move[1:3] == "> " else ("0", "", move)
        line, refused, why = line.partition(" -> ")
        if refused:
            assert fight.refused(line, int(who)) == why
        else:
            fight.play(line, int(who))


def check(given: str, moves: str, then: str, **facts: Any) -> Fight:
    fight = Fight(*parts(given), **facts)
    play(fight, moves)
    sees(fight, then)
    return fight


def sees(fight: Fight, then: str) -> None:
    assert [_seen(fight, line) for line in parts(then)] == parts(then)


def _seen(fight: Fight, line: str) -> str:
    ref, *words = line.split()
    ship = fight.ship(ref)
    return " ".join([ref, *(_word(fight, ship, word) for word in words)])


def _word(fight: Fight, ship: Ship, word: str) -> str:
    name, fact, value = word.partition("=")
    if fact:
        return f"{name}={FACTS[name](fight, ship, value)}"
    return FACINGS[ship.facing] if word in FACINGS else ship.hex or "gone"


def _deck(fight: Fight, ship: Ship) -> Mods:
    return fight.battle.enemy_mods if ship.seat is None else fight.cockpit(ship.seat).deck


def _seat(ship: Ship) -> int:
    assert ship.seat is not None
    return ship.seat


def _energy(fight: Fight, ship: Ship, value: str) -> str:
    cards = [pair.partition(":")[0] for pair in value.split(",")]
    return ",".join(f"{card}:{fight.card(card, _seat(ship)).energy}" for card in cards)


def _broken(fight: Fight, ship: Ship, value: str) -> str:
    return ",".join(each.card for each in fight.cockpit(_seat(ship)).cards if each.broken)


def _dice(fight: Fight, ship: Ship, value: str) -> str:
    return ",".join(die.face for die in fight.cockpit(_seat(ship)).dice if die.place is None)


FACTS: dict[str, Callable[[Fight, Ship, str], Any]] = {
    "hull": lambda fight, ship, value: ship.hull,
    "cap": lambda fight, ship, value: ship.hull_cap,
    "shields": lambda fight, ship, value: ship.shields,
    "marks": lambda fight, ship, value: ",".join(sorted(ship.marks)),
    "stress": lambda fight, ship, value: fight.cockpit(_seat(ship)).stress,
    "energy": _energy,
    "broken": _broken,
    "dice": _dice,
    "waits": lambda fight, ship, value: ",".join(pending.waiting(fight.cockpit(_seat(ship)))),
    "boosts": lambda fight, ship, value: _deck(fight, ship).cards.count("boost_x2"),
    "misses": lambda fight, ship, value: _deck(fight, ship).cards.count("stress_miss"),
    "top": lambda fight, ship, value: _deck(fight, ship).cards[-1],
}
