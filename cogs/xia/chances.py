"""Odds before the dice: what each risky answer of the question of now may bring, exactly and in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cogs import prompts, whole_turn
from cogs.table import Loaded
from rules.core import Choice, Prompt, notation
from rules.xia import destinations, engine, odds, weapons
from rules.xia.frames import Moving
from rules.xia.game import RULES
from rules.xia.state import (
    Accept,
    BlindJump,
    Defend,
    DoObjective,
    Experience,
    Extract,
    Fire,
    Fly,
    State,
    UseAbility,
)
from words import Words

RISKY = (Fire, Defend, Fly, BlindJump, Extract, UseAbility, DoObjective, Accept, Experience)
CERTAIN = {"xia-objective-passenger", "xia-objective-smuggler", "xia-stands"}
"""Answers of these kinds on which no die falls."""
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
        and choice.label not in CERTAIN
        and SAFE not in str(choice.args.get("odds"))
    }


def asked(loaded: Loaded, seat: int) -> dict[str, Choice]:
    return risky(whole_turn.asked(loaded, loaded.state, seat)) if loaded.row.status == "running" else {}


def lines(loaded: Loaded, seat: int, choices: dict[str, Choice], words: Words) -> Iterator[str]:
    """One for each answer; flights of equal risk share one, by their numbers on the map."""
    flights: dict[str, list[int]] = {}
    for choice in choices.values():
        if len(choices) > 1 and isinstance(choice.action, Fly):
            flights.setdefault(str(choice.args["odds"]), []).append(int(str(choice.args["number"])))
            continue
        label = prompts.label(loaded, words, choice.label, choice.args)
        yield f"**{label}**: {_said(loaded, seat, choice, words)}"
    for odds_, numbers in flights.items():
        yield words("xia-odds-flights", numbers=spans(numbers), odds=odds_)
    if any(isinstance(choice.action, Fly | BlindJump) for choice in choices.values()):
        yield f"-# {words('xia-odds-bare')}"


def spans(numbers: Iterable[int]) -> str:
    """1–3, 7, 9–11"""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)


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
    """All of them, or one. ValueError if that one is no risk that can be run now."""
    choices = asked(loaded, seat)
    if only is not None and only not in choices:
        return f"### {words('xia-odds-head')}\n{_unlisted(loaded, seat, only, words)}"
    if only is not None:
        choices = {only: choices[only]}
    if not choices:
        return words("xia-odds-nothing")
    body = "\n".join(lines(loaded, seat, choices, words))
    text = f"### {words('xia-odds-head')}\n{body}"
    return text if len(text) <= MOST else text[: text.rfind("\n", 0, MOST)] + "\n…"


def _unlisted(loaded: Loaded, seat: int, move: str, words: Words) -> str:
    """A way or an attack that is possible but too much for a menu, in notation."""
    state = loaded.state
    try:
        action = notation.read(move, RULES.actions)
    except notation.Malformed as problem:
        raise ValueError(move) from problem
    now = engine.asked(state) if loaded.row.status == "running" else None
    if now is None or now[0] != seat or not now[1].offers(action):
        raise ValueError(move)
    top = state.stack[-1]
    if isinstance(action, Fly) and isinstance(top, Moving):
        told = destinations.odds(state, top, action.to)
        if told is not None:
            return words("xia-odds", parts=(told,))
    if isinstance(action, Fire):
        return attack(state, seat, action, words)
    raise ValueError(move)
