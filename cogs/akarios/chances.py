"""Odds before the cards: every attack that can be made now, or one, exactly and in words."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.akarios.game import Game
from rules.akarios import risks
from rules.akarios.game import RULES
from rules.akarios.risks import Blow, Hit
from rules.core import Choice, notation
from rules.core.contract import Arg
from words import Words

MOST = 8
"""Attacks that are listed; any other can be asked for by its command."""


async def asked(loaded: Game, seat: int) -> dict[str, Choice]:
    """Attacks, as they are typed."""
    if loaded.row.status != "running":
        return {}
    found = await loaded.reckon(risks.attacks, seat)
    return {
        blow.line: Choice("ak-odds-attack", notation.read(blow.line, RULES.actions), _args(blow))
        for blow in found
    }


async def told(loaded: Game, seat: int, words: Words, only: str | None = None) -> str:
    """All of them, or one. ValueError if that one is no attack that can be made now."""
    running = loaded.row.status == "running"
    if only is None:
        found = await loaded.reckon(risks.attacks, seat) if running else []
        return _lines(found[:MOST], loaded, words) if found else words("ak-odds-nothing")
    try:
        action = notation.read(only, RULES.actions)
    except notation.Malformed as problem:
        raise ValueError(only) from problem
    blow = await loaded.reckon(risks.attack, seat, action) if running else None
    if blow is None:
        raise ValueError(only)
    return _lines([blow], loaded, words)


def _args(blow: Blow) -> dict[str, Arg]:
    return {"card": blow.card, "faces": blow.faces, "targets": tuple(hit.target for hit in blow.hits)}


def _lines(found: Iterable[Blow], loaded: Game, words: Words) -> str:
    said = [f"### {words('ak-odds-head')}"]
    for blow in found:
        head = f"**{words('ak-odds-attack', seats=loaded.names, **_args(blow))}**"
        hits = [_hit(hit, words) for hit in blow.hits]
        said += [f"{head}: {hits[0]}"] if len(hits) == 1 else [head, *_each(blow, hits, loaded, words)]
    return "\n".join([*said, f"-# {words('ak-odds-bare')}"])


def _each(blow: Blow, hits: list[str], loaded: Game, words: Words) -> list[str]:
    named = [words("ak-odds-target", seats=loaded.names, target=hit.target) for hit in blow.hits]
    return [f"- {name}: {hit}" for name, hit in zip(named, hits, strict=True)]


def _hit(hit: Hit, words: Words) -> str:
    destroyed, missed = round(100 * hit.destroyed), round(100 * hit.missed)
    said = words("ak-odds-hit", mean=f"{hit.mean:.1f}", missed=missed, destroyed=destroyed)
    if hit.edge:
        said += " · " + words(f"ak-odds-{hit.edge}")
    return said + (f" · {words('ak-odds-about')}" if hit.about else "")
