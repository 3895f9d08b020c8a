"""A mine acts: every own ship but Fighters rolls, then one mine is gone (TI-273 to TI-283, TI-653)."""

from __future__ import annotations

from rules.core.contract import Action, Arg, Event
from rules.core.dice import Dice
from rules.core.notation import read
from rules.core.stack import Chapter
from rules.twilight_imperium.actions import ACTIONS, Plan
from rules.twilight_imperium.board import pieces, systems
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import rolling, verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.effects import combat
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.fleets import removal
from rules.twilight_imperium.frames import Choosing, Die, MineRolls
from rules.twilight_imperium.state import NOBODY, Ship, State

HITS = 9
"""On the die of a ship (TI-273)."""
SWEPT = "mine_swept"
REROLL = "jolnar_reroll"


def _ask(_: State, __: MineRolls) -> None:
    return None


def _unasked(_: State, __: MineRolls, ___: Action, ____: Dice) -> list[Event]:
    raise AssertionError("nobody is asked")


def _run(state: State, frame: MineRolls, dice: Dice) -> list[Event]:
    match frame.stage:
        case "name":
            return _name(state, frame, dice)
        case "rolled":
            return _hit(state, frame)
        case "mine":
            frame.stage = "over"
            _choose(state, frame)
            return []
        case "over":
            state.stack.pop()
            return removal.bereft(state, frame.seat, frame.system)


def _named(state: State, frame: MineRolls) -> Ship | None:
    """The next that is still there; the order is nobody's concern, as each rolls for itself (TI-274)."""
    fleet = {each.id: each for each in systems.ships(state.systems[frame.system], frame.seat)}
    while frame.left and frame.left[0] not in fleet:
        del frame.left[0]
    return fleet[frame.left[0]] if frame.left else None


def _name(state: State, frame: MineRolls, dice: Dice) -> list[Event]:
    ship = _named(state, frame)
    if ship is None:
        frame.stage = "mine"
        return []
    parts = [(part.source, part.amount) for part in combat.mine_roll(state, 0, frame.seat).parts]
    frame.die = Die(frame.seat, ship.kind, ship.id, dice.roll(verbs.SIDES), HITS, parts)
    frame.stage = "rolled"
    if has(state, frame.seat, REROLL):
        windows.opens(state, "after_combat_roll", participant=frame.seat, system=frame.system, step="mine")
    facts: dict[str, Arg] = {"player": f"#{frame.seat}", "ship": f"@{ship.kind}"}
    return [Event("ti-mine-rolls", {**facts, "face": frame.die.face, "system": frame.system})]


def _hit(state: State, frame: MineRolls) -> list[Event]:
    ship, die = _named(state, frame), frame.die
    assert die is not None
    frame.stage, frame.die = "name", None
    if ship is not None:
        del frame.left[0]
    if ship is None or not rolling.hit(die):
        return []
    told = {"player": f"#{frame.seat}", "ship": f"@{ship.kind}", "system": frame.system}
    if not ship.damaged and combat.sustains(state, frame.seat, ship.kind) and _willing(state, frame.seat):
        ship.damaged = True
        return [Event("ti-mine-damages", {**told})]
    pieces.scrap(state, ship)
    state.players[frame.seat].dead += ship.leaders
    systems.happens(
        state, "ship_lost", seat=frame.seat, unit=ship.kind, system=frame.system, how="mine", count=1
    )
    mourned = [
        Event("ti-leader-dies", {"player": f"#{frame.seat}", "leader": f"@{each}"}) for each in ship.leaders
    ]
    windows.opens(
        state, "after_casualties", owner=frame.seat, system=frame.system, lost=f"{frame.seat}:{ship.kind}"
    )
    return [Event("ti-mine-destroys", {**told}), *mourned]


def _willing(state: State, seat: int) -> bool:
    """A usual plan may say that no ship of this player ever sustains damage."""
    text = state.players[seat].plan
    plan = read(text, ACTIONS) if text else Plan()
    return isinstance(plan, Plan) and plan.sustain != "never"


# Exactly one is gone, hit or not (TI-276)


def _choose(state: State, frame: MineRolls) -> None:
    """Which one, is the active player's choice; the oldest if he says nothing (TI-689)."""
    owners = list(dict.fromkeys(each for each in state.systems[frame.system].mines if each != frame.seat))
    things = ["ti-mine-nobody" if each == NOBODY else f"#{each}" for each in owners]
    choose(state, frame.seat, "ti-mine-which", things, SWEPT, memo=[frame.system])


def swept(state: State, frame: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    owner = NOBODY if ids[0] == "ti-mine-nobody" else int(ids[0].removeprefix("#"))
    verbs.sweep_mine(state, frame.memo[0], owner)
    return [Event("ti-mine-spent", {"system": frame.memo[0]})]


MINES = Chapter(_ask, _unasked, _run)
CHOICES = {SWEPT: swept}
