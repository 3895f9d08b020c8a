"""An android in its action phase: what it does where it is, and how it flies to where it wants to be."""

from __future__ import annotations

from rules.core.contract import Action
from rules.core.stack import Question
from rules.xia import abilities, exploration, market, paths, query, weapons
from rules.xia.actions import (
    Abort,
    BlindJump,
    BuyCargo,
    Collect,
    Complete,
    DoObjective,
    DrawMissions,
    EndActions,
    Engine,
    Extract,
    Fire,
    Fly,
    Impulse,
    Jettison,
    Rescue,
    Scan,
    SellCargo,
    Stop,
    TakeToken,
    UseAbility,
    Visit,
    Warp,
)
from rules.xia.android import dangers, goals, plans, tricks, valuing
from rules.xia.android.goals import Goal
from rules.xia.android.valuing import Eyes
from rules.xia.components import ABILITIES
from rules.xia.frames import Moving

MINOR = ("token", "draw", "collect")
"""What is done without ending a move."""
SHOOT = 0.3
"""Fame an attack must promise."""


def offers(asked: Question, kind: type[Action]) -> list[Action]:
    return [each.action for each in asked.choices if isinstance(each.action, kind)]


# The action phase


def act(eyes: Eyes, asked: Question) -> Action:
    """What brings something at once, then a step of the best plan, then the end of the actions."""
    found = _at_once(eyes, asked) or _attack(eyes, asked)
    if found is not None:
        return found
    goal = plans.best(eyes)
    found = (_there(eyes, asked, goal) or _move(eyes, asked, goal)) if goal is not None else EndActions()
    if not isinstance(found, EndActions):
        return found
    return tricks.last(eyes, asked, goal) or _escape(eyes, asked) or found


def _escape(eyes: Eyes, asked: Question) -> Action | None:
    """Nobody parks without a shield beside whoever hunts him, as long as there is a way off."""
    if not dangers.exposed(eyes.state, eyes.seat):
        return None
    return next(iter([*offers(asked, Impulse), *offers(asked, Engine)]), None)


def _at_once(eyes: Eyes, asked: Question) -> Action | None:
    """Fame or money that lies here."""
    for kind in (Complete, TakeToken, Rescue, DoObjective):
        if found := offers(asked, kind):
            return found[0]
    return _sell(eyes, asked) or _draw(eyes, asked) or _collect(eyes, asked) or tricks.at_once(eyes, asked)


def _sell(eyes: Eyes, asked: Question) -> Action | None:
    """With what is in the way of the fame thrown out first, if it is only one cube (XIA-448)."""
    sales = [action for action in offers(asked, SellCargo) if isinstance(action, SellCargo)]
    if not sales:
        return None
    wanted = sales[0].cells
    others = tuple(sorted(cube.cell for cube in eyes.player.cargo if cube.cell not in wanted))
    if len(others) == 1 and market.earns_fame(len(wanted), 0) and asked.offers(Jettison(others)):
        return Jettison(others)
    helped = len(wanted) >= 2 and tricks.spare(eyes, abilities.BROKER)
    return sales[-1] if helped else sales[0]


def _draw(eyes: Eyes, asked: Question) -> Action | None:
    """A mission without hope makes room for another."""
    fresh = "M" in eyes.here.features and eyes.here.id not in eyes.player.drawn_at
    if fresh and goals.hopeless(eyes) and offers(asked, Abort):
        return Abort()
    return next(iter(offers(asked, DrawMissions)), None)


def _collect(eyes: Eyes, asked: Question) -> Action | None:
    """One kind at a time, and only what somebody wants."""
    aboard = {cube.kind for cube in eyes.player.cargo}
    for action in offers(asked, Collect):
        assert isinstance(action, Collect)
        kinds = {*action.kinds}
        if len(kinds | aboard) == 1 and valuing.nearest_sale(eyes, eyes.here.id, action.kinds[0])[0] < 40:
            return action
    return None


def _attack(eyes: Eyes, asked: Question) -> Action | None:
    """The best attack that promises enough."""
    found = [(_promise(eyes, fire), fire) for fire in offers(asked, Fire) if isinstance(fire, Fire)]
    worth, best = max(found, key=lambda each: each[0], default=(0.0, None))
    return best if worth > SHOOT else None


