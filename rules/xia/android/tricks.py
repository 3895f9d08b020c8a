"""When an android uses its ability cards: what repays the energy, at once, on the way, or between turns."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.stack import Question
from rules.xia import abilities, ability_effects, extraction, query, shapes
from rules.xia.actions import Accept, Decline, Engine, Pick, Stop, UseAbility
from rules.xia.android import plans, valuing
from rules.xia.android.charts import FAR
from rules.xia.android.goals import Goal
from rules.xia.android.valuing import Eyes
from rules.xia.components import ABILITIES, MISSIONS, SECTORS
from rules.xia.frames import Following, Using
from rules.xia.geometry import printed

SPARE = 5
"""Energy that is left for engines."""
SAVED = 4.0
"""Steps that a leap must save."""
DANGEROUS = 4.0
"""Steps for one step, risks included, that are not followed."""


def spare(eyes: Eyes, ability: str) -> bool:
    """Paid without missing it."""
    return eyes.player.energy >= ABILITIES[ability].energy + SPARE


def free(eyes: Eyes, ability: str) -> bool:
    """As the last action on a planet: business brings all energy back."""
    return eyes.here.planet or spare(eyes, ability)


def _offered(asked: Question) -> list[UseAbility]:
    return [each.action for each in asked.choices if isinstance(each.action, UseAbility)]


# At once


def at_once(eyes: Eyes, asked: Question) -> Action | None:
    """Damage, energy and cubes that lie within reach."""
    return next((each for each in _offered(asked) if _repays(eyes, each)), None)


def _repays(eyes: Eyes, action: UseAbility) -> bool:
    player = eyes.player
    rich = spare(eyes, action.ability)
    match action.ability:
        case "patch_kit":
            return rich and len(player.damage) > 2
        case "siphon":
            return query.mat(player).energy - player.energy > 3
        case "grapple_crane":
            return rich and bool(_wanted(eyes))
        case "drone_bay":
            return rich and eyes.room > 1 and _digs(eyes, action.target)
    return False


def _wanted(eyes: Eyes) -> list[str]:
    """Cubes for the crane that go with what is aboard and that somebody buys."""
    aboard = {cube.kind for cube in eyes.player.cargo}
    return [
        f"{cube.kind} {cube.space}"
        for cube in ability_effects.in_reach(eyes.state, eyes.seat)
        if aboard <= {cube.kind} and valuing.nearest_sale(eyes, eyes.here.id, cube.kind)[0] < valuing.UNKNOWN
    ]


def _digs(eyes: Eyes, space: str | None) -> bool:
    """Drones fetch what goes with the cargo and finds a buyer."""
    kind = extraction.resource(eyes.board.spaces[space]) if space is not None else None
    if kind is None or {cube.kind for cube in eyes.player.cargo} - {kind}:
        return False
    return valuing.nearest_sale(eyes, eyes.here.id, kind)[0] < valuing.UNKNOWN


# On the way


def engine(eyes: Eyes, asked: Question, plain: Engine, far: float) -> Action:
    """With a better roll for a long way; doubled for a very long one."""
    double = UseAbility("replication")
    uses = len(valuing.free_engines(eyes.player))
    if far > 15 and uses > 1 and spare(eyes, double.ability) and asked.offers(double):
        return double
    solved = Engine(plain.cell, abilities.PLOT_SOLVER)
    return solved if spare(eyes, abilities.PLOT_SOLVER) and far > 6 and asked.offers(solved) else plain


def further(eyes: Eyes, asked: Question, goal: Goal) -> Action | None:
    """When the engines have done their part."""
    far = eyes.ways.to(goal.space)
    hop = UseAbility("slip_turn")
    if spare(eyes, hop.ability) and asked.offers(hop) and far - _nearest_hop(eyes, goal)[0] >= SAVED:
        return hop
    burner = UseAbility("afterburner")
    return burner if spare(eyes, burner.ability) and far > 3 and asked.offers(burner) else None


def _nearest_hop(eyes: Eyes, goal: Goal) -> tuple[float, str]:
    """From which the goal is nearest, by the ways back from there: they hardly differ."""
    back = eyes.ways_from(goal.space)
    hops = ability_effects.hops(eyes.state, eyes.seat)
    return min(((back.to(space), space) for space in hops), default=(FAR, ""))


# Before the end of the actions


def last(eyes: Eyes, asked: Question, goal: Goal | None) -> Action | None:
    """What works until the next turn: moving on, hanging on to somebody, a doubled shield."""
    far = eyes.ways.to(goal.space) if goal is not None and goal.space else 0.0
    away = far > 2 or (goal is not None and goal.what == "harbour")
    hunted = goal.ship if goal is not None else None
    shielded = bool(query.of_type(eyes.player, "shield")) and eyes.player.armed > 0
    for action in _offered(asked):
        lasts = {
            "autopilot": away,
            "mag_harpoon": away or (hunted is not None and hunted == action.target),
            "replication": shielded,
        }
        if lasts.get(action.ability) and free(eyes, action.ability):
            return action
    return None


# Their effects


def effect(eyes: Eyes, asked: Question, frame: Using) -> Action:
    offered = [each.action for each in asked.choices]
    match frame.ability:
        case "slip_turn":
            goal = plans.best(eyes)
            return Pick(_nearest_hop(eyes, goal)[1]) if goal is not None and goal.space else Stop()
        case "deep_scan":
            return max(offered, key=lambda each: _sector(eyes, each.what if isinstance(each, Pick) else ""))
        case "grapple_crane":
            wanted = _wanted(eyes)
            return next((each for each in offered if isinstance(each, Pick) and each.what in wanted), Stop())
        case "replication":
            return max(offered, key=lambda each: _replicated(eyes, each))
    return offered[0]


def _replicated(eyes: Eyes, action: Action) -> tuple[bool, int]:
    """While there are markers to fly with an engine, then a shield."""
    assert isinstance(action, Pick)
    outfit = query.outfit_at(eyes.player, int(action.what))
    assert outfit is not None
    flying = bool(valuing.free_engines(eyes.player))
    useful = query.outfit(outfit).type == ("engine" if flying else "shield")
    return useful, query.outfit(outfit).die + len(shapes.spots(outfit.outfit))


def _sector(eyes: Eyes, name: str) -> float:
    """Of sectors looked at: where a mission leads, a token, planets that trade with those already found."""
    spaces = printed(name)
    errand = eyes.player.mission
    card = MISSIONS[errand.mission] if errand is not None else None
    worth = 1.0 if card is not None and name in (card.delivery, card.pickup) else 0.0
    worth += 0.4 * any("E" in space.features for space in spaces)
    known = [region for sector in eyes.board.laid for region in SECTORS[sector].regions.values()]
    for region in SECTORS[name].regions.values():
        worth += 0.3 * (region.kind == "planet") - 0.5 * (region.kind == "star")
        worth += 0.2 * sum(region.buy is not None and other.sell in (region.buy, "any") for other in known)
        worth += 0.2 * sum(region.sell is not None and other.buy in (region.sell, "any") for other in known)
    return worth


def follow(eyes: Eyes, frame: Following) -> Action:
    """Where the host leads nearer to the goal, or is the goal itself, and the step is no danger."""
    goal = plans.best(eyes)
    if goal is None or not goal.space or eyes.ways.to(frame.to) > DANGEROUS:
        return Decline()
    back = eyes.ways_from(goal.space)
    nearer = back.to(frame.to) < back.to(eyes.player.space or "")
    return Accept() if nearer or goal.ship == eyes.player.harpooned else Decline()
