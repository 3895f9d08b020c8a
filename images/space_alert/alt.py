"""Each picture in one breath, for screen readers (at most 1000 characters)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from images.space_alert.cards import card
from images.space_alert.common import FINAL, face_word, looks, signed, station_name, threat_of
from images.space_alert.describe import ending, stage
from images.space_alert.effects import sentence, trait
from images.space_alert.hand import choices, shown_member
from images.space_alert.threat import LETTERS, turns
from images.space_alert.turn import told
from images.speech import brief
from rules.space_alert.view import Blow, CardView, ThreatView, View
from words import Words


def alt_board(view: View, words: Words, names: Sequence[str]) -> str:
    """The picture in one breath, for screen readers: what is urgent comes first."""
    parts = [
        words(
            "pic-alt-board",
            mission=words.name("space_alert", view.mission),
            stage=stage(view, words).replace("*", ""),
        )
    ]
    if view.score is not None:
        parts.append(ending(view, words).replace("*", "") + ".")
    if view.silence:
        parts.append(words("pic-silence") + ".")
    here = [t for t in view.threats if t.status in ("announced", "active")]
    for one in sorted(here, key=lambda t: (not t.reaches, t.square or 99, t.number)):
        lane = words(f"pic-lane-{one.lane}").lower()
        where = (
            words("pic-alt-coming", turn=one.number, lane=lane)
            if one.square is None
            else words("pic-alt-square", lane=lane, square=one.square)
        )
        parts.append(
            words("pic-alt-threat", name=words.name("space_alert", one.code), where=where, hp=one.hp)
        )
    for zone in view.ship.zones:
        facts: dict[str, Any] = {"shield": zone.shield, "reactor": zone.reactor, "damage": len(zone.tiles)}
        parts.append(words("pic-alt-zone", zone=words(f"pic-lane-{zone.zone}"), **facts))
    for member, look in zip(view.crew, looks(view, words, names), strict=True):
        where = words("pic-text-ko") if member.knocked_out else station_name(member.station, words)
        parts.append(words("pic-alt-crew", name=look.name, where=where))
    return brief(parts)


def alt_hand(view: View, words: Words, names: Sequence[str], at: tuple[int | None, int | None]) -> str:
    """The private panel: what is planned where, and the cards to choose from. `at`: the slot one plans now,
    and whose board it is on, if not one's own."""
    cursor, board = at
    member = shown_member(view, board)
    if member is None:
        return words("pic-no-cards")
    plan = []
    for turn, slot in enumerate(member.slots, 1):
        if slot.face is not None:
            plan.append(f"{turn} {face_word(slot.face, words)}")
        elif slot.half is not None:
            plan.append(f"{turn} {words(f'pic-say-{slot.half}')}")
    cards, _ = choices(view, member)
    faces = "; ".join(_card(i, one, words) for i, one in enumerate(cards, 1))
    name = looks(view, words, names)[member.index].name
    parts = [
        words("pic-say-plan", name=name, plan=", ".join(plan) or "–"),
        words("pic-say-cursor", turn=cursor) if cursor else "",
        words("pic-say-hand", cards=faces or "–"),
    ]
    return brief(parts)


def _card(number: int, one: CardView, words: Words) -> str:
    star = "★ " if one.heroic else ""
    return f"{number} {star}{face_word(one.action, words)} / {face_word(one.move, words)}"


def alt_threat(view: View, words: Words, names: Sequence[str], code: str) -> str:
    """A threat card: figures, what it does in which turns, its special rules."""
    one = threat_of(view, code)
    where = f"T+{one.number}, {words(f'pic-lane-{one.lane}').lower()}"
    return _threat(one, where, {letter: turns(one, view, letter, words) for letter in LETTERS}, words)


def alt_printed(one: ThreatView, words: Words) -> str:
    """The card by itself: what is drawn of it where no game is meant."""
    kind = f"{words(f'pic-{one.kind}')}, {words('pic-serious' if one.serious else 'pic-normal')}".lower()
    return _threat(one, kind, {}, words)


def _threat(one: ThreatView, where: str, when: Mapping[str, str], words: Words) -> str:
    printed = card(one)
    stations = ", ".join(station_name(station, words) for station in one.stations)
    parts = [
        f"{words.name('space_alert', one.code)}, {where}.",
        words("pic-text-shield", n=str(one.shield).replace("-", "−")) + "," if one.shield is not None else "",
        words("pic-text-hp", hp=one.hp, hull=one.hull) + ",",
        words("pic-text-speed", n=one.speed) + ("," if stations else "."),
        words("pic-text-in", stations=stations) + "." if stations else "",
    ]
    for letter in LETTERS:
        effects = sentence(printed.effects(letter), words, one.lane)
        parts.append(f"{letter} ({when[letter]}): {effects}." if when else f"{letter}: {effects}.")
    parts += [f"{trait(token, words)}." for token in printed.traits]
    return brief(parts)


def alt_lineup(view: View, words: Words, names: Sequence[str] = ()) -> str:
    if not view.threats:
        return words("pic-no-threats")
    lines = []
    for one in sorted(view.threats, key=lambda t: t.number):
        over = one.status in ("destroyed", "survived", "gone")
        fate = words(f"pic-{one.status}") if over else words("pic-text-hp", hp=one.hp, hull=one.hull)
        name = words.name("space_alert", one.code)
        lines.append(f"T+{one.number} {name} ({words(f'pic-lane-{one.lane}')}): {fate.lower()}.")
    return brief(lines)


def alt_turn(view: View, words: Words, names: Sequence[str]) -> str:
    """The report of a turn: who did what, what was hit, what the threats broke."""
    report, crew_looks = view.report, looks(view, words, names)
    if report is None:
        return words("pic-no-threat-moves")
    final = report.turn >= FINAL
    parts = [words("pic-final-step") + "." if final else f"{words('pic-turn')} {report.turn}."]
    parts += [f"{crew_looks[row.member].name}: {told(row, words)}." for row in report.acts]
    parts += [f"{words.name('space_alert', row.code)}: {row.before}→{row.after}." for row in report.hits]
    for row in report.threats:
        if row.letter is not None:
            blows = "; ".join(_blow(blow, words) for blow in row.blows)
            effects = sentence(row.effects, words)
            name = words.name("space_alert", row.code)
            parts.append(f"{name} {row.letter}: {effects}{': ' + blows if blows else ''}.")
    return brief(parts)


def _blow(blow: Blow, words: Words) -> str:
    tiles = ", ".join(words(f"pic-tile-{tile.replace('_', '-')}") for tile in blow.tiles)
    shield = "" if blow.shield_before is None else f" {blow.shield_before}→{blow.shield_after}"
    return f"{words(f'pic-zone-{blow.zone}')}{shield} {tiles}".strip()


def alt_score(view: View, words: Words, names: Sequence[str]) -> str:
    score = view.score
    if score is None:
        return ""
    penalties = sum(score.tiles) + max(score.tiles) + 2 * score.knocked_out + score.disabled
    sums = (
        ("pic-score-destroyed", sum(points for _, points in score.destroyed)),
        ("pic-score-survived", sum(points for _, points in score.survived)),
        ("pic-visual", sum(score.visual)),
        ("pic-penalties", -penalties),
    )
    parts = [ending(view, words).replace("*", "") + "."]
    if score.won:
        parts += [f"{words(key)} {signed(points)}." for key, points in sums]
    out = [
        look.name
        for look, member in zip(looks(view, words, names), view.crew, strict=True)
        if member.knocked_out
    ]
    if out:
        parts.append(f"{words('pic-knocked-out')}: {', '.join(out)}.")
    return brief(parts)
