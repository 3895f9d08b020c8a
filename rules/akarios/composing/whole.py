"""Whole commands to pick from: what they do in one line, what they cost, and what may come of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice

from rules.akarios.actions import ACTIONS, Act
from rules.akarios.battle import planned
from rules.akarios.battle.deeds import deed, named
from rules.akarios.components import EFFECTS
from rules.akarios.composing import previews
from rules.akarios.composing.script import Answer, End
from rules.akarios.naming import bow, called
from rules.akarios.odds import odds
from rules.akarios.state import State
from rules.akarios.view import LookView, WaysView, WayView
from rules.core.contract import Arg, phrase
from rules.core.draft import Option
from rules.core.hexes import name
from rules.core.notation import read, write

Advice = Callable[[State, int], Sequence[Act]]
"""Commands worth a seat's while, the best first."""
SIGN, GROUP = "whole:", "ak-group-whole"
COMMA, PLUS = ",", "+"
MOST, DRAWN = 25, 9
"""Commands in the menu, and ways of them on the map."""


def answers(state: State, seat: int, acts: Sequence[Act]) -> list[Answer]:
    return [
        Answer(code(act), partial(_option, state, seat, act, number))
        for number, act in enumerate(acts[:MOST], 1)
    ]


def reach(state: State, seat: int, acts: Sequence[Act]) -> LookView:
    """The ship, and where the best commands would take it, by their numbers in the menu."""
    ship = previews.ship_of(state.fight, seat)
    flown = ((number, _way(state, seat, act)) for number, act in enumerate(acts[:MOST], 1))
    found = dict(islice(((number, way) for number, way in flown if way.end != ship.hex), DRAWN))
    ways = WaysView(ship.ref, tuple(found.values()), tuple(found)) if found else None
    return LookView("cockpit", ways=ways)


def _way(state: State, seat: int, act: Act) -> WayView:
    found = deed(state.fight, seat, act.card)
    assert found is not None, "it is legal"
    return previews.way(state.fight, seat, found, act)


def code(act: Act) -> str:
    """In notation, but for commas: they stand between several answers."""
    return SIGN + write(act).replace(COMMA, PLUS)


def end(state: State, seat: int, said: str) -> End:
    act = read(said.removeprefix(SIGN).replace(PLUS, COMMA), ACTIONS)
    assert isinstance(act, Act)
    found = deed(state.fight, seat, act.card)
    assert found is not None, "it was offered"
    return End(act, partial(previews.preview, state, seat, found, act))


def _option(state: State, seat: int, act: Act, number: int) -> Option:
    found = deed(state.fight, seat, act.card)
    assert found is not None, "it is legal"
    plan = planned.plan(state.fight, seat, found, act)
    args: dict[str, Arg] = {"number": number, "card": named(found)}
    if act.choose in EFFECTS:
        args["card"] = phrase("ak-whole-choosing", card=args["card"], effect=f"@{act.choose}")
    parts = []
    if plan.path or plan.end != plan.poses[0]:
        parts.append("moves")
        args |= {"hex": name(plan.end.hex), "bow": bow(plan.end.facing)}
    hits = odds(state, seat, found, act, plan)
    if hits:
        parts.append("attacks")
        args["targets"] = tuple(dict.fromkeys(called(state.fight, each.ref) for each in hits))
        args["shares"] = tuple(f"{round(100 * each.destroyed)} %" for each in hits)
    args["costs"] = tuple(_costs(state, seat, act, plan))
    hint = "ak-whole-odds" if hits else "ak-whole-costs"
    return Option(code(act), f"ak-whole-{'-'.join(parts) or 'uses'}", args, hint, GROUP)


def _costs(state: State, seat: int, act: Act, plan: planned.Plan) -> list[str]:
    """The dice by their faces, energy, then what it does to the ship and its pilot."""
    battle = state.fight
    found = deed(battle, seat, act.card)
    assert found is not None
    said = [f"@{battle.cockpits[seat].dice[place].face}" for place in act.dice]
    cost = previews.cost(battle, seat, found, act, plan)
    kinds = [risk.kind for risk in plan.risks]
    said += [phrase("ak-cost-energy", n=cost.energy)] if cost.energy else []
    said += [phrase(f"ak-risk-{kind}", n=kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    stress = cost.stress - kinds.count("stop")
    said += [phrase("ak-cost-stress", n=stress)] if stress > 0 else []
    return [*said, *([phrase(f"ak-cost-{cost.level}")] if cost.level else [])]
