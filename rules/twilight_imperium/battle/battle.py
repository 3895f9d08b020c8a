"""A Space Battle, stage by stage, until a plan says stop (TI-284 to TI-287, TI-297 to TI-304, TI-313,
TI-646).

Each stage names the next, then puts what it needs on the stack: when that is done, the frame runs again.
Shots before round 1 go through the same stages as the dice of a round.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Chapter
from rules.twilight_imperium.battle import (
    abilities,
    aftermath,
    announcing,
    casualties,
    plans,
    precombat,
    retreat,
    rolls,
    sides,
    stops,
)
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import lasting, rolling, verbs
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.effects.combat import CAPITAL
from rules.twilight_imperium.frames import Die
from rules.twilight_imperium.frames_battle import Battle, BattlePlans, Retreating
from rules.twilight_imperium.state import NOBODY, State

GENOME, VENGEANCE, TEN = "berserker_genome", 2, 10
MINELAYERS, WEAPONRY = "minelayers", "experimental_weaponry"
BAR = "|"


def _ask(_: State, __: Battle) -> None:
    return None


def _unasked(_: State, __: Battle, ___: Action, ____: Dice) -> list[Event]:
    raise AssertionError("plans answer")


def _run(state: State, frame: Battle, dice: Dice) -> list[Event]:
    return _STAGES[frame.stage](state, frame, dice)


def _met(state: State, frame: Battle) -> bool:
    """Both sides have ships (TI-297, TI-304)."""
    return all(sides.fights(state, frame, seat) for seat in sides.both(frame))


# Before the first round


def _plans(state: State, frame: Battle, _: Dice) -> list[Event]:
    """The agreement of the two is broken (TI-287); both hand in their plans."""
    frame.stage = "order"
    seats = [seat for seat in sides.both(frame) if seat != NOBODY]
    frame.began = {str(seat): sides.kinds(state, frame.system, seat) for seat in sides.both(frame)}
    state.stack.append(BattlePlans(battle=frame.number, asked=seats))
    if frame.defender == NOBODY:
        return [Event("ti-battle-custodians", {"player": f"#{frame.seat}"})]
    facts = {"player": f"#{frame.seat}", "other": f"#{frame.defender}", "system": frame.system}
    return [Event("ti-battle", {**facts}), *verbs.break_agreement(state, frame.seat, frame.defender)]


def _order(state: State, frame: Battle, _: Dice) -> list[Event]:
    frame.stage = "shots"
    frame.shots = precombat.order(state, frame)
    return []


def _shots(state: State, frame: Battle, dice: Dice) -> list[Event]:
    if not _met(state, frame):
        frame.stage = "over"
        return []
    precombat.played(state, frame)
    if state.stack[-1] is not frame:
        return []
    if not frame.shots:
        frame.stage = "round"
        return []
    shot = frame.shots[0]
    if shot.what == plans.WINDOW:
        del frame.shots[0]
        windows.opens(state, "before_space_battle", **sides.facts(frame))
        return []
    frame.dice = precombat.roll(state, frame, shot, dice)
    if not frame.dice:
        del frame.shots[0]
        return []
    frame.stage = "rolled"
    _bar(frame)
    return [Event(_SHOTS[shot.what], {"player": f"#{shot.seat}"}), rolls.told_of(frame.dice, shot.seat)]


# A round


def _round(state: State, frame: Battle, dice: Dice) -> list[Event]:
    """Payments by plan, then the window (TI-646)."""
    frame.round += 1
    frame.dice, frame.stopped, frame.damaged = [], [], []
    _bar(frame)
    if stuck(state, frame):
        return _stalemate(state, frame)
    frame.stage = "announce"
    happened = [event for seat in _players(frame) for event in _pays(state, frame, seat, dice)]
    windows.opens(state, "before_combat_round", **sides.facts(frame))
    return happened


def _bar(frame: Battle) -> None:
    """What is lost from here on stands behind the bar."""
    for seat in sides.both(frame):
        lost = frame.lost.get(str(seat), [])
        frame.lost[str(seat)] = [*(each for each in lost if each != BAR), BAR]


def _players(frame: Battle) -> list[int]:
    return [seat for seat in sides.both(frame) if seat != NOBODY]


def _pays(state: State, frame: Battle, seat: int, dice: Dice) -> list[Event]:
    if not _met(state, frame):
        return []
    plan = plans.of(state, frame, seat)
    paid = list[Event]()
    if frame.round <= (plans.number_of(plan.pay, "war_chest") or 0):
        paid += abilities.chest(state, seat)
    if frame.round == 2 and "martyr" in plan.pay:
        paid += abilities.martyr(state, frame, seat, dice)
    return paid


def stuck(state: State, frame: Battle) -> bool:
    """Neither side can ever hit again (TI-052)."""
    return not any(rolls.could_hit(state, frame, seat) for seat in sides.both(frame))


def _stalemate(state: State, frame: Battle) -> list[Event]:
    """The attacker must leave if he can, else his ships are lost."""
    frame.stage = "over"
    told = Event("ti-stalemate", {"player": f"#{frame.seat}", "system": frame.system})
    to = retreat.best(state, frame, frame.seat)
    if to is not None:
        state.stack.append(_leaving(frame, frame.seat, to))
        return [told]
    fleet = casualties.dealt(state, frame.system, frame.seat, 1000, casualties.ABANDON)
    return [told, *casualties.suffer(state, frame, frame.seat, fleet)]


def _leaving(frame: Battle, seat: int, to: str) -> Retreating:
    return Retreating(seat=seat, system=frame.system, to=to, battle=frame.number)


def _announce(state: State, frame: Battle, _: Dice) -> list[Event]:
    """Only if the attacker stays may the defender go (TI-298)."""
    frame.stage = "roll"
    if not _met(state, frame):
        frame.stage = "over"
        return []
    return announcing.announced(state, frame)


def _roll(state: State, frame: Battle, dice: Dice) -> list[Event]:
    """Both at once (TI-300)."""
    frame.stage = "rolled"
    frame.dice = [die for seat in sides.both(frame) for die in rolls.fleet(state, frame, seat, dice)]
    begun = Event("ti-battle-round", {"round": frame.round, "system": frame.system})
    return [begun, *(rolls.told_of(frame.dice, seat) for seat in sides.both(frame))]


def _rolled(state: State, frame: Battle, dice: Dice) -> list[Event]:
    frame.stage = "losses"
    happened = [
        event for seat in _players(frame) for event in abilities.reroll_misses(state, frame, seat, dice)
    ]
    step = "dice" if frame.round else frame.shots[0].what
    windows.opens(state, "after_combat_roll", **sides.facts(frame), step=step)
    return happened


# Casualties


def _losses(state: State, frame: Battle, _: Dice) -> list[Event]:
    """The attacker's are removed first (TI-302); all have rolled."""
    due = {seat: _due(state, frame, seat) for seat in sides.both(frame)}
    if stops.asked(state, frame, {seat: due[seat] for seat in _players(frame)}):
        return []
    frame.stage, frame.hits, frame.damaged = "lost", {}, []
    lasting.stop(state, casualties.SHIELDS)
    return [event for seat in sides.both(frame) for event in casualties.suffer(state, frame, seat, due[seat])]


