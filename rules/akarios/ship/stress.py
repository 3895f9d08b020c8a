"""Stress, point by point, and what its levels do (AK-309 to AK-326)."""

from __future__ import annotations

from rules.akarios import frames
from rules.akarios.components import LEVELS
from rules.akarios.notes import note
from rules.akarios.ship import decks, passives
from rules.akarios.ship.ships import flying
from rules.akarios.state import State
from rules.core.contract import Event
from rules.core.dice import Dice


def gain(state: State, seat: int, n: int, dice: Dice) -> list[Event]:
    """One point at a time, so that no level is skipped (AK-311). A panic is put on the stack."""
    battle = state.fight
    if n <= 0 or not flying(battle, seat):
        return []
    cockpit = battle.cockpits[seat]
    note(battle, "stress_gained", ship=cockpit.ship, seat=seat, n=n)
    levels: list[Event] = []
    for _ in range(n):
        cockpit.stress += 1
        levels += _level(state, seat, dice)
    return [Event("ak-stress-gained", {"seat": f"#{seat}", "n": n, "stress": cockpit.stress}), *levels]


def _level(state: State, seat: int, dice: Dice) -> list[Event]:
    """Acts each time it is reached (AK-310, AK-321, AK-322)."""
    battle = state.fight
    cockpit = battle.cockpits[seat]
    level = LEVELS.get(cockpit.stress)
    if level is None or _skipped(state, seat, level.at):
        return []
    note(battle, "stress_level", ship=cockpit.ship, seat=seat, n=level.at)
    if level.does == "miss":
        return _miss(state, seat, dice)
    if level.reset:
        cockpit.stress = 0
    return panic(state, seat)


def _skipped(state: State, seat: int, level: int) -> bool:
    ref = state.fight.cockpits[seat].ship
    return any(level in flag.levels for flag in passives.flags(state.fight, ref, "skip_level"))


def _miss(state: State, seat: int, dice: Dice) -> list[Event]:
    """A stress Miss and the discards go into the deck (AK-312, AK-313)."""
    battle = state.fight
    cockpit = battle.cockpits[seat]
    if not decks.add_miss(battle, cockpit.deck, dice):
        return []
    note(battle, "miss_added", ship=cockpit.ship, seat=seat)
    return [Event("ak-miss-added", {"seat": f"#{seat}"})]


def panic(state: State, seat: int) -> list[Event]:
    """As many trauma cards as marked boxes, and one more (AK-327). The one who is interrupted goes on
    afterwards (AK-334)."""
    cockpit = state.fight.cockpits[seat]
    member = state.sheet.members[cockpit.member]
    pad = member.pads.get(cockpit.pilot)
    cards = 1 + (pad.trauma if pad else 0)
    state.stack.append(frames.Panic(seat=seat, left=cards))
    return [Event("ak-panic", {"seat": f"#{seat}", "cards": cards})]


def lose(state: State, seat: int, n: int, dice: Dice) -> list[Event]:
    """Never below 0 (AK-324). For each level it falls below, one stress Miss leaves the deck (AK-318)."""
    battle = state.fight
    cockpit = battle.cockpits[seat]
    lost = min(n, cockpit.stress)
    if lost <= 0 or not flying(battle, seat):
        return []
    for _ in range(lost):
        level = LEVELS.get(cockpit.stress)
        cockpit.stress -= 1
        if level is not None and level.does == "miss":
            decks.remove_miss(battle, cockpit.deck, dice)
    return [Event("ak-stress-lost", {"seat": f"#{seat}", "n": lost, "stress": cockpit.stress})]
