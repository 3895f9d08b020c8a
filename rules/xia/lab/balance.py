"""The figures of many games between androids as a page of text, beside the targets they are compared with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.simulation import mean, part, share, total
from rules.xia.components import ABILITIES, KINDS, SHIPS, TITLES
from rules.xia.lab import silly
from rules.xia.lab.simulate import SOURCES, Record

TARGETS = {
    "mission": 30,
    "trade": 25,
    "combat": 10,
    "exploration": 10,
    "ship": 10,
    "title": 10,
}
"""Percent of all fame in a game to 10 with 4 players; luck and the rest 5."""
FATES = ("done", "failed", "aborted", "lost", "open")


def page(records: Sequence[Record]) -> Iterator[str]:
    yield from _lengths(records)
    yield from _sources(records)
    yield from _losses(records)
    yield from _missions(records)
    yield from _titles(records)
    yield from _abilities(records)
    yield from _ships(records)
    yield from _silly(records)


def _silly(records: Sequence[Record]) -> Iterator[str]:
    found = total(record.silly for record in records)
    turns = found["turns"]
    yield ""
    yield f"silly turns, of {turns}: " + ", ".join(
        f"{kind} {found[kind]} ({share(found[kind], turns):.1f} %)" for kind in silly.KINDS
    )


def _lengths(records: Sequence[Record]) -> Iterator[str]:
    yield (
        f"{'fame':>4}{'players':>9}{'games':>7}{'rounds':>8}{'10%':>6}{'90%':>6}{'turns':>7}"
        f"{'moves':>7}{'others':>8}{'sectors':>9}"
    )
    tables = sorted({(int(record.fame), record.seats) for record in records})
    for fame, seats in tables:
        some = [record for record in records if (int(record.fame), record.seats) == (fame, seats)]
        rounds = [record.rounds for record in some]
        others = [mean(sorted(record.standing)[:-1]) for record in some]
        yield (
            f"{fame:>4}{seats:>9}{len(some):>7}{mean(rounds):>8.1f}{part(rounds, 0.1):>6.1f}"
            f"{part(rounds, 0.9):>6.1f}{mean(each.turns for each in some):>7.0f}"
            f"{mean(each.moves for each in some):>7.0f}{mean(others):>8.1f}"
            f"{mean(each.sectors for each in some):>9.1f}"
        )


def _sources(records: Sequence[Record]) -> Iterator[str]:
    yield ""
    yield f"{'fame by source, percent':<26}{'all':>7}{'winners':>9}{'target':>8}"
    found = total(record.sources for record in records)
    won = total(record.winners for record in records)
    for source in SOURCES:
        target = str(TARGETS.get(source, "-"))
        yield (
            f"  {source:<24}{share(found[source], found.total()):>7.1f}"
            f"{share(won[source], won.total()):>9.1f}{target:>8}"
        )


def _losses(records: Sequence[Record]) -> Iterator[str]:
    players = sum(record.seats for record in records)
    lost = total(record.destroyed for record in records)
    yield ""
    yield f"ships lost for each player and game  {lost.total() / players:.2f} (target 0.5 to 1)"
    yield "  by " + ", ".join(f"{cause} {count / players:.2f}" for cause, count in lost.most_common())
    kills = total(record.kills for record in records)
    yield "destroyed by players in a game  " + _each(kills, len(records))
    stranded = [record.stranded for record in records]
    some = share(sum(each > 0 for each in stranded), len(records))
    yield f"strandings in a game  {mean(stranded):.2f}, in {some:.0f} % of the games (target under 10 %)"
    yield (
        f"credits of a player: left {mean(c for r in records for c in r.credits):.0f}, "
        f"from cargo {sum(r.sales for r in records) / players:.0f}, "
        f"from missions {sum(r.payments.total() for r in records) / players:.0f}"
    )


def _each(counted: Counter[str], games: int) -> str:
    return ", ".join(f"{name} {count / games:.2f}" for name, count in counted.most_common()) or "nothing"


def _missions(records: Sequence[Record]) -> Iterator[str]:
    kept, done = total(r.kept for r in records), total(r.done for r in records)
    paid = total(r.payments for r in records)
    yield ""
    yield f"{'missions in a game':<26}{'kept':>7}{'done':>7}{'share':>8}{'paid':>7}"
    for kind in KINDS:
        yield (
            f"  {kind:<24}{kept[kind] / len(records):>7.2f}{done[kind] / len(records):>7.2f}"
            f"{share(done[kind], kept[kind]):>7.0f}%{paid[kind] / max(1, done[kind]):>7.0f}"
        )
    fates, all_kept = total(r.fates for r in records), kept.total()
    yield "  of all that were kept: " + ", ".join(
        f"{fate} {share(fates[fate], all_kept):.0f} %" for fate in FATES
    )


def _titles(records: Sequence[Record]) -> Iterator[str]:
    claimed = total(record.titles for record in records)
    yield ""
    drawn = total(record.drawn for record in records)
    open_ = drawn.total() / len(records)
    yield f"titles claimed in a game  {claimed.total() / len(records):.2f} of {open_:.2f}"
    yield "  " + ", ".join(f"{title} {claimed[title]}/{drawn[title]}" for title in TITLES)


def _abilities(records: Sequence[Record]) -> Iterator[str]:
    """How often the owner uses a card, by the turns in which it is aboard."""
    used, aboard = total(r.abilities for r in records), total(r.aboard for r in records)
    yield ""
    yield f"{'abilities':<26}{'used':>7}{'turns':>7}{'share':>8}"
    for name in ABILITIES:
        yield f"  {name:<24}{used[name]:>7}{aboard[name]:>7}{share(used[name], aboard[name]):>7.0f}%"
    explored = total(record.explored for record in records)
    yield "explored in a game  " + _each(explored, len(records))


def _ships(records: Sequence[Record]) -> Iterator[str]:
    flown = Counter(ship for record in records for ship in record.ships)
    began = Counter(record.first_ship for record in records)
    ended = Counter(record.last_ship for record in records)
    yield ""
    yield f"{'ships':<18}{'level':>6}{'flown':>7}{'won from the start':>20}{'won in it':>11}"
    for name, ship in SHIPS.items():
        first = f"{share(began[name], flown[name]):.0f}%" if ship.level == 1 else "-"
        yield (
            f"  {name:<16}{ship.level:>6}{flown[name]:>7}{first:>20}{share(ended[name], flown[name]):>10.0f}%"
        )
