"""What may be done before a Space Battle: the Naalu's evasion, the Minister of War (TI-289, TI-296)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.battle import casualties, retreat, sides
from rules.twilight_imperium.deeds.lasting import begin
from rules.twilight_imperium.deeds.plays import Play, Targets
from rules.twilight_imperium.effects import sources
from rules.twilight_imperium.effects.sources import has
from rules.twilight_imperium.frames import Assigning, Facts, Retreating
from rules.twilight_imperium.purse import counters
from rules.twilight_imperium.state import State

EVADE, WAR = "naalu_evade", "minister_of_war"
TACTICAL = "tactical"


# The evasion of the Naalu


def _can_evade(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """When attacked, under the conditions of any retreat, Tactical ones too (TI-296)."""
    battle = sides.current(state)
    if battle is None or seat != battle.defender or not has(state, seat, EVADE):
        return
    for to in retreat.places(state, battle, seat, how=retreat.EVADE):
        yield (to,)
    for to in retreat.places(state, battle, seat, tactical=True, how=retreat.EVADE):
        yield to, TACTICAL


def _do_evade(state: State, seat: int, on: Targets, _: Facts, __: Dice) -> list[Event]:
    battle = sides.current(state)
    assert battle is not None
    state.stack.append(Retreating(seat=seat, system=battle.system, to=on[0], battle=battle.number))
    spent = retreat.spend(state, seat, on[0]) if TACTICAL in on else []
    return [Event("ti-evades", {"player": f"#{seat}", "system": battle.system}), *spent]


# The Minister of War


def _can_war(state: State, seat: int, _: Facts) -> Iterator[Targets]:
    """The holder, in a battle of his, once (TI-289)."""
    battle, law = sides.current(state), sources.law(state, WAR)
    if battle is None or law is None or law.holder != seat or seat not in sides.both(battle):
        return
    done = any(each.owner == seat for each in sources.lasting(state, WAR))
    if state.players[seat].strategy and not done:
        yield ()


def _do_war(state: State, seat: int, _: Targets, __: Facts, ___: Dice) -> list[Event]:
    """A sure hit; the enemy picks the ship."""
    battle = sides.current(state)
    assert battle is not None
    counters.spend(state, seat, "strategy")
    begin(state, WAR, seat, "battle")
    enemy = sides.enemy(battle, seat)
    if enemy >= 0:
        state.stack.append(Assigning(enemy, battle.system, 1, "shot", by=seat))
    else:
        casualties.suffer(state, battle, enemy, casualties.dealt(state, battle.system, enemy, 1))
    return [Event("ti-minister-of-war", {"player": f"#{seat}"})]


PLAYS = {
    EVADE: Play("before_space_battle", _can_evade, _do_evade),
    WAR: Play("before_space_battle", _can_war, _do_war),
}
