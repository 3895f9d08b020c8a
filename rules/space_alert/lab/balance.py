"""The figures of many missions as a page of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.simulation import mean, part, share
from rules.space_alert.components import CARDS
from rules.space_alert.lab.beside import Company
from rules.space_alert.lab.simulate import Record


def page(records: Sequence[Record]) -> Iterator[str]:
    """Level by level: ships saved, damage and points of those, and what ended the others."""
    yield f"{'level':<12}{'missions':>9}{'saved':>8}{'damage':>8}{'points':>8}  lost to"
    for level in dict.fromkeys(record.level for record in records):
        flown = [record for record in records if record.level == level]
        home = [record for record in flown if record.sheet.won]
        saved = f"{share(len(home), len(flown)):.0f} %"
        tiles = mean(sum(record.sheet.tiles) for record in home)
        points = mean(record.points for record in home)
        yield f"{level:<12}{len(flown):>9}{saved:>8}{tiles:>8.1f}{points:>8.1f}  {killers(flown)}"
    costs = [1000 * cost for record in records for cost in record.costs]
    if costs:
        many = len(costs) / len(records)
        spread = f"median {part(costs, 0.5):.0f} ms, 95% {part(costs, 0.95):.0f} ms, most {max(costs):.0f} ms"
        yield f"{many:.0f} decisions a mission were thought over; CPU of one: {spread}"


def killers(records: Sequence[Record]) -> str:
    lost = Counter(record.sheet.lost_by for record in records if record.sheet.lost_by)
    return ", ".join(f"{CARDS[code].name['en']} {count}" for code, count in lost.most_common())


def company(records: Sequence[Company]) -> Iterator[str]:
    yield ""
    yield f"{'beside people':<14}{'missions':>9}{'without':>9}{'with it':>9}{'lost by it':>12}"
    for level in dict.fromkeys(record.level for record in records):
        flown = [record for record in records if record.level == level]
        without = f"{share(sum(record.without.won for record in flown), len(flown)):.0f} %"
        beside = f"{share(sum(record.beside.won for record in flown), len(flown)):.0f} %"
        worse = sum(record.worse for record in flown)
        yield f"{level:<14}{len(flown):>9}{without:>9}{beside:>9}{worse:>12}"
