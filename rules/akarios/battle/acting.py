"""An action from its payment to its bonus (AK-098 to AK-101, AK-123 to AK-137, AK-278 to AK-301)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rules.akarios import frames
from rules.akarios.actions import ACTIONS, Act
from rules.akarios.battle import bonuses, commands, freely, shots
from rules.akarios.battle.cells import filled
from rules.akarios.battle.deeds import BASIC, Deed, deed
from rules.akarios.battle.refused import Refused
from rules.akarios.cards import steps
from rules.akarios.cards.rare import BASIC_AGAIN
from rules.akarios.cards.use import Use
from rules.akarios.frames import Acting
from rules.akarios.language import Apply, Attack, Move, Next, Turn
from rules.akarios.naming import bow
from rules.akarios.notes import note
from rules.akarios.ship import panic, passives, stress
from rules.akarios.ship.ships import pose, put
from rules.akarios.state import Battle, Done, Ship, State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.hexes import name
from rules.core.notation import read, write
from rules.core.stack import Chapter, Question


def begin(state: State, seat: int, act: Act) -> list[Event]:
    state.stack.append(Acting(seat, card=act.card, command=write(act)))
    name = {"attack": "basic_attack", "repair": "basic_repair"}.get(act.card, act.card)
    return [Event("ak-acts", {"player": f"#{seat}", "card": f"@{name}"})]


def ask(state: State, frame: Acting) -> Question | None:
    return bonuses.ask(state, frame)


def answer(state: State, frame: Acting, action: Action, dice: Dice) -> list[Event]:
    return bonuses.answer(state, frame, action, dice)


def run(state: State, frame: Acting, dice: Dice) -> list[Event]:
    battle = state.fight
    ship = battle.ships[battle.cockpits[frame.seat].ship]
    if ship.hex is None:
        state.stack.pop()
        return []
    act = read(frame.command, ACTIONS)
    found = _deed(battle, frame)
    assert isinstance(act, Act) and found is not None
    return STAGES[frame.stage](state, frame, ship, found, act, dice)


CHAPTER = Chapter(ask, answer, run)


def _deed(battle: Battle, frame: Acting) -> Deed | None:
    if frame.free:
        return freely.deed_of(battle, frame.seat, frame.free, frame.source, frame.card)
    return deed(battle, frame.seat, frame.card)


def _dice(frame: Acting, found: Deed, act: Act) -> int:
    return freely.dice_of(frame.free, found) if frame.free else len(act.dice)


def _free(frame: Acting, found: Deed) -> list[Event]:
    """Only what follows a move or an enemy's command costs its energy."""
    frame.stage, frame.stressed = "before", int(frame.free in freely.WHOLE)
    if frame.free in freely.PAID and found.card is not None:
        found.card.used = [0]
        found.card.energy -= found.card.cap > 0
    return []


def _pay(state: State, frame: Acting, ship: Ship, found: Deed, act: Act, dice: Dice) -> list[Event]:
    """Dice into their cells, energy, then stress with all it sets off: before the action (AK-101, AK-123)."""
    if frame.free:
        return _free(frame, found)
    battle = state.fight
    cockpit = battle.cockpits[frame.seat]
    faces = [cockpit.dice[place].face for place in act.dice]
    cells = filled(found.cells, found.used, faces)
    assert cells is not None
    for place in act.dice:
        cockpit.dice[place].place = found.id
        note(
            battle, "die_placed", ship=ship.ref, seat=frame.seat, card=found.id, kind=cockpit.dice[place].face
        )
    if found.again:
        cockpit.counts[BASIC_AGAIN] -= 1
    elif found.card is None:
        cockpit.basic_used[found.id] = [*found.used, *cells]
    else:
        found.card.used = [*found.used, *cells]
        found.card.energy -= found.card.cap > 0
    cockpit.kept = True
    frame.stage = "before"
    frame.stressed = faces.count("stress")
    return stress.gain(state, frame.seat, 0 if found.calm else frame.stressed, dice)