def _promise(eyes: Eyes, fire: Fire) -> float:
    """Half the defenders save their shields; a second attack can finish what the first began. Several targets
    promise more for the same price."""
    cost = 0.05 * len(fire.weapons) + 0.05 * sum(ABILITIES[name].energy for name in fire.abilities)
    return sum(_blow(eyes, each) for each in fire.duels) - cost


def _blow(eyes: Eyes, fire: Fire) -> float:
    foretold = weapons.foretell(eyes.state, eyes.seat, fire)
    kill = float(foretold.kill_open + foretold.kill_guarded) / 2
    worth = kill * (valuing.prey(eyes, fire.target) + valuing.rammed(eyes, fire))
    worth += valuing.far_hit(eyes, fire)
    return worth - 2.0 * float(foretold.kill_self) - 0.08 * float(foretold.mean_self)


# Where the plan leads


def _there(eyes: Eyes, asked: Question, goal: Goal) -> Action | None:
    """What it came for."""
    if goal.space != eyes.here.id:
        return None
    match goal.what:
        case "harbour":
            return EndActions()
        case "buy":
            return _buy(eyes, asked, goal)
        case "scan":
            return _scan(eyes, asked)
        case "extract":
            return next(iter(offers(asked, Extract)), EndActions())
        case "warp":
            return None
    return EndActions()


def _scan(eyes: Eyes, asked: Question) -> Action:
    """With a choice of sectors, if there is energy for it."""
    deep = [each for each in offers(asked, UseAbility) if isinstance(each, UseAbility)]
    deep = [each for each in deep if each.ability == "deep_scan" and tricks.spare(eyes, each.ability)]
    return next(iter([*deep, *offers(asked, Scan)]), EndActions())


