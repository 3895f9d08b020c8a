"""Odds before the dice: the fight that is on, or every attack that could be begun now, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs import looks
from cogs.components import GOOD, bar, button, text
from cogs.faces import Panel
from cogs.table import Table
from cogs.twilight_imperium import look
from cogs.twilight_imperium.game import Game
from images.twilight_imperium.catalogue import PICTURES
from images.twilight_imperium.chances import percent
from rules.core import Choice, notation
from rules.core.contract import phrase
from rules.twilight_imperium import risks
from rules.twilight_imperium.actions import Activate
from rules.twilight_imperium.risks import Fight, Units
from rules.twilight_imperium.view import Preview
from words import Words

MOST = 12
"""Attacks that are listed; the rest can be asked for one by one."""
THOUSAND = 1000


async def asked(loaded: Game, seat: int) -> dict[str, Choice]:
    """Activations that would meet somebody's ships, as they are typed."""
    view = loaded.view(seat)
    met = {one.at for one in view.systems if set(one.present) - {seat}}
    met |= {one.at for one in view.systems if one.at == look.MECATOL and any(view.custodians)}
    found = (choice for prompt in loaded.prompts(seat) for choice in prompt.choices)
    return {
        notation.write(choice.action): choice
        for choice in found
        if isinstance(choice.action, Activate) and choice.action.system in met
    }


async def told(loaded: Game, seat: int, words: Words, only: str | None = None) -> str:
    """The fight that is on, else all attacks, or the one in a system. ValueError if nothing is met there."""
    head = f"### {words('ti-odds-head')}\n"
    if only is not None:
        found = await loaded.reckon(risks.attacks, seat, only.split()[-1] if only.split() else "")
        if not found:
            raise ValueError(only)
        return head + _lines(found, words, loaded)
    now = await loaded.reckon(risks.current, seat)
    found = [now] if now is not None else await loaded.reckon(risks.attacks, seat, None)
    return head + _lines(found, words, loaded) if found else words("ti-odds-nothing")


def _lines(found: Sequence[Fight], words: Words, loaded: Game) -> str:
    ranked = sorted(found, key=lambda fight: -fight.chances[0])[:MOST]
    said = [line(fight, words, loaded) for fight in ranked]
    return "\n".join([*said, f"-# {words('ti-odds-bare')}"])


def line(fight: Fight, words: Words, loaded: Game) -> str:
    """Who meets whom with what, the chances of both, and what the attacker most often keeps."""
    a, b, nobody = (percent(each, words) for each in fight.chances)
    facts: dict[str, Any] = {
        "where": f"@{fight.planet}" if fight.planet else fight.system,
        "attacker": f"#{fight.attacker}",
        "defender": f"#{fight.defender}" if fight.defender >= 0 else phrase("ti-pic-custodians"),
        "units": _units(fight.units),
        "theirs": _units(fight.theirs),
        "one": a,
        "other": b,
        "nobody": nobody,
    }
    said = words("ti-odds-line" if fight.theirs else "ti-odds-guards", seats=loaded.names, **facts)
    return said + (words("ti-odds-left", units=_units(fight.left)) if fight.left else "")


def _units(units: Units) -> tuple[str, ...]:
    return tuple(phrase("ti-so-many", count=count, unit=f"@{kind}") for kind, count in units)


async def panel(table: Table, loaded: Game, seat: int, words: Words) -> Panel:
    """The same, with the picture of the fight that is on."""
    now = await loaded.reckon(risks.current, seat)
    view, seen = loaded.view(seat), Panel([], {})
    if now is not None:
        what = f"{look.fight(view)[0]}_odds.{_thousandths(now.chances)}" if look.fight(view) else ""
        if what.startswith((look.BATTLE, look.INVASION)):
            seen = await looks.shown(table, PICTURES, [what], view, words, loaded.row.names())
    items: list[Any] = [text(await told(loaded, seat, words)), *seen.items]
    back = bar(button(words("button-my-seat"), f"w:seat:{loaded.row.id}:", GOOD))
    return Panel([*items, back], seen.files)


def pictured(preview: Preview) -> str:
    """The name of a draft's picture; that of a fight has its odds in it."""
    if preview.odds is None or preview.picture not in (look.BATTLE, look.INVASION):
        return preview.picture
    return f"{preview.picture}_odds.{'-'.join(map(str, preview.odds))}"


def _thousandths(chances: tuple[float, float, float]) -> str:
    """As pictures are named: 712-245-43. What is possible is never 0, so that pictures say what words say."""
    attacker, defender, nobody = (max(1, round(each * THOUSAND)) if each else 0 for each in chances)
    most = THOUSAND - min(attacker, defender) - nobody
    one, other = (most, defender) if attacker >= defender else (attacker, most)
    return f"{one}-{other}-{nobody}"
