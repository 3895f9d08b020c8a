"""What the dice of a Space Battle do, and what follows from it (TI-301, TI-302, TI-311, TI-312)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.battle import casualties, plans, precombat, sides, stops
from rules.twilight_imperium.battle.muster import Blow
from rules.twilight_imperium.cards import windows
from rules.twilight_imperium.deeds import lasting, rolling, verbs
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.effects.combat import CAPITAL
from rules.twilight_imperium.frames import Battle, Die
from rules.twilight_imperium.state import NOBODY, State

GENOME, VENGEANCE, TEN = "berserker_genome", 2, 10
MINELAYERS, WEAPONRY = "minelayers", "experimental_weaponry"
BAR = "|"


def bar(frame: Battle) -> None:
    """What is lost from here on stands behind the bar."""
    for seat in sides.both(frame):
        lost = frame.lost.get(str(seat), [])
        frame.lost[str(seat)] = [*(each for each in lost if each != BAR), BAR]


def players(frame: Battle) -> list[int]:
    return [seat for seat in sides.both(frame) if seat != NOBODY]


def losses(state: State, frame: Battle, _: Dice) -> list[Event]:
    """The attacker's are removed first (TI-302); all have rolled."""
    due = {seat: _due(state, frame, seat) for seat in sides.both(frame)}
    if stops.asked(state, frame, {seat: due[seat] for seat in players(frame)}):
        return []
    frame.stage, frame.hits, frame.damaged = "lost", {}, []
    lasting.stop(state, casualties.SHIELDS)
    return [event for seat in sides.both(frame) for event in casualties.suffer(state, frame, seat, due[seat])]


def _due(state: State, frame: Battle, seat: int) -> list[Blow]:
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


def lost(state: State, frame: Battle, _: Dice) -> list[Event]:
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
    lost = {str(seat): last_lost(frame, seat) for seat in players(frame)}
    if not frame.damaged and not any(lost.values()):
        return
    owners = " ".join(seat for seat, kinds in lost.items() if kinds)
    fallen = " ".join(f"{seat}:{kind}" for seat, kinds in lost.items() for kind in kinds)
    damaged = " ".join(map(str, frame.damaged))
    windows.opens(state, "after_casualties", **sides.facts(frame), owner=owners, lost=fallen, damaged=damaged)


def answered(state: State, frame: Battle) -> None:
    """What was lost or damaged between rounds is answered at once, not once more with the round's own."""
    react(state, frame)
    bar(frame)


def last_lost(frame: Battle, seat: int) -> list[str]:
    """Kinds that the side lost in this round, or to the last shot before the first."""
    found = frame.lost.get(str(seat), [])
    return found[found.index(BAR) + 1 :] if BAR in found else found


# After the dice


def genome(state: State, frame: Battle, dice: Dice) -> list[Event]:
    """A die for each own ship lost in round 1; a natural 10 is two hits at once (TI-311)."""
    frame.stage = "retreat"
    if frame.round != 1:
        return []
    frame.damaged = []
    avengers = [seat for seat in players(frame) if sources.has(state, seat, GENOME)]
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
