"""Each picture in one breath, for screen readers (at most 1000 characters)."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.twilight_imperium import facts, sayings
from images.twilight_imperium.agenda import ABSTAIN, name_of, title_of
from images.twilight_imperium.common import look_of, player_of
from images.twilight_imperium.technologies import state
from rules.twilight_imperium.view import LeaderView, ObjectiveView, View
from words import Words


def alt_galaxy(view: View, words: Words, names: Sequence[str]) -> str:
    """Who leads, whose realm is where, where the fight is."""
    realms = "; ".join(sayings.realms(view, words, names))
    return brief(
        [
            sayings.head(view, words, names),
            words("ti-say-players", players="; ".join(sayings.players(view, words, names))),
            words("ti-say-realms", realms=realms) if realms else "",
        ]
    )


def alt_player(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    one = player_of(view, seat)
    planets = ", ".join(facts.called(facts.PLANETS, each, words) for each in one.planets)
    known = ", ".join(sayings.technology(each, words) for each in one.technologies)
    leaders = ", ".join(_leader(each, words) for each in one.leaders)
    deals = ", ".join(f"{look_of(each.partner, words, names).name} {each.brings}" for each in one.agreements)
    return brief(
        [
            sayings.player(view, one, words, names) + ".",
            words(
                "ti-say-sheet",
                strategy=one.strategy,
                fleet=one.fleet,
                command=one.command,
                goods=one.goods,
                resources=one.resources,
                influence=one.influence,
            ),
            words("ti-say-cards", action=one.cards, political=one.politics),
            words("ti-say-technologies", technologies=known) if known else "",
            words("ti-say-leaders", leaders=leaders) if leaders else "",
            words("ti-say-agreements", agreements=deals) if deals else "",
            words("ti-say-planets", planets=planets) if planets else "",
        ]
    )


def _leader(one: LeaderView, words: Words) -> str:
    name = facts.called(facts.LEADERS, one.id, words)
    if one.where in ("dead", "captive"):
        return f"{name} ({words(f'ti-pic-leader-{one.where}')})"
    return f"{name} ({facts.called(facts.PLANETS, one.where, words)})"


def alt_technologies(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    """What is owned, what could be had, who it is about."""
    one = player_of(view, seat)
    owned = ", ".join(sayings.technology(each, words) for each in one.technologies)
    free = [each for each in facts.TECHNOLOGIES if state(each, one.technologies) == "now"]
    available = ", ".join(sayings.technology(each, words) for each in free)
    return brief(
        [
            f"{look_of(seat, words, names).name}.",
            words("ti-say-owned", technologies=owned) if owned else "",
            words("ti-say-available", technologies=available) if available else "",
        ]
    )


def alt_objectives(view: View, words: Words, names: Sequence[str]) -> str:
    points = ", ".join(f"{look_of(one.seat, words, names).name} {one.points}" for one in view.players)
    return brief(
        [
            words("ti-say-track", points=points),
            *(_objective(one, words, names) for one in view.objectives),
        ]
    )


def _objective(one: ObjectiveView, words: Words, names: Sequence[str]) -> str:
    def who(seats: tuple[int, ...]) -> str:
        return ", ".join(look_of(seat, words, names).name for seat in seats)

    said = words("ti-say-scored", who=who(one.scored)) if one.scored else words("ti-say-nobody")
    could = f", {words('ti-say-could', who=who(one.now))}" if one.now else ""
    return f"{facts.called(facts.PUBLIC, one.id, words)} ({one.points}): {said}{could}."


def alt_agenda(view: View, words: Words, names: Sequence[str]) -> str:
    now = view.agenda
    assert now is not None
    told = []
    for seat, choice, count in now.votes:
        said = words("ti-pic-vote-abstain") if choice == ABSTAIN else name_of(choice, words, names)
        told.append(words("ti-say-vote", name=look_of(seat, words, names).name, choice=said, n=count))
    result = (
        "" if now.result is None else words("ti-pic-vote-result", result=name_of(now.result, words, names))
    )
    return brief(
        [
            words("ti-say-agenda", card=title_of(now.card, words)),
            *sayings.effects(now, words),
            f"{result}." if result else "",
            f"{'; '.join(told)}." if told else "",
            words("ti-pic-vote-open", n=sum(count for _, count in now.open)) + ".",
        ]
    )
