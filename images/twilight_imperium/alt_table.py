"""What everybody may see beside the galaxy, in one breath each: laws, agreements, players, the score."""

from __future__ import annotations

from collections.abc import Sequence

from images.speech import brief
from images.twilight_imperium import facts, sayings
from images.twilight_imperium.common import look_of
from images.twilight_imperium.laws import about_of, lasting_of
from images.twilight_imperium.score import by_kind, curve_of, ranked
from rules.twilight_imperium.view import LawView, PlayerView, View
from words import Words


def alt_laws(view: View, words: Words, names: Sequence[str]) -> str:
    if not view.laws:
        return brief([words("ti-pic-laws-none") + ".", *lasting(view, words, names)])
    told = "; ".join(law_of(law, words, names) for law in view.laws)
    return brief([words("ti-pic-laws") + ":", f"{told}.", *lasting(view, words, names)])


def law_of(law: LawView, words: Words, names: Sequence[str]) -> str:
    """Its name, its holder or what it is about, since when."""
    more = (
        [words("ti-pic-law-holder", name=look_of(law.holder, words, names).name)]
        if law.holder is not None
        else []
    )
    more += [about_of(law, words, names), words("ti-pic-law-since", n=law.since)]
    return f"{facts.called(facts.POLITICAL_CARDS, law.card, words)} ({', '.join(filter(None, more))})"


def lasting(view: View, words: Words, names: Sequence[str]) -> list[str]:
    told = ", ".join(filter(None, (lasting_of(each, words, names) for each in view.lasting)))
    return [f"{words('ti-pic-lasting')}: {told}."] if told else []


def alt_trade(view: View, words: Words, names: Sequence[str]) -> str:
    told = "; ".join(filter(None, (trade_of(one, words, names) for one in view.players)))
    return brief([words("ti-pic-agreements") + ":", f"{told}."])


def trade_of(one: PlayerView, words: Words, names: Sequence[str]) -> str:
    """Partners with what they bring, the goods, cards that are not lent."""
    deals = [
        words("ti-say-deal", name=look_of(deal.partner, words, names).name, n=deal.brings)
        for deal in one.agreements
    ]
    free = ", ".join(map(str, one.free_trade))
    parts = [*deals, words("ti-say-goods", n=one.goods), words("ti-say-not-lent", cards=free) if free else ""]
    return f"{look_of(one.seat, words, names).name}: {', '.join(filter(None, parts))}"


def alt_players(view: View, words: Words, names: Sequence[str]) -> str:
    return brief([words("ti-pic-players") + ":", "; ".join(sayings.players(view, words, names)) + "."])


def alt_score(view: View, words: Words, names: Sequence[str]) -> str:
    told = "; ".join(score_of(view, one, words, names) for one in ranked(view))
    return brief([sayings.head(view, words, names), f"{told}."])


def score_of(view: View, one: PlayerView, words: Words, names: Sequence[str]) -> str:
    """Points, what gave them, how they came round by round."""
    parts = [f"{words(f'ti-say-from-{kind}')} {n}" for kind, n in by_kind(one).items()]
    name = look_of(one.seat, words, names).name
    curve = ", ".join(map(str, curve_of(view, one)[1:]))
    return words(
        "ti-say-score", name=name, points=one.points, parts=", ".join(parts) or "0", curve=curve or "0"
    )
