"""Exact odds of an attack from the cards left in the own deck, as the board stands. Nothing is foreseen that
players decide: another card for stress, or a weaker stack."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from rules.akarios import frames
from rules.akarios.actions import Act
from rules.akarios.battle import attack, commands, planned, shots
from rules.akarios.battle.deeds import BASIC, Deed
from rules.akarios.cards import steps
from rules.akarios.cards.use import Use
from rules.akarios.components import LEVELS
from rules.akarios.language import Attack, Next
from rules.akarios.ship import damage, effects, modifiers, passives, pending, stacks
from rules.akarios.ship.decks import STRESS_MISS
from rules.akarios.ship.durations import works
from rules.akarios.ship.immunity import immune
from rules.akarios.ship.modifiers import Standing
from rules.akarios.ship.ships import Pose
from rules.akarios.ship.spreads import Shot, Spread, deck_of, spreads
from rules.akarios.state import Battle, Cockpit, Mods, Ship, State


class Odds(NamedTuple):
    """What an attack would do to one target."""

    ref: str
    base: int
    standing: Standing
    stacks: int
    totals: tuple[tuple[int, float], ...]
    """Damage that arrives, and how likely; a Miss is 0."""
    missed: float
    destroyed: float
    mean: float
    """Damage to expect, no more than is left of the target."""
    about: bool
    """Rare outcomes are left out, or something comes before that nobody can foresee."""


def odds(state: State, seat: int, found: Deed, act: Act, plan: planned.Plan | None = None) -> list[Odds]:
    """Of every target of every attack in a command, as the board stands."""
    battle = state.fight
    way = plan or planned.plan(battle, seat, found, act)
    cockpit = battle.cockpits[seat]
    deck, panics = _after_stress(battle, cockpit, way.stress)
    spare = Cockpit(cockpit.ship, cockpit.member, cockpit.pilot, pending=list(cockpit.pending))
    listed: list[Odds] = []
    for step in commands.performed(found, act):
        verb = found.steps[step]
        if isinstance(verb, Next) and verb.aim.who == "self":
            pending.grant(spare, found.id, verb, verb.choose_one[:1])
        if isinstance(verb, Attack) and commands.targets_of(found, act, step):
            frame = _frame(state, seat, found, act, step, spare)
            listed += _of_attack(battle, cockpit, frame, way.poses[step], deck, panics or bool(listed))
    return listed


def _frame(state: State, seat: int, found: Deed, act: Act, step: int, waiting: Cockpit) -> frames.Attack:
    """The attack as it would begin, with what waits for it by then."""
    battle, verb = state.fight, found.steps[step]
    assert isinstance(verb, Attack)
    at = commands.targets_of(found, act, step)
    use = Use(seat, found.id, act, at, dice=len(act.dice), more=act.more)
    taken = pending.take(waiting) + (shots.inside(found) if act.more else [])
    frame = steps.attack(state, verb, use, at, taken)
    if found.kind == BASIC:
        frame.damage += passives.stat(battle, frame.source, "basic_damage")
    return frame


def _of_attack(
    battle: Battle, cockpit: Cockpit, frame: frames.Attack, at: Pose, deck: Mods, vague: bool
) -> list[Odds]:
    """`vague`: something nobody can foresee comes before it: panic, or an attack of the same card."""
    ship = battle.ships[cockpit.ship]
    frame.stealthy = works(battle, ship, "stealth")
    with shots.as_if(ship, at):
        every = [_shot(battle, frame, index) for index in range(len(frame.targets))]
        reads = stacks.readings(battle, ship.ref)
        found = spreads(deck_of(deck), every, reads)
        return [
            _of_target(battle, frame, ref, shot, spread, about or vague)
            for ref, shot, (spread, about) in zip(frame.targets, every, found, strict=True)
        ]


def _shot(battle: Battle, frame: frames.Attack, index: int) -> Shot:
    frame.at = index
    standing, base = attack.standing(battle, frame), attack.base(battle, frame)
    if frame.undrawn:
        return Shot(base, standing, 0)
    if index == 0 and pending.figure(frame.pending, "no_draw"):
        return Shot(base, standing, 0, (attack.NO_DRAW,))
    return Shot(base, standing, modifiers.stacks(battle, frame.source, standing))


def _of_target(
    battle: Battle, frame: frames.Attack, ref: str, shot: Shot, spread: Spread, about: bool
) -> Odds:
    target = damage.thing(battle, ref)
    hull, shields = target.hull or 0, target.shields if isinstance(target, Ship) else 0
    usual = [*frame.effects, *(effects.said(each.effect, each.n) for each in pending.effects(frame.pending))]
    pierce = any(effects.read(text).effect == "pierce" for text in usual)
    resists = immune(battle, ref, "pierce")
    totals: dict[int, float] = defaultdict(float)
    destroyed = mean = 0.0
    for result, p in spread.items():
        through = (result.pierces or (pierce and not result.bare)) and not resists
        dealt = 0 if result.missed else damage.softened(battle, ref, result.total, frame.source)
        totals[dealt] += p
        enough = hull if through else hull + shields
        destroyed += p if hull and dealt >= enough else 0
        mean += p * min(dealt, enough)
    return Odds(
        ref,
        shot.base,
        shot.standing,
        shot.stacks,
        tuple(sorted(totals.items())),
        sum(p for result, p in spread.items() if result.missed),
        destroyed,
        mean,
        about,
    )


def _after_stress(battle: Battle, cockpit: Cockpit, stress: int) -> tuple[Mods, bool]:
    """The deck as it is once the stress for this action has come (AK-123, AK-312); True: panic comes first,
    and nobody knows what it does."""
    cards, discards = list(cockpit.deck.cards), list(cockpit.deck.discards)
    now, left, panics = cockpit.stress, battle.box.get(STRESS_MISS, 0), False
    skipped = {at for flag in passives.flags(battle, cockpit.ship, "skip_level") for at in flag.levels}
    for at in range(now + 1, now + stress + 1):
        level = LEVELS.get(at)
        if level is None or at in skipped:
            continue
        if level.does == "miss":
            cards, discards = [*cards, *discards, *([STRESS_MISS] if left else [])], []
            left = max(0, left - 1)
        panics = panics or level.does == "panic"
    return Mods(cards, discards), panics
