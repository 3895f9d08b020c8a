"""An agenda: what is voted on, the sums so far, and everybody in the order of voting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.paragraphs import PITCH, lines_of, write
from images.text import measure
from images.theme import mix
from images.twilight_imperium import facts
from images.twilight_imperium.common import look_of, put, put_seat
from images.twilight_imperium.paper import GAP, PAD, M, W
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import AgendaView, View
from words import Words

ROW, SUMS, TOP, CANDIDATE, MOST, TEXT, BY = 116, 190, 150, 74, 5, 36, 340
TONE, SIGN = {"for": "good", "against": "harm"}, {"for": "up", "against": "down"}
ABSTAIN, JOINED = "abstain", "+"
VOTING = ("ballots", "votes", "all_votes", "tie")
"""Stages in which whoever is asked is asked for a vote; before them, about cards."""


def agenda(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """The table without an agenda has none to show: ask only while one is open."""
    now = view.agenda
    assert now is not None
    plain = set(now.choices) <= TONE.keys()
    leading = _leading(now)
    sums = SUMS if plain else 78 + CANDIDATE * max(1, len(leading))
    top = _texts(None, now, words)
    c = Canvas(W, round(top + sums + GAP + len(now.order) * ROW + M))
    _head(c, now, words, names)
    _texts(c, now, words)
    if plain:
        _sums(c, now, top, words)
    else:
        _candidates(c, now, leading, top, sums, words, names)
    y: float = top + sums + GAP
    for seat in now.order:
        _voter(c, view, now, seat, y, ROW - 12, words, names)
        y += ROW
    return c.im


def effects(card: str, words: Words) -> list[str]:
    """What comes of it: of a vote for and of one against, of an election, or what the objective says."""
    if card not in facts.POLITICAL_CARDS:
        return [words(texts.objective(card))] if card in facts.SPECIAL else []
    return [words(key) for key in texts.agenda(card)]


def _texts(c: Canvas | None, now: AgendaView, words: Words) -> float:
    """Both effects side by side, or the one there is. Returns the foot; without a canvas only that."""
    said = effects(now.card, words)
    if not said:
        return TOP
    wide = (W - 2 * M - GAP * (len(said) - 1)) / len(said)
    rows = [lines_of(each, TEXT, wide - 2 * PAD) for each in said]
    heads = 62 if len(said) > 1 else 16
    tall = heads + max(map(len, rows)) * TEXT * PITCH + 26
    if c is not None:
        for i, side in enumerate(TONE if len(said) > 1 else ("",)):
            x = M + i * (wide + GAP)
            c.panel(x, TOP, wide, tall, mix(TONE[side], "ink", 0.84) if side else "deck")
            if side:
                c.text(
                    x + PAD,
                    TOP + 38,
                    f"[{SIGN[side]}] {words(f'ti-pic-vote-{side}')}",
                    38,
                    TONE[side],
                    "bold",
                )
            write(c, rows[i], x + PAD, TOP + heads + TEXT * PITCH / 2, TEXT)
    return TOP + tall + GAP


def name_of(choice: str, words: Words, names: Sequence[str]) -> str:
    """Of what is voted for: for or against, a player, planet, law, objective, colour; or a pair of them."""
    if choice in TONE:
        return words(f"ti-pic-vote-{choice}")
    return " + ".join(_name(each, words, names) for each in choice.split(JOINED))


def _name(choice: str, words: Words, names: Sequence[str]) -> str:
    if choice.isdigit():
        return look_of(int(choice), words, names).name
    if choice in facts.COLOURS:
        return words(f"ti-pic-lane-{choice}")
    tables = (facts.PLANETS, facts.POLITICAL_CARDS, facts.PUBLIC)
    return facts.called(next((table for table in tables if choice in table), {}), choice, words)


def title_of(card: str, words: Words) -> str:
    table = facts.POLITICAL_CARDS if card in facts.POLITICAL_CARDS else facts.SPECIAL
    return facts.called(table, card, words)


def sums_of(now: AgendaView) -> Counter[str]:
    told: Counter[str] = Counter()
    for _, choice, count in now.votes:
        if choice != ABSTAIN:
            told[choice] += count
    return told


def _leading(now: AgendaView) -> list[tuple[str, int]]:
    return sums_of(now).most_common(MOST)


def _head(c: Canvas, now: AgendaView, words: Words, names: Sequence[str]) -> None:
    put(c, "back", 74, 76, 96, "political")
    c.text(140, 52, title_of(now.card, words), 68, face="display", width=980)
    law = facts.POLITICAL_CARDS.get(now.card, {}).get("law", False)
    kind = words("ti-pic-vote-law") if law else words("ti-pic-vote-once")
    if now.result is not None:
        kind = words("ti-pic-vote-result", result=name_of(now.result, words, names))
    c.text(142, 112, kind, 38, "gold" if law or now.result else "dim", "bold", width=980)
    if now.by >= 0:
        put_seat(c, now.by, W - 60, 76, 64)
        name = look_of(now.by, words, names).name
        said = words("ti-pic-vote-by", name=name)
        if measure(said, 30) > BY:
            said = words("ti-pic-vote-by", name=name.split()[0])
        c.text(W - 104, 76, said, 36, "dim", "text", "r", width=BY)


def _sums(c: Canvas, now: AgendaView, y: float, words: Words) -> None:
    """Votes cast against each other, and what is still to come between them."""
    c.panel(M, y, W - 2 * M, SUMS, "deck")
    cast, open_ = sums_of(now), sum(count for _, count in now.open)
    total = max(1, cast["for"] + cast["against"] + open_)
    x, right = M + PAD, W - M - PAD
    a, b = x + (right - x) * cast["for"] / total, right - (right - x) * cast["against"] / total
    c.rect(x, y + 92, right, y + 160, "raise")
    c.rect(x, y + 92, a - 3, y + 160, "good")
    c.rect(b + 3, y + 92, right, y + 160, "harm")
    for side, at, anchor in (("for", x, "l"), ("against", right, "r")):
        shift = 20 if anchor == "l" else -20
        c.text(at, y + 46, f"[{SIGN[side]}] {words(f'ti-pic-vote-{side}')}", 42, TONE[side], "bold", anchor)
        tone = "black" if cast[side] / total > 0.06 else TONE[side]
        c.text(at + shift, y + 126, str(cast[side]), 54, tone, "display", anchor)
    if open_ and b - a > 160:
        c.text(
            (a + b) / 2 + (60 if abs((a + b) / 2 - W / 2) < 60 else 0),
            y + 126,
            str(open_),
            44,
            "dim",
            "display",
            "m",
        )
    c.rect(W / 2 - 3, y + 82, W / 2 + 3, y + 170, "text")
    c.text(W / 2, y + 46, words("ti-pic-vote-open", n=open_), 34, "dim", "text", "m")


def _candidates(
    c: Canvas,
    now: AgendaView,
    leading: list[tuple[str, int]],
    y: float,
    tall: float,
    words: Words,
    names: Sequence[str],
) -> None:
    """Who or what has votes, most first."""
    c.panel(M, y, W - 2 * M, tall, "deck")
    open_ = sum(count for _, count in now.open)
    c.text(M + PAD, y + 38, words("ti-pic-vote-open", n=open_), 34, "dim")
    most = max((count for _, count in leading), default=1)
    for i, (choice, count) in enumerate(leading):
        line = y + 78 + (i + 0.4) * CANDIDATE
        c.text(
            M + PAD, line, name_of(choice, words, names), 42, "gold" if i == 0 else "text", "bold", width=620
        )
        c.text(780, line, str(count), 50, "text", "display", "r")
        c.panel(810, line - 16, max(20, 720 * count / max(1, most)), 32, "gold" if i == 0 else "line", r=8)
    if not leading:
        c.text(M + PAD, y + 78 + 0.4 * CANDIDATE, words("ti-pic-none"), 38, "faint")


def _voter(
    c: Canvas,
    view: View,
    now: AgendaView,
    seat: int,
    y: float,
    tall: float,
    words: Words,
    names: Sequence[str],
) -> None:
    said = {who: (choice, count) for who, choice, count in now.votes}.get(seat)
    open_ = dict(now.open)
    turn = said is None and seat in view.asked and now.stage in VOTING
    mid = y + tall / 2
    c.panel(M, y, W - 2 * M, tall, "raise" if turn else "deck", "gold" if turn else None, border=4)
    put_seat(c, seat, M + 66, mid, 76)
    end = c.text(M + 122, mid, look_of(seat, words, names).name, 46, "text", "bold", width=500)
    if seat == view.speaker:
        put(c, "speaker", end + 40, mid, 50)
    count = said[1] if said else open_.get(seat, 0)
    put(c, "influence", 760, mid + 5, 88, str(count), said is None or said[0] != ABSTAIN)
    if said is None:
        waits = "in" if seat in now.handed_in else "later"
        key = "barred" if seat in now.barred else "now" if turn else waits
        tone, size = {"barred": ("faint", 42), "now": ("gold", 46)}.get(key, ("dim", 38))
        c.text(860, mid, words(f"ti-pic-vote-{key}"), size, tone, "bold" if turn else "text", width=660)
    elif said[0] in TONE:
        c.icon(SIGN[said[0]], 880, mid, 56, TONE[said[0]])
        c.text(924, mid, name_of(said[0], words, names), 46, TONE[said[0]], "bold")
        c.panel(1190, mid - 13, min(360, 4 + count * 20), 26, TONE[said[0]], r=6)
    elif said[0] == ABSTAIN:
        c.text(860, mid, words("ti-pic-vote-abstain"), 42, "faint", "bold")
    else:
        c.text(860, mid, name_of(said[0], words, names), 42, mix("gold", "text", 0.4), "bold", width=660)
