"""The figures of many battles of androids as a page of text, beside the targets they are compared with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.akarios.lab.simulate import Record
from rules.core.simulation import mean, part, share, total


def page(records: Sequence[Record]) -> Iterator[str]:
    yield from _ends(records)
    yield from _costs(records)
    yield from _enemies(records)
    yield from _speed(records)


def _tables(records: Sequence[Record]) -> Iterator[tuple[str, list[Record]]]:
    """By scenario and number of players."""
    for scenario, seats in sorted({(record.scenario, record.seats) for record in records}):
        some = [each for each in records if (each.scenario, each.seats) == (scenario, seats)]
        yield f"{scenario:>8}{seats:>8}{len(some):>7}", some


HEAD = f"{'scenario':>8}{'players':>8}{'games':>7}"


def _ends(records: Sequence[Record]) -> Iterator[str]:
    yield (
        f"{HEAD}{'success':>9}{'rounds':>8}{'10%':>5}{'90%':>5}{'of won':>8}{'limit':>7}{'of lost':>8}"
        f"{'down':>6}"
    )
    for name, some in _tables(records):
        won = [each for each in some if each.ended == "success"]
        lost = [each for each in some if each.ended != "success"]
        rounds = [each.rounds for each in won] or [0]
        limit = share(sum(each.ended == "limit" for each in lost), len(lost))
        yield (
            f"{name}{share(len(won), len(some)):>8.0f}%{part(rounds, 0.5):>8}{part(rounds, 0.1):>5}"
            f"{part(rounds, 0.9):>5}{len(won):>8}{limit:>6.0f}%{len(lost):>8}"
            f"{mean(each.down / each.seats for each in some):>6.2f}"
        )
    yield "  targets: success 60-80 %, counts within 15 points of each other; limit under 10 % of failures"


def _costs(records: Sequence[Record]) -> Iterator[str]:
    yield ""
    yield f"{HEAD}{'hull and shields':>18}{'cancels':>9}{'stress':>8}{'panics':>8}{'windows':>9}"
    for name, some in _tables(records):
        players = sum(each.seats for each in some)
        hurt = share(sum(each.lost for each in some), sum(each.start for each in some))
        yield (
            f"{name}{hurt:>17.0f}%{sum(each.cancels for each in some) / players:>9.2f}"
            f"{sum(each.stress for each in some) / players:>8.1f}"
            f"{sum(each.panics for each in some) / players:>8.2f}{mean(each.windows for each in some):>9.1f}"
        )
    yield (
        "  targets, for each player: 45-90 % of hull and shields lost, 0.7-1.6 cancels, stress 3-6 at the "
        "end, 0.2-0.5 panics; under 6 windows a battle"
    )


def _enemies(records: Sequence[Record]) -> Iterator[str]:
    yield ""
    yield f"{'scenario':>8}  {'enemy':<20}{'activations':>12}{'attack':>8}"
    for scenario in sorted({record.scenario for record in records}):
        some = [record for record in records if record.scenario == scenario]
        acted, fired = total(each.acted for each in some), total(each.attacked for each in some)
        for type, count in sorted(acted.items()):
            yield f"{scenario:>8}  {type:<20}{count:>12}{share(fired[type], count):>7.0f}%"
    yield "  target: 45-65 % of activations attack"


def _speed(records: Sequence[Record]) -> Iterator[str]:
    yield ""
    yield f"moves of a battle {mean(each.moves for each in records):.0f}, {len(records)} games in all"
