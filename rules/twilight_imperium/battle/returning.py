"""Ground Forces that come back: Gen Synthesis brings the lost home, Dacxive Animators raise the killed
(TI-372 to TI-374)."""

from __future__ import annotations

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium.battle import fronts
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.deeds import verbs
from rules.twilight_imperium.deeds.choosing import choose
from rules.twilight_imperium.effects import facts as told
from rules.twilight_imperium.effects.sources import Source
from rules.twilight_imperium.frames import Choosing, Facts
from rules.twilight_imperium.state import State

BACK, RAISED = 5, 6
"""The least faces of Gen Synthesis and Dacxive Animators."""
HOMECOMING = "gen_synthesis_home"


def synthesised(state: State, source: Source, facts: Facts, dice: Dice) -> list[Event]:
    """Gen Synthesis: each lost Ground Force may come home (TI-372); it was not killed then (TI-373)."""
    seat, count = told.seat(facts), int(facts["count"])
    homes = [each for each in systems.home(state, seat).planets if each.owner == seat]
    if not told.mine(source, facts) or not homes:
        return []
    faces = verbs.roll(dice, count)
    back = sum(face >= BACK for face in faces)
    rolled = Event("ti-synthesis", {"player": f"#{seat}", "faces": tuple(faces), "count": back})
    if not back:
        return [rolled]
    frame = fronts.current(state)
    if frame is not None and frame.planet == facts["planet"]:
        frame.killed[str(seat)] -= back
    homes.sort(key=lambda each: (each.id != facts["planet"], systems.ground(each), each.id))
    choose(state, seat, "ti-synthesis-home", [each.id for each in homes], HOMECOMING, memo=[str(back)])
    return [rolled]


def homecoming(state: State, asked: Choosing, ids: tuple[str, ...], _: Dice) -> list[Event]:
    """As plain Ground Forces; on the battlefield they fight on."""
    systems.planet(state, ids[0]).gf += int(asked.memo[0])
    return [Event("ti-synthesised", {"planet": f"@{ids[0]}", "count": int(asked.memo[0])})]


def animated(state: State, source: Source, facts: Facts, dice: Dice) -> list[Event]:
    """Dacxive Animators: the winner's, for everybody killed on both sides (TI-374)."""
    killed = int(facts["killed"])
    if facts["winner"] != str(source.owner) or not killed:
        return []
    faces = verbs.roll(dice, killed)
    told_of = Event("ti-animators", {"player": f"#{source.owner}", "faces": tuple(faces)})
    raised = sum(face >= RAISED for face in faces)
    return [told_of, *(verbs.free_ground(state, "gf", facts["planet"], raised) if raised else [])]
