"""The table in words: the same facts for those who cannot or will not look at pictures."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import plain, whole
from images.starship_captains import sayings
from images.starship_captains.common import ship_of
from rules.starship_captains.view import OUT, Ship, SlotView, Tech, View, wording
from words import Words


def describe(view: View, words: Words, names: Sequence[str]) -> str:
    """The whole board as Markdown, in less than 4000 characters; the ship in turn (or one's own) first."""
    names = [plain(name) for name in names]
    mine = view.turn if view.seat is None else view.seat
    blocks = [
        sayings.head(view, words, names),
        *_going_on(view, words),
        _whole_ship(view, ship_of(view, mine), words, names),
        _others(view, mine, words, names),
        _solo(view, words),
        _galaxy(view, words, names),
        _cards(view, words),
    ]
    return whole(blocks)


def _going_on(view: View, words: Words) -> list[str]:
    """What is being decided: the mission under way, the card in hand, where one may go."""
    lines = []
    if view.airlock is not None:
        lines.append(sayings.airlock(view.airlock, words))
    if view.in_hand is not None:
        lines.append(words("sc-say-in-hand", card=card(view.in_hand, words)))
    if view.reachable:
        places = [f"{n}. {words.name('starship_captains', key)}" for n, key in enumerate(view.reachable, 1)]
        lines.append(words("sc-say-reachable", places=", ".join(places)))
    for number, index in enumerate(view.targets, 1):
        lane = view.lanes[index]
        guard = sayings.said(wording.pirate(lane.pirate), words) if lane.pirate else "–"
        lines.append(words("sc-say-target", n=number, pirate=guard, route=sayings.way(lane, words)))
    return ["\n".join(lines)] if lines else []


def card(tech: Tech, words: Words) -> str:
    return words("sc-say-card", name=tech.name[words.lang], text=sayings.said(wording.tech(tech), words))


def slot(one: SlotView, words: Words) -> str:
    """The card, or that the slot is free or damaged; then what is on its edges."""
    where = sayings.said(wording.slot(one.id), words)
    edges = one.tech.edges if one.tech is not None else one.printed
    symbols = [
        words(f"sc-say-edge-{edge}", symbol=words(f"sc-say-symbol-{symbol}"))
        for edge in ("n", "w", "e", "s")
        if (symbol := getattr(edges, edge))
    ]
    what = words("sc-pic-slot-damaged") if one.damaged else words("sc-pic-slot-free")
    if one.tech is not None:
        what = card(one.tech, words)
    return words("sc-say-slot", where=where, what=what, edges=", ".join(symbols) or "–")


def _whole_ship(view: View, ship: Ship, words: Words, names: Sequence[str]) -> str:
    lines = [
        f"### {sayings.player(ship.seat, words, names)}, {words.name('starship_captains', ship.location)}",
        sayings.purse(ship, words),
        words("sc-say-ready", crew=sayings.crew(ship.ready, words)),
        words("sc-say-queue", crew=sayings.crew(ship.queue, words, in_order=True)),
        sayings.hold(ship, words),
        words("sc-say-tracks", tracks=sayings.tracks(ship, words)),
    ]
    if ship.missions:
        done = ", ".join(f"{one.name[words.lang]} ({one.points})" for one in ship.missions)
        lines.append(words("sc-say-missions", missions=done))
    lines += [f"- {slot(one, words)}" for one in ship.slots]
    return "\n".join(lines)


def _others(view: View, mine: int, words: Words, names: Sequence[str]) -> str:
    lines = []
    for ship in view.ships:
        if ship.seat != mine:
            techs = [one.tech.name[words.lang] for one in ship.slots if one.tech is not None]
            facts = [
                sayings.purse(ship, words),
                words("sc-say-crew-of", ready=len(ship.ready), waiting=len(ship.queue)),
                sayings.hold(ship, words),
                words("sc-say-techs", techs=", ".join(techs) or "–"),
            ]
            name = sayings.player(ship.seat, words, names)
            lines.append(f"**{name}**, {words.name('starship_captains', ship.location)}. {' '.join(facts)}")
    return "\n".join(lines)


def _solo(view: View, words: Words) -> str:
    lines = []
    if view.passenger is not None:
        text = sayings.said(wording.passenger(view.passenger), words)
        lines.append(words("sc-say-passenger", name=view.passenger.name[words.lang], text=text))
    if view.shadow is not None:
        lines.append(
            words(
                "sc-say-shadow",
                place=words.name("starship_captains", view.shadow.location),
                n=view.shadow.deck,
            )
        )
    return "\n".join(lines)


def _galaxy(view: View, words: Words, names: Sequence[str]) -> str:
    lines = [f"### {words('sc-say-galaxy')}"]
    for spot in view.spots:
        facts = sayings.place(spot, words, names)
        if facts:
            lines.append(f"**{words.name('starship_captains', spot.id)}**: {'; '.join(facts)}")
    lines += sayings.routes(view.lanes, words)
    stations = {spot.station.id: spot.station.name[words.lang] for spot in view.spots if spot.station}
    for station, space in view.tokens.items():
        key = "sc-say-token-out" if space == OUT else "sc-say-token-back"
        lines.append(
            words(key, station=stations.get(station, words.name("starship_captains", station)), round=space)
        )
    return "\n".join(lines)


def _cards(view: View, words: Words) -> str:
    shown = ", ".join(one.name[words.lang] for one in view.display if one is not None)
    return words("sc-say-display", cards=shown or "–")
