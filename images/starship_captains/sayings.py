"""Facts of a view as short phrases: the same ones in the board as text and in the words of a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from images.starship_captains.common import half, look_of
from rules.starship_captains.view import (
    FACTIONS,
    ROUNDS,
    AirlockView,
    Figure,
    Lane,
    Mission,
    Ship,
    Spot,
    View,
    wording,
)
from words import Words


def said(phrase: str, words: Words) -> str:
    """A phrase of the rules in this language."""
    return words("sc-say-it", it=phrase)


def player(seat: int, words: Words, names: Sequence[str]) -> str:
    return look_of(seat, words, names).name


def head(view: View, words: Words, names: Sequence[str]) -> str:
    parts = [words("sc-say-round", round=view.round, rounds=ROUNDS)]
    if view.over:
        parts.append(words("sc-say-over"))
    else:
        parts.append(words("sc-say-turn", name=player(view.turn, words, names)))
    parts.append(words("sc-say-first", name=player(view.first, words, names)))
    passed = [player(ship.seat, words, names) for ship in view.ships if ship.passed]
    if passed:
        parts.append(words("sc-say-passed", names=", ".join(passed)))
    return " ".join(parts)


def crew(figures: Iterable[Figure], words: Words, in_order: bool = False) -> str:
    """Counted by kind, or one by one where the order matters."""
    if in_order:
        return ", ".join(said(wording.figure(one), words) for one in figures) or "–"
    return (
        ", ".join(_many(said(wording.figure(kind), words), n) for kind, n in Counter(figures).items()) or "–"
    )


def _many(what: str, count: int) -> str:
    return what if count == 1 else f"{what} ×{count}"


def airlock(now: AirlockView, words: Words) -> str:
    """The mission being carried out: how far, and with whom."""
    name, rows = now.mission.name[words.lang], len(now.mission.rows)
    figures = crew(now.figures, words, in_order=True)
    return words("sc-say-airlock", mission=name, done=now.row, rows=rows, crew=figures)


def cargo(ship: Ship, words: Words) -> str:
    things = Counter[str]([*ship.artifacts, *ship.pirates])
    return ", ".join(_many(said(wording.cargo(item), words), n) for item, n in things.items()) or "–"


def mission(card: Mission, words: Words) -> str:
    """Name, points, and the colours of its rows from the top."""
    colours = ", ".join(words(f"sc-say-row-{row.colour}") for row in card.rows)
    return words("sc-say-mission", name=card.name[words.lang], points=card.points, rows=colours)


def place(spot: Spot, words: Words, names: Sequence[str]) -> list[str]:
    """What lies at a location, and who is there."""
    out = []
    if spot.mission is not None:
        out.append(mission(spot.mission, words))
    if spot.number is not None:
        key = "sc-say-number" if spot.face_up else "sc-say-number-turned"
        out.append(words(key, n=spot.number))
    if spot.station is not None:
        key = "sc-say-station" if spot.token else "sc-say-station-empty"
        out.append(words(key, station=spot.station.name[words.lang]))
    if spot.ships:
        out.append(words("sc-say-ships", names=", ".join(player(s, words, names) for s in spot.ships)))
    if spot.reserved is not None:
        out.append(words("sc-say-reserved", name=player(spot.reserved, words, names)))
    return out


def routes(lanes: Sequence[Lane], words: Words) -> list[str]:
    """Every route once, by colour; then where pirates lie."""
    out = []
    for colour in ("green", "purple", "yellow"):
        ways = ", ".join(way(lane, words) for lane in lanes if lane.colour == colour)
        out.append(words(f"sc-say-routes-{colour}", ways=ways or "–"))
    guards = [
        f"{way(lane, words)}: {said(wording.pirate(lane.pirate), words)}" for lane in lanes if lane.pirate
    ]
    if guards:
        out.append(words("sc-say-pirates", pirates=", ".join(guards)))
    return out


def way(lane: Lane, words: Words) -> str:
    return "–".join(words.name("starship_captains", end) for end in lane.ends)


def hold(ship: Ship, words: Words) -> str:
    free = ship.hold - min(ship.damage, ship.hold) + ship.lockers - len(ship.artifacts) - len(ship.pirates)
    parts = [words("sc-say-hold", damage=ship.damage, free=free, cargo=cargo(ship, words))]
    if ship.damage > ship.hold:
        parts.append(words("sc-say-overdamage", n=ship.damage - ship.hold))
    if ship.lockers:
        parts.append(words("sc-say-lockers", n=ship.lockers))
    return " ".join(parts)


def tracks(ship: Ship, words: Words) -> str:
    return ", ".join(
        words(
            "sc-say-track",
            faction=words.name("starship_captains", faction),
            cell=ship.markers[faction].cell + 1,
            laps=ship.markers[faction].laps,
            points=ship.markers[faction].points,
        )
        for faction in FACTIONS
    )


def purse(ship: Ship, words: Words) -> str:
    return words("sc-say-purse", points=half(ship.sheet.total), medals=ship.medals, rings=ship.rings)
