"""One enemy carries out its card, command after command (AK-346, AK-349, AK-390).

A command is begun once its target is known and its ties are broken; what it puts on the stack is finished
first, then it is known whether it was carried out.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.akarios import acted
from rules.akarios.cards.triggers import late
from rules.akarios.enemy import firing, supporting, turning
from rules.akarios.enemy.aiming import choose, possible, tie
from rules.akarios.enemy.decks import (
    END,
    AnyCommand,
    Attack,
    BattleCard,
    Move,
    Special,
    Support,
    Turn,
    card_of,
    command_of,
    lines,
)
from rules.akarios.enemy.going import Flight, flights, setting_out
from rules.akarios.enemy.order import never
from rules.akarios.frames import Facts, Strip, Tie
from rules.akarios.naming import bow, called
from rules.akarios.notes import note
from rules.akarios.scenario.doing import do
from rules.akarios.ship.bearings import straightness
from rules.akarios.ship.damage import thing
from rules.akarios.ship.durations import works
from rules.akarios.ship.ships import Pose, pose, put, where
from rules.akarios.ship.targets import target
from rules.akarios.state import Battle, Ship, State
from rules.core.contract import Event
from rules.core.dice import Dice
from rules.core.hexes import FACINGS, Hex, name
from rules.core.stack import Chapter, Question

YES, NO = "yes", "no"


def ask(state: State, frame: Strip) -> Question | None:
    return None


def run(state: State, frame: Strip, dice: Dice) -> list[Event]:
    battle = state.fight
    ship = battle.ships[frame.ship]
    if ship.hex is None or frame.command == END:
        acted.ended(battle, ship)
        state.stack.pop()
        late(state, frame)
        return []
    card = card_of(frame.card)
    command = command_of(card, frame.command)
    if frame.doing:
        return _finished(state, frame, ship, card, command)
    if not choose(state, frame, ship):
        return []
    return BEGIN[type(command)](state, frame, command, dice)


CHAPTER = Chapter(ask, never, run)


def chosen(state: State, tie: Tie, option: str, dice: Dice) -> list[Event]:
    """A tie is broken: the command is tried again, with that known."""
    frame = state.stack[-1]
    assert isinstance(frame, Strip)
    frame.picked[tie.memo[0]] = option
    return []


def _target(state: State, frame: Strip) -> Hex | None:
    return None if frame.target is None else where(thing(state.fight, frame.target))


def _finished(state: State, frame: Strip, ship: Ship, card: BattleCard, command: AnyCommand) -> list[Event]:
    """Yes or No, and on to the next command; the target is chosen anew there (AK-349, AK-390)."""
    acted.ended(state.fight, ship)
    done = frame.doing
    if isinstance(command, Move):
        done = NO if frame.doing in (NO, ship.hex) else YES
    yes, no = lines(card, command.id)
    frame.trace.append(f"{command.id}:{done}")
    frame.command = yes if done == YES else no
    frame.picked, frame.doing, frame.step = {}, "", 0
    aimed = _aimed(state, frame, ship, card)
    note(state.fight, "enemy_command_done", ship=ship.ref, card=frame.card, command=command.id, aimed=aimed)
    return []


def _aimed(state: State, frame: Strip, ship: Ship, card: BattleCard) -> str | None:
    """At whom it would fire next, if that is its next command and nobody has to choose."""
    if frame.command == END or not isinstance(command_of(card, frame.command), Attack):
        return None
    found = [] if ship.hex is None else target(state.fight, ship)
    return found[0] if len(found) == 1 else None


# Each command


def _turn(state: State, frame: Strip, command: AnyCommand, dice: Dice) -> list[Event]:
    """Turned, or no need to: Yes (AK-370); a stalled ship may turn (AK-369); without a target No (AK-356)."""
    battle, target = state.fight, _target(state, frame)
    ship = battle.ships[frame.ship]
    if target is None or _skips(state, ship):
        frame.doing = NO
        return []
    facings = turning.wanted(state, ship, card_of(frame.card), command.id, target)
    looks = _picked_facing(frame, facings)
    if looks is None:
        tie(state, "bow", "bow", [FACINGS[each] for each in _least_harm(state, ship, facings)])
        return []
    frame.doing = YES
    acted.began(battle, ship, frame.card, command.id)
    if looks == ship.facing:
        return []
    put(ship, Pose(where(ship), looks))
    return [Event("ak-enemy-turns", {"ship": called(battle, ship.ref), "bow": bow(looks)})]


def _skips(state: State, ship: Ship) -> bool:
    """Signal Ghost: the next turn command of this ship is left out."""
    statuses = state.fight.statuses
    found = next(
        (each for each in statuses if each.what == "skip_turn_command" and each.on == ship.ref), None
    )
    if found is not None:
        statuses.remove(found)
    return found is not None


def _picked_facing(frame: Strip, facings: list[int]) -> int | None:
    if len(facings) == 1:
        return facings[0]
    return FACINGS.index(frame.picked["bow"]) if "bow" in frame.picked else None


def _least_harm(state: State, ship: Ship, facings: list[int]) -> list[int]:
    """The default of a tie: the bow that points at fewest ships, then clockwise from north (AK-923)."""
    battle, here = state.fight, where(ship)
    foes = [where(thing(battle, ref)) for ref in possible(battle, ship)]

    def threat(looks: int) -> int:
        return sum(straightness(looks, cell.minus(here)) > 0 for cell in foes)

    return sorted(facings, key=lambda looks: (threat(looks), looks))


def _move(state: State, frame: Strip, command: AnyCommand, dice: Dice) -> list[Event]:
    """Yes if it covers a hex at least; a stalled ship does not move (AK-379)."""
    assert isinstance(command, Move)
    battle, target = state.fight, _target(state, frame)
    ship = battle.ships[frame.ship]
    if works(battle, ship, "stall"):
        frame.doing = NO
        return []
    found = flights(battle, ship, pose(ship), command, target)
    if len(found) > 1 and "side" not in frame.picked:
        tie(state, "side", "side", [flight.side for flight in found])
        return []
    side = frame.picked.get("side", found[0].side)
    flight = next(flight for flight in found if flight.side == side)
    frame.doing = name(where(ship))
    acted.began(battle, ship, frame.card, command.id)
    if not flight.way:
        put(ship, flight.end)
        return [Event("ak-enemy-stays", {"ship": called(battle, ship.ref)})]
    moving = setting_out(ship, flight, frame.card)
    acted.flew(battle, ship, moving.route)
    state.stack.append(moving)
    return [_flies(battle, frame, ship, flight)]


def _flies(battle: Battle, frame: Strip, ship: Ship, flight: Flight) -> Event:
    """Where to, and after whom."""
    args = {"ship": called(battle, ship.ref), "hex": name(flight.end.hex)}
    if frame.target is None:
        return Event("ak-enemy-wanders", {**args})
    return Event("ak-enemy-flies", {**args, "target": called(battle, frame.target)})


def _attack(state: State, frame: Strip, command: AnyCommand, dice: Dice) -> list[Event]:
    """Yes if anybody was attacked, hit or not; glitched or without a target No (AK-388, AK-389)."""
    assert isinstance(command, Attack)
    ship = state.fight.ships[frame.ship]
    found = firing.aimed(state, frame, ship, command)
    if found is None:
        return []
    frame.doing = YES if found else NO
    if found:
        acted.began(state.fight, ship, frame.card, command.id, found)
        state.stack.append(firing.opened(state, ship, frame.card, command, found))
    return []


def _support(state: State, frame: Strip, command: AnyCommand, dice: Dice) -> list[Event]:
    assert isinstance(command, Support)
    ship = state.fight.ships[frame.ship]
    found = supporting.chosen(state, frame, ship, command)
    if found is None:
        return []
    events = [event for each in found for event in supporting.given(state, ship, each, command, dice)]
    frame.doing = YES if events else NO
    if events:
        acted.began(state.fight, ship, frame.card, command.id)
    return events


def _special(state: State, frame: Strip, command: AnyCommand, dice: Dice) -> list[Event]:
    """Effects of the scenario's language, one after the other; what they put on the stack comes first."""
    assert isinstance(command, Special)
    if frame.step == len(command.do):
        frame.doing = YES
        return []
    if not frame.step:
        acted.began(state.fight, state.fight.ships[frame.ship], frame.card, command.id)
    facts: Facts = {"ship": frame.ship, "hex": state.fight.ships[frame.ship].hex or ""}
    frame.step += 1
    return do(state, command.do[frame.step - 1], facts, dice)


Begins = Callable[[State, Strip, AnyCommand, Dice], list[Event]]
BEGIN: dict[type, Begins] = {
    Turn: _turn,
    Move: _move,
    Attack: _attack,
    Support: _support,
    Special: _special,
}
