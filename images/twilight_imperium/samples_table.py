"""Made-up games with much on the table: laws, agreements, the end."""

from __future__ import annotations

from msgspec.structs import replace

from images.twilight_imperium import facts
from images.twilight_imperium.samples import middle, start
from rules.twilight_imperium.view import (
    AgreementView,
    DieView,
    InvasionView,
    LastingView,
    LawView,
    PickedView,
    View,
)

LAWS = (
    LawView("minister_of_commerce", 2, ("2",), 3),
    LawView("code_of_honor", None, (), 2),
    LawView("research_grant", None, (), 4),
    LawView("closing_the_wormholes", None, (), 4),
)
LASTING = (LastingView("temporary_stability", 1, "round", ()), LastingView("trade_stop", 3, "next_round", ()))


def laws() -> View:
    return replace(middle(), laws=LAWS, lasting=LASTING)


def twelve_laws() -> View:
    """The longest texts first."""
    rows = {id: row for id, row in facts.POLITICAL_CARDS.items() if row.get("law") and not row.get("redraw")}
    passed = [id for id, row in rows.items() if row.get("elect") is None]
    offices = [id for id, row in rows.items() if row.get("elect") == "player"]
    planets = [id for id, row in rows.items() if row.get("elect") == "planet"]
    shown = [LawView(id, None, (), 2) for id in passed[:7]]
    shown += [LawView(id, i, (str(i),), 3) for i, id in enumerate(offices[:4])]
    shown += [LawView(id, None, ("lodor",), 5) for id in planets[:1]]
    return replace(middle(), laws=tuple(shown), lasting=LASTING)


def won() -> View:
    """Nine points in the eighth round."""
    view = middle()
    more = ((5, 5, 6, 6), (5, 5, 6, 7), (6, 8, 8, 9), (5, 6, 7, 7), (3, 4, 5, 5), (4, 6, 7, 8))
    players = tuple(
        replace(one, curve=(*one.curve, *more[one.seat][:3]), points=more[one.seat][3])
        for one in view.players
    )
    gained = next(id for id, row in facts.PUBLIC.items() if row["stage"] == 2)
    players = tuple(
        replace(one, sources=(*one.sources, (gained, one.points - sum(n for _, n in one.sources))))
        if one.points > sum(n for _, n in one.sources)
        else one
        for one in players
    )
    return replace(
        view, players=players, round=8, winner=2, over=True, battle=None, phase="status", ended="points"
    )


def eight() -> View:
    """Eight players who all trade, with two Strategy Cards each."""
    view = start(8)
    cards = tuple(facts.STRATEGY)
    players = []
    for one in view.players:
        partners = ((one.seat + 1) % 8, (one.seat - 1) % 8)
        deals = tuple(AgreementView(each, 2, 3) for each in partners)
        picked = (PickedView(cards[one.seat % len(cards)], one.seat % 2 == 0),)
        players.append(
            replace(
                one,
                agreements=deals,
                free_trade=(),
                goods=12,
                points=one.seat,
                picked=picked,
                curve=(0, one.seat),
            )
        )
    return replace(view, players=tuple(players), round=3, phase="action")


def _invasion(stage: str, round: int, dice: tuple[DieView, ...], **more: int) -> View:
    force = {"gf": 5, "shock": 2, "fighters": 0} | more
    now = InvasionView(
        "000", "mecatol_rex", 1, 2, round, stage, leaders=("hacan.1",), dice=dice, hits={}, **force
    )
    return replace(middle(), battle=None, invasion=now)


def _dice(*rows: tuple[int, str, int, tuple[tuple[str, int], ...], str]) -> tuple[DieView, ...]:
    return tuple(
        DieView(seat, kind, None, int(face), needed, parts, False)
        for seat, kind, needed, parts, faces in rows
        for face in faces.split()
    )


def bombarded() -> View:
    return _invasion("bombarded", 0, _dice((1, "dreadnought", 5, (), "7 3"), (1, "war_sun", 3, (), "10 2 4")))


def landed() -> View:
    """A round of Invasion Combat."""
    general = (("letnev.2", 1),)
    rows = (
        (1, "gf", 8, (), "9 3 8 1 2"),
        (1, "shock", 5, (), "10 4"),
        (2, "gf", 8, general, "7 2 10"),
        (2, "shock", 5, general, "6"),
    )
    return _invasion("rolled", 2, _dice(*rows))


def landing() -> View:
    """Nothing is rolled yet; thirty land."""
    return _invasion("before", 0, (), gf=30, fighters=4)
