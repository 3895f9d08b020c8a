"""The figures of many games between androids as a page of text, with the cards that stand out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.core.simulation import mean, part
from rules.starship_captains.components import EVENTS, MISSIONS, PASSENGERS, TECHS
from rules.starship_captains.lab import silly
from rules.starship_captains.lab.simulate import Record

LOW, HIGH = 0.5, 2.0
"""A card's worth should lie between these parts of its kind's mean."""
SELDOM = 0.25
"""Hardly ever taken: less often than this part of its kind's mean, by how often it lay open."""
FEW = 5
"""A card taken less often than this says nothing yet."""
SOURCES = {
    "missions": ("missions",),
    "tracks": ("tracks",),
    "omegas": ("omegas",),
    "passenger": ("passenger",),
    "commanders, androids, pirates": ("commanders", "androids", "pirates"),
    "medals, artifacts": ("medals", "artifacts"),
    "damage": ("damage",),
}
MEASURE = """Worth of a card, in points for each time it was taken (an event: each time it was resolved):
everything its player gained while its effects were resolved, at fixed prices (medal 2/3, artifact 1,
step 5/6, repair 4/3, use of a figure 2, card 2, move 2/3, jump 4/3, ring 1 + 1.25 a round), with the bonuses
of its edges; for a mission its printed points as well; for an omega or a passenger the points at the end;
for a card that changes a rule the difference it made. x is that worth by the mean of its kind; kinds are
compared within themselves only."""


def kind(card: str) -> str:
    if card in MISSIONS:
        return f"missions of {len(MISSIONS[card].rows)} rows"
    if card in EVENTS:
        return "events of the solo game" if EVENTS[card].solo else "events"
    if card in PASSENGERS:
        return "passengers"
    tech = TECHS[card]
    if tech.type == "room" and tech.effects[0].do == "discard_self":
        return "rooms of a single use"
    return {"room": "rooms", "ability": "abilities", "omega": "omegas"}[tech.type]


def page(records: Sequence[Record]) -> Iterator[str]:
    yield from _scores(records)
    yield from _lengths(records)
    yield ""
    yield MEASURE
    yield from _cards(records)


# Scores


def _scores(records: Sequence[Record]) -> Iterator[str]:
    yield f"{'players':<10}{'games':>6}{'mean':>7}{'10%':>7}{'median':>8}{'90%':>7}{'winners':>9}"
    tables = sorted({record.seats for record in records})
    for seats in [*tables, None] if len(tables) > 1 else tables:
        some = [record for record in records if seats in (None, record.seats)]
        totals = sorted(total for record in some for total in record.totals)
        won = mean([max(record.totals) for record in some])
        cells = [mean(totals), *(part(totals, share) for share in (0.1, 0.5, 0.9)), won]
        name = "all" if seats is None else str(seats)
        yield f"{name:<10}{len(some):>6}" + "".join(
            f"{cell:>{width}.1f}" for cell, width in zip(cells, (7, 7, 8, 7, 9), strict=True)
        )
    yield ""
    yield "points by source, mean of a player"
    sheets = [sheet for record in records for sheet in record.sheets]
    for name, fields in SOURCES.items():
        yield f"  {name:<32}{mean([sum(sheet[f] for f in fields) / 2 for sheet in sheets]):>6.1f}"


def _lengths(records: Sequence[Record]) -> Iterator[str]:
    yield ""
    players = sum(record.seats for record in records)
    turns = [sum(record.turns[at] for record in records) / players for at in range(4)]
    yield "turns of a player by round  " + "  ".join(f"{each:.1f}" for each in turns)
    yield f"moves of a game  {mean([record.moves for record in records]):.0f}"
    found = sum((record.silly for record in records), Counter[str]())
    counted = ", ".join(f"{kind} {found[kind]}" for kind in silly.KINDS)
    yield f"silly turns, of {found['activations']} activations and {found['passes']} passes: {counted}"
    yield f"medals left at the end, of a player  {found['medals'] / players:.1f}"


# Cards


def _cards(records: Sequence[Record]) -> Iterator[str]:
    found = figures(records)
    flagged = []
    for name in dict.fromkeys(kind(card) for card in found):
        cards = {card: each for card, each in found.items() if kind(card) == name}
        average = mean([worth for _, times, worth in cards.values() if times >= FEW])
        usual = sum(times for _, times, _ in cards.values()) / sum(shown for shown, _, _ in cards.values())
        yield ""
        yield f"{name}, mean {average:.2f}"
        yield f"  {'':<28}{'open':>6}{'taken':>7}{'share':>7}{'worth':>7}{'x':>6}"
        for card, (shown, times, worth) in sorted(cards.items(), key=lambda item: -item[1][2]):
            ratio = worth / average if average else 0.0
            note = remark(times, ratio, shown * usual)
            flagged += [f"{card}: {note}"] if note else []
            share = times / shown if shown else 0.0
            yield f"  {card:<28}{shown:>6}{times:>7}{share:>7.2f}{worth:>7.2f}{ratio:>6.2f}  {note}".rstrip()
    yield ""
    yield f"cards that stand out: {len(flagged)}"
    yield from (f"  {each}" for each in flagged)


def figures(records: Sequence[Record]) -> dict[str, tuple[int, int, float]]:
    """How often each card lay open, how often it was taken (or an event resolved), and its mean worth."""
    offered, taken, brought = Counter[str](), Counter[str](), dict.fromkeys(_names(), 0.0)
    for record in records:
        offered.update(record.offered)
        taken.update(record.taken)
        for card in brought:
            brought[card] += record.brought.get(card, 0.0)
    return {
        card: (offered[card], taken[card], gain / taken[card] if taken[card] else 0.0)
        for card, gain in brought.items()
        if offered[card]
    }


def _names() -> tuple[str, ...]:
    return (*TECHS, *MISSIONS, *EVENTS, *PASSENGERS)


def remark(times: int, ratio: float, expected: float) -> str:
    if expected >= FEW and times < SELDOM * expected:
        return "hardly ever taken"
    if times < FEW:
        return ""
    return "too strong" if ratio > HIGH else "too weak" if ratio < LOW else ""
