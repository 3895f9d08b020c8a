"""After a Space Battle: who has won, Fighters without support, Leaders, what it counts for (TI-032, TI-313 to
TI-316, TI-628, TI-630)."""

from __future__ import annotations

from rules.core.contract import Arg, Event, phrase
from rules.core.dice import Dice
from rules.twilight_imperium.battle import casualties, custodians, plans, sides
from rules.twilight_imperium.board import control, systems
from rules.twilight_imperium.deeds import lasting
from rules.twilight_imperium.fleets import docks, removal
from rules.twilight_imperium.frames import Battle, Fate
from rules.twilight_imperium.state import NOBODY, State, Won

FATE = "carrying_ship_destroyed_in_space_battle"


def over(state: State, frame: Battle, _: Dice) -> list[Event]:
    state.stack.pop()
    lasting.end(state, "battle")
    victor = winner(state, frame)
    seats = [seat for seat in sides.both(frame) if seat != NOBODY]
    for seat in seats:
        plans.drop_orders(state, frame, seat)
    _tell(state, frame, victor)
    happened = [_told(frame, victor)]
    _leaders(state, frame, victor)
    for seat in seats:
        happened += removal.check(state, seat, frame.system)
    happened += control.claim_stations(state, state.systems[frame.system])
    happened += docks.stranded(state, frame.system)
    if frame.defender == NOBODY:
        happened += custodians.fought(state, frame, victor)
    elif victor is not None:
        _count(state, frame, victor)
    return happened


def winner(state: State, frame: Battle) -> int | None:
    """Who alone has ships when it ends; nobody if both are gone (TI-032, TI-313)."""
    left = [seat for seat in sides.both(frame) if sides.fights(state, frame, seat)]
    return left[0] if len(left) == 1 else None


def _told(frame: Battle, victor: int | None) -> Event:
    """With what it cost both sides, for the report."""
    lost = (casualties.counted(frame.lost.get(str(seat), [])) for seat in sides.both(frame))
    costs = [each or phrase("ti-bundle-nothing") for each in lost]
    facts: dict[str, Arg] = {"system": frame.system, "rounds": frame.round}
    facts |= {"attacker": _name(frame.seat), "defender": _name(frame.defender)}
    facts |= {"cost": costs[0], "price": costs[1]}
    if victor is None:
        return Event("ti-battle-nobody", facts)
    if victor == NOBODY:
        return Event("ti-battle-custodians-won", {**facts, "player": f"#{frame.seat}"})
    return Event("ti-battle-won", {**facts, "player": f"#{victor}"})


def _name(seat: int) -> str:
    return phrase("ti-pic-custodians") if seat == NOBODY else f"#{seat}"


def _count(state: State, frame: Battle, victor: int) -> None:
    """For objectives: the enemy's ships when it began, Fighters included (TI-628, TI-630)."""
    loser = sides.enemy(frame, victor)
    ships = len(frame.began.get(str(loser), []))
    state.players[victor].tally.battles.append(Won(frame.system, loser, ships))


def _leaders(state: State, frame: Battle, victor: int | None) -> None:
    """Whom the winner finds is captured, or free if he is his own (TI-314, TI-565)."""
    for each in reversed(frame.leaders):
        seat, leader = each.split(":")
        captor = None if victor == NOBODY else victor
        state.stack.append(Fate(seat=int(seat), leader=leader, event=FATE, captor=captor))


def _tell(state: State, frame: Battle, victor: int | None) -> None:
    """Effects that answer to the end of a battle, the Custodians' too, come when all else is settled."""
    destroyed = {str(seat): _all(frame, sides.enemy(frame, seat)) for seat in sides.both(frame)}
    systems.happens(
        state,
        "battle_over",
        battle=frame.number,
        system=frame.system,
        attacker=frame.seat,
        defender=frame.defender,
        winner="" if victor is None else victor,
        by_attacker=destroyed[str(frame.seat)],
        by_defender=destroyed[str(frame.defender)],
    )


def _all(frame: Battle, seat: int) -> str:
    """Kinds that this side lost, each once."""
    lost = frame.lost.get(str(seat), [])
    return " ".join(kind for kind in sides.SHIPS if kind in lost)
