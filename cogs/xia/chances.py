"""Odds before the dice: what each risky answer of the question of now may bring, exactly and in words."""

from __future__ import annotations

from collections.abc import Iterator

from cogs import prompts, whole_turn
from cogs.table import Loaded
from rules.core import Choice, Prompt, notation
from rules.xia import odds, weapons
from rules.xia.state import BlindJump, Defend, Extract, Fire, Fly, State, UseAbility
from words import Words

RISKY = (Fire, Defend, Fly, BlindJump, Extract, UseAbility)
SAFE = "xia-odds-safe"
MOST = 3600


def risky(prompt: Prompt | None) -> dict[str, Choice]:
    """Answers on which dice may fall, by their notation; ways that are safe are left out."""
    if prompt is None:
        return {}
    return {
        notation.write(choice.action): choice
        for choice in prompt.choices
        if isinstance(choice.action, RISKY)
        and choice.hint is not None
        and SAFE not in str(choice.args.get("odds"))
    }


def asked(loaded: Loaded, seat: int) -> dict[str, Choice]:
    return risky(whole_turn.asked(loaded, loaded.state, seat)) if loaded.row.status == "running" else {}


def lines(loaded: Loaded, seat: int, choices: dict[str, Choice], words: Words) -> Iterator[str]:
    for choice in choices.values():
        label = prompts.label(loaded, words, choice.label, choice.args)
        yield f"**{label}**: {_said(loaded, seat, choice, words)}"


def _said(loaded: Loaded, seat: int, choice: Choice, words: Words) -> str:
    if isinstance(choice.action, Fire):
        return attack(loaded.state, seat, choice.action, words)
    assert choice.hint is not None
    return words(choice.hint, seats=loaded.names, **choice.args)


def attack(state: State, seat: int, fire: Fire, words: Words) -> str:
    """Undefended, against all that the target could put up now, and what the own ship risks."""
    told = weapons.foretell(state, seat, fire)
    said = words(
        "xia-odds-attack",
        open=round(told.mean_open),
        kill=odds.percent(told.kill_open),
        guarded=round(told.mean_guarded),
        still=odds.percent(told.kill_guarded),
    )
    if not told.mean_self:
        return said
    return said + words("xia-odds-attack-own", own=round(told.mean_self), death=odds.percent(told.kill_self))


def panel_text(loaded: Loaded, seat: int, words: Words, only: str | None = None) -> str:
    """All of them, or one. ValueError if that one is not among them."""
    choices = asked(loaded, seat)
    if only is not None:
        choices = {only: choices[only]} if only in choices else {}
        if not choices:
            raise ValueError(only)
    if not choices:
        return words("xia-odds-nothing")
    body = "\n".join(lines(loaded, seat, choices, words))
    text = f"### {words('xia-odds-head')}\n{body}"
    return text if len(text) <= MOST else text[: text.rfind("\n", 0, MOST)] + "\n…"
