"""A hand: what only its owner sees. Cards are numbered as their buttons; what can be played now is golden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from images.canvas import Canvas
from images.twilight_imperium import facts
from images.twilight_imperium.common import put_seat
from images.twilight_imperium.paper import GAP, PAD, M, W
from images.twilight_imperium.plates import Face, Part, rows_of_plates
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import ObjectiveView, OwnView, View
from words import Words

TOP, COLUMNS, BAR = 132, 3, 96
PLAY = "play"
MOST = 12
"""Steps of progress that are drawn one by one."""


def hand(view: View, words: Words, names: Sequence[str]) -> Image.Image:
    """Of the seat whose view it is: ask only with one."""
    own = view.own
    assert own is not None and view.seat is not None
    shown = faces(own, words)
    below = rows_of_plates(None, shown, M, TOP, W - 2 * M, COLUMNS, GAP)
    secret = _secret(view.secret, words) if view.secret is not None else None
    foot = below if secret is None else _beneath(None, view, secret, below, words)
    c = Canvas(W, round(max(foot, TOP + 90) + M - GAP))
    put_seat(c, view.seat, 68, 66, 78)
    c.text(124, 66, words("ti-pic-hand"), 72, face="display", width=700)
    c.text(W - 34, 68, f"[hidden] {words('ti-pic-hand-own')}", 38, "dim", "text", "r", width=600)
    rows_of_plates(c, shown, M, TOP, W - 2 * M, COLUMNS, GAP)
    if secret is not None:
        _beneath(c, view, secret, below, words)
    elif not shown:
        c.text(M + PAD, TOP + 40, words("ti-pic-none"), 40, "faint")
    return c.im


def numbered(own: OwnView) -> tuple[str, ...]:
    """Cards in the order of their numbers: Action Cards, then Political Cards, each kind of card once."""
    return (*dict.fromkeys(own.cards), *dict.fromkeys(own.politics))


def ordered(own: OwnView, card: str) -> bool:
    """Whether a standing order or a move to come plays it."""
    moves = (*(each.do for each in own.book.orders), *(each.do for each in own.book.queue))
    return any(move.split()[:2] == [PLAY, card] for move in moves)


def faces(own: OwnView, words: Words) -> list[Face]:
    held = Counter((*own.cards, *own.politics))
    out = []
    for i, card in enumerate(numbered(own), 1):
        make = _action if card in facts.ACTION_CARDS else _political
        out.append(make(own, card, words)._replace(number=i, copies=held[card]))
    return out


def _action(own: OwnView, card: str, words: Words) -> Face:
    now = card in own.playable
    tone = "gold" if now else "faint"
    parts = [Part(f"[clock] {window_of(card, words)}", tone, "bold")]
    if ordered(own, card):
        parts.append(Part(f"[check] {words('ti-pic-hand-ordered')}", "good", "bold"))
    parts.append(Part(words(texts.action_card(card)), "text" if now else "dim"))
    return Face("action", facts.called(facts.ACTION_CARDS, card, words), parts, now=now)


def window_of(card: str, words: Words) -> str:
    """When it is played."""
    return words(f"ti-when-{facts.ACTION_CARDS[card]['window'].replace('_', '-')}")


def _political(own: OwnView, card: str, words: Words) -> Face:
    return Face(
        "political",
        facts.called(facts.POLITICAL_CARDS, card, words),
        [Part(said, "dim") for said in effects(card, words)],
        icon="ti_law",
    )


def effects(card: str, words: Words) -> list[str]:
    """What comes of an election, or of a vote for and of one against."""
    keys = texts.agenda(card)
    if len(keys) == 1:
        return [words(keys[0])]
    sides = (f"[up:good] {words('ti-pic-vote-for')}", f"[down:harm] {words('ti-pic-vote-against')}")
    return [f"{side}. {words(key)}" for side, key in zip(sides, keys, strict=True)]


def _secret(one: ObjectiveView, words: Words) -> Face:
    parts = [Part(words(texts.objective(one.id)))]
    if one.scored:
        parts.append(Part(f"[check] {words('ti-pic-hand-scored')}", "good", "bold"))
    elif one.now:
        parts.append(Part(f"[star] {words('ti-pic-hand-now')}", "gold", "bold"))
    name = facts.called(facts.SECRET, one.id, words)
    return Face("secret", name, parts, icon="eye", points=one.points)


def _beneath(c: Canvas | None, view: View, secret: Face, y: float, words: Words) -> float:
    """The Secret Objective and how far it is."""
    foot = rows_of_plates(c, [secret], M, y, (W - 2 * M) * 0.62, 1, GAP)
    one = view.secret
    if c is not None and one is not None and one.progress:
        x = M + (W - 2 * M) * 0.62 + GAP
        c.panel(x, y, W - M - x, foot - GAP - y, "deck")
        _progress(c, *one.progress[0], x + PAD, y, W - M - x - 2 * PAD, foot - GAP - y, words)
    return foot


def _progress(c: Canvas, have: int, need: int, x: float, y: float, w: float, h: float, words: Words) -> None:
    c.text(x, y + 46, words("ti-pic-hand-progress"), 36, "dim", "bold", width=w - 150)
    c.text(x + w, y + 46, f"{have}/{need}", 54, "gold" if have >= need else "text", "display", "r")
    steps = need if need <= MOST else MOST
    step = (w + 8) / max(1, steps)
    for i in range(steps):
        full = have * steps >= (i + 1) * need
        c.panel(
            x + i * step, y + h - 62, step - 8, 36, "gold" if full else "ink", None if full else "line", r=8
        )
