"""The dice of fleets: every ship of both sides at once, shots before the battle (TI-300, TI-305 to
TI-311)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.contract import Arg, Event, phrase
from rules.core.dice import Dice
from rules.twilight_imperium.battle import sides
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import rolling
from rules.twilight_imperium.deeds.rolling import Weapon
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import lasting
from rules.twilight_imperium.frames import Battle, Die, Facts
from rules.twilight_imperium.state import Ship, State

FLAGSHIP = "target_their_flagship"
"""Its ship has had its shot, and does not roll in round 1."""


def _facts(frame: Battle, seat: int, unit: str, step: str) -> Facts:
    return told.facts(
        seat=seat,
        unit=unit,
        step=step,
        side=sides.side(frame, seat),
        round=frame.round,
        enemy=sides.enemy(frame, seat),
        system=frame.system,
    )


def weapon(state: State, frame: Battle, seat: int, unit: str, step: str, ship: Ship | None = None) -> Weapon:
    """Only a Leader aboard makes a ship unlike others of its kind."""
    found = _facts(frame, seat, unit, step)
    if ship is not None and ship.leaders:
        found["ship"] = str(ship.id)
    return rolling.weapon(state, found)


def _fighters(state: State, frame: Battle, seat: int, dice: Dice) -> list[Die]:
    """One of them may carry Leaders (TI-257)."""
    count, rolled = sides.fighters(state, frame.system, seat), list[Die]()
    if count and systems.riders(state.systems[frame.system], seat):
        led = rolling.weapon(state, {**_facts(frame, seat, "fighter", "dice"), told.RIDERS: "yes"})
        count, rolled = count - 1, led.fire(dice)
    if count:
        rolled += weapon(state, frame, seat, "fighter", "dice").fire(dice, count=count)
    return rolled


def fleet(state: State, frame: Battle, seat: int, dice: Dice) -> list[Die]:
    """A round's dice of one side (TI-300)."""
    spent = _spent(state, frame, seat)
    firing = [each for each in sides.ships(state, frame.system, seat) if each.id not in spent]
    rolled = volley(state, frame, seat, "dice", firing, dice)
    return rolled + _fighters(state, frame, seat, dice)


def _spent(state: State, frame: Battle, seat: int) -> set[int]:
    if frame.round != 1:
        return set()
    return {int(each.on[0]) for each in lasting(state, FLAGSHIP) if each.owner == seat and each.on}


def volley(
    state: State, frame: Battle, seat: int, step: str, firing: Iterable[Ship], dice: Dice
) -> list[Die]:
    """What changes the dice of a kind is looked up once."""
    plain: dict[str, Weapon] = {}
    rolled = list[Die]()
    for ship in firing:
        if ship.leaders:
            rolled += weapon(state, frame, seat, ship.kind, step, ship).fire(dice, ship.id)
            continue
        if ship.kind not in plain:
            plain[ship.kind] = weapon(state, frame, seat, ship.kind, step)
        rolled += plain[ship.kind].fire(dice, ship.id)
    return rolled


def could_hit(state: State, frame: Battle, seat: int) -> bool:
    """Whether any ship of the side may hit, in this round or in those to come, which are all alike from the
    second on (TI-052)."""
    found = [_facts(frame, seat, kind, "dice") for kind in set(sides.kinds(state, frame.system, seat))]
    found += [{**each, "round": str(frame.round + 1)} for each in found]
    return any(rolling.weapon(state, each).could_hit() for each in found)


def told_of(dice: list[Die], seat: int) -> Event:
    """The faces of one side by kind of ship, and what they come to."""
    own = [die for die in dice if die.seat == seat]
    groups = dict.fromkeys((die.what, die.needed, tuple(die.parts)) for die in own)
    shown = tuple(_group(own, *group) for group in groups)
    facts: dict[str, Arg] = {"dice": shown, "count": sum(map(rolling.hit, own))}
    if seat < 0:
        return Event("ti-neutral-rolls", facts)
    return Event("ti-fleet-rolls", {"player": f"#{seat}", **facts})


def _group(dice: list[Die], what: str, needed: int, parts: tuple[tuple[str, int], ...]) -> str:
    faces = rolling.faces(
        [die for die in dice if (die.what, die.needed, tuple(die.parts)) == (what, needed, parts)]
    )
    bonus = sum(amount for _, amount in parts)
    return phrase("ti-dice-of", unit=f"@{what}", faces=faces, needed=max(1, needed - bonus))
