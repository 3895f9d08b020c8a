"""Decisions that an ability brings after its roll: which cubes, cells, space, sector or outfit."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.stack import Question, choice, question
from rules.xia import ability_effects, cargo, exploration, harpoon, hold, query
from rules.xia.actions import Pick, PlaceDamage, Stop
from rules.xia.frames import Using
from rules.xia.state import Loose, State

SEEN = 3
"""Sectors a Deep Scan looks at."""
OFFERED = 24
"""Spaces in a menu, beside staying."""


def ask(state: State, frame: Using) -> Question | None:
    return DECISIONS[frame.ability].ask(state, frame)


def answer(state: State, frame: Using, action: Action, dice: Dice) -> list[Event]:
    return DECISIONS[frame.ability].answer(state, frame, action, dice)


def run(state: State, frame: Using, dice: Dice) -> list[Event]:
    """Nothing is left to decide."""
    state.stack.pop()
    return []


# Grapple Crane: cube by cube


def _ask_crane(state: State, frame: Using) -> Question | None:
    cubes = ability_effects.in_reach(state, frame.seat)
    if not frame.left or not cubes or not query.free_cells(state.players[frame.seat]):
        return None
    kinds = dict.fromkeys(_cube(each) for each in cubes)
    return question(
        "xia-ask-crane",
        *(
            choice(
                "xia-crane",
                Pick(what),
                cube=f"@{what.partition(' ')[0]}",
                space=query.place(what.partition(" ")[2]),
            )
            for what in kinds
        ),
        choice("xia-enough", Stop()),
        left=frame.left,
    )


def _cube(each: Loose) -> str:
    return f"{each.kind} {each.space}"


def _answer_crane(state: State, frame: Using, action: Action, dice: Dice) -> list[Event]:
    if not isinstance(action, Pick):
        state.stack.pop()
        return []
    frame.left -= 1
    found = next(each for each in ability_effects.in_reach(state, frame.seat) if _cube(each) == action.what)
    state.loose.remove(found)
    return cargo.gain(state, frame.seat, [found.kind])


# Patch Kit: which damage comes off


def _ask_patch(state: State, frame: Using) -> Question | None:
    player = state.players[frame.seat]
    worst_first = sorted(player.damage, key=lambda c: (-hold.SPARED.index(hold.contents(player, c)), c))
    return question(
        "xia-ask-patch",
        choice("xia-patch-best", PlaceDamage(tuple(sorted(worst_first[: frame.left])))),
        *(choice("xia-patch-one", PlaceDamage((cell,)), cell=cell) for cell in worst_first),
        accepts=lambda action: _patches(state, frame, action),
        points=frame.left,
    )


def _patches(state: State, frame: Using, action: Action) -> bool:
    if not isinstance(action, PlaceDamage) or not 0 < len(action.cells) <= frame.left:
        return False
    damage = state.players[frame.seat].damage
    return len({*action.cells}) == len(action.cells) and all(cell in damage for cell in action.cells)


def _answer_patch(state: State, frame: Using, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, PlaceDamage)
    frame.left -= len(action.cells)
    if not frame.left:
        state.stack.pop()
    hold.mend(state.players[frame.seat], action.cells)
    return [Event("xia-patched", {"player": f"#{frame.seat}", "points": len(action.cells)})]


# Slip Turn: where to


def _ask_hop(state: State, frame: Using) -> Question | None:
    spaces = ability_effects.hops(state, frame.seat)
    return question(
        "xia-ask-hop",
        *(choice("xia-hop", Pick(space), space=query.place(space)) for space in spaces[:OFFERED]),
        choice("xia-stay", Stop()),
        accepts=lambda action: isinstance(action, Pick) and action.what in spaces,
    )


def _answer_hop(state: State, frame: Using, action: Action, dice: Dice) -> list[Event]:
    """No border is crossed; whoever hangs on loses the line."""
    state.stack.pop()
    if not isinstance(action, Pick):
        return []
    told = harpoon.let_go(state, str(frame.seat))
    state.players[frame.seat].space = action.what
    return [*told, Event("xia-hopped", {"player": f"#{frame.seat}", "space": query.place(action.what)})]


# Deep Scan: one of the sectors seen


def _ask_scan(state: State, frame: Using) -> Question | None:
    """Only the one who scans sees them."""
    return question(
        "xia-ask-deep-scan",
        *(choice("xia-deep-scan", Pick(sector), sector=f"@{sector}") for sector in _seen(state)),
        private=True,
    )


def _seen(state: State) -> list[str]:
    return state.sectors[-SEEN:][::-1]


def _answer_scan(state: State, frame: Using, action: Action, dice: Dice) -> list[Event]:
    assert isinstance(action, Pick) and frame.target is not None
    state.stack.pop()
    others = [sector for sector in _seen(state) if sector != action.what]
    dice.shuffle(others)
    state.sectors[:] = [*others, *state.sectors[:-SEEN]]
    return exploration.lay(state, frame.seat, action.what, int(frame.target), dice)


# Replication: which outfit


def _ask_replica(state: State, frame: Using) -> Question | None:
    player = state.players[frame.seat]
    return question(
        "xia-ask-replica",
        *(
            choice("xia-replica", Pick(str(outfit.cells[0])), outfit=f"@{outfit.outfit}")
            for outfit in ability_effects.whole(player)
        ),
        forced=True,
    )


def _answer_replica(state: State, frame: Using, action: Action, dice: Dice) -> list[Event]:
    """There is one token (XIA-009)."""
    assert isinstance(action, Pick)
    state.stack.pop()
    player = state.players[frame.seat]
    for each in player.outfits:
        each.replicated = each.cells[0] == int(action.what)
    outfit = query.outfit_at(player, int(action.what))
    assert outfit is not None
    return [Event("xia-replicated", {"player": f"#{frame.seat}", "outfit": f"@{outfit.outfit}"})]


class Decision(NamedTuple):
    ask: Callable[[State, Using], Question | None]
    answer: Callable[[State, Using, Action, Dice], list[Event]]


DECISIONS = {
    "grapple_crane": Decision(_ask_crane, _answer_crane),
    "patch_kit": Decision(_ask_patch, _answer_patch),
    "slip_turn": Decision(_ask_hop, _answer_hop),
    "deep_scan": Decision(_ask_scan, _answer_scan),
    "replication": Decision(_ask_replica, _answer_replica),
}
