"""What a card changes, line by line: for comparing it with what its text says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec.structs import asdict

from rules.core.contract import Event
from rules.core.dice import Dice
from rules.twilight_imperium import engine
from rules.twilight_imperium.actions import Play
from rules.twilight_imperium.board import systems
from rules.twilight_imperium.cards import judging, playing
from rules.twilight_imperium.components_cards import ACTION_CARDS
from rules.twilight_imperium.frames import Choosing, Happening, Played, Removing, Turn
from rules.twilight_imperium.state import Picked, State, TradeCard
from tests.rules.twilight_imperium.play import Loaded
from tests.rules.twilight_imperium.table import Table, galaxy

GONE = ["sabotage"] * 5 + ["touch_of_genius"] + ["faulty_targeting_systems"] * 2
"""In the discards, so that nobody can stop a card."""


def position() -> Table:
    """Sol, Letnev and Hacan; Lodor beside Sol, empty space, and two planets between the others."""
    found = galaxy(
        "sol",
        "letnev",
        "hacan",
        p201="lodor",
        p202="empty_base",
        p203="bereg_lirta_iv",
        p101="bellatrix_tsion",
        p212="empty_se",
    )
    state = found.state
    state.phase, state.order = "action", [0, 1, 2]
    for player in state.players:
        player.strategy, player.fleet, player.command = 2, 3, 3
    return found


class Case(NamedTuple):
    card: str
    changes: list[str]
    """As the text of the card says it."""
    on: tuple[str, ...] = ()
    pay: tuple[str, ...] = ()
    facts: Mapping[str, str] = MappingProxyType({})
    faces: tuple[int, ...] = ()
    prepare: Callable[[Table], object] = lambda _: None
    choose: tuple[str, ...] = ()
    goes: str = "discards"
    seat: int = 0


def played(case: Case) -> tuple[Table, list[str], list[Event]]:
    """The card is played and resolved. What it puts on the stack for other chapters is listed, not run."""
    found = position()
    case.prepare(found)
    state = found.state
    state.action.discards += GONE
    if ACTION_CARDS[case.card].window == playing.ACTION:
        state.stack.append(Turn(case.seat, stage="act"))
    before, below = lines(state), len(state.stack)
    state.players[case.seat].cards.append(case.card)
    action, point = Play(case.card, case.on, case.pay), ACTION_CARDS[case.card].window
    judging.judge(state, case.seat, action, point, dict(case.facts))
    playing.begin(state, case.seat, action, point, dict(case.facts))
    dice = Loaded(*case.faces)
    events, notes = list[Event](), list[str]()
    while len(state.stack) > below:
        frame = state.stack[-1]
        if isinstance(frame, Played | Removing):
            step = engine.CHAPTERS[type(frame)]
            events += step.run(state, frame, dice)  # type: ignore[union-attr]
        else:
            notes.append(_put(state.stack.pop()))
            events += _chosen(state, frame, case.choose, dice)
    where = _place(state, case.card)
    assert where == case.goes, f"{case.card} is in {where}"
    for pile in (state.action.discards, state.players[case.seat].cards):
        if case.card in pile:
            pile.remove(case.card)
            break
    return found, sorted([*_changed(before, lines(state)), *notes]), events


def _chosen(state: State, frame: Any, ids: tuple[str, ...], dice: Dice) -> list[Event]:
    if not isinstance(frame, Choosing) or not ids:
        return []
    return engine.CONTENTS.choices[frame.then](state, frame, ids, dice)


def _place(state: State, card: str) -> str:
    if card in state.action.discards[len(GONE) :]:
        return "discards"
    return "hand" if any(card in player.cards for player in state.players) else "stays"


def _put(frame: Any) -> str:
    if isinstance(frame, Happening):
        facts = " ".join(f"{name}={value}" for name, value in sorted(frame.facts.items()) if value)
        return f"happens {frame.moment} {facts}"
    if isinstance(frame, Choosing):
        amount = f"{frame.least}-{frame.most}" if frame.least != frame.most else str(frame.least)
        return f"asks {frame.seat} {frame.what} {amount} of {' '.join(frame.among)}"
    fields = {name: value for name, value in asdict(frame).items() if value or type(value) is int}
    return f"puts {type(frame).__name__} " + " ".join(f"{name}={value}" for name, value in fields.items())


def _changed(before: dict[str, str], after: dict[str, str]) -> Iterator[str]:
    for name in sorted(before.keys() | after.keys()):
        was, now = before.get(name, ""), after.get(name, "")
        if was != now:
            yield f"{name}: {was or '-'} > {now or '-'}"


def lines(state: State) -> dict[str, str]:
    """The state in words, one line for each thing that a card may touch."""
    found: dict[str, str] = {}
    for seat, player in enumerate(state.players):
        for name in ("strategy", "fleet", "command", "goods", "points"):
            found[f"{seat} {name}"] = str(getattr(player, name))
        for name in ("technologies", "cards", "politics", "dead"):
            found[f"{seat} {name}"] = " ".join(sorted(getattr(player, name)))
        found[f"{seat} picked"] = " ".join(each.card for each in player.picked)
        found[f"{seat} partners"] = " ".join(str(each.lent) for each in player.trade if each.lent is not None)
    for system in systems.places(state):
        at = system.at
        found[f"{at} ships"] = " ".join(
            f"{each.kind}{'!' * each.damaged}@{each.seat}" for each in system.ships
        )
        found[f"{at} docks"] = " ".join(str(each.seat) for each in system.docks)
        found[f"{at} fighters"] = " ".join(f"{n}@{seat}" for seat, n in sorted(system.fighters.items()))
        found[f"{at} counters"] = " ".join(map(str, system.counters))
        found[f"{at} mines"] = " ".join(map(str, system.mines))
        for planet in system.planets:
            found |= {f"{planet.id} {name}": text for name, text in _planet(planet).items()}
    found["custodians"] = str(sum(state.custodians))
    found["lasting"] = ", ".join(
        " ".join(filter(None, (each.source, str(each.owner), each.until, *each.on, str(each.n or ""))))
        for each in state.lasting
    )
    found["deck"] = str(len(state.action.cards))
    found["political"] = " ".join(state.political.cards)
    found["political discards"] = " ".join(state.political.discards)
    found["discards"] = " ".join(card for card in state.action.discards if card not in GONE)
    return found


def _planet(planet: Any) -> dict[str, str]:
    troops = {name: str(getattr(planet, name) or "") for name in ("gf", "shock", "pds")}
    owner = "" if planet.owner is None else str(planet.owner)
    dock = "" if planet.dock is None else f"from {planet.dock}"
    ready = "ready" if planet.ready else "spent"
    return {**troops, "owner": owner, "card": ready, "dock": dock, "marks": " ".join(planet.marks)}


def lodor(owner: int, **facts: object) -> object:
    return lambda table: table.at("201").planet("lodor", owner=owner, **facts)


def strategy(table: Table) -> None:
    table.state.phase = "strategy"
    table.state.players[0].picked = [Picked("trade_2")]
    table.state.players[1].picked = [Picked("leadership")]


def agreed(table: Table) -> None:
    """All three have one with each other."""
    for seat, partners in ((0, (1, 2)), (1, (0, 2)), (2, (0, 1))):
        table.state.players[seat].trade = [TradeCard(1, lent=other) for other in partners]
