"""Facts of Twilight Imperium in words: for those who cannot or will not look at pictures."""

from __future__ import annotations

from collections.abc import Sequence

from images.twilight_imperium import agenda, facts
from images.twilight_imperium.common import (
    Fleet,
    acting,
    custodians,
    fleets,
    garrison,
    look_of,
    owner,
    player_of,
    playing,
)
from rules.twilight_imperium.view import AgendaView, PlanetView, PlayerView, SystemView, View
from words import Words


def head(view: View, words: Words, names: Sequence[str]) -> str:
    """Round, phase, who acts."""
    who = view.winner if view.over else acting(view)
    parts = [words("ti-pic-round", n=view.round) if view.round else words("ti-pic-name")]
    parts.append(words(f"ti-pic-phase-{view.phase}"))
    if who is not None:
        key = "wins" if view.over else "attacks" if view.battle is not None else "acts"
        parts.append(words(f"ti-pic-{key}", name=look_of(who, words, names).name))
    return ". ".join(parts) + "."


def player(view: View, one: PlayerView, words: Words, names: Sequence[str]) -> str:
    """A line: who, race, points, planets, cards of the round."""
    look = look_of(one.seat, words, names)
    cards = [
        f"{facts.number_of(each.card)} {facts.called(facts.STRATEGY, each.card, words)}"
        for each in one.picked
    ]
    said = words(
        "ti-say-player", name=look.name, letter=look.letter, points=one.points, planets=len(one.planets)
    )
    race = facts.race(one.race, words, True)
    more = [race, *cards]
    if one.seat == view.speaker:
        more.append(words("ti-say-speaker"))
    if one.passed:
        more.append(words("ti-say-passed"))
    return f"{said} ({', '.join(filter(None, more))})"


def players(view: View, words: Words, names: Sequence[str]) -> list[str]:
    return [player(view, player_of(view, seat), words, names) for seat in playing(view)]


def units(counted: Sequence[tuple[str, int]], words: Words) -> str:
    return ", ".join(f"{facts.called(facts.UNITS, kind, words)} {n}" for kind, n in counted)


def fleet(one: Fleet, words: Words, names: Sequence[str]) -> str:
    ships = units([(kind, n) for kind, n, _ in one.ships] + list(one.aboard), words)
    hurt = sum(n for _, _, n in one.ships)
    more = f", {words('ti-say-damaged', n=hurt)}" if hurt else ""
    return f"{look_of(one.seat, words, names).name}: {ships}{more}"


def planet(view: View, one: PlanetView, words: Words, names: Sequence[str]) -> str:
    """Name, holder, figures, what stands on it."""
    parts = [words("ti-say-worth", resources=one.resources, influence=one.influence)]
    if one.owner is not None:
        parts.insert(0, look_of(one.owner, words, names).name)
        if not one.ready:
            parts.append(words("ti-pic-legend-spent"))
    parts += [units([*garrison(one), *custodians(view, one)], words)]
    return f"{facts.called(facts.PLANETS, one.id, words)} ({', '.join(filter(None, parts))})"


def system(view: View, one: SystemView, words: Words, names: Sequence[str]) -> str:
    """A line: address, terrain, planets, fleets, counters."""
    if one.hidden:
        return f"{one.at}: ?"
    parts = [facts.terrain(one.terrain, words)] if one.terrain else []
    parts += [words(f"ti-say-wormhole-{letter}") for letter in one.wormholes]
    parts += [planet(view, each, words, names) for each in one.planets]
    parts += [fleet(each, words, names) for each in fleets(one, acting(view))]
    if one.counters:
        who = ", ".join(look_of(seat, words, names).name for seat in one.counters)
        parts.append(words("ti-say-counters", who=who))
    return f"{one.at}: {'; '.join(parts)}" if parts else ""


def realms(view: View, words: Words, names: Sequence[str]) -> list[str]:
    """Who holds which systems alone."""
    out = []
    for seat in playing(view):
        held = [one.at for one in view.systems if owner(one) == seat]
        if held:
            out.append(f"{look_of(seat, words, names).name}: {', '.join(held)}")
    return out


def technology(id: str, words: Words) -> str:
    return facts.called(facts.TECHNOLOGIES if id in facts.TECHNOLOGIES else facts.RACIAL, id, words)


def effects(now: AgendaView, words: Words) -> list[str]:
    """What comes of an agenda: for and against, or of the election."""
    said = agenda.effects(now.card, words)
    if len(said) != len(agenda.TONE):
        return said
    return [f"{words(f'ti-pic-vote-{side}')}: {text}" for side, text in zip(agenda.TONE, said, strict=True)]