def _before(state: State, frame: Acting, ship: Ship, found: Deed, act: Act, dice: Dice) -> list[Event]:
    """What trauma forces on the ship comes first. If the action has become impossible, die and energy are
    lost (AK-113, AK-132, AK-133); else the stress ability may turn the ship."""
    battle = state.fight
    if _drifts(state, frame.seat, ship):
        return []
    events = _forced(battle, frame.seat, ship)
    if not _possible(battle, frame, ship, found, act):
        state.stack.pop()
        return [*events, Event("ak-action-lost", {"player": f"#{frame.seat}"})]
    frame.stage = "step"
    return events + _turned(state, frame, act, commands.stress_turn(act, "before"), dice)


def _drifts(state: State, seat: int, ship: Ship) -> bool:
    """Before the first action, once: it enters what lies there (AK-150)."""
    battle, cockpit = state.fight, state.fight.cockpits[seat]
    if not panic.drifts(cockpit) or panic.drifted(battle, cockpit):
        return False
    panic.begins(battle, cockpit)
    way = commands.drift(battle, seat, pose(ship))
    route = [(name(step.hex), step.facing) for step in way]
    if route:
        state.stack.append(frames.Moving(seat, ship=ship.ref, route=route, by=panic.DRIFT))
    return bool(route)


def _forced(battle: Battle, seat: int, ship: Ship) -> list[Event]:
    before = pose(ship)
    put(ship, commands.forced(battle, seat, before))
    if pose(ship) == before:
        return []
    return [Event("ak-forced", {"player": f"#{seat}", "hex": ship.hex or "", "bow": bow(ship.facing)})]


def _possible(battle: Battle, frame: Acting, ship: Ship, found: Deed, act: Act) -> bool:
    """Panic may have brought a mark, broken the card, or turned the ship."""
    if found.card is not None and found.card.broken and not frame.free:
        return False
    try:
        dice, stressed = _dice(frame, found, act), frame.stressed > 0
        commands.check_deed(battle, frame.seat, found, act, dice, stressed, pose(ship))
    except Refused:
        return False
    return True


def _step(state: State, frame: Acting, ship: Ship, found: Deed, act: Act, dice: Dice) -> list[Event]:
    step = frame.step
    if step == len(found.steps):
        frame.stage, frame.step = "after", 0
        return _turned(state, frame, act, commands.stress_turn(act, "after"), dice)
    frame.step += 1
    amid = commands.stress_turn(act, commands.AMID) if step == 1 else ""
    events = _turned(state, frame, act, amid, dice)
    return events if step in act.skip else events + _perform(state, frame, found, act, step, dice)


def _turned(state: State, frame: Acting, act: Act, to: str, dice: Dice) -> list[Event]:
    """By the stress ability; it meets no terrain (AK-131, AK-147, AK-149)."""
    if not to:
        return []
    return steps.perform(state, Turn(), Use(frame.seat, frame.card, replace(act, turn=to)), dice)


def _perform(state: State, frame: Acting, found: Deed, act: Act, step: int, dice: Dice) -> list[Event]:
    verb = found.steps[step]
    cockpit = state.fight.cockpits[frame.seat]
    at = _aimed(state.fight, frame.seat, found, act, step)
    said = replace(act, turn=commands.turn_of(found, act, step)) if isinstance(verb, Turn) else act
    number = 0 if isinstance(verb, Turn) else commands.nth(found, act, step, type(verb))
    if act.more and isinstance(verb, Attack | Next):
        shots.strengthen(cockpit, found)
    if act.more and isinstance(verb, Apply):
        verb = shots.stronger(verb, found)
    use = Use(frame.seat, found.id, said, at, tuple(frame.hit), _dice(frame, found, act), act.more, number)
    events = steps.perform(state, verb, use, dice)
    frame.hit = list(at) or frame.hit
    top = state.stack[-1]
    if found.kind == BASIC and isinstance(verb, Attack) and isinstance(top, frames.Attack):
        top.damage += passives.stat(state.fight, cockpit.ship, "basic_damage")
    borrowing = freely.verb_of(frame.source) if frame.free in freely.WHOLE else None
    if borrowing is not None and isinstance(verb, Attack) and isinstance(top, frames.Attack):
        top.damage, top.undrawn = top.damage + borrowing.damage, borrowing.no_draw
    return events


