"""The table in words: the same facts for those who cannot or will not look at pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from images.space_alert.cards import card, marks, schedule
from images.space_alert.common import FINAL, PHASES, clock, looks, station_name
from images.space_alert.effects import sentence, trait
from images.speech import plain, whole
from rules.space_alert.view import MemberView, ThreatView, View, ZoneView
from words import Words

SIGNS = {"action": "■", "move": "▸", None: "·"}
CHECKS = {True: "✓", False: "✗", None: "–"}


def describe(view: View, words: Words, names: Sequence[str]) -> str:
    """The whole board as Markdown, in less than 4000 characters."""
    blocks = [
        "\n".join(_head(view, words)),
        *_threats(view, words),
        _ship(view, words),
        _crew(view, words, names),
    ]
    return whole(blocks)


def stage(view: View, words: Words) -> str:
    if view.stage == "planning":
        return words("pic-text-header-planning", phase=max(1, view.phase), phases=view.phases)
    if view.turn >= FINAL:
        return words("pic-text-header-final")
    if view.turn:
        return words("pic-text-header-resolution", turn=view.turn, turns=PHASES[view.phases - 1][-1])
    key = (
        "pic-council"
        if view.stage == "council"
        else "pic-resolution"
        if view.stage == "resolution"
        else "pic-briefing"
    )
    return f"**{words(key)}**"


def _head(view: View, words: Words) -> list[str]:
    lines = [f"{words.name('space_alert', view.mission)} · {stage(view, words)}"]
    if view.campaign:
        lines[0] += f" · {words('pic-campaign', n=view.missions_flown + 1)}"
    if view.score is not None:
        lines.append(ending(view, words))
    if view.stage == "planning" and view.phase_ends:
        lines.append(words("pic-text-phase-ends", times=", ".join(clock(s) for s in view.phase_ends)))
    if view.silence:
        lines.append(words("pic-text-silence"))
    if view.window:
        what = words(f"pic-{view.window.replace('_', '-')}")
        ends = clock(view.window_ends) if view.window_ends is not None else "–"
        lines.append(words("pic-text-window", what=what, time=ends))
    if view.paused:
        lines.append(words("pic-text-paused"))
    return lines


def ending(view: View, words: Words) -> str:
    score = view.score
    if score is None:
        return ""
    if score.won and score.total is None:
        return f"**{words('pic-won')}**"
    if score.won:
        return words("pic-text-won", total=str(score.total).replace("-", "−"))
    cause = (
        words("pic-lost-damage")
        if score.lost_by in (None, "damage")
        else words.name("space_alert", str(score.lost_by))
    )
    return words("pic-text-lost", turn=score.lost_turn or FINAL, cause=cause)


def _threats(view: View, words: Words) -> list[str]:
    lines = [f"### {words('pic-text-threats')}"]
    for lane, track in view.tracks.items():
        ways = " ".join(f"{letter}{q}" for q, letter in marks(track).items())
        name = words(f"pic-lane-{lane}")
        lines.append(
            "**" + words("pic-text-track", lane=name, track=track.id, marks=f"{track.length} → {ways}") + "**"
        )
        here = sorted((t for t in view.threats if t.lane == lane), key=lambda t: (t.square or 99, t.number))
        lines += [f"- {_threat(one, view, words)}" for one in here]
    return ["\n".join(lines)]


def _figures(one: ThreatView, words: Words) -> str:
    parts = []
    if one.shield is not None:
        parts.append(words("pic-text-shield", n=str(one.shield).replace("-", "−")))
    parts.append(words("pic-text-hp", hp=one.hp, hull=one.hull))
    parts.append(words("pic-text-speed", n=one.speed))
    if one.stations:
        parts.append(words("pic-text-in", stations=", ".join(station_name(s, words) for s in one.stations)))
    if one.unconfirmed:
        parts.append(words("pic-text-unconfirmed"))
    return ", ".join(parts)


def ahead(one: ThreatView, view: View, words: Words) -> str:
    """What it will do on each action square beyond what has been told, and when; and its special rules."""
    printed, told = card(one), one.square is not None
    parts = [
        words(
            "pic-text-action",
            letter=letter,
            turn=turn if turn <= FINAL else "late",
            effect=sentence(printed.effects(letter), words, one.lane),
        )
        for _, letter, turn in schedule(one, view)[told:]
    ]
    parts += [trait(token, words) for token in printed.traits]
    return "".join(f"\n  {part}" for part in [" · ".join(parts)] if part)


def _threat(one: ThreatView, view: View, words: Words) -> str:
    kind = f"{words(f'pic-{one.kind}')}, {words('pic-serious' if one.serious else 'pic-normal')}".lower()
    facts: dict[str, Any] = {
        "n": one.number,
        "name": words.name("space_alert", one.code),
        "kind": kind,
        "figures": _figures(one, words),
    }
    if one.status in ("destroyed", "survived", "gone"):
        return words("pic-text-threat-over", status=words(f"pic-{one.status}").lower(), **facts)
    if one.square is None:
        return words("pic-text-threat-ahead", **facts) + ahead(one, view, words)
    if one.then is None:
        return words("pic-text-threat-still", square=one.square, **facts)
    soon = words("pic-text-soon") if one.reaches else ""
    effect = sentence(one.effects, words, one.lane)
    active = words(
        "pic-text-threat-active",
        square=one.square,
        letter=one.then,
        at=one.then_square,
        soon=soon,
        effect=effect,
        **facts,
    )
    return active + ahead(one, view, words)


def _zone(zone: ZoneView, words: Words) -> str:
    line = words(
        "pic-text-zone",
        zone=words(f"pic-lane-{zone.zone}"),
        shield=zone.shield,
        shieldRoom=zone.shield_room,
        reactor=zone.reactor,
        reactorRoom=zone.reactor_room,
        upper=zone.upper_weapon,
        lower=zone.lower_weapon,
    )
    if not zone.tiles:
        return f"- {line}; {words('pic-text-no-damage')}"
    tiles = ", ".join(words(f"pic-tile-{tile.replace('_', '-')}") for tile in zone.tiles)
    return f"- {line}; {words('pic-text-damage', n=len(zone.tiles), tiles=tiles)}"


def _ship(view: View, words: Words) -> str:
    ship = view.ship
    lines = [f"### {words('pic-text-ship')}", *(_zone(zone, words) for zone in ship.zones)]
    stores = words(
        "pic-text-stores",
        fuel=ship.fuel,
        rockets=ship.rockets,
        visual="/".join(map(str, ship.visual)),
        checks=" ".join(CHECKS[check] for check in ship.maintained),
    )
    notes = [words("pic-text-pulse", range=ship.pulse_range)]
    if ship.rocket_in_flight:
        notes.append(words("pic-text-rocket-flies"))
    for where, squad in ship.hangars.items():
        notes.append(words(f"pic-text-hangar-{squad or 'none'}", station=station_name(where, words)))
    return "\n".join([*lines, f"- {stores}", f"- {'; '.join(notes)}"])


def _crew(view: View, words: Words, names: Sequence[str]) -> str:
    lines = [f"### {words('pic-text-crew')}"]
    planning = view.stage in ("planning", "briefing")
    for member, look in zip(view.crew, looks(view, words, names), strict=True):
        parts = [words(f"pic-text-{post}") for post in member.posts]
        parts.append(station_name(member.station, words))
        if member.knocked_out:
            parts.append(words("pic-text-ko"))
        if member.bots:
            parts.append(words(f"pic-text-bots-{member.bots}"))
        if planning and member.seat is not None:
            parts.append(words("pic-text-hand", n=member.hand))
        if planning:
            parts.append(_slots(member))
        if member.ready:
            parts.append(words("pic-text-ready"))
        lines.append(f"- **{plain(look.name)}**: {', '.join(parts)}")
    if planning:
        lines.append(words("pic-text-slots"))
    return "\n".join(lines)


def _slots(member: MemberView) -> str:
    """The backs of the twelve slots, phase by phase."""
    signs = [SIGNS[slot.half] for slot in member.slots]
    return "`" + "|".join("".join(signs[low - 1 : high]) for low, high in PHASES) + "`"
