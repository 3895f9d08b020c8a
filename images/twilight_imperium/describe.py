"""The table in words, all of it: for those who cannot or will not look at pictures."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import plain
from images.twilight_imperium import sayings
from images.twilight_imperium.alt import alt_agenda
from images.twilight_imperium.alt_battle import alt_battle, alt_invasion
from images.twilight_imperium.common import contested, owner, player_of, playing
from images.twilight_imperium.sheets import hand, laws, objectives, sheet, waits
from rules.core.hexes import DIRECTIONS
from rules.twilight_imperium.view import SystemView, View
from words import Words


def describe(view: View, words: Words, names: Sequence[str]) -> str:
    """Blocks of Markdown, as many as it takes; what goes on first, then the own hand, everybody, cards on the
    table, and the galaxy system by system, battles first."""
    names = [plain(name) for name in names]
    blocks = [
        f"**{sayings.head(view, words, names)}**",
        waits(view, words, names),
        *_going_on(view, words, names),
        _headed("ti-pic-hand", hand(view, words), words),
        _headed("ti-pic-players", sayings.players(view, words, names), words),
        *("\n".join(sheet(view, player_of(view, seat), words, names)) for seat in playing(view)),
        _headed("ti-pic-objectives", objectives(view, words, names), words),
        _headed("ti-pic-laws", laws(view, words, names), words),
        _headed(
            "ti-say-galaxy",
            [place(view, one, words, names) for one in sorted(view.systems, key=_first)],
            words,
        ),
    ]
    return "\n\n".join(filter(None, blocks))


def _headed(key: str, lines: Sequence[str], words: Words) -> str:
    return "\n".join((f"**{words(key)}**", *(f"- {line}" for line in lines))) if lines else ""


def _going_on(view: View, words: Words, names: Sequence[str]) -> list[str]:
    told = []
    if view.agenda is not None:
        told.append(alt_agenda(view, words, names))
    if view.battle is not None:
        told.append(alt_battle(view, words, names))
    if view.invasion is not None:
        told.append(alt_invasion(view, words, names))
    return told


def place(view: View, one: SystemView, words: Words, names: Sequence[str]) -> str:
    """All that is in a system, and which systems lie next to it."""
    said = sayings.system(view, one, words, names) or f"{one.at}: {words('ti-say-empty')}"
    said = "; ".join((said, *sayings.cargo(one, words, names)))
    if one.hex is None:
        return said
    cells = {each.hex: each.at for each in view.systems if each.hex is not None}
    near = [cells[cell] for step in DIRECTIONS if (cell := one.hex.plus(step)) in cells]
    return f"{said}. {words('ti-say-near', systems=', '.join(sorted(near)))}" if near else said


def _first(system: SystemView) -> tuple[bool, bool, str]:
    return not contested(system), owner(system) is None, system.at
