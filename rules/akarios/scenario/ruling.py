"""A rule of the scenario is carried out: its conditions, its effects, and what the squad decides in it."""

from __future__ import annotations

from rules.akarios.frames import Rule
from rules.akarios.naming import prose
from rules.akarios.scenario import script_do
from rules.akarios.scenario.conditions import all_hold, open_gate
from rules.akarios.scenario.doing import do
from rules.akarios.scenario.script_do import Do
from rules.akarios.scenario.triggers import rule_of
from rules.akarios.scenario.whom import ONE_PLAYER, PICKED
from rules.akarios.ship.ships import seats
from rules.akarios.state import State
from rules.core.contract import Action, Event
from rules.core.dice import Dice
from rules.core.poll import Poll
from rules.core.stack import Chapter, Question

VOTED = "ak-rule"
"""The row of polls that belong to a rule."""
BETWEEN = "/"
"""Between a rule, the number of its choice, and the option taken."""


def ask(state: State, frame: Rule) -> Question | None:
    return None


def never(state: State, frame: Rule, action: Action, dice: Dice) -> list[Event]:
    raise AssertionError("votes are frames of their own")


def run(state: State, frame: Rule, dice: Dice) -> list[Event]:
    """The conditions are looked at when its turn comes: rules listed before it have done their work
    (AK-427)."""
    if frame.at < 0:
        return _begin(state, frame, dice)
    listed = effects_of(state, frame.rule)
    if frame.at >= len(listed):
        state.stack.pop()
        return []
    effect = listed[frame.at]
    if _must_choose(state, frame, effect):
        return []
    frame.at += 1
    if isinstance(effect, script_do.Choice):
        option = frame.facts.pop(PICKED)
        path = BETWEEN.join((frame.rule, str(frame.at - 1), option))
        state.stack.append(Rule(rule=path, facts=dict(frame.facts)))
        return []
    events = do(state, effect, frame.facts, dice)
    frame.facts.pop(PICKED, None)
    return events


CHAPTER = Chapter(ask, never, run)


def _begin(state: State, frame: Rule, dice: Dice) -> list[Event]:
    battle = state.fight
    rule = rule_of(state, frame.rule)
    key = rule.id if rule.once == "battle" else f"{rule.id}@{battle.round}"
    if (rule.once and key in battle.fired) or not all_hold(state, rule.given, frame.facts, dice):
        state.stack.pop()
        return []
    if rule.once:
        battle.fired.append(key)
    frame.at = 0
    return [Event("ak-rule", {"text": prose(rule.text)})] if rule.text else []


def effects_of(state: State, path: str) -> tuple[Do, ...]:
    """Of a rule, or of an option of one of its choices."""
    id, *rest = path.split(BETWEEN)
    listed = rule_of(state, id).do
    while rest:
        at, option, *rest = rest
        choice = listed[int(at)]
        assert isinstance(choice, script_do.Choice)
        listed = next(each for each in choice.options if each.id == option).do
    return listed


# What the squad decides


def _must_choose(state: State, frame: Rule, effect: Do) -> bool:
    """Whether a vote has to be held first, and is put on the stack."""
    if PICKED in frame.facts:
        return False
    if isinstance(effect, script_do.Choice):
        open = [option for option in effect.options if open_gate(state, option.given)]
        _vote(state, frame, "ak-ask-choice", [option.id for option in open], [option.text for option in open])
        return PICKED not in frame.facts
    if getattr(effect, "who", None) == ONE_PLAYER or getattr(effect, "to", None) == ONE_PLAYER:
        there = [str(seat) for seat in seats(state.fight)]
        _vote(state, frame, "ak-ask-one-player", there, [])
        return PICKED not in frame.facts
    return False


def _vote(state: State, frame: Rule, topic: str, options: list[str], texts: list[str]) -> None:
    """A single option is taken without asking (AK-889)."""
    if len(options) == 1:
        frame.facts[PICKED] = options[0]
        return
    state.polls += 1
    voters = list(range(state.seats))
    if texts:
        poll = Poll(
            topic="ak-ask-choice",
            options=tuple(texts),
            named=True,
            sign="¶",
            then=VOTED,
            asked=voters,
            number=state.polls,
        )
    else:
        least = sorted(options, key=lambda seat: (state.fight.cockpits[int(seat)].stress, int(seat)))
        poll = Poll(
            topic="ak-ask-one-player",
            options=tuple(least),
            named=True,
            sign="#",
            then=VOTED,
            asked=voters,
            number=state.polls,
        )
    state.stack.append(poll)


def voted(state: State, poll: Poll, option: str, dice: Dice) -> list[Event]:
    """The rule below goes on with what was decided. A tie has gone to the first named: of players the one
    with least stress (AK-935)."""
    frame = state.stack[-1]
    assert isinstance(frame, Rule)
    effect = effects_of(state, frame.rule)[frame.at]
    if isinstance(effect, script_do.Choice):
        option = next(each.id for each in effect.options if each.text == option)
    frame.facts[PICKED] = option
    return []