def _due(state: State, frame: Battle, seat: int) -> list[casualties.Blow]:
    """What the hits on this side will do, by its plan."""
    enemy = sides.enemy(frame, seat)
    struck = [die for die in frame.dice if die.seat == enemy and rolling.hit(die)]
    hits = len(struck) + frame.hits.get(str(seat), 0) + _mined(state, frame, enemy)
    hits -= sum(each.n for each in sources.lasting(state, casualties.SHIELDS) if each.owner == seat)
    if not frame.round and frame.shots[0].what == precombat.FLAGSHIP:
        return precombat.at_flagship(state, frame, seat, hits)
    only = () if frame.round else precombat.only(frame.shots[0])
    barred = _barred(state, enemy, struck)
    plan = plans.of(state, frame, seat)
    return casualties.dealt(state, frame.system, seat, hits, plan, only=only, barred=barred)


def _mined(state: State, frame: Battle, enemy: int) -> int:
    """Sure hits of Minelayers, taken in the first casualty step."""
    if frame.round != 1:
        return 0
    laid = sources.lasting(state, MINELAYERS)
    return sum(each.n for each in laid if each.owner == enemy and frame.system in each.on)


def _barred(state: State, enemy: int, struck: list[Die]) -> int:
    """Hits that Experimental Weaponry keeps off Fighters."""
    if not any(each.owner == enemy for each in sources.lasting(state, WEAPONRY)):
        return 0
    return sum(die.what in CAPITAL for die in struck)


