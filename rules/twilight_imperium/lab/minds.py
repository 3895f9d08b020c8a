"""What the two sides of a line answer when the chapters ask them."""

from __future__ import annotations

from rules.core.contract import Action
from rules.twilight_imperium import engine
from rules.twilight_imperium.actions import Choose, Let, Use
from rules.twilight_imperium.battle import fronts, returning
from rules.twilight_imperium.battle.abilities import CHEST, WAR_CHEST
from rules.twilight_imperium.battle.entering import CONVERT
from rules.twilight_imperium.frames import BattlePlans, Choosing, Invasion, Window
from rules.twilight_imperium.lab import positions
from rules.twilight_imperium.lab.positions import ATTACKER
from rules.twilight_imperium.odds.forces import Battle, Side
from rules.twilight_imperium.state import State


def answer(battle: Battle, state: State, seat: int) -> Action:
    side, frame = battle.attacker if seat == ATTACKER else battle.defender, state.stack[-1]
    match frame:
        case BattlePlans():
            return positions.plan(battle, side)
        case Invasion(stage="before"):
            return Use(CONVERT) if frame.converted < side.convert else Let()
        case Window():
            return _window(side, frame)
        case Choosing(then=fronts.LOSSES):
            return Choose(("gf" if side.policy.fire_losses == "plain" else "shock",))
        case Choosing(then=returning.HOMECOMING):
            return _home(state, frame)
    return engine.CONTENTS.silent[type(frame)](state, frame, seat)


def _window(side: Side, frame: Window) -> Action:
    """The war chest, on the ground; in space the plan pays."""
    due = int(frame.facts["round"]) <= side.war_chest and "planet" in frame.facts
    return Use(WAR_CHEST, pay=(f"goods:{CHEST}",)) if due else Let()


def _home(state: State, frame: Choosing) -> Action:
    """To the battle, if it is at home."""
    fought = fronts.current(state)
    here = fought is not None and fought.planet in frame.among
    return Choose((fought.planet if here and fought is not None else frame.among[0],))
