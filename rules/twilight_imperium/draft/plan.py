"""How to fight: a plan that stands from the beginning, changed point by point (TI-685 to TI-693)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.draft import Option, Steps
from rules.twilight_imperium.actions import Announce, Plan
from rules.twilight_imperium.battle import plans, sides
from rules.twilight_imperium.draft import plan_points
from rules.twilight_imperium.draft.look import Look, asks_again, done, listed, note, pick, picture
from rules.twilight_imperium.draft.plan_points import told
from rules.twilight_imperium.frames import Battle


def plan(look: Look) -> Steps:
    """As it stands it can be handed in at every step; leaving at once is another answer to a stop."""
    battle = sides.by_number(look.state, look.frame.battle)
    leaves = {str(n): each for n, each in enumerate(look.asked.choices) if isinstance(each.action, Announce)}
    away = [listed(code, each) for code, each in leaves.items()]
    preview, now = picture("battle"), _begun(look, battle)
    while True:
        options, notes = [*_menu(look, battle), *away], [note("ti-draft-plan-stands"), *told(now)]
        (code,) = yield asks_again(look, options, action=now, preview=preview, notes=notes)
        if code in leaves:
            return done(leaves[code].action, preview)
        now = yield from plan_points.POINTS[code](look, battle, now)


def _begun(look: Look, battle: Battle) -> Plan:
    """The one in force, the standing one, or the usual."""
    found = look.asked.choices[0].action
    assert isinstance(found, Plan)
    return found if found != plans.USUAL else plans.standing(look.state, battle, look.seat) or found


def _menu(look: Look, battle: Battle) -> Iterator[Option]:
    for code in plan_points.POINTS:
        if plan_points.open_to(look, battle, code):
            yield pick(code, f"ti-draft-plan-{code}", hint=f"ti-draft-plan-{code}-hint")
