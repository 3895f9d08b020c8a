"""NPCs: how they appear, fly and attack, each after its controller's turn (section 26)."""

from __future__ import annotations

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import combat, destruction, harpoon, hold, npc_goals, npc_paths, query, respawn, sight
from rules.xia.actions import Pick
from rules.xia.components import NPCS
from rules.xia.frames import Border, NpcPlacing, NpcTurn
from rules.xia.geometry import board, printed
from rules.xia.state import NpcShip, State

BOUNCES = 10
"""A planetary shield holds on this roll or less; so do asteroids hurt (XIA-319, XIA-326)."""
WRECKED = 3
"""Debris destroys on this roll or less (XIA-325)."""


# Appearance


def appear(state: State, sector: str, dice: Dice) -> list[Event]:
    """Its home is laid: it stands on the spawn point there, or beside it if that is taken (XIA-466)."""
    for name, ship in state.npcs.items():
        if NPCS[name].home != sector or ship.space is not None or ship.destroyed:
            continue
        point = next(space.id for space in printed(sector) if space.spawn is not None)
        if not query.occupied(state, point):
            return respawn.place(state, name, point)
        free = respawn.beside(state, point)
        state.stack.append(NpcPlacing(ship.controller, name, free))
    return []


def ask_placing(state: State, frame: NpcPlacing) -> Question | None:
    ways = [choice("xia-npc-place", Pick(space), space=query.place(space)) for space in frame.spaces]
    return question("xia-ask-npc-place", *ways, forced=True, npc=f"@{frame.npc}")


def answer_placing(state: State, frame: NpcPlacing, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Pick)
    state.stack.pop()
    return respawn.place(state, frame.npc, action.what)  # type: ignore[arg-type]


def run_placing(state: State, frame: NpcPlacing, dice: Dice) -> list[Event]:
    raise AssertionError("it always asks")


# Its turn


def slot(state: State, seat: int) -> list[Event]:
    """The NPC of the player whose turn is over acts; before it has appeared there is none (XIA-469)."""
    for name, ship in state.npcs.items():
        if ship.controller == seat and (ship.space is not None or ship.destroyed):
            state.stack.append(NpcTurn(seat, name))
    return []


def ask(state: State, frame: NpcTurn) -> Question | None:
    """Equally direct ways that end on different spaces: its controller chooses (XIA-485)."""
    if frame.stage != "move" or frame.end is not None:
        return None
    ends = npc_goals.ends(state, frame)
    if len(ends) < 2:
        return None
    ways = [choice("xia-npc-way", Pick(space), space=query.place(space)) for space in ends]
    return question("xia-ask-npc-way", *ways, npc=f"@{frame.npc}")


def answer(state: State, frame: NpcTurn, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Pick)
    frame.end = action.what
    return []


def run(state: State, frame: NpcTurn, dice: Dice) -> list[Event]:
    ship = query.npc(state, frame.npc)
    if ship.space is None and frame.stage != "begin":
        state.stack.pop()
        return []
    match frame.stage:
        case "begin":
            return _begin(state, frame, ship, dice)
        case "move":
            return _fly(state, frame, ship, dice)
        case "attack":
            frame.stage = "end"
            return _attack(state, frame, ship)
    state.stack.pop()
    return npc_goals.arrived(state, frame)


def _begin(state: State, frame: NpcTurn, ship: NpcShip, dice: Dice) -> list[Event]:
    if ship.skips:
        ship.skips -= 1
        state.stack.pop()
        return [Event("xia-npc-skips", {"npc": f"@{frame.npc}"})]
    if ship.space is None:
        return respawn.begin_npc(state, frame.npc, dice)
    frame.stage = "move"
    frame.left = NPCS[frame.npc].move  # type: ignore[index]
    return npc_goals.choose(state, frame, dice)


def _fly(state: State, frame: NpcTurn, ship: NpcShip, dice: Dice) -> list[Event]:
    """One step at a time, since whoever hangs on to it may follow."""
    assert ship.space is not None
    if frame.end is None:
        frame.end = next(iter(npc_goals.ends(state, frame)), ship.space)
    if frame.end == ship.space or not frame.left:
        frame.stage = "attack"
        return _go_back(state, frame, ship)
    ways = npc_paths.ways(state, frame.npc, ship.space)  # type: ignore[arg-type]
    return _step(state, frame, ship, ways.first_step(frame.end), dice)


def _go_back(state: State, frame: NpcTurn, ship: NpcShip) -> list[Event]:
    """Thrown back by a shield onto an occupied space, as players are moved back (XIA-236, XIA-488)."""
    taken = {space for name, space in query.ships(state) if name != frame.npc}
    if ship.space not in taken:
        return []
    ship.space = next((space for space in reversed(frame.path) if space not in taken), ship.space)
    return [Event("xia-npc-flies", {"npc": f"@{frame.npc}", "space": query.place(ship.space)})]


def _step(state: State, frame: NpcTurn, ship: NpcShip, to: str, dice: Dice) -> list[Event]:
    """The borders it could not avoid hurt it as they hurt others (XIA-486)."""
    assert ship.space is not None
    here = ship.space
    frame.left -= 1
    around = board(state)
    direction = next((d for d, other in around.neighbours(here) if other == to), None)
    told: list[Event] = []
    for border in around.borders(here, direction) if direction is not None else ():
        crossed, events = _cross(state, frame.npc, border, dice)
        told += events
        if ship.space is None:
            return told
        if not crossed:
            frame.end = None
            return told
    ship.space = to
    frame.path.append(here)
    if direction is None:
        return [*told, Event("xia-npc-warps", {"npc": f"@{frame.npc}"}), *harpoon.let_go(state, frame.npc)]
    if frame.end == to:
        told.append(Event("xia-npc-flies", {"npc": f"@{frame.npc}", "space": query.place(to)}))
    return told + harpoon.moved(state, frame.npc, here)


def _cross(state: State, npc: str, border: Border, dice: Dice) -> tuple[bool, list[Event]]:
    """Whether it gets across. Nebulas and entrances are nothing to it, and nobody's d20 is no luck."""
    if border.kind not in ("asteroid", "debris", "planet_shield"):
        return True, []
    roll = dice.roll(20)
    told = [Event("xia-npc-rolls", {"npc": f"@{npc}", "border": border.kind, "roll": roll})]
    if border.kind == "debris":
        return True, told + (destruction.destroy(state, npc, None, "debris", dice) if roll <= WRECKED else [])
    if roll > BOUNCES:
        return True, told
    return border.kind == "asteroid", told + hold.wound(state, npc, roll, None, dice)


def _attack(state: State, frame: NpcTurn, ship: NpcShip) -> list[Event]:
    """One attack a turn, after the flight, at its range and in sight."""
    if frame.target is None:
        return []
    there = query.space_of(state, frame.target)
    assert ship.space is not None
    if there is None or not aims(state, frame.npc, ship.space, there):
        return []
    ship.fleeing = frame.npc == "scoundrel"
    return combat.begin_npc(state, frame.npc, frame.target)


def aims(state: State, npc: str, here: str, there: str) -> bool:
    around = board(state)
    reach = NPCS[npc].reach  # type: ignore[index]
    return 1 <= around.distance(here, there) <= reach and sight.sees(around, here, there)
