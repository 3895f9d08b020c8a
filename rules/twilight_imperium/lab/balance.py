"""The figures of many games between androids as a page of text, beside the targets they are compared with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.simulation import mean, part, share, total
from rules.twilight_imperium.components import RACES, STRATEGY
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.lab.simulate import LONGEST, Record

ENDS = ("points", "rex", "instant", "alone", "long")


def page(records: Sequence[Record]) -> Iterator[str]:
    yield from _lengths(records)
    yield from _ends(records)
    yield from _sources(records)
    yield from _places(records)
    yield from _races(records)
    yield from _picks(records)
    yield from _growth(records)
    yield from _cards(records)


def _lengths(records: Sequence[Record]) -> Iterator[str]:
    """Target: 7 to 11 rounds (TI-620)."""
    yield (
        f"{'players':>7}{'games':>7}{'rounds':>8}{'10%':>5}{'90%':>5}{'moves':>7}{'battles':>9}"
        f"{'taken':>7}{'winner':>8}{'others':>8}"
    )
    for seats in sorted({record.seats for record in records}):
        some = [record for record in records if record.seats == seats]
        rounds = [record.rounds for record in some]
        won = [max(record.points) for record in some]
        others = [mean(sorted(record.points)[:-1]) for record in some]
        yield (
            f"{seats:>7}{len(some):>7}{mean(rounds):>8.1f}{part(rounds, 0.1):>5}{part(rounds, 0.9):>5}"
            f"{mean(each.moves for each in some):>7.0f}"
            f"{mean(each.battles / each.rounds for each in some):>9.2f}"
            f"{mean(each.invasions / each.rounds for each in some):>7.2f}"
            f"{mean(won):>8.1f}{mean(others):>8.1f}"
        )


def _ends(records: Sequence[Record]) -> Iterator[str]:
    """Target: most by points, none longer than the longest."""
    found = Counter(record.ended for record in records)
    yield ""
    shares = (f"{end} {share(found[end], len(records)):.0f} %" for end in ENDS)
    yield f"ended by {', '.join(shares)} (target: most by points, none longer than {LONGEST} rounds)"
    yield f"eliminations in a game  {mean(record.out for record in records):.2f}"


def _sources(records: Sequence[Record]) -> Iterator[str]:
    found = total(record.sources for record in records)
    yield ""
    yield f"{'points by source':<26}{'a game':>8}{'share':>8}"
    for source, points in sorted(found.items(), key=lambda each: (-each[1], each[0])):
        yield f"  {source:<24}{points / len(records):>8.2f}{share(points, found.total()):>7.0f}%"


def _places(records: Sequence[Record]) -> Iterator[str]:
    """Wins by place, the first Speaker being first."""
    won = Counter(
        record.order.index(record.winner) + 1
        for record in records
        if record.winner is not None and record.order
    )
    yield ""
    yield "wins by seat from the first Speaker  " + ", ".join(
        f"{place}: {share(won[place], won.total()):.0f} %" for place in sorted(won)
    )


def _races(records: Sequence[Record]) -> Iterator[str]:
    """Target: none under half or over twice its share."""
    games = Counter(race for record in records for race in record.races)
    won = Counter(record.races[record.winner] for record in records if record.winner is not None)
    points = Counter[str]()
    for record in records:
        points.update(dict(zip(record.races, record.points, strict=True)))
    yield ""
    yield f"{'race':<12}{'games':>7}{'wins':>7}{'points':>8}"
    for race in RACES:
        count = games[race]
        yield f"  {race:<10}{count:>7}{share(won[race], count):>6.0f}%{points[race] / max(1, count):>8.1f}"


def _picks(records: Sequence[Record]) -> Iterator[str]:
    found = total(record.picks for record in records)
    rounds = sum(record.rounds for record in records)
    yield ""
    yield "picked in a round  " + ", ".join(f"{card} {share(found[card], rounds):.0f} %" for card in STRATEGY)


def _growth(records: Sequence[Record]) -> Iterator[str]:
    yield ""
    yield f"{'round':>5}{'planets':>9}{'counters':>10}{'goods':>7}"
    for round in range(max(len(record.planets) for record in records)):
        some = [record for record in records if len(record.planets) > round]
        yield (
            f"{round + 1:>5}{mean(mean(each.planets[round]) for each in some):>9.1f}"
            f"{mean(mean(each.counters[round]) for each in some):>10.1f}"
            f"{mean(mean(each.goods[round]) for each in some):>7.1f}"
        )


def _cards(records: Sequence[Record]) -> Iterator[str]:
    found = total(record.cards for record in records)
    yield ""
    yield f"Action Cards played in a game  {found.total() / len(records):.1f}"
    yield "  " + ", ".join(f"{card} {count}" for card, count in found.most_common())
    yield "  never: " + ", ".join(card for card in ACTION_CARDS if card not in found)
