"""Where a game stands, in a few lines: for the table, and for a seat."""

from __future__ import annotations

from typing import Any

from cogs import prompts
from cogs.twilight_imperium.game import Game
from rules.twilight_imperium.view import View
from words import Words

GOAL = 9
"""Points that win."""


def lines(loaded: Game, words: Words) -> list[str]:
    """Round and phase, points, order of play, and what may still be answered while the game goes on."""
    view = loaded.view(None)
    if view.over:
        return [points(view, words, loaded)]
    found = [
        head(view, words),
        order(view, words, loaded) if view.phase == "action" else "",
        points(view, words, loaded),
    ]
    return [line for line in (*found, *soon(loaded, words)) if line]


def head(view: View, words: Words) -> str:
    phase = words(f"ti-pic-phase-{view.phase}")
    return phase if view.phase == "setup" else words("ti-status", round=view.round, phase=phase)


def order(view: View, words: Words, loaded: Game) -> str:
    """Who has passed is struck out; whose turn it is, is bold; the Speaker has a mark."""
    said = " → ".join(_placed(view, seat, loaded) for seat in view.order)
    return words("ti-status-order", order=said)


def _placed(view: View, seat: int, loaded: Game) -> str:
    name = loaded.names[seat]
    mark = "★ " if seat == view.speaker else ""
    if view.players[seat].passed or view.players[seat].out:
        return f"{mark}~~{name}~~"
    return f"{mark}**{name}**" if seat == view.turn else f"{mark}{name}"


def points(view: View, words: Words, loaded: Game) -> str:
    """Everybody's, the most first."""
    if view.phase == "setup":
        return ""
    ranked = sorted(view.players, key=lambda one: -one.points)
    said = " · ".join(f"{loaded.names[one.seat]} **{one.points}**" for one in ranked)
    return words("ti-status-points", goal=GOAL, points=said)


def soon(loaded: Game, words: Words) -> list[str]:
    """What the game does not wait for yet: an offer, a secondary that stays open."""
    by_question: dict[str, list[str]] = {}
    for prompt in loaded.prompts():
        if prompt.optional and prompt.soon and not prompt.private:
            asked = prompts.asked(loaded, prompt, words)
            by_question.setdefault(asked, []).append(loaded.names[prompt.seat])
    return [
        words("ti-status-soon", who=words.list(names), what=asked) for asked, names in by_question.items()
    ]


def seat(loaded: Game, seat: int, words: Words) -> list[str]:
    """One's own figures, and whom the game waits for."""
    view = loaded.view(seat)
    one = view.players[seat]
    figures: dict[str, Any] = {
        "points": one.points,
        "goal": GOAL,
        "strategy": one.strategy,
        "fleet": one.fleet,
        "command": one.command,
        "goods": one.goods,
        "resources": one.resources,
        "influence": one.influence,
        "cards": one.cards,
        "politics": one.politics,
    }
    found = [f"**{words('ti-seat', **figures)}**"]
    waiting = [each for each in view.asked if each != seat]
    if one.out:
        found.append(words("ti-seat-out"))
    elif seat not in view.asked and waiting and not view.over:
        who = tuple(f"#{each}" for each in waiting)
        found.append(words("ti-seat-waits", seats=loaded.names, who=who))
    offers = sum(offer.to == seat and not offer.accepted for offer in view.offers)
    if offers and seat in view.asked:  # whoever is asked something else is not asked about offers as well
        found.append(words("ti-seat-offers", count=offers))
    return found
