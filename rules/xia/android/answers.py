"""The automatic player. It decides from what its player may see; every window has an answer of its own."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.contract import Action
from rules.core.dice import Dice
from rules.core.stack import Question
from rules.xia import destruction, engine, query
from rules.xia.actions import (
    Accept,
    Arm,
    Claim,
    Defend,
    Experience,
    Keep,
    LeaveOut,
    Reroll,
    Stop,
    Suggest,
    UseAbility,
)
from rules.xia.android import acting, outfitting, tricks, valuing
from rules.xia.android.valuing import Eyes
from rules.xia.components import MISSIONS, OUTFITS
from rules.xia.frames import (
    Attack,
    Business,
    ChoosingShip,
    Crossing,
    DrawnMissions,
    Fitting,
    Following,
    Guard,
    Moving,
    NpcPlacing,
    NpcTurn,
    Objective,
    Packing,
    Rearm,
    ShieldReroll,
    Spawning,
    Status,
    Turn,
    Using,
    Visiting,
    Volley,
)
from rules.xia.state import State

KEPT = -1.5
"""Fame a mission may promise less than others would bring, and is kept: sectors are still found."""
THRIFTY = 4
"""Energy below which nothing is spent on what can wait."""


class Asked:
    """A question, and everything an answer may depend on."""

    def __init__(self, state: State, seat: int, question: Question, dice: Dice) -> None:
        self.state, self.seat, self.question, self.dice = state, seat, question, dice
        self.frame = state.stack[-1]
        self.player = state.players[seat]
        self.offered = [each.action for each in question.choices]

    @property
    def eyes(self) -> Eyes:
        return Eyes(self.state, self.seat)


def decide(state: State, seat: int, dice: Dice) -> Action | None:
    found = engine.asked(state)
    if found is None or found[0] != seat:
        return None
    asked = Asked(state, seat, found[1], dice)
    move = ANSWERS.get(type(asked.frame), _first)(asked)
    return move if asked.question.offers(move) else _way_out(asked)


def _first(asked: Asked) -> Action:
    """What the engine puts first is what is sensible: packing, stowing, damage by itself."""
    return asked.offered[0]


def _way_out(asked: Asked) -> Action:
    """Rather the end of what is optional than anything else."""
    return next((each for each in asked.offered if isinstance(each, Stop)), asked.offered[-1])


def _any(asked: Asked) -> Action:
    return asked.dice.choice(asked.offered)


# Money


def _fit(asked: Asked) -> Action:
    return outfitting.first(asked.eyes, asked.offered, asked.dice)


def _spend(asked: Asked) -> Action:
    return outfitting.spend(asked.eyes, asked.offered, asked.dice)


def _pack(asked: Asked) -> Action:
    """All of it as suggested; what does not fit: guns before shields before engines, the cheapest first."""
    if Suggest() in asked.offered:
        return Suggest()
    left = [each for each in asked.offered if isinstance(each, LeaveOut)]
    return min(left, key=lambda each: _missed(each.what)) if left else asked.offered[0]


def _missed(what: str) -> tuple[int, int]:
    outfit = OUTFITS.get(what)
    if outfit is None:
        return 0, 0
    return {"missile": 1, "blaster": 2, "shield": 3, "engine": 4}[outfit.type], outfit.level


# Missions


def _keep(asked: Asked) -> Action:
    """The one that brings the most beyond what its ways would bring; holding one costs nothing."""
    assert isinstance(asked.frame, DrawnMissions)
    eyes = asked.eyes
    gains = {name: valuing.surplus(eyes, MISSIONS[name]) for name in asked.frame.cards}
    best = max(gains, key=lambda name: (gains[name], name))
    return Keep(best if gains[best] > KEPT else None)


def _objective(asked: Asked) -> Action:
    """Experience against failure, or when the next roll is likely better."""
    hide = next((each for each in asked.offered if isinstance(each, UseAbility)), None)
    if hide is not None:
        return hide
    again = next((each for each in asked.question.choices if isinstance(each.action, Experience)), None)
    stands = next((each for each in asked.question.choices if isinstance(each.action, Accept)), None)
    if again is None or stands is None:
        return asked.offered[0]
    failed = stands.args.get("result") == "failed"
    better = again.args.get("better")
    return again.action if failed or (isinstance(better, int) and better >= 65) else stands.action


# Defence


def _defend(asked: Asked) -> Action:
    """The way that leaves the least to fear for what it costs."""
    frame = asked.frame
    if isinstance(frame, Attack) and frame.stage == "reroll":
        return _again(asked, frame)
    hull = destruction.left(asked.state, str(asked.seat))
    deadly = isinstance(frame, Guard) and frame.what == "damage" and frame.amount >= hull

    def fear(number: int) -> float:
        choice = asked.question.choices[number]
        assert isinstance(choice.action, Defend)
        if choice.hint is None and isinstance(frame, Guard):
            mean, death = frame.amount, 100 * deadly
        else:
            mean, death = _figure(choice.args.get("mean")), _figure(choice.args.get("death"))
            death = max(death, 100 * (deadly and mean >= hull))
        spent = 0.35 * len(choice.action.shields) + 0.7 * len(choice.action.abilities)
        return 0.3 * mean + 0.1 * death + spent

    numbers = [n for n, each in enumerate(asked.question.choices) if isinstance(each.action, Defend)]
    return asked.offered[min(numbers, key=fear)]


def _figure(value: object) -> int:
    return value if isinstance(value, int) else 0


def _again(asked: Asked, frame: Attack) -> Action:
    """The dice that fell short."""
    low = tuple(place for place, value in enumerate(frame.rolls) if value <= 4)
    return Reroll(low)


def _reroll_shield(asked: Asked) -> Action:
    below = asked.state.stack[-2]
    assert isinstance(below, Attack | Guard)
    dice = list(enumerate(below.blocks[: len(below.shields)]))
    place, value = min(dice, key=lambda each: each[1])
    return Reroll((place,) if value <= 3 else ())


def _rearm(asked: Asked) -> Action:
    """A rescued ship wants to fly; in a fight the energy is kept when it is scarce."""
    assert isinstance(asked.frame, Rearm)
    most = max(each.markers for each in asked.offered if isinstance(each, Arm))
    if asked.frame.why == "rescue" or asked.player.energy >= most + THRIFTY:
        return Arm(most)
    return Arm(0)


# The status phase


def _status(asked: Asked) -> Action:
    """Every title; then markers for as many uses as the outfits have."""
    claim = next((each for each in asked.offered if isinstance(each, Claim)), None)
    if claim is not None:
        return claim
    most = max((each.markers for each in asked.offered if isinstance(each, Arm)), default=0)
    uses = sum(len(query.spots(each)) for each in asked.player.outfits)
    return Arm(max(0, min(most, uses - asked.player.armed)))


# Flying


def _turn(asked: Asked) -> Action:
    return acting.act(asked.eyes, asked.question)


def _fly(asked: Asked) -> Action:
    assert isinstance(asked.frame, Moving)
    return acting.fly(asked.eyes, asked.question, asked.frame)


def _visit(asked: Asked) -> Action:
    return acting.visit(asked.eyes, asked.question)


def _border(asked: Asked) -> Action:
    """A cloak, if there is energy for it."""
    hide = next((each for each in asked.offered if isinstance(each, UseAbility)), None)
    return hide if hide is not None and asked.player.energy > THRIFTY else Accept()


def _follow(asked: Asked) -> Action:
    assert isinstance(asked.frame, Following)
    return tricks.follow(asked.eyes, asked.frame)


def _effect(asked: Asked) -> Action:
    assert isinstance(asked.frame, Using)
    return tricks.effect(asked.eyes, asked.question, asked.frame)


ANSWERS: dict[type[object], Callable[[Asked], Action]] = {
    ChoosingShip: _any,
    Fitting: _fit,
    Turn: _turn,
    Moving: _fly,
    Crossing: _border,
    Visiting: _visit,
    Guard: _defend,
    Attack: _defend,
    Volley: _defend,
    ShieldReroll: _reroll_shield,
    Rearm: _rearm,
    DrawnMissions: _keep,
    Objective: _objective,
    Spawning: _any,
    Packing: _pack,
    Business: _spend,
    Status: _status,
    NpcTurn: _any,
    NpcPlacing: _any,
    Following: _follow,
    Using: _effect,
}
