"""How a lost ship comes back, and where the Tiger gate leads (section 14, XIA-344)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.hexes import distance
from rules.core.stack import Question, choice, question
from rules.xia import dicing, query
from rules.xia.actions import Pick
from rules.xia.components import NPCS, NpcName
from rules.xia.frames import Spawning
from rules.xia.geometry import board
from rules.xia.state import State


def begin(state: State, seat: int, dice: Dice) -> list[Event]:
    """At the very start of the first turn that is not skipped (XIA-211)."""
    roll, told = dicing.d20(state, seat, "respawn", dice)
    state.stack.append(Spawning(seat, str(seat), roll))
    return told


def begin_npc(state: State, npc: str, dice: Dice) -> list[Event]:
    """At any spawn point, not at home (XIA-468); its roll is nobody's luck."""
    roll, told = dicing.d20(state, None, "respawn", dice, npc=f"@{npc}")
    state.stack.append(Spawning(query.controller(state, npc), npc, roll))
    return told


# Where


def free(state: State) -> dict[int, str]:
    """Spawn points without a ship, by their number; the others are as if absent (XIA-213)."""
    return {n: space for n, space in board(state).spawn_points().items() if not query.occupied(state, space)}


def nearest(points: dict[int, str], roll: int) -> str:
    """By plain difference, and of two equally near the higher (XIA-214, XIA-215)."""
    return points[min(points, key=lambda number: (abs(number - roll), -number))]


def beside(state: State, space: str) -> list[str]:
    """Free spaces next to this one, whatever border lies between; if there are none, the nearest."""
    around = board(state)
    here = around.where[space]
    far = {
        each.id: distance(here, around.where[each.id])
        for each in around.spaces.values()
        if each.kind != "star" and not query.occupied(state, each.id)
    }
    return sorted(each for each, steps in far.items() if steps == min(far.values()))


def spaces(state: State, frame: Spawning) -> list[str]:
    """The space its roll gives; any free point on a 20; and when all are taken, a space beside the nearest
    (XIA-212, XIA-216, XIA-217)."""
    points = free(state)
    if not points:
        return beside(state, nearest(board(state).spawn_points(), frame.roll))
    if frame.roll == dicing.LUCKY:
        return [points[number] for number in sorted(points)]
    return [nearest(points, frame.roll)]


# The frame


def ask(state: State, frame: Spawning) -> Question | None:
    offered = spaces(state, frame)
    if len(offered) < 2:
        return None
    return question(
        "xia-ask-spawn" if free(state) else "xia-ask-spawn-beside",
        *(choice("xia-spawn", Pick(space), space=query.place(space)) for space in offered),
        ship=query.named(frame.ship),
    )


def answer(state: State, frame: Spawning, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Pick)
    return _place(state, frame, action.what)


def run(state: State, frame: Spawning, dice: Dice) -> list[Event]:
    return _place(state, frame, spaces(state, frame)[0])


def _place(state: State, frame: Spawning, space: str) -> list[Event]:
    state.stack.pop()
    if query.is_npc(frame.ship):
        return place(state, frame.ship, space)  # type: ignore[arg-type]
    query.player(state, frame.ship).space = space
    key = "xia-tiger-leads" if frame.tiger else "xia-respawns"
    return [Event(key, {"player": f"#{frame.ship}", "space": query.place(space)})]


def place(state: State, name: NpcName, space: str) -> list[Event]:
    """For the first time or again; what its card starts with is laid on it."""
    ship = state.npcs[name]
    ship.space = space
    ship.destroyed = False
    ship.credits = NPCS[name].start_credits
    return [Event("xia-npc-appears", {"npc": f"@{name}", "space": query.place(space)})]