def _buy(eyes: Eyes, asked: Question, goal: Goal) -> Action:
    pairs = min(goals.budget(eyes) // market.PRICE, eyes.room // market.PAIR)
    found = [each for each in offers(asked, BuyCargo) if isinstance(each, BuyCargo)]
    fitting = [each for each in found if each.kinds[0] == goal.kind and len(each.kinds) // 2 <= pairs]
    if fitting:
        return fitting[0]
    assert goal.kind is not None
    order = BuyCargo((goal.kind,) * (market.PAIR * pairs))
    return order if asked.offers(order) else EndActions()


def _move(eyes: Eyes, asked: Question, goal: Goal) -> Action:
    """Impulse for a short way, else the strongest engine; then what a card adds."""
    far = eyes.ways.to(goal.space)
    engines = [each for each in offers(asked, Engine) if isinstance(each, Engine) and each.ability is None]
    engines.sort(key=lambda each: -_die(eyes, each))
    impulse = offers(asked, Impulse)
    if impulse and (not engines or far <= query.mat(eyes.player).impulse):
        return impulse[0]
    if engines:
        return tricks.engine(eyes, asked, engines[0], far)
    return tricks.further(eyes, asked, goal) or EndActions()


def _die(eyes: Eyes, action: Engine) -> int:
    outfit = query.outfit_at(eyes.player, action.cell)
    return query.outfit(outfit).die - query.hits(eyes.player, outfit) if outfit is not None else 0


# On the way


def fly(eyes: Eyes, asked: Question, frame: Moving) -> Action:
    """Small things on the way, then on to the goal; a ship on an occupied space must leave it."""
    if not frame.minor_only:
        if found := offers(asked, TakeToken):
            return found[0]
        small = _draw(eyes, asked) or _collect(eyes, asked)
        if small is not None:
            return small
    goal = plans.best(eyes)
    stop = Stop() if asked.offers(Stop()) else None
    if goal is not None and goal.what == "warp" and goal.space == eyes.player.space:
        return next(iter(offers(asked, Warp)), stop or asked.choices[0].action)
    if goal is not None and goal.what == "scan" and goal.space == eyes.player.space:
        return _jump(eyes, asked, frame) or stop or asked.choices[0].action
    if goal is not None and goal.space != eyes.player.space:
        onward = _onward(eyes, asked, frame, goal)
        if onward is not None:
            return onward
    arrived = goal is not None and goal.space == eyes.player.space
    return (None if arrived else _flee(eyes, frame)) or stop or asked.choices[0].action


def _flee(eyes: Eyes, frame: Moving) -> Action | None:
    """From a hunter's side to the nearest space that is safe; a planet best, for the turn's business."""
    if not dangers.exposed(eyes.state, eyes.seat):
        return None
    ways = paths.ways(eyes.state, eyes.seat, frame.left, around=frame.minor_only)
    free = [way for space, way in ways.items() if not query.occupied(eyes.state, space) and not way.cost]
    away = [way for way in free if not dangers.exposed(eyes.state, eyes.seat, way.space)]
    best = min(away, key=lambda way: (not _planet(eyes, way.space), way.steps, way.space), default=None)
    return Fly(best.space) if best is not None else None


def _planet(eyes: Eyes, space: str) -> bool:
    return eyes.board.spaces[space].planet


def _jump(eyes: Eyes, asked: Question, frame: Moving) -> Action | None:
    """Into the unknown, where that risks less than a scan costs: energy, and what is left of the move."""
    jumps = [each for each in offers(asked, BlindJump) if isinstance(each, BlindJump)]
    risks = {
        each: valuing.risk(exploration.jump_odds(eyes.state, eyes.seat, each.direction)) for each in jumps
    }
    best = min(risks, key=lambda each: (risks[each], each.direction), default=None)
    saved = valuing.DRAINED + valuing.USUAL * (frame.left - 1)
    return best if best is not None and risks[best] < saved else None


def _onward(eyes: Eyes, asked: Question, frame: Moving, goal: Goal) -> Action | None:
    """As far as possible along the android's own way: where a flight would go another, step by step."""
    path = eyes.ways.path(goal.space)
    taken = query.occupied(eyes.state, goal.space, but=str(eyes.seat))
    if taken and len(path) == 1:
        if goal.what == "draw" and offers(asked, Abort):
            return Abort()
        useful = asked.offers(Stop()) or goal.what in MINOR
        return Visit(goal.space) if useful and asked.offers(Visit(goal.space)) else None
    if taken:
        path = path[:-1]
    if eyes.board.distance(eyes.player.space or "", path[0]) > 1:
        warp = Warp(path[0])
        return warp if asked.offers(warp) else None
    return _leg(eyes, frame, path) or _around(eyes, frame, goal)


def _leg(eyes: Eyes, frame: Moving, path: list[str]) -> Action | None:
    """Along the path to where it may stay, but not back to where this move has been for nothing."""
    ways = paths.ways(eyes.state, eyes.seat, frame.left, around=frame.minor_only)
    for length in range(min(frame.left, len(path)), 0, -1):
        way = ways.get(path[length - 1])
        if way is None or way.path != path[:length] or way.certain_death or _in_vain(eyes, frame, way.space):
            continue
        parked = length < len(path) and dangers.exposed(eyes.state, eyes.seat, way.space)
        if not parked and not query.occupied(eyes.state, way.space, but=str(eyes.seat)):
            return Fly(way.space)
    return None


def _around(eyes: Eyes, frame: Moving, goal: Goal) -> Action | None:
    """Where other ships are in the way: to any free space that is clearly nearer."""
    far = {}
    for space, way in paths.ways(eyes.state, eyes.seat, frame.left, around=frame.minor_only).items():
        free = not query.occupied(eyes.state, space, but=str(eyes.seat))
        if free and not way.cost and space != eyes.here.id and not _in_vain(eyes, frame, space):
            far[space] = eyes.ways_from(space).to(goal.space)
    best = min(far, key=lambda space: (far[space], space), default=None)
    return Fly(best) if best is not None and far[best] < eyes.ways.to(goal.space) else None


def _in_vain(eyes: Eyes, frame: Moving, space: str) -> bool:
    """Whether it would be back there without having done anything in between; above another ship it must."""
    if space not in frame.path or query.occupied(eyes.state, eyes.here.id, but=str(eyes.seat)):
        return False
    since = [*frame.path[frame.path.index(space) + 1 :], eyes.here.id]
    return not any(_done_at(eyes, each) for each in since)


def _done_at(eyes: Eyes, space: str) -> bool:
    """Missions were drawn there, a token may have been taken, or it is where the map has grown."""
    features = eyes.board.spaces[space].features
    return space in eyes.player.drawn_at or ("E" in features and space not in eyes.state.unseen)


# On an occupied space


def visit(eyes: Eyes, asked: Question) -> Action:
    found = _at_once(eyes, asked)
    if found is not None and asked.offers(found):
        return found
    goal = plans.best(eyes)
    if goal is not None and goal.what == "buy" and goal.space == eyes.here.id:
        order = _buy(eyes, asked, goal)
        return order if asked.offers(order) else Stop()
    return Stop()