def _lost(state: State, frame: Battle, _: Dice) -> list[Event]:
    """Window, and on: to the next shot, or through the rest of the round."""
    if frame.round:
        frame.stage = "genome"
    else:
        frame.stage = "shots"
        del frame.shots[0]
    react(state, frame)
    return []


def react(state: State, frame: Battle) -> None:
    """Direct Hit may follow any damage, other cards any loss (TI-312)."""
    lost = {str(seat): last_lost(frame, seat) for seat in _players(frame)}
    if not frame.damaged and not any(lost.values()):
        return
    owners = " ".join(seat for seat, kinds in lost.items() if kinds)
    fallen = " ".join(f"{seat}:{kind}" for seat, kinds in lost.items() for kind in kinds)
    damaged = " ".join(map(str, frame.damaged))
    windows.opens(state, "after_casualties", **sides.facts(frame), owner=owners, lost=fallen, damaged=damaged)


def last_lost(frame: Battle, seat: int) -> list[str]:
    """Kinds that the side lost in this round, or to the last shot before the first."""
    found = frame.lost.get(str(seat), [])
    return found[found.index(BAR) + 1 :] if BAR in found else found


# After the dice


def _genome(state: State, frame: Battle, dice: Dice) -> list[Event]:
    """A die for each own ship lost in round 1; a natural 10 is two hits at once (TI-311)."""
    frame.stage = "retreat"
    if frame.round != 1:
        return []
    frame.damaged = []
    avengers = [seat for seat in _players(frame) if sources.has(state, seat, GENOME)]
    rolled = {seat: verbs.roll(dice, len(last_lost(frame, seat))) for seat in avengers}
    happened = list[Event]()
    for seat, faces in rolled.items():
        if TEN in faces:
            happened += _avenge(state, frame, seat)
    if happened:
        react(state, frame)
    return happened


def _avenge(state: State, frame: Battle, seat: int) -> list[Event]:
    enemy = sides.enemy(frame, seat)
    blows = casualties.dealt(state, frame.system, enemy, VENGEANCE, plans.of(state, frame, enemy))
    told = Event("ti-genome", {"player": f"#{seat}"})
    return [told, *casualties.suffer(state, frame, enemy, blows)]


def _retreat(state: State, frame: Battle, _: Dice) -> list[Event]:
    """An announced retreat is carried out, unless no enemy is left (TI-299, TI-303, TI-319)."""
    lasting.end(state, "combat_round")
    if not _met(state, frame):
        frame.stage = "over"
    elif frame.retreating is not None and frame.to is not None:
        frame.stage = "over"
        state.stack.append(_leaving(frame, frame.retreating, frame.to))
    else:
        frame.stage = "round"
        stops.after_round(state, frame)
    return []


_STAGES: dict[str, Callable[[State, Battle, Dice], list[Event]]] = {
    "plans": _plans,
    "order": _order,
    "shots": _shots,
    "round": _round,
    "announce": _announce,
    "roll": _roll,
    "rolled": _rolled,
    "losses": _losses,
    "lost": _lost,
    "genome": _genome,
    "retreat": _retreat,
    "over": aftermath.over,
}
_SHOTS = {
    "barrage": "ti-barrage",
    "cannon": "ti-assault-cannon",
    "ambush": "ti-ambush",
    precombat.FLAGSHIP: "ti-flagship",
}
BATTLE = Chapter(_ask, _unasked, _run)
