"""Each picture in one breath, for screen readers (at most 1000 characters)."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.xia import neighbours, sayings
from images.xia.common import ship_of
from images.xia.system import ring
from rules.xia.view import View
from words import Words


def alt_map(view: View, words: Words, names: Sequence[str]) -> str:
    shown = [words.name("xia", sector.id) for sector in ring(view)]
    return brief(
        [
            words("xia-say-map", sectors=", ".join(shown)),
            sayings.head(view, words, names),
            sayings.attack(view, words, names),
            *_where(view, words, names),
            sayings.reach(view, words),
        ]
    )


def alt_attack(view: View, words: Words, names: Sequence[str]) -> str:
    """Dice as they fell, then those of the defence."""
    now = view.attack
    assert now is not None
    dice = [
        words(f"xia-say-{key}", dice=" + ".join(map(str, rolls)))
        for key, rolls in (("rolls", now.rolls), ("blocks", now.blocks))
        if rolls
    ]
    return brief([sayings.attack(view, words, names), *dice])


def alt_system(view: View, words: Words, names: Sequence[str]) -> str:
    shown = [words.name("xia", sector.id) for sector in view.sectors]
    return brief(
        [
            sayings.head(view, words, names),
            *_where(view, words, names),
            words("xia-say-map", sectors=", ".join(shown)),
        ]
    )


def alt_sector(view: View, words: Words, names: Sequence[str], which: str) -> str:
    here = next(one for one in view.sectors if one.id == which)
    facts = [*sayings.sector(here, view, words, names), neighbours.beside(here, view, words)]
    told = f"{words.name('xia', which)}: {'; '.join(filter(None, facts))}."
    return brief([told, f"{words('xia-say-rows')} [{neighbours.rows(here)}]"])


def alt_ship(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    facts = sayings.ship(ship_of(view, seat), words, names)
    return brief([f"{sayings.player(seat, words, names)}, {'; '.join(facts)}."])


def alt_fame(view: View, words: Words, names: Sequence[str]) -> str:
    """Captains by their fame."""
    ranked = sorted(view.ships, key=lambda ship: (ship.seat != view.winner, -ship.fame))
    told = [f"{sayings.player(one.seat, words, names)} {one.fame}" for one in ranked]
    open_ = ", ".join(one.title.name[words.lang] for one in view.titles)
    titles = f"{words('xia-say-titles-open')} {open_}." if open_ and not view.over else ""
    return brief([sayings.head(view, words, names), words("xia-say-fame", ranks=", ".join(told)), titles])


def alt_score(view: View, words: Words, names: Sequence[str]) -> str:
    return alt_fame(view, words, names)


def _where(view: View, words: Words, names: Sequence[str]) -> list[str]:
    places = [(sayings.player(ship.seat, words, names), ship.space) for ship in view.ships]
    places += [(one.npc.name[words.lang], one.space) for one in view.npcs if one.space is not None]
    return [f"{name}: {sayings.place(space, words)}." for name, space in places]
