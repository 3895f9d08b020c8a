"""The pictures of Twilight Imperium: which there are to look at, and which ones a question is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from images.twilight_imperium import facts
from rules.core import Prompt
from rules.twilight_imperium.view import SystemView, View
from words import Words

MECATOL = "000"
GALAXY, OBJECTIVES, LAWS, TRADE, PLAYERS, SCORE = "galaxy", "objectives", "laws", "trade", "players", "score"
BATTLE, INVASION, AGENDA, HAND = "battle", "invasion", "agenda", "hand"
MINE = "player.me"
SHARED = (GALAXY, OBJECTIVES, LAWS, TRADE, PLAYERS)
"""Pictures that are the same whoever looks."""
OUTER = 300
"""Addresses from the third ring on; those within have a menu of their own."""


def fight(view: View) -> list[str]:
    """What is fought or voted on now."""
    if view.battle is not None:
        return [BATTLE]
    if view.invasion is not None:
        return [INVASION]
    return [AGENDA] if view.agenda is not None else []


def on_table(view: View) -> str:
    """What everybody decides about, else the galaxy."""
    return SCORE if view.over else next(iter(fight(view)), GALAXY)


ABOUT = {
    "ti-pick": PLAYERS,
    "ti-form": OBJECTIVES,
    "ti-score": OBJECTIVES,
    "ti-bureaucracy": OBJECTIVES,
    "ti-negotiation": TRADE,
    "ti-negotiation-active": TRADE,
    "ti-trade": TRADE,
    "ti-market": HAND,
    "ti-discard": HAND,
    "ti-play-political-which": HAND,
}
"""Questions that are always about the same picture."""


OWN = ("ti-follow", "ti-lead")
"""Questions about one's own sheet, wherever there is no system to show."""


def now(view: View, seat: int, asked: Prompt | None) -> list[str]:
    """What the question of this seat is about; the own sheet if none is asked."""
    if view.over:
        return [SCORE]
    if asked is None:
        return [f"player.{seat}"]
    if asked.key == "ti-choose-home":
        return [f"choose.{'-'.join(str(each.args['system']) for each in asked.choices)}"]
    if asked.key in ABOUT:
        return [ABOUT[asked.key]]
    if asked.key == "ti-research" or asked.args.get("card") == "@technology_2":
        return [f"technologies.{seat}"]
    place = str(asked.args.get("system", ""))
    if fight(view):
        return fight(view)
    known = {one.at for one in view.systems}
    return [f"system.{place}"] if place in known else [f"player.{seat}" if asked.key in OWN else GALAXY]


def rows(view: View, seat: int | None, words: Words, names: Sequence[str]) -> list[dict[str, str]]:
    """Tabs: what all share, what is one's own, the others' sheets, and every system of the galaxy."""
    shared = [*fight(view), *([SCORE] if view.over else []), *SHARED][:5]
    sheets = [f"player.{each}" for each in range(view.seats) if each != seat]
    return [
        {what: words(f"ti-look-{what}") for what in shared},
        own(seat, words),
        {what: words("ti-look-player", name=names[int(what.partition(".")[2])]) for what in sheets},
        *_systems(view, words),
    ]


def own(seat: int | None, words: Words) -> dict[str, str]:
    """What is the reader's; a spectator has nothing."""
    if seat is None:
        return {}
    looks = {f"player.{seat}": "sheet", HAND: "hand", f"technologies.{seat}": "technologies"}
    return {what: words(f"ti-look-{name}") for what, name in looks.items()}


def _systems(view: View, words: Words) -> Iterator[dict[str, str]]:
    """Two menus: there are more systems than one can hold."""
    outer = [one for one in view.systems if int(one.at) >= OUTER]
    inner = [one for one in view.systems if int(one.at) < OUTER]
    for some in (inner, outer[:25], outer[25:50]):
        yield {f"system.{one.at}": place(one, words) for one in some}


def place(one: SystemView, words: Words) -> str:
    """308 Lodor"""
    name = facts.system(one.at, one.tile, words)
    return one.at if one.hidden or name == one.at else f"{one.at} {name}"


def under_table(words: Words) -> dict[str, str]:
    looks = {GALAXY: "galaxy", MINE: "mine", OBJECTIVES: "objectives", LAWS: "laws", PLAYERS: "players"}
    return {what: words(f"ti-look-{name}") for what, name in looks.items()}
