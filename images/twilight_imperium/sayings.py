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
    known = ", ".join(filter(None, more))
    return f"{said} ({known})" if known else said


def players(view: View, words: Words, names: Sequence[str]) -> list[str]:
    return [player(view, player_of(view, seat), words, names) for seat in playing(view)]


def units(counted: Sequence[tuple[str, int]], words: Words) -> str:
    return ", ".join(f"{facts.called(facts.UNITS, kind, words)} {n}" for kind, n in counted)


def fleet(one: Fleet, words: Words, names: Sequence[str]) -> str:
    """Whose it is, ships, whom they carry, how many are hurt."""
    ships = units([(kind, n) for kind, n, _ in one.ships] + list(one.aboard), words)
    hurt = sum(n for _, _, n in one.ships)
    more = [ships, words("ti-say-damaged", n=hurt) if hurt else "", leaders(one.leaders, words)]
    return f"{look_of(one.seat, words, names).name}: {', '.join(filter(None, more))}"


def cargo(system: SystemView, words: Words, names: Sequence[str]) -> list[str]:
    """Ship by ship, what is aboard."""
    told = []
    for ship in (*system.ships, *system.docks):
        counted = [(kind, n) for kind in ("gf", "shock", "pds") if (n := getattr(ship, kind))]
        said = ", ".join(filter(None, (units(counted, words), leaders(ship.leaders, words))))
        if said:
            name = look_of(ship.seat, words, names).name
            kind = facts.called(facts.UNITS, ship.kind, words)
            told.append(words("ti-say-carries", name=name, ship=kind, cargo=said))
    for seat, riders in system.riders:
        name, kind = look_of(seat, words, names).name, facts.called(facts.UNITS, "fighter", words)
        told.append(words("ti-say-carries", name=name, ship=kind, cargo=leaders(riders, words)))
    return told


def leaders(there: Sequence[str], words: Words) -> str:
    return ", ".join(
        f"{words(f'ti-pic-leader-{facts.kind_of(each)}')} {facts.called(facts.LEADERS, each, words)}"
        for each in there
    )


def planet(view: View, one: PlanetView, words: Words, names: Sequence[str]) -> str:
    """Name, holder, figures, what stands and lies on it."""
    parts = [words("ti-say-worth", resources=one.resources, influence=one.influence)]
    if one.owner is not None:
        parts.insert(0, look_of(one.owner, words, names).name)
        if not one.ready:
            parts.append(words("ti-pic-legend-spent"))
    if one.specialty:
        parts.append(words("ti-say-specialty", colour=words(f"ti-pic-lane-{one.specialty}")))
    parts += [units([*garrison(one), *custodians(view, one)], words), leaders(one.leaders, words)]
    parts += [words(f"ti-say-facility-{one.facility}")] if one.facility else []
    parts += [_token(one.token, words)] if one.token else []
    return f"{facts.called(facts.PLANETS, one.id, words)} ({', '.join(filter(None, parts))})"


def _token(token: str, words: Words) -> str:
    if token in facts.ARTIFACTS:
        return facts.called(facts.ARTIFACTS, token, words)
    return words("ti-say-token-hidden") if token == "hidden" else words("ti-say-token-blank")


def system(view: View, one: SystemView, words: Words, names: Sequence[str]) -> str:
    """A line: address, terrain, planets, fleets, counters, mines."""
    if one.hidden:
        return f"{one.at}: ?"
    parts = [facts.terrain(one.terrain, words)] if one.terrain else []
    parts += [words(f"ti-say-wormhole-{letter}") for letter in one.wormholes]
    parts += [planet(view, each, words, names) for each in one.planets]
    parts += [fleet(each, words, names) for each in fleets(one, acting(view))]
    for key, seats in (("counters", one.counters), ("mines", one.mines)):
        if seats:
            who = ", ".join(look_of(seat, words, names).name for seat in seats)
            parts.append(words(f"ti-say-{key}", who=who))
    if view.high_alert is not None and view.high_alert[1] == one.at:
        parts.append(words("ti-say-alert", name=look_of(view.high_alert[0], words, names).name))
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
