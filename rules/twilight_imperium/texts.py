"""Where the words on a component stand: the keys of what players read on cards, sheets and Leaders."""

from __future__ import annotations

from rules.core.contract import Arg, phrase
from rules.twilight_imperium.components import STRATEGY
from rules.twilight_imperium.components_cards import ACTION_CARDS, POLITICAL_CARDS


def _slug(id: str) -> str:
    return id.replace("_", "-")


def action_card(id: str) -> str:
    return f"ti-card-{_slug(id)}"


def agenda(id: str) -> tuple[str, ...]:
    """What comes of an election, or of a vote for and of one against."""
    key = f"ti-agenda-{_slug(id)}"
    return (key,) if POLITICAL_CARDS[id].elect is not None else (f"{key}-for", f"{key}-against")


def card(id: str) -> tuple[str | None, dict[str, Arg]]:
    """What stands on an Action or Political Card, as one line with its facts; on other things nothing."""
    if id in ACTION_CARDS:
        return action_card(id), {}
    if id not in POLITICAL_CARDS:
        return None, {}
    effects = [phrase(key) for key in agenda(id)]
    key = "ti-play-political-vote" if len(effects) > 1 else "ti-play-political-election"
    return key, {"effect": effects[0], "against": effects[-1]}


def objective(id: str) -> str:
    """Public, secret and special ones."""
    return f"ti-objective-{_slug(id)}"


def technology(id: str) -> str:
    """Common and racial ones."""
    return f"ti-technology-{_slug(id)}"


def ability(id: str) -> str:
    return f"ti-ability-{_slug(id)}"


def leader(kind: str) -> str:
    return f"ti-leader-{_slug(kind)}"


def strategy_card(id: str) -> tuple[str, ...]:
    """The primary ability, and the secondary where there is one (TI-418)."""
    key = f"ti-strategy-{_slug(id)}"
    return (f"{key}-primary", f"{key}-secondary") if STRATEGY[id].follow >= 0 else (f"{key}-primary",)