def _aimed(battle: Battle, seat: int, found: Deed, act: Act, step: int) -> tuple[str, ...]:
    """The targets of this step; of those that were to be pulled near, who came near enough (AK-769)."""
    verb, at = found.steps[step], commands.targets_of(found, act, step)
    if not isinstance(verb, Attack):
        return at
    here = pose(battle.ships[battle.cockpits[seat].ship])
    far = commands.pulled(battle, found, act, step, here)
    return tuple(ref for ref in at if ref not in far)


def _after(state: State, frame: Acting, ship: Ship, found: Deed, act: Act, dice: Dice) -> list[Event]:
    """Whatever else a card brings for the way that was flown (AK-730)."""
    frame.stage = "bonus"
    gifts = [gift for verb in found.steps if isinstance(verb, Move) for gift in verb.per_nebula]
    harvest = Apply(effects=tuple(gifts))
    each = [
        steps.perform(state, harvest, Use(frame.seat, found.id, act), dice)
        for _ in range(frame.nebulae if gifts else 0)
    ]
    return [event for events in each for event in events]


def _bonus(state: State, frame: Acting, ship: Ship, found: Deed, act: Act, dice: Dice) -> list[Event]:
    """After the action is complete, a Miss or an early stop notwithstanding (AK-146, AK-278, AK-289)."""
    if frame.step == len(found.bonus):
        frame.stage, frame.step = "over", 0
        return []
    frame.step += 1
    return bonuses.give(state, frame, found, act, found.bonus[frame.step - 1], dice)


def _over(state: State, frame: Acting, ship: Ship, found: Deed, act: Act, dice: Dice) -> list[Event]:
    if frame.step < len(found.after):
        frame.step += 1
        return steps.perform(state, found.after[frame.step - 1], Use(frame.seat, found.id, act), dice)
    state.stack.pop()
    battle = state.fight
    performed = found._replace(steps=tuple(found.steps[step] for step in commands.performed(found, act)))
    kind = performed.sort
    events = _used_up(state, frame, ship, dice)
    if any(isinstance(step, Move) for step in performed.steps) and frame.free != freely.AFTER_MOVE:
        freely.after_move(state, frame.seat)
    battle.cockpits[frame.seat].done.append(Done(found.id, kind, frame.stressed > 0))
    if found.id == "repair":
        note(battle, "basic_repair", ship=ship.ref, seat=frame.seat)
    note(battle, "action_done", ship=ship.ref, seat=frame.seat, card=found.id, kind=kind)
    return events


def _used_up(state: State, frame: Acting, ship: Ship, dice: Dice) -> list[Event]:
    """A card that was used once more breaks, and costs 1 stress (AK-714)."""
    verb = freely.verb_of(frame.source) if frame.free in freely.WHOLE else None
    if verb is None or not verb.then_break:
        return []
    passives.break_card(state.fight, ship.ref, frame.card)
    told = Event("ak-broken", {"player": f"#{frame.seat}", "card": f"@{frame.card}"})
    return [told, *stress.gain(state, frame.seat, 1, dice)]


Stage = Callable[[State, Acting, Ship, Deed, Act, Dice], list[Event]]
STAGES: dict[str, Stage] = {
    "pay": _pay,
    "before": _before,
    "step": _step,
    "after": _after,
    "bonus": _bonus,
    "over": _over,
}
