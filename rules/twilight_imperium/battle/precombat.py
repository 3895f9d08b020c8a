"""Before round 1: barrage, Assault Cannon, ambush, in the defender's order (TI-130, TI-288 to TI-297)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.battle import plans, retreat, rolls, sides
from rules.twilight_imperium.battle.muster import Blow, Muster
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.deeds.lasting import stop
from rules.twilight_imperium.effects.sources import has, lasting
from rules.twilight_imperium.frames import Assigning, Battle, Choosing, Die, Retreating, Shot
from rules.twilight_imperium.state import NOBODY, Ship, State

USUAL = (
    plans.WINDOW,
    *(f"{who}.{what}" for who in ("defender", "attacker") for what in plans.SHOTS),
)
"""The defender's own first, each side's in the same order (TI-686); cards before all of them."""
CANNON, AMBUSH = "assault_cannon", "mentak_ambush"
AMBUSHERS = 2
"""Cruisers or Destroyers that may lie in ambush (TI-293)."""
FLAGSHIP = rolls.FLAGSHIP
TERROR, FEARED = "rule_by_terror", 2
STAND = "ti-terror-stand"


def order(state: State, frame: Battle) -> list[Shot]:
    """As the defender wants it; what he does not name follows in the usual order (TI-288, TI-686)."""
    wanted = [each for each in plans.of(state, frame, frame.defender).shots if each in USUAL]
    named = dict.fromkeys((*wanted, *USUAL))
    return [shot for each in named if (shot := _shot(state, frame, each)) is not None]


def _shot(state: State, frame: Battle, name: str) -> Shot | None:
    if name == plans.WINDOW:
        return Shot(frame.seat, plans.WINDOW)
    who, what = name.split(".")
    seat = frame.seat if who == "attacker" else frame.defender
    return Shot(seat, what) if _has(state, frame, seat, what) else None


def _has(state: State, frame: Battle, seat: int, what: str) -> bool:
    """No barrage against the Custodians, and none of theirs (TI-210, TI-639)."""
    if seat == NOBODY or f"hold.{what}" in plans.of(state, frame, seat).shots:
        return False
    match what:
        case "barrage":
            return frame.defender != NOBODY
        case "cannon":
            return has(state, seat, CANNON)
    return has(state, seat, AMBUSH)


def roll(state: State, frame: Battle, shot: Shot, dice: Dice) -> list[Die]:
    """The dice of a shot; none where nobody can fire, or a barrage finds no Fighters."""
    fleet = sides.ships(state, frame.system, shot.seat)
    step = "barrage" if shot.what == "barrage" else "shot"
    if step == "barrage" and not sides.fighters(state, frame.system, sides.enemy(frame, shot.seat)):
        return []
    aimed = next((each.on[0] for each in lasting(state, FLAGSHIP) if each.owner == shot.seat), "")
    return rolls.volley(state, frame, shot.seat, step, _firing(fleet, shot.what, aimed), dice)


def _firing(fleet: list[Ship], what: str, aimed: str) -> list[Ship]:
    match what:
        case "barrage":
            return [each for each in fleet if each.kind == "destroyer"]
        case "cannon":
            return [each for each in fleet if each.kind == "dreadnought"]
        case "ambush":
            return _ambushers(fleet)
    return [each for each in fleet if str(each.id) == aimed]


def _ambushers(fleet: list[Ship]) -> list[Ship]:
    """With the best ships (TI-687)."""
    cruisers = [each for each in fleet if each.kind == "cruiser"]
    return [*cruisers, *(each for each in fleet if each.kind == "destroyer")][:AMBUSHERS]


def only(shot: Shot) -> tuple[str, ...]:
    """What a hit may fall on: a barrage's on Fighters (TI-292)."""
    return ("fighter",) if shot.what == "barrage" else ()


# Cards that shoot or frighten


def played(state: State, frame: Battle) -> None:
    """What a card of the window brought comes at once."""
    for each in lasting(state, FLAGSHIP):
        if not each.n and each.owner in sides.both(frame):
            each.n = 1
            frame.shots.insert(0, Shot(each.owner, FLAGSHIP))
    feared = [each for each in lasting(state, TERROR) if each.owner in sides.both(frame)]
    stop(state, TERROR)
    for each in feared:
        other = sides.enemy(frame, each.owner)
        away = retreat.places(state, frame, other)
        choose(state, other, "ti-terror", [STAND, *away], TERROR, memo=[frame.system, str(frame.number)])


def at_flagship(state: State, frame: Battle, seat: int, hits: int) -> list[Blow]:
    """One ship shoots at one ship."""
    targets = [each.on[1] for each in lasting(state, FLAGSHIP) if each.owner == sides.enemy(frame, seat)]
    fleet = Muster(state, frame.system, seat)
    ship = next((each for each in fleet.ships if str(each.id) in targets), None)
    if ship is None or hits < 1:
        return []
    return [fleet.on(ship, plans.of(state, frame, seat).sustain != "never")]


def frightened(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """To leave, or to take two hits; silence stands (TI-692)."""
    system, number = frame.memo
    if ids == (STAND,):
        state.stack.append(Assigning(frame.seat, system, FEARED, "card"))
    else:
        state.stack.append(Retreating(seat=frame.seat, system=system, to=ids[0], battle=int(number)))
    return []


CHOICES = {TERROR: frightened}
