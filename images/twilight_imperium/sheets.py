"""Sheets and cards in words, line by line: nothing that a picture shows is missing."""

from __future__ import annotations

from collections.abc import Sequence

from images.twilight_imperium import facts, sayings
from images.twilight_imperium.alt_cards import card_of, secret_of
from images.twilight_imperium.alt_table import lasting, law_of, score_of, trade_of
from images.twilight_imperium.common import look_of
from images.twilight_imperium.hand import numbered
from rules.twilight_imperium import texts
from rules.twilight_imperium.view import LeaderView, ObjectiveView, PlayerView, View
from words import Words


def waits(view: View, words: Words, names: Sequence[str]) -> str:
    """Whom everybody waits for."""
    who = ", ".join(look_of(seat, words, names).name for seat in view.asked if seat >= 0)
    return words("ti-say-waits", who=who) if who else ""


def hand(view: View, words: Words) -> list[str]:
    """The own cards with their texts, and the Secret Objective."""
    own = view.own
    if own is None:
        return []
    told = []
    for i, card in enumerate(numbered(own), 1):
        keys = (texts.action_card(card),) if card in facts.ACTION_CARDS else texts.agenda(card)
        sides = ("ti-pic-vote-for", "ti-pic-vote-against") if len(keys) > 1 else ()
        said = [words(key) for key in keys]
        said = [f"{words(side)}: {each}" for side, each in zip(sides, said, strict=True)] if sides else said
        told.append(f"{i}. {card_of(own, card, words)}. {' '.join(said)}")
    if view.secret is not None:
        told.append(f"{secret_of(view, words)} {words(texts.objective(view.secret.id))}")
    return told


def sheet(view: View, one: PlayerView, words: Words, names: Sequence[str]) -> list[str]:
    """All that everybody may see of a player."""
    known = ", ".join(sayings.technology(each, words) for each in one.technologies)
    able = ", ".join(
        facts.called(facts.ABILITIES, each, words) for each in one.abilities if each in facts.ABILITIES
    )
    planets = ", ".join(facts.called(facts.PLANETS, each, words) for each in one.planets)
    led = ", ".join(leader(each, words, names) for each in one.leaders)
    lines = [
        f"**{look_of(one.seat, words, names).name}**",
        words(
            "ti-say-sheet",
            strategy=one.strategy,
            fleet=one.fleet,
            command=one.command,
            goods=one.goods,
            resources=one.resources,
            influence=one.influence,
        ),
        words("ti-say-counters-else", board=one.on_board, reserve=one.reserve, votes=one.votes),
        words("ti-say-cards", action=one.cards, political=one.politics),
        words("ti-say-technologies", technologies=known) if known else "",
        words("ti-say-abilities", abilities=able) if able else "",
        words("ti-say-leaders", leaders=led) if led else "",
        words("ti-say-captives", leaders=sayings.leaders(one.captives, words)) if one.captives else "",
        words("ti-say-planets", planets=planets) if planets else "",
        words("ti-say-agreements", agreements=trade_of(one, words, names)),
        words("ti-say-left", units=_left(one, words)),
        f"{score_of(view, one, words, names)}.",
    ]
    return [line for line in lines if line]


def leader(one: LeaderView, words: Words, names: Sequence[str]) -> str:
    """Kind, name, and where: on a planet, in a system, dead, or whose captive."""
    where = one.where
    if where in ("dead", "captive"):
        where = words(f"ti-pic-leader-{one.where}")
        where += f", {look_of(one.captor, words, names).name}" if one.captor is not None else ""
    else:
        where = facts.called(facts.PLANETS, where, words)
    return f"{sayings.leaders((one.id,), words)} ({where})"


def _left(one: PlayerView, words: Words) -> str:
    """What can still be built; what never runs out is not counted."""
    return sayings.units([(kind, n) for kind, n in one.left.items() if n >= 0], words)


def objectives(view: View, words: Words, names: Sequence[str]) -> list[str]:
    told = [objective(one, words, names) for one in view.objectives]
    return [*told, words("ti-pic-deck", n=facts.TARGET, left=view.objectives_left)]


def objective(one: ObjectiveView, words: Words, names: Sequence[str]) -> str:
    """Name, points, text, who has scored it, who could, how far the others are."""

    def who(seats: Sequence[int]) -> str:
        return ", ".join(look_of(seat, words, names).name for seat in seats)

    said = [words("ti-say-scored", who=who(one.scored)) if one.scored else words("ti-say-nobody")]
    said += [words("ti-say-could", who=who(one.now))] if one.now else []
    far = [
        f"{look_of(seat, words, names).name} {have}/{need}"
        for seat, (have, need) in enumerate(one.progress)
        if seat not in one.scored and seat not in one.now and need > 1
    ]
    said += [", ".join(far)] if far else []
    name = facts.called(facts.PUBLIC, one.id, words)
    return f"{name} ({one.points}). {words(texts.objective(one.id))} {'; '.join(said)}."


def laws(view: View, words: Words, names: Sequence[str]) -> list[str]:
    told = [f"{law_of(law, words, names)}. {words(texts.agenda(law.card)[0])}" for law in view.laws]
    return [*(told or [words("ti-pic-laws-none") + "."]), *lasting(view, words, names)]
