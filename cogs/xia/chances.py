"""Odds before the dice: what each risky answer to the current question may bring, exactly and in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cogs import prompts
from cogs.xia.game import Game
from rules.core import Choice, Prompt, notation
from rules.xia import odds, risks
from rules.xia.actions import (
    Accept,
    BlindJump,
    Defend,
    DoObjective,
    Experience,
    Extract,
    Fire,
    Fly,
    UseAbility,
)
from rules.xia.game import RULES
from rules.xia.weapons import Odds
from words import Words

RISKY = (Fire, Defend, Fly, BlindJump, Extract, UseAbility, DoObjective, Accept, Experience)
CERTAIN = {"xia-objective-passenger", "xia-objective-smuggler", "xia-stands"}
"""Kinds of answers that involve no die."""
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


async def asked(loaded: Game, seat: int) -> dict[str, Choice]:
    return risky(next(iter(loaded.prompts(seat)), None))


def lines(
    loaded: Game, choices: dict[str, Choice], attacks: Mapping[Fire, Odds], words: Words
) -> Iterator[str]:
    """One for each answer; flights of equal risk share one, by their numbers on the map."""
    flights: dict[str, list[int]] = {}
    for choice in choices.values():
        if len(choices) > 1 and isinstance(choice.action, Fly):
            flights.setdefault(str(choice.args["odds"]), []).append(int(str(choice.args["number"])))
            continue
        label = prompts.label(loaded, words, choice.label, choice.args)
        yield f"**{label}**: {_said(loaded, choice, attacks, words)}"
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


def _said(loaded: Game, choice: Choice, attacks: Mapping[Fire, Odds], words: Words) -> str:
    if isinstance(choice.action, Fire):
        said = [attack(attacks[each], words) for each in choice.action.duels]
        if len(said) == 1:
            return said[0]
        ships = choice.args["target"]
        assert isinstance(ships, tuple)
        named = zip(ships, said, strict=True)
        return " ".join(
            words("xia-odds-at", seats=loaded.names, target=ship, odds=odds_) for ship, odds_ in named
        )
    assert choice.hint is not None
    return words(choice.hint, seats=loaded.names, **choice.args)


def attack(told: Odds, words: Words) -> str:
    """Undefended, against all that the target could put up now, and what the attacker's own ship risks."""
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


async def panel_text(loaded: Game, seat: int, words: Words, only: str | None = None) -> str:
    """All of them, or one. ValueError if that one is no risk that can be run now."""
    choices = await asked(loaded, seat)
    if only is not None and only not in choices:
        return f"### {words('xia-odds-head')}\n{await _unlisted(loaded, seat, only, words)}"
    if only is not None:
        choices = {only: choices[only]}
    if not choices:
        return words("xia-odds-nothing")
    fires = [each for one in choices.values() if isinstance(one.action, Fire) for each in one.action.duels]
    told = await loaded.reckon(risks.of_attacks, seat, fires) if fires else []
    body = "\n".join(lines(loaded, choices, dict(zip(fires, told, strict=True)), words))
    text = f"### {words('xia-odds-head')}\n{body}"
    return text if len(text) <= MOST else text[: text.rfind("\n", 0, MOST)] + "\n…"


async def _unlisted(loaded: Game, seat: int, move: str, words: Words) -> str:
    """A way or an attack that is possible but too much for a menu, in notation."""
    try:
        action = notation.read(move, RULES.actions)
    except notation.Malformed as problem:
        raise ValueError(move) from problem
    if loaded.row.status != "running":
        raise ValueError(move)
    told = await loaded.reckon(risks.unlisted, seat, action)
    if told is None:
        raise ValueError(move)
    return words("xia-odds", parts=(told,)) if isinstance(told, str) else attack(told, words)
