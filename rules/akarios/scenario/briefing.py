"""What a squad is told before a battle: the tokens, the special rules and the actions of the scenario."""

from __future__ import annotations

from collections.abc import Iterator

from rules.akarios.scenario import goals
from rules.akarios.scenario import script_if as asks
from rules.akarios.scenario.conditions import holds
from rules.akarios.scenario.script import Rule
from rules.akarios.scenario.script_if import If
from rules.akarios.state import State

SETTLED = (asks.PlayersAre, asks.HasAchievement, asks.LacksAchievement)
"""What is decided before the battle: who flies, and what the squad has done."""


def told(state: State) -> tuple[str, ...]:
    """Texts of whatever may come to pass, each once."""
    return tuple(dict.fromkeys(filter(None, _listed(state))))


def _listed(state: State) -> Iterator[str]:
    script = goals.script(state)
    yield from (token.text for token in script.token)
    yield from (rule.text for rule in script.rule if _may_fire(state, rule))
    yield from (deed.text for deed in script.action)


def _may_fire(state: State, rule: Rule) -> bool:
    return all(_may_hold(state, test) for test in rule.given)


def _may_hold(state: State, test: If) -> bool:
    match test:
        case asks.AnyOf(of):
            return any(_may_hold(state, each) for each in of)
        case asks.Not(given) if isinstance(given, SETTLED):
            return not holds(state, given, {})
        case _ if isinstance(test, SETTLED):
            return holds(state, test, {})
    return True
