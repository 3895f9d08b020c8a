"""Each picture in one breath, for screen readers (at most 1000 characters)."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.starship_captains import sayings
from images.starship_captains.common import half, ship_of
from images.starship_captains.describe import card
from rules.starship_captains.view import View, wording
from words import Words


def alt_galaxy(view: View, words: Words, names: Sequence[str]) -> str:
    parts = [words("sc-say-galaxy") + ".", sayings.head(view, words, names)]
    if view.reachable:
        places = ", ".join(
            f"{n}. {words.name('starship_captains', key)}" for n, key in enumerate(view.reachable, 1)
        )
        parts.append(words("sc-say-reachable", places=places))
    for spot in view.spots:
        facts = sayings.place(spot, words, names)
        if facts:
            parts.append(f"{words.name('starship_captains', spot.id)}: {'; '.join(facts)}.")
    return brief(parts)


def alt_ship(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    ship = ship_of(view, seat)
    techs = [one.tech.name[words.lang] for one in ship.slots if one.tech is not None]
    damaged = sum(one.damaged for one in ship.slots)
    return brief(
        [
            words(
                "sc-say-ship-of",
                name=sayings.player(seat, words, names),
                place=words.name("starship_captains", ship.location),
            ),
            sayings.purse(ship, words),
            words("sc-say-ready", crew=sayings.crew(ship.ready, words)),
            words("sc-say-queue", crew=sayings.crew(ship.queue, words, in_order=True)),
            sayings.hold(ship, words),
            words("sc-say-techs", techs=", ".join(techs) or "–"),
            words("sc-say-damaged-slots", n=damaged),
            words("sc-say-tracks", tracks=sayings.tracks(ship, words)),
        ]
    )


def alt_techs(view: View, words: Words, names: Sequence[str]) -> str:
    shown = [f"{n}. {card(one, words)}" for n, one in enumerate(view.display, 1) if one is not None]
    return brief([words("sc-say-display-head"), *shown])


def alt_tracks(view: View, words: Words, names: Sequence[str]) -> str:
    parts = [
        f"{sayings.player(ship.seat, words, names)}: {sayings.tracks(ship, words)}." for ship in view.ships
    ]
    for track in view.tracks:
        rule = sayings.said(wording.event(track.event), words)
        parts.append(
            words(
                "sc-say-event",
                faction=words.name("starship_captains", track.faction),
                name=track.event.name[words.lang],
                text=rule,
            )
        )
    return brief(parts)


def alt_missions(view: View, words: Words, names: Sequence[str]) -> str:
    shown = []
    for spot in view.spots:
        if spot.mission is not None:
            text = sayings.said(wording.mission(spot.mission), words)
            shown.append(
                f"{words.name('starship_captains', spot.id)}: {spot.mission.name[words.lang]}, {text}."
            )
    return brief(shown or [words("sc-pic-missions-none")])


def alt_airlock(view: View, words: Words, names: Sequence[str]) -> str:
    """The mission being carried out, and what each of its rows does."""
    now = view.airlock
    assert now is not None
    who = sayings.player(now.seat, words, names)
    place = words.name("starship_captains", now.planet)
    rows = sayings.said(wording.mission(now.mission), words)
    return brief([f"{who}, {place}.", sayings.airlock(now, words), f"{rows}."])


def alt_drawn(view: View, words: Words, names: Sequence[str]) -> str:
    return words.list([card.name[words.lang] for card in view.drawn])


def alt_peeked(view: View, words: Words, names: Sequence[str]) -> str:
    return words.list([card.name[words.lang] for card in view.peeked])


def alt_score(view: View, words: Words, names: Sequence[str]) -> str:
    ranked = sorted(view.ships, key=lambda ship: ship.rank)
    places = [
        words(
            "sc-say-rank", rank=s.rank, name=sayings.player(s.seat, words, names), points=half(s.sheet.total)
        )
        for s in ranked
    ]
    return brief([words("sc-say-score"), ", ".join(places) + "."])
