"""What would come of a command, as views for pictures: the way, arc or range, targets with their odds, and
what it costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from rules.akarios.actions import Act
from rules.akarios.battle import commands, moving, planned, shots
from rules.akarios.battle.deeds import Deed
from rules.akarios.battle.planned import Plan
from rules.akarios.cards import aiming
from rules.akarios.components import LEVELS, TERRAIN
from rules.akarios.language import Aim, Attack, Do, Move
from rules.akarios.odds import Odds, odds
from rules.akarios.ship import arcs, boards, passives, patterns
from rules.akarios.ship.damage import thing
from rules.akarios.ship.durations import works
from rules.akarios.ship.ships import Pose, on_board, standing_on, token, where
from rules.akarios.state import Battle, Ship, State
from rules.akarios.view import CostView, OddsView, PreviewView, TargetView, WaysView, WayView
from rules.core.hexes import Hex, name

Risk = Literal["free", "stress", "hull", "shields", "wormhole", "destroyed"]
WORST: tuple[tuple[planned.Kind, Risk], ...] = (
    ("deadly", "destroyed"),
    ("wormhole", "wormhole"),
    ("asteroids", "hull"),
    ("nebula", "shields"),
    ("glitch", "shields"),
    ("stop", "stress"),
)


def ship_of(battle: Battle, seat: int) -> Ship:
    return battle.ships[battle.cockpits[seat].ship]


# Ways


def ways(battle: Battle, seat: int, found: Deed, acts: Sequence[Act]) -> WaysView:
    return WaysView(ship_of(battle, seat).ref, tuple(way(battle, seat, found, act) for act in acts))


def way(battle: Battle, seat: int, found: Deed, act: Act) -> WayView:
    """Of several moves the last one that was said."""
    plan, said = planned.plan(battle, seat, found, act), act.way.split("/")
    words = said[-1].split(".")
    verbs = [
        verb
        for verb in map(found.steps.__getitem__, commands.performed(found, act))
        if isinstance(verb, Move)
    ]
    listed = verbs[min(len(said), len(verbs)) - 1].patterns if verbs else ()
    return WayView(
        card=found.id,
        pattern=next((word for word in words if word in listed), listed[0] if listed else ""),
        mirror=moving.LEFT in words,
        path=tuple((name(step.hex), step.facing) for step in plan.path),
        end=name(plan.end.hex),
        facing=plan.end.facing,
        risk=next((risk for kind, risk in WORST if plan.count(kind)), "free"),
        hull=plan.count("asteroids") * TERRAIN["asteroids"].hull,
        shields=plan.count("nebula") * TERRAIN["nebula"].shields,
        stress=plan.stress,
        energy=_energy(found),
        barred=_barred(battle, seat, found, act, plan),
    )


def _barred(
    battle: Battle, seat: int, found: Deed, act: Act, plan: Plan
) -> Literal["", "edge", "planet", "token", "ship"]:
    """What a way that was not broken off at will stops before."""
    for step in commands.performed(found, act) if plan.count("stop") else ():
        verb = found.steps[step]
        if not isinstance(verb, Move) or commands.stop_of(found, act, step) is not None:
            continue
        whole = moving.ways(verb, plan.poses[step]).get(commands.way_of(found, act, step), [])
        if ahead := whole[moving.flown(battle, ship_of(battle, seat), whole, None) :]:
            return _obstacle(battle, ahead[0].hex)
    return ""


def _obstacle(battle: Battle, cell: Hex) -> Literal["", "edge", "planet", "token", "ship"]:
    if not boards.inside(battle.board, cell):
        return "edge"
    if boards.terrain(battle.board, cell) == "planet":
        return "planet"
    return "token" if token(battle, cell) is not None else "ship" if standing_on(battle, cell) else ""


def _energy(found: Deed) -> int:
    return int(found.card is not None and found.card.cap > 0)


# A whole command


def preview(state: State, seat: int, found: Deed, act: Act, step: int | None = None) -> PreviewView:
    """`step`: whose targets are being chosen; else those of the attack that it has."""
    battle = state.fight
    plan = planned.plan(battle, seat, found, act)
    moves = any(isinstance(found.steps[each], Move) for each in commands.performed(found, act))
    at = _aiming_step(found, act) if step is None else step
    verb = None if at is None else found.steps[at]
    return PreviewView(
        ship=ship_of(battle, seat).ref,
        card=found.id,
        way=way(battle, seat, found, act) if moves or plan.path else None,
        hexes=() if verb is None or at is None else _hexes(battle, seat, found, act, verb, plan.poses[at]),
        damage=_damage(state, seat, found, act, plan),
        targets=() if at is None else targets(state, seat, found, act, at, plan),
        cost=cost(battle, seat, found, act, plan),
    )


def _aiming_step(found: Deed, act: Act) -> int | None:
    there = [step for step in commands.performed(found, act) if commands.chooses(found.steps[step])]
    attacks = [step for step in there if isinstance(found.steps[step], Attack)]
    return next(iter([*attacks, *there]), None)


def _reach(battle: Battle, seat: int, found: Deed, act: Act, verb: Do) -> arcs.Reach:
    aim: Aim = verb.aim  # type: ignore[union-attr]
    if isinstance(verb, Attack):
        return aiming.reach(aim, shots.shot(battle, seat, found, verb, act, len(act.dice)).range)
    return aiming.reach(aim, aiming.extras(getattr(verb, "extra", ()), len(act.dice)).range)


def _hexes(battle: Battle, seat: int, found: Deed, act: Act, verb: Do, at: Pose) -> tuple[str, ...]:
    """None where the whole board is meant."""
    wide = _reach(battle, seat, found, act, verb)
    if not wide.arcs and not wide.range:
        return ()
    return tuple(name(cell) for cell in boards.cells(battle.board) if arcs.covers(at, cell, wide))


def _damage(state: State, seat: int, found: Deed, act: Act, plan: Plan) -> int:
    return next((each.base for each in odds(state, seat, found, act, plan)), 0)


def targets(state: State, seat: int, found: Deed, act: Act, step: int, plan: Plan) -> tuple[TargetView, ...]:
    """All that the arc or range covers: those that were chosen together, each of the others alone."""
    battle, verb = state.fight, found.steps[step]
    wide, at = _reach(battle, seat, found, act, verb), plan.poses[step]
    chosen = commands.targets_of(found, act, step)
    together = {each.ref: each for each in odds(state, seat, found, act, plan)}
    found_views = []
    for ref in _covered(battle, seat, verb, at, wide, chosen):
        seen = not wide.sight or arcs.reaches(battle, at, where(thing(battle, ref)), wide)
        each = together.get(ref)
        if isinstance(verb, Attack) and each is None and seen:
            alone = replace(act, at=(ref,), skip=only(found, step))
            each = next(iter(odds(state, seat, found, alone, plan)), None)
        found_views.append(_target(battle, seat, ref, ref in chosen, seen, each))
    return tuple(found_views)


def only(found: Deed, step: int) -> tuple[int, ...]:
    """Every other step that chooses is left out of account."""
    return tuple(at for at, verb in enumerate(found.steps) if at != step and commands.chooses(verb))


def _covered(
    battle: Battle, seat: int, verb: Do, at: Pose, wide: arcs.Reach, chosen: Sequence[str]
) -> list[str]:
    aim: Aim = verb.aim  # type: ignore[union-attr]
    if not isinstance(verb, Attack):
        with shots.as_if(ship_of(battle, seat), at):
            return aiming.concerned(battle, ship_of(battle, seat).ref, aim)
    there = [ship.ref for ship in on_board(battle, "enemy") if aiming.meant(ship, aim)]
    tokens = (battle.tokens[id] for id in sorted(battle.tokens))
    there += [each.id for each in tokens if each.hull and each.side == "enemy" and each.hex]
    return [ref for ref in there if ref in chosen or arcs.covers(at, where(thing(battle, ref)), wide)]


def _target(battle: Battle, seat: int, ref: str, chosen: bool, seen: bool, odds: Odds | None) -> TargetView:
    edge = odds.standing if odds is not None else ""
    view = None
    if odds is not None:
        totals = tuple((total, round(p, 6)) for total, p in odds.totals)
        view = OddsView(totals, round(odds.destroyed, 6), round(odds.mean, 4), odds.about)
    return TargetView(ref, chosen, seen, edge, _why(battle, seat, ref, edge), view)


def _why(battle: Battle, seat: int, ref: str, edge: str) -> str:
    """The mark that an advantage or disadvantage comes from, else the place."""
    me, target = ship_of(battle, seat), battle.ships.get(ref)
    if edge == "disadvantage":
        return "radar_jam" if works(battle, me, "radar_jam") else ""
    if edge == "advantage":
        if target is not None and works(battle, target, "target_lock"):
            return "target_lock"
        return "stealth" if works(battle, me, "stealth") else "behind"
    return ""


def cost(battle: Battle, seat: int, found: Deed, act: Act, plan: Plan) -> CostView:
    cockpit = battle.cockpits[seat]
    energy = _energy(found)
    reached = planned.level(battle, seat, plan.stress)
    skipped = [at for flag in passives.flags(battle, cockpit.ship, "skip_level") for at in flag.levels]
    return CostView(
        dice=tuple(cockpit.dice[place].face for place in act.dice),
        energy=energy,
        energy_left=found.card.energy - energy if found.card is not None else 0,
        stress=plan.stress,
        stress_after=cockpit.stress + plan.stress,
        level=LEVELS[reached].does if reached and reached not in skipped else "",
        hull=plan.count("asteroids") * TERRAIN["asteroids"].hull,
        shields=plan.count("nebula") * TERRAIN["nebula"].shields,
    )


def turns(facing: int, most: int = patterns.TURN) -> list[int]:
    """Facings that are a turn."""
    return patterns.turns(facing, most)[1:]
